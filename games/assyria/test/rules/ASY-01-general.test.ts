import { expect, test } from 'vitest';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

const redAndBlue = { red: { ziggurats: { D2: 1 } }, blue: { ziggurats: { F7: 1 } } };
const inRows = { red: { ...redAndBlue.red, leader: 'row1/high' }, blue: { ...redAndBlue.blue, leader: 'row2/high' } };

/** Phases and what turns them, in the order told. */
const told = (t: { table: { events: readonly { type: string }[] } }, ...types: string[]): string[] =>
  t.table.events.map(({ type }) => type).filter((type) => types.includes(type));

/** Answers that look arbitrary and are the same every time. */
function arbitrarily(): (options: readonly string[]) => string {
  let n = 1;
  return (options) => {
    n = (n * 48_271) % 2_147_483_647;
    return options[n % options.length] ?? '';
  };
}

test('ASY-1.01 the game lasts exactly six rounds', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'beginning' });
  const rounds = new Set<number>();
  playOn(t, () => {
    rounds.add(t.board.round);
    return false;
  });
  expect([...rounds]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(told(t, 'phase.growth')).toHaveLength(6);
  expect(t.over).toBe(true);
});

test('ASY-1.01 a huge lead does not end the game early', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    round: 5,
    has: { ...inRows, red: { ...inRows.red, vp: 300 } },
  });
  playOn(t, () => t.board.round > 5);
  expect(t.over).toBe(false);
});

test('ASY-1.02 Growth, Bidding, Expansion, Actions, Clean Up, in every round', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'growth', has: redAndBlue });
  playOn(t);
  const phases = ['growth', 'bidding', 'expansion', 'actions', 'clean-up'].map((phase) => `phase.${phase}`);
  // ASY-28.06 the last Clean Up has no effect and is left out.
  expect(told(t, ...phases)).toEqual([1, 2, 3, 4, 5, 6].flatMap(() => phases).slice(0, -1));
});

test('ASY-1.02 each phase has done its work before the next begins', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'growth',
    has: redAndBlue,
    chance: { 'growth.marker': ['EM-G4'] },
  });
  t.red.isAsked('bid.place');
  expect(t.board.growthHuts).toEqual([4, 4]);
  playOn(t, () => t.board.phase === 'actions');
  expect(t.board.growthHuts).toEqual([0, 0]);
  expect(t.board.civilisation).toEqual([['CV01'], ['CV02'], ['CV03']]);
  playOn(t, () => t.board.phase !== 'actions');
  expect(t.board.civilisation.slice(0, 2)).toEqual([['CV02'], ['CV03']]);
});

const riverTown = (round: number) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    round,
    has: { ...inRows, red: { ...inRows.red, huts: ['D3'], camels: 3 } },
  });

test('ASY-1.03 no Flood after rounds 1, 2, 4 and 5', () => {
  for (const round of [1, 2, 4, 5]) {
    const t = riverTown(round);
    playOn(t, () => t.board.phase !== 'actions');
    expect(spaceNames(t.board.huts[0]), `round ${round}`).toBe('D3');
    expect(told(t, 'phase.flood')).toEqual([]);
  }
});

test('ASY-1.03 a Flood follows the Clean Up of round 3', () => {
  const t = riverTown(3);
  t.red.answers('action.choose', 'end');
  playOn(t, () => t.board.phase !== 'actions');
  expect(spaceNames(t.board.huts[0])).toBe('');
  expect(told(t, 'phase.clean-up', 'phase.flood', 'phase.growth')).toEqual([
    'phase.clean-up',
    'phase.flood',
    'phase.growth',
  ]);
});

test('ASY-1.03 a Flood follows round 6', () => {
  const t = riverTown(6);
  playOn(t);
  expect(spaceNames(t.board.huts[0])).toBe('');
  expect(told(t, 'phase.flood', 'phase.end')).toEqual(['phase.flood', 'phase.end']);
});

