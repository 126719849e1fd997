import { expect, test } from 'vitest';
import { spaceOf } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { assyria } from '../rules/index.ts';
import { assyriaTable } from './support.ts';

// Laws guard every position of the random games. Here each is broken, so that it is known to say so.

/** Three players with something of everything. */
function sound(): State {
  const { board } = assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: { actionsTurn: 'blue' },
    round: 3,
    has: {
      red: { ziggurats: { D2: 1 }, huts: ['E2', 'D1'], growthHuts: 2, gold: 2, wells: ['WL03'] },
      blue: { ziggurats: { F7: 4, G6: 2 }, huts: ['F8'], camels: 3, tokens: 1, ploughs: 2, leader: 'row2/high' },
      purple: { ziggurats: { E5: 3 }, ships: 1, farmers: 1, vp: 14 },
    },
    areaGold: [2, 1, 1],
  });
  return assyria.copy(board);
}

/** What the laws say once something has been done to the sound board. */
function after(change: (s: State) => void): string[] {
  const s = sound();
  change(s);
  return assyria.laws.flatMap(({ name, broken }) => {
    const why = broken(s);
    return why === undefined ? [] : [`${name}: ${why}`];
  });
}

const more = (list: number[], at: number, n = 1): void => {
  list[at] = (list[at] ?? 0) + n;
};

test('a sound board breaks no law', () => {
  expect(after(() => undefined)).toEqual([]);
});

test('ASY-1.05 ten Huts of each colour, wherever they are', () => {
  for (const huts of ['mainHuts', 'growthHuts', 'personalHuts'] as const) {
    expect(after((s) => more(s[huts], 2))).toEqual(['ten Huts of each colour: player 2: 11 Huts']);
    if (huts === 'mainHuts')
      expect(after((s) => more(s[huts], 0, -1))).toEqual(['ten Huts of each colour: player 0: 9 Huts']);
  }
  expect(after((s) => s.huts[1]?.pop())).toEqual([
    'ten Huts of each colour: player 1: 9 Huts',
    'the map and the lists by player agree: player 1: 1 Huts and 2 Ziggurats on the map',
  ]);
});

test('the map and the lists by player agree', () => {
  const agree = 'the map and the lists by player agree';
  // A Hut listed elsewhere than it stands; the same number of them.
  expect(after((s) => s.huts[1]?.splice(0, 1, spaceOf('H8')))).toEqual([
    `${agree}: player 1: 1 Huts and 2 Ziggurats on the map`,
  ]);
  expect(after((s) => (s.hut[spaceOf('H8')] = 2))).toEqual([`${agree}: player 2: 1 Huts and 1 Ziggurats on the map`]);
  expect(after((s) => (s.ziggurat[spaceOf('H8')] = 2))).toEqual([
    `${agree}: player 2: 0 Huts and 2 Ziggurats on the map`,
  ]);
});

test('pieces on the map are pieces off the board, but for the solo opponent', () => {
  const pieces = 'pieces on the map are pieces off the board';
  expect(after((s) => more(s.taken[1] ?? [], 3))).toEqual([`${pieces}: player 1: 5 pieces on the map, 6 taken`]);
  expect(after((s) => more(s.levels, spaceOf('E5'), -1))).toEqual([
    `${pieces}: player 2: 2 pieces on the map, 3 taken`,
  ]);
  const { board } = assyriaTable({
    players: ['you'],
    at: { actionsTurn: 'you' },
    has: { opponent: { ziggurats: { E3: 2 }, taken: {} }, you: { ziggurats: { F8: 1 } } },
  });
  expect(assyria.laws.flatMap(({ broken }) => broken(board) ?? [])).toEqual([]);
  more(board.taken[0] ?? [], 2);
  expect(assyria.laws.flatMap(({ broken }) => broken(board) ?? [])).toEqual(['player 0: 1 pieces on the map, 2 taken']);
});

