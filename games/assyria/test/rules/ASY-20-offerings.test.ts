import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

/** Red with so many pieces off the Offerings column. */
const withPieces = (pieces: number, camels = 10) =>
  redActs({
    camels,
    ziggurats: { D2: Math.max(1, pieces) },
    taken: pieces === 0 ? { gold: 1 } : { offerings: pieces },
  });

test('ASY-20.01 Offerings are made once in an Actions phase', () => {
  const t = withPieces(1);
  t.red.answers('action.choose', 'offerings').answers('offerings.size', 'steps/1');
  t.red.isRefused('offerings', 'ASY-16.05').isAsked('action.choose').notOffering('offerings');
});

test('ASY-20.02 without a piece: one Camel for one step', () => {
  const t = withPieces(0);
  t.red.answers('action.choose', 'offerings');
  expect(redHas(t)).toMatchObject({ camels: 9, offerings: 1 });
});

test('ASY-20.03 with one piece: two Camels for two steps, or one for one', () => {
  const t = withPieces(1);
  t.red.answers('action.choose', 'offerings').isAsked('offerings.size').offeringExactly('steps/1', 'steps/2');
  t.red.isRefused('steps/3', 'ASY-20.04').answers('offerings.size', 'steps/2');
  expect(redHas(t)).toMatchObject({ camels: 8, offerings: 2 });
});

test.each([2, 3])('ASY-20.04 with %i pieces: three Camels for three steps, or less for less', (pieces) => {
  const t = withPieces(pieces);
  t.red
    .answers('action.choose', 'offerings')
    .isAsked('offerings.size')
    .offeringExactly('steps/1', 'steps/2', 'steps/3');
  t.red.answers('offerings.size', 'steps/3');
  expect(redHas(t)).toMatchObject({ camels: 7, offerings: 3 });
});

test('ASY-20.04 an exchange needs its Camels in full', () => {
  const t = withPieces(2, 2);
  t.red.answers('action.choose', 'offerings').isAsked('offerings.size').offeringExactly('steps/1', 'steps/2');
  t.red.isRefused('steps/3', 'ASY-16.08').answers('offerings.size', 'steps/1');
  expect(redHas(t)).toMatchObject({ camels: 1, offerings: 1 });
});

test('ASY-20.05 steps beyond the top are paid for and lost', () => {
  const t = redActs({ offerings: 9, ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'offerings').answers('offerings.size', 'steps/3');
  expect(redHas(t)).toMatchObject({ camels: 7, offerings: 10 });
});

test('ASY-20.05 on the top space the action is not available', () => {
  redActs({ offerings: 10 }).red.isRefused('offerings', 'ASY-20.05').isAsked('action.choose').notOffering('offerings');
});

test('ASY-20.06 markers share a space, and their order there means nothing: both score the same in the Flood', () => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'actions',
    round: 3,
    has: {
      red: { leader: 'row1/high', camels: 1, ziggurats: { D2: 1 }, taken: { gold: 1 }, offerings: 3 },
      blue: { leader: 'row2/high', ziggurats: { D8: 1 }, offerings: 4 },
      purple: { leader: 'row3/high', ziggurats: { G2: 1 } },
      yellow: { leader: 'row4/high', ziggurats: { G8: 1 } },
    },
  });
  t.red.answers('action.choose', 'offerings', 'end');
  expect(t.board.offerings.slice(0, 2)).toEqual([4, 4]);
  for (const name of ['blue', 'purple', 'yellow'] as const) t[name].answers('action.choose', 'end');
  expect(t.board.vp).toEqual([12, 12, 10, 10]);
});

test('ASY-20.07 ASY-A.7 the first to reach a Roof takes it, also in passing', () => {
  const t = redActs({ offerings: 2, ziggurats: { D2: 2 } });
  t.red.answers('action.choose', 'offerings').answers('offerings.size', 'steps/3');
  expect(redHas(t)).toMatchObject({ offerings: 5, gold: 2 });
  expect(t.board.roofsOn).toEqual([false, true, true]);
  expect(t.board.areaRoof).toEqual([true, true, true]);
});