test('ASY-1.04 after the second Flood: feed, destroy, score, then the winner', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'flood',
    round: 6,
    markers: ['EM-N1', 'EM-N2', 'EM-N3'],
    has: { red: { ziggurats: { D2: 1 }, huts: ['D3', 'E2', 'E3'] }, blue: { ziggurats: { F7: 1 } } },
  });
  t.red.isAsked('feed.next').notOffering('plough/D3').answers('plough/E2');
  expect(spaceNames(t.board.huts[0])).toBe('E2');
  expect(t.board.vp).toEqual([10 + 1 + 1, 10 + 1]);
  expect(t.outcome).toMatchObject({ scores: [12, 11], winners: [0] });
});

test('ASY-1.05 ASY-A.2 VP never drop below 0: the solo opponent outbids for what it has', () => {
  const t = assyriaTable({
    players: ['you'],
    at: 'bidding',
    rows: { left: ['FD-meat3-1'] },
    has: { you: { ziggurats: { D2: 1 } }, opponent: { vp: 0, ziggurats: { F7: 1 } } },
    chance: { 'scheme.reveal': ['S01'] },
  });
  t.you.answers('bid.place', 'row1/high').isAsked('bid.place').offering('row1/low');
  expect([t.board.leaderRow[1], t.board.leaderSpace[1]]).toEqual([0, 1]);
  expect(t.board.vp).toEqual([10, 0]);
});

test('ASY-1.06 the VP track can be circled: there is no maximum', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: { red: { vp: 99, ziggurats: { D2: 3 }, leader: 'row1/high' }, blue: redAndBlue.blue },
  });
  playOn(t);
  expect(t.board.vp[0]).toBe(102);
});

const medes = (vp: number) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    civilisations: ['CV10', 'CV02', 'CV03'],
    has: { red: { vp, camels: 3, gold: 1, ziggurats: { D2: 1 }, leader: 'row1/high' }, blue: redAndBlue.blue },
  }).red.answers('action.choose', 'tribute');

test('ASY-1.07 ASY-A.2 a loss of VP may only be chosen by one who owns them', () => {
  medes(1).answers('tribute.place', 'highest/gold').isNotAsked('bonus.resolve');
  medes(2).answers('tribute.place', 'highest/gold').isAsked('bonus.resolve').offering('yes');
});

test('ASY-1.08 spent VP are not refunded to a Leader that is pushed away', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'bidding', has: redAndBlue });
  t.red.answers('bid.place', 'row1/middle');
  t.blue.answers('bid.place', 'row1/low');
  expect(t.board.vp).toEqual([9, 7]);
  t.red.answers('bid.place', 'row2/high');
  expect(t.board.vp).toEqual([9, 7]);
});

const purchase = { camels: 10, ziggurats: { D2: 1 }, taken: { purchase: 1 }, leader: 'row1/high' };

test('ASY-1.09 Gold, Ships and Farmers never run out', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: {
      red: { ...purchase, gold: 25, ships: 12, farmers: 12 },
      blue: { ...redAndBlue.blue, gold: 25, ships: 12, farmers: 12 },
    },
  });
  t.red.answers('action.choose', 'gold', 'purchase').answers('purchase.what', 'ship-and-farmer');
  expect([t.board.gold[0], t.board.ships[0], t.board.farmers[0]]).toEqual([26, 13, 13]);
});

test('ASY-1.10 every other piece is limited to its printed count, all through a game', () => {
  const t = assyriaTable({ players: ['red', 'blue', 'purple'], at: 'beginning' });
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const cards = (lists: readonly (readonly string[])[]) => lists.flat().length;
  const check = (): boolean => {
    const s = t.board;
    for (const seat of [0, 1, 2]) {
      const huts = s.hut.filter((owner) => owner === seat).length;
      expect(huts + sum([s.mainHuts[seat] ?? 0, s.growthHuts[seat] ?? 0, s.personalHuts[seat] ?? 0])).toBe(10);
      expect(s.well.filter((owner) => owner === seat).length).toBeLessThanOrEqual(3);
      expect(Math.max(...(s.taken[seat] ?? []))).toBeLessThanOrEqual(3);
    }
    expect(s.roofSupply + count([...s.roofsOn, ...s.areaRoof, ...s.roofed])).toBe(8);
    expect(s.tokenSupply + count(s.tokensOn) + sum(s.tokens)).toBe(6);
    expect(cards([s.foodDeck, s.foodDiscard, s.drawn, ...s.food, ...s.rowLeft, ...s.rowMiddle])).toBe(40);
    expect(cards([s.favourDeck, s.favourDiscard, ...s.favours, ...s.rowFavour])).toBe(30);
    expect(cards([s.civilisations, s.civilisationDiscard, ...s.civilisation])).toBe(10);
    expect(cards([s.green, s.brown, s.markers, s.spentMarkers])).toBe(8);
    return false;
  };
  playOn(t, () => t.table.machine.kind !== 'favour.keep' && check(), arbitrarily());
  expect(t.over).toBe(true);
});