test('ASY-1.10 nothing is below zero, of anything', () => {
  const law = 'nothing below zero, Camels within the limit';
  for (const stock of ['camels', 'gold', 'ships', 'farmers', 'ploughs'] as const)
    expect(after((s) => (s[stock][2] = -1))).toEqual([`${law}: player 2: a stock below zero`]);
  // What is counted elsewhere as well breaks that law too.
  for (const stock of ['vp', 'tokens', 'mainHuts', 'growthHuts', 'personalHuts'] as const)
    expect(after((s) => (s[stock][0] = -1))).toContain(`${law}: player 0: a stock below zero`);
  expect(after((s) => (s.gold[1] = 0))).toEqual([]);
});

test('ASY-14.03 Camels within the limit, Ploughs as many as there are', () => {
  const law = 'nothing below zero, Camels within the limit: player 1:';
  const limit = Array.from({ length: 40 }, (_, n) => n).filter((n) => after((s) => (s.camels[1] = n)).length === 0);
  expect(after((s) => (s.camels[1] = limit.length))).toEqual([`${law} ${limit.length} Camels`]);
  expect(limit).toHaveLength(11);
  expect(after((s) => (s.ploughs[1] = 3))).toEqual([`${law} too many Ploughs`]);
});

test('eight Roofs and six Food tokens, wherever they are', () => {
  const roofs = sound().roofSupply;
  expect(after((s) => s.roofSupply++)).toEqual([`eight Roofs: 9 Roofs, ${roofs + 1} in the supply`]);
  expect(after((s) => (s.roofed[spaceOf('D2')] = true))).toEqual([`eight Roofs: 9 Roofs, ${roofs} in the supply`]);
  expect(after((s) => (s.roofsOn = [false, ...s.roofsOn.slice(1)]))).toEqual([
    `eight Roofs: 7 Roofs, ${roofs} in the supply`,
  ]);
  expect(after((s) => (s.areaRoof = s.areaRoof.map((roof) => !roof)))).toHaveLength(1);
  // As many as ever, but more given away than there are.
  expect(
    after((s) => {
      for (let space = 0; s.roofSupply >= 0; space++)
        if (s.roofed[space] !== true) {
          s.roofed[space] = true;
          s.roofSupply--;
        }
    }),
  ).toEqual(['eight Roofs: 8 Roofs, -1 in the supply']);
  expect(after((s) => s.tokenSupply++)).toEqual(['six Food tokens: 7 tokens']);
  expect(after((s) => more(s.tokens, 1, -1))).toEqual(['six Food tokens: 5 tokens']);
  expect(after((s) => (s.tokensOn = [false, true, true]))).toEqual(['six Food tokens: 5 tokens']);
});

test('ASY-24.04 Tribute areas hold what they have room for', () => {
  expect(after((s) => (s.areaGold = [4, 4, 4]))).toEqual([]);
  expect(after((s) => (s.areaGold = [2, 5, 1]))).toEqual([
    'Tribute areas hold what they have room for: Gold in the areas: 2 5 1',
  ]);
});

test('one Hut or one Ziggurat on a space', () => {
  expect(after((s) => (s.hut[spaceOf('D2')] = 0))).toContain(
    `one Hut or one Ziggurat on a space: both on space ${spaceOf('D2')}`,
  );
});

test('each Leader in one place; before the Turn Order is mixed, in none', () => {
  const law = 'each Leader in one place';
  expect(after((s) => (s.leaderRow[0] = 1))).toEqual([`${law}: player 0: Leader in 2 places`]);
  const mixing = (round: number, phase: State['phase']) =>
    after((s) => {
      s.round = round;
      s.phase = phase;
      s.order = s.order.map((seat) => (seat === 1 ? -1 : seat));
    });
  expect(mixing(0, 'start')).toEqual([]);
  for (const [round, phase] of [
    [0, 'bidding'],
    [1, 'start'],
    [3, 'actions'],
  ] as const)
    expect(mixing(round, phase)).toEqual([`${law}: player 1: Leader in 0 places`]);
});

test('the score sheet adds up', () => {
  const law = 'the score sheet adds up';
  expect(after((s) => more(s.vp, 2))).toEqual([`${law}: player 2: 14 on the sheet, 15 VP`]);
  expect(after((s) => more(s.ledger[0] ?? [], 4, 2))).toEqual([`${law}: player 0: 12 on the sheet, 10 VP`]);
  expect(after((s) => s.ledger[1]?.push(0))).toEqual([`${law}: player 1: 10 on the sheet, 10 VP`]);
});