test('ASY-20.07 who comes later finds no Roof', () => {
  const t = redActs({ offerings: 2, ziggurats: { D2: 1 }, taken: { gold: 1 } }, { roofsOn: [6, 9], roofs: [] });
  t.red.answers('action.choose', 'offerings').isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ offerings: 3, gold: 1, ships: 0, farmers: 0 });
  expect(t.board.areaRoof).toEqual([false, false, false]);
});

test('ASY-20.07 every way of advancing reaches the Roof: a Favour, a small piece, a Roof effect, a Bonus', () => {
  const byFavour = redActs({ offerings: 2, favours: ['FV05-1'] });
  byFavour.red.answers('action.choose', 'favour/FV05-1');
  const byPiece = redActs({ offerings: 2, ziggurats: { D2: 2 } });
  byPiece.red.answers('action.choose', 'raise');
  const civilisations = ['CV04', 'CV02', 'CV03'] as const;
  const byRoof = redActs({ offerings: 2, ziggurats: { D2: 3 } }, { civilisations, roofs: ['highest', 'middle'] });
  byRoof.red.answers('action.choose', 'roof').answers('roof.area', 'highest').answers('roof.place', 'lowest');
  const byBonus = redActs({ offerings: 2, gold: 2 });
  byBonus.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  byBonus.red.answers('bonus.resolve', 'yes').answers('bonus.pay', 'vp');
  for (const t of [byFavour, byPiece, byRoof, byBonus]) {
    expect(t.board.roofsOn[0]).toBe(false);
    expect(t.board.areaRoof[2]).toBe(true);
    expect(redHas(t)).toMatchObject({ gold: 2, offerings: 3 });
  }
});

const reaching = (roofs: readonly string[]) => {
  const t = redActs({ offerings: 2, ziggurats: { D2: 1 }, taken: { gold: 1 } }, { roofs });
  t.red.answers('action.choose', 'offerings');
  return t;
};

test('ASY-20.08 a Roof that is reached must go on an empty Roof space of one’s choice', () => {
  const t = reaching(['middle']);
  t.red.isAsked('roof.place').offeringExactly('highest', 'lowest');
  t.red.isRefused('middle', 'ASY-20.08').answers('roof.place', 'highest');
  expect(t.board.areaRoof).toEqual([true, true, false]);
});

test('ASY-20.08 with one empty space there is no choice', () => {
  expect(reaching(['highest', 'lowest']).board.areaRoof).toEqual([true, true, true]);
});

const REWARDS = [
  ['highest', { farmers: 1, ships: 0, gold: 1 }],
  ['middle', { farmers: 0, ships: 1, gold: 1 }],
  ['lowest', { farmers: 0, ships: 0, gold: 2 }],
] as const;

test.each(REWARDS)('ASY-20.09 ASY-A.12 the covered space of the %s area gives its reward', (area, reward) => {
  const t = reaching([]);
  t.red.answers('roof.place', area);
  expect(redHas(t)).toMatchObject(reward);
});

test('ASY-20.10 ASY-E.26 with all three full, they return first and the new one goes anywhere', () => {
  const t = redActs(
    { offerings: 2, ziggurats: { D2: 1 }, taken: { gold: 1 } },
    { round: 4, roofs: ['highest', 'middle', 'lowest'] },
  );
  const { roofSupply } = t.board;
  t.red.answers('action.choose', 'offerings');
  t.red.isAsked('roof.place').offeringExactly('highest', 'middle', 'lowest');
  t.red.answers('roof.place', 'lowest');
  expect(t.board.areaRoof).toEqual([false, false, true]);
  expect(t.board.roofSupply).toBe(roofSupply + 3);
  expect(redHas(t)).toMatchObject({ gold: 2, offerings: 3 });
});

test.each([
  [1, [false, true, true]],
  [3, [true, true, true]],
  [6, [false, true, true]],
] as const)('ASY-20.12 after round %i the emptied Roof space is as it should be', (round, expected) => {
  const t = assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'clean-up',
    round,
    roofsOn: [6, 9],
    has: {
      red: { ziggurats: { D2: 1 }, huts: ['E2'] },
      blue: { ziggurats: { D8: 1 } },
      purple: { ziggurats: { G2: 1 } },
      yellow: { ziggurats: { G8: 1 } },
    },
  });
  expect(t.board.roofsOn).toEqual(expected);
  expect(t.board.round).toBe(Math.min(6, round + 1));
});
