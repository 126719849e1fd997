import { checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import {
  BUILD_COSTS,
  COLUMN_NAMES,
  FOOD_TOKENS,
  GOLD_EXCHANGES,
  OFFERINGS_EXCHANGES,
  PIECES,
  ROOFS,
  TILE_COST,
} from '../../content/player-board.ts';
import { AREAS, BID_COSTS, EXPANSION_MARKERS, INFLUENCE, OFFERINGS, TRIBUTE } from '../../content/tracks.ts';

test('C9.8 Expansion markers: 2, 3, 3 and 4 in each colour', () => {
  expect(checkContent(EXPANSION_MARKERS, { count: 8, unique: 'id', sums: { value: 24 } })).toEqual([]);
  for (const colour of ['EM-G', 'EM-N']) {
    const values = EXPANSION_MARKERS.filter(({ id }) => id.startsWith(colour)).map(({ value }) => value);
    expect(values).toEqual([2, 3, 3, 4]);
  }
});

test('C9.9 Offerings: multipliers never fall, three Roof spaces, eight Roofs in all', () => {
  const steps = OFFERINGS.well.map((well, space) => [well, OFFERINGS.ziggurat[space] ?? -1] as const);
  expect([steps.length, steps[0]]).toEqual([OFFERINGS.top + 1, [0, 0]]);
  steps.slice(1).forEach(([well, ziggurat], i) => {
    const [before = 0, below = 0] = steps[i] ?? [];
    expect([well >= before, ziggurat >= below]).toEqual([true, true]);
  });
  for (const known of [
    [1, 0],
    [2, 3],
    [3, 4],
  ])
    expect(steps).toContainEqual(known);
  expect(steps.at(-1)).toEqual([3, 4]);
  const inAreas = TRIBUTE.roofAtStart.reduce<number>((sum, n) => sum + n, 0);
  expect([OFFERINGS.roofs.length, inAreas, ROOFS - inAreas - OFFERINGS.roofs.length]).toEqual([3, 2, 3]);
});

test('C2 the Offerings track is that of the specification', () => {
  expect(OFFERINGS.well).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  expect(OFFERINGS.ziggurat).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 4]);
  expect([OFFERINGS.roofs, OFFERINGS.source]).toEqual([[3, 6, 9], 'reconstructed']);
});

test('C9.10 C2 Influence: 15 is the top; tokens on 4, 8, 12; marks before 6, 10, 14', () => {
  expect(INFLUENCE).toEqual({ top: 15, tokens: [4, 8, 12], marks: [6, 10, 14], source: 'reconstructed' });
  expect(2 * INFLUENCE.tokens.length).toBe(FOOD_TOKENS);
});

test('C2 Tribute areas and bid spaces', () => {
  expect(AREAS).toEqual(['highest', 'middle', 'lowest']);
  expect(TRIBUTE).toEqual({
    camels: [3, 2, 1],
    gold: 4,
    roofReward: ['farmer', 'ship', 'gold'],
    roofAtStart: [1, 1, 0],
    source: 'reconstructed',
  });
  expect(BID_COSTS).toEqual([0, 1, 3]);
});

test('C3 the player board: pieces, columns, prices', () => {
  expect(PIECES).toMatchObject({ huts: 10, wells: 3, ploughs: 2, levels: 3, camelLimit: 10 });
  expect([PIECES.camelLimitSource, PIECES.startVp, PIECES.startGold, PIECES.startHuts]).toEqual([
    'reconstructed',
    10,
    1,
    1,
  ]);
  expect(COLUMN_NAMES).toEqual(['offerings', 'purchase', 'card', 'gold']);
  expect(BUILD_COSTS).toEqual({ found: [0, 6, 5, 4], second: [4, 3, 2, 1], third: 3 });
  expect(TILE_COST).toEqual([3, 2, 1]);
  const spell = (list: readonly { readonly camels: number; readonly gain: number; readonly pieces: number }[]) =>
    list.map(({ camels, gain, pieces }) => `${pieces}: ${camels} → ${gain}`);
  expect(spell(OFFERINGS_EXCHANGES)).toEqual(['0: 1 → 1', '1: 2 → 2', '2: 3 → 3']);
  expect(spell(GOLD_EXCHANGES)).toEqual(['0: 1 → 1', '1: 2 → 2', '2: 2 → 3']);
});
