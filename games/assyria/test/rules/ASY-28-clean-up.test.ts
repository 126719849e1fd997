import { expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { assyriaTable, playOn } from '../support.ts';

const two = { ziggurats: { D2: 1 }, personalHuts: 0 };

/** Red and Blue at the Clean Up of round 1; the table stops at the next bid. */
const cleanUp = (board: Partial<Board<'red' | 'blue'>> = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: 'clean-up',
    civilisations: ['CV05', 'CV06', 'CV08'],
    has: { red: two, blue: { ziggurats: { F8: 1 }, personalHuts: 0 } },
    ...board,
  });

test('ASY-28.01 the highest board leaves, the others move up, a new one appears beside the lowest area', () => {
  const t = cleanUp({ chance: { 'civilisation.reveal': ['CV10'] } });
  expect(t.board.civilisation).toEqual([['CV06'], ['CV08'], ['CV10']]);
  expect(t.board.civilisationDiscard).toEqual(['CV05']);
  t.chanceWeighed('civilisation.reveal', ['CV01', 'CV02', 'CV03', 'CV04', 'CV07', 'CV09', 'CV10']);
});

test('ASY-28.02 tokens and Roofs stay in their areas when the boards move', () => {
  const t = cleanUp({ areaGold: [4, 3, 2], areaShips: ['lowest'], roofs: ['highest', 'lowest'] });
  expect([t.board.areaGold, t.board.areaShip, t.board.areaRoof]).toEqual([
    [4, 3, 2],
    [false, false, true],
    [true, false, true],
  ]);
});

test('ASY-28.03 all cards left on the main board go to their discard piles', () => {
  const rows = { left: ['FD-wheat1-1', 'FD-fish3-2'], middle: ['FD-w2-1'], favour: ['FV06-1'] };
  const t = cleanUp({ rows });
  expect(t.board.foodDiscard.toSorted()).toEqual(['FD-fish3-2', 'FD-w2-1', 'FD-wheat1-1']);
  expect(t.board.favourDiscard).toEqual(['FV06-1']);
});

test('ASY-28.04 everybody turns all used Action tiles green side up', () => {
  const t = cleanUp({
    has: {
      red: { ...two, usedTiles: ['offerings', 'purchase', 'card', 'gold'] },
      blue: { ziggurats: { F8: 1 }, usedTiles: ['gold'] },
    },
  });
  expect(t.board.used.flat()).not.toContain(true);
});

test('ASY-28.05 a space and a column built from in one Actions phase are free in the next', () => {
  const raised = ['D2'];
  const red = { ...two, camels: 10, usedColumns: ['offerings'] };
  const before = assyriaTable({ players: ['red', 'blue'], at: { actionsTurn: 'red' }, raised, has: { red } });
  before.red.isRefused('raise');
  const t = cleanUp({ raised, has: { red, blue: { ziggurats: { F8: 1 } } } });
  playOn(t, () => t.table.machine.kind === 'action.choose' && t.table.asked()[0] === 0);
  t.red.answers('action.choose', 'raise');
  expect(t.board.taken[0]).toEqual([2, 0, 0, 0]);
});

test('ASY-28.06 there is no Clean Up in round 6', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    round: 6,
    civilisations: ['CV05', 'CV06', 'CV08'],
    rows: { left: ['FD-wheat1-1'] },
    has: { red: { ...two, leader: 'row2/high' }, blue: { ...two, ziggurats: { F8: 1 }, leader: 'row3/high' } },
  });
  playOn(t);
  expect([t.over, t.board.civilisation, t.board.rowLeft[0]]).toEqual([
    true,
    [['CV05'], ['CV06'], ['CV08']],
    ['FD-wheat1-1'],
  ]);
  t.red.log().lacks('phase.clean-up');
});

/** The phases from the Actions of a round to the next question that is neither an action nor a feeding. */
const phasesAfter = (round: number): string[] => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    round,
    has: {
      red: { ...two, personalHuts: 1, leader: 'row2/high' },
      blue: { ...two, ziggurats: { F8: 1 }, leader: 'row3/high' },
    },
  });
  playOn(t, () => t.table.machine.kind === 'bid.place');
  return t.table.events.flatMap(({ type }) => (type.startsWith('phase.') ? [type.slice(6)] : []));
};

for (const round of [1, 2, 4, 5]) {
  test(`ASY-28.07 after round ${round} the next Growth follows`, () => {
    expect(phasesAfter(round)).toEqual(['actions', 'clean-up', 'growth', 'bidding']);
  });
}

test('ASY-28.07 after rounds 3 and 6 the Flood follows', () => {
  expect(phasesAfter(3)).toEqual(['actions', 'clean-up', 'flood', 'growth', 'bidding']);
  expect(phasesAfter(6)).toEqual(['actions', 'flood', 'end']);
});

test('ASY-28.08 eight of the ten boards are seen in a whole game', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'beginning' });
  playOn(t);
  expect([t.board.civilisations.length, t.board.civilisationDiscard.length]).toEqual([2, 5]);
});