test('ASY-1.10 a Hut that is not in the Main supply cannot be had', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: { red: { ...purchase, mainHuts: 0 }, blue: redAndBlue.blue },
  });
  t.red.answers('action.choose', 'purchase');
  expect([t.board.personalHuts[0], t.board.ships[0]]).toEqual([1, 1]);
});

test('ASY-1.10 an effect that would give such a Hut gives nothing', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    civilisations: ['CV03', 'CV01', 'CV02'],
    roofs: ['highest'],
    has: { red: { camels: 3, mainHuts: 0, ziggurats: { D2: 3 } }, blue: redAndBlue.blue },
  });
  t.red.answers('action.choose', 'roof');
  expect([t.board.mainHuts[0], t.board.personalHuts[0]]).toEqual([0, 1]);
});

test('ASY-1.11 a player may hold any number of goods and cards', () => {
  const food = [
    'FD-wheat1-1',
    'FD-wheat1-2',
    'FD-wheat2-1',
    'FD-wheat2-2',
    'FD-wheat3-1',
    'FD-wheat3-2',
    'FD-fish1-1',
    'FD-fish1-2',
  ];
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    rows: { left: ['FD-meat1-1'], middle: ['FD-meat1-2'], favour: ['FV02-1'] },
    has: {
      red: { food, favours: ['FV05-1', 'FV05-2'], gold: 40, ziggurats: { D2: 1 }, leader: 'row1/high' },
      blue: redAndBlue.blue,
    },
  });
  playOn(t);
  expect([t.board.food[0]?.length, t.board.favours[0]?.length, t.board.gold[0]]).toEqual([10, 3, 40]);
});

test('ASY-1.12 what is gained goes from the Main supply to the Personal supply', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: { red: purchase, blue: redAndBlue.blue },
  });
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'hut');
  expect([t.board.mainHuts[0], t.board.personalHuts[0], t.board.growthHuts[0]]).toEqual([8, 2, 0]);
});

test('ASY-1.13 ASY-13.09 Ziggurats and Wells stay whatever happens around them', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    round: 3,
    has: {
      red: { ...inRows.red, ploughs: 0, personalHuts: 0, huts: ['D1', 'E1', 'E2'], wells: ['WL05'] },
      blue: inRows.blue,
    },
  });
  playOn(t, () => t.board.round === 4);
  expect(spaceNames(t.board.huts[0])).toBe('');
  expect([t.board.wells[0], t.board.well.filter((owner) => owner === 0).length]).toEqual([1, 1]);
  expect(t.board.ziggurats.map((list) => spaceNames(list))).toEqual(['D2', 'F7']);
});

test('ASY-1.13 no Ziggurat and no Well is ever lost in a whole game', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'beginning' });
  let before = [0, 0, 0, 0];
  const choose = arbitrarily();
  playOn(
    t,
    () => {
      const now = [0, 1].flatMap((seat) => [t.board.ziggurats[seat]?.length ?? 0, t.board.wells[seat] ?? 0]);
      now.forEach((n, i) => expect(n).toBeGreaterThanOrEqual(before[i] ?? 0));
      before = now;
      return false;
    },
    choose,
  );
  expect(t.over).toBe(true);
});

test('ASY-1.14 what is left over is worth nothing', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'end',
    round: 6,
    has: {
      red: {
        ...redAndBlue.red,
        gold: 9,
        ships: 9,
        farmers: 9,
        personalHuts: 5,
        camels: 10,
        tokens: 2,
        ploughs: 2,
        food: ['FD-wheat3-1'],
        favours: ['FV02-1'],
      },
      blue: { ...redAndBlue.blue, gold: 0, personalHuts: 0, ploughs: 0 },
    },
  });
  playOn(t);
  expect(t.outcome?.scores).toEqual([11, 11]);
});
