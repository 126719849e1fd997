import { expect, test } from 'vitest';
import { akkadTable, playOn } from '../support.ts';

const FIVE = ['red', 'blue', 'green', 'yellow', 'white'] as const;
const ROLES = ['priest', 'engineer', 'merchant', 'governor', 'builder', 'vizier', 'commander', 'scribe'];

test('AKK-E.1 AKK-2.03 AKK-2.06 roles clockwise from the Crown, gods counter-clockwise with the Crown last', () => {
  const t = akkadTable({ players: FIVE, at: 'selection', crown: 'green' });
  for (const [name, role] of [
    ['green', 'priest'],
    ['yellow', 'scribe'],
    ['white', 'vizier'],
    ['red', 'builder'],
    ['blue', 'merchant'],
  ] as const)
    t[name].answers('select.role', role);
  for (const [name, god] of [
    ['blue', 'an'],
    ['red', 'enki'],
    ['white', 'suen'],
    ['yellow', 'ishtar'],
    ['green', 'enlil'],
  ] as const)
    t[name].answers('select.god', god);
  expect(t.board.roleOf).toEqual([2, -1, 1, -1, 0, 4, -1, 3]);
  expect([t.board.roleSilver, t.board.godStaples]).toEqual([
    [0, 1, 0, 1, 0, 0, 1, 0],
    [0, 1, 0, 1, 0, 1, 0, 0],
  ]);
});

test('AKK-2.01 a round has four phases in this order', () => {
  const t = akkadTable({ players: FIVE, at: 'selection', chance: { 'draw.event': ['plentiful-harvest'] } });
  const phases: string[] = [];
  playOn(t, () => {
    if (phases.at(-1) !== t.board.phase) phases.push(t.board.phase);
    return phases.length === 4;
  });
  expect([t.board.eventNow.length, phases]).toEqual([1, ['selection', 'action', 'prestige', 'selection']]);
});

test('AKK-2.04 AKK-2.07 AKK-21.01 one role and one god each with five', () => {
  const t = akkadTable({ players: FIVE, at: 'selection' });
  playOn(t, () => t.board.phase === 'action');
  for (const seat of [0, 1, 2, 3, 4])
    expect([t.board.roleOf, t.board.godOf].map((list) => list.filter((one) => one === seat).length)).toEqual([1, 1]);
});

test('AKK-2.05 AKK-2.14 AKK-21.02 two roles each with four, in two clockwise passes; none is left', () => {
  const t = akkadTable({ players: ['red', 'blue', 'green', 'yellow'], at: 'selection', crown: 'blue' });
  // The last card left is taken without a question.
  ['blue', 'green', 'yellow', 'red', 'blue', 'green', 'yellow'].forEach((name, i) =>
    t[name as 'red'].answers('select.role', ROLES[i] ?? ''),
  );
  expect([t.board.roleOf, t.board.roleSilver]).toEqual([
    [1, 2, 3, 0, 1, 2, 3, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('AKK-2.14 with three players two roles stay and get silver', () => {
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: 'selection' });
  playOn(t, () => t.board.phase === 'action');
  expect(t.board.roleSilver.filter((n) => n === 1)).toHaveLength(2);
});

test('AKK-2.08 AKK-2.09 a card taken is gone for the others, and everybody has to take one', () => {
  const t = akkadTable({ players: FIVE, at: 'selection' });
  t.red.answers('select.role', 'priest');
  expect([...t.blue.isAsked('select.role').options]).toEqual(ROLES.slice(1));
  expect(t.sees('green').board.roleOf[0]).toBe(0);
});

test('AKK-2.10 the chooser takes what lies on the card', () => {
  const t = akkadTable({ players: FIVE, at: 'selection', roleSilver: { scribe: 2 }, godStaples: { suen: 3 } });
  t.red.answers('select.role', 'scribe');
  expect([t.board.goods[0], t.board.roleSilver[7]]).toEqual([[0, 0, 2, 0], 0]);
  playOn(t, () => t.table.machine.kind === 'select.god');
  t.white.answers('select.god', 'suen');
  expect([t.board.goods[4], t.board.godStaples[7]]).toEqual([[3, 3, 0, 0], 0]);
});

test('AKK-2.11 AKK-2.12 AKK-2.13 AKK-A.23 what nobody takes grows by 1, round after round', () => {
  const lying = { roleSilver: { scribe: 1 }, godStaples: { suen: 2 } };
  const left = (unchosen: string) => {
    const t = akkadTable({ players: FIVE, at: 'selection', options: { unchosen }, ...lying });
    playOn(t, () => t.board.phase === 'action');
    return [t.board.roleSilver[7], t.board.godStaples[7]];
  };
  expect([left('accumulate'), left('one')]).toEqual([
    [2, 3],
    [1, 1],
  ]);
});

test('AKK-2.15 AKK-19.18 cards return in the prestige phase, what lies on unchosen ones stays', () => {
  const has = { red: { usedRoles: ['priest'], god: 'an' } };
  const t = akkadTable({ players: FIVE, at: 'prestige', has, roleSilver: { scribe: 2 } });
  playOn(t, () => t.board.phase === 'selection');
  expect([t.board.roleOf[0], t.board.roleUsed[0], t.board.godOf[0], t.board.roleSilver[7]]).toEqual([-1, false, -1, 2]);
});

test('AKK-2.02 AKK-19.06 AKK-19.30 after the prestige phase of round 9 the game is over', () => {
  const last = akkadTable({ players: FIVE, at: 'prestige', round: 9 });
  playOn(last, () => last.over);
  expect([last.over, last.board.phase, last.board.questRow.length]).toEqual([true, 'end', 2]);
  const eighth = akkadTable({ players: FIVE, at: 'prestige', round: 8 });
  playOn(eighth, () => eighth.board.phase === 'selection');
  expect(eighth.over).toBe(false);
});
