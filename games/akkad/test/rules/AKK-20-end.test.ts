import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { akkadTable, playOn } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;

/** Round 9 comes to its end; everybody takes the same and gives nothing. */
function ended(has: { [name: string]: Player }, crown = 'green') {
  const t = akkadTable({ players: THREE, at: 'prestige', round: 9, crown, has });
  playOn(t, () => t.over);
  return t.outcome;
}

test('AKK-20.02 after round 9 most VP win', () => {
  expect(ended({ red: { vp: 3 }, blue: { vp: 5 }, green: { vp: 4 } })).toMatchObject({
    scores: [3, 5, 4],
    winners: [1],
  });
});

test('AKK-20.03 among equals the Crown decides', () => {
  expect(ended({ red: { vp: 5 }, green: { vp: 5 } })?.winners).toEqual([2]);
});

test('AKK-20.04 AKK-E.29 without it most territories', () => {
  const controls = ['SUS', 'AWA', 'T10', 'T11', 'T12', 'TUT'];
  expect(ended({ red: { vp: 7 }, blue: { vp: 7, controls }, green: { vp: 5 } })?.winners).toEqual([1]);
});

test('AKK-20.05 then most goods and tokens in the pool', () => {
  expect(ended({ red: { vp: 7, goods: { grain: 1 } }, blue: { vp: 7 } })?.winners).toEqual([0]);
  expect(ended({ red: { vp: 7 }, blue: { vp: 7, pool: { admin: 3, royal: 2, divine: 2 } } })?.winners).toEqual([1]);
});

test('AKK-20.06 AKK-A.45 still tied: a shared victory', () => {
  expect(ended({ red: { vp: 7 }, blue: { vp: 7 } })?.winners).toEqual([0, 1]);
});

test('AKK-20.07 AKK-18.30 two who could win at the same moment are asked one after the other, the turn player first', () => {
  const mission = { vp: 5, built: ['storehouse', 'palace', 'temple', 'port'] };
  const upgrades = ['sheepfold', 'granary', 'royal-roads', 'tax-reform', 'zealotry', 'advanced-docks'];
  const ziggurats = ['GIR', 'LAG', 'UMM', 'NIP', 'SHU'];
  const has = {
    red: { ...mission, home: 'assur', upgrades, ziggurats: ['ASS', 'EKA', 'GAS'], controls: ['ASS', 'EKA', 'GAS'] },
    blue: { vp: 5, home: 'girsu', ziggurats, controls: ziggurats },
  } as const;
  const locals = { order: [1, 2, 0], at: 0 };
  const t = akkadTable({ players: THREE, at: { proc: 'score.settle', locals, active: 'blue' }, has });
  t.blue.answers('quest.score', 'mission');
  expect([t.over, t.outcome?.winners, t.board.vp]).toEqual([true, [1], [5, 9, 0]]);
});

test('AKK-20.08 AKK-12.18 who controls nothing plays on', () => {
  const t = akkadTable({ players: THREE, at: 'selection', has: { red: { controls: [], units: {}, away: 1 } } });
  t.blue.isNotAsked();
  playOn(t, () => t.board.phase === 'prestige', 'priest');
  expect([t.board.control.includes(0), t.board.roleOf.filter((seat) => seat === 0).length]).toEqual([false, 2]);
});
