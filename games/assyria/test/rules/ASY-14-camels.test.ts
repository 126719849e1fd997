import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { assyriaTable, playOn } from '../support.ts';

const blue: Player = { ziggurats: { F7: 1 } };

/** The turn of a red player whose Huts on these spaces are all fed with tokens. */
function camels(huts: readonly string[], red: Player = {}): number | undefined {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    tokensOn: [],
    has: {
      red: {
        ziggurats: { D2: 1 },
        personalHuts: 0,
        ploughs: 0,
        tokens: huts.length,
        huts,
        leader: 'row1/high',
        ...red,
      },
      blue,
    },
  });
  playOn(t, undefined, (options) => options.find((key) => key.startsWith('token')) ?? options.at(-1) ?? '');
  expect(t.board.huts[0]).toHaveLength(huts.length);
  return t.board.camels[0];
}

test('ASY-14.01 2 Camels for each own Hut on a river space', () => {
  expect(camels(['D3', 'E4', 'F3']) ?? 0).toBe(1 + 2 * 3);
  expect(camels(['E2', 'D4', 'E8'])).toBe(0);
});

test('ASY-14.02 and 1 for each river with at least one own Hut', () => {
  expect(camels(['D3'])).toBe(3);
  expect(camels(['D3', 'E4'])).toBe(5);
  expect(camels(['D3', 'D6'])).toBe(6);
});

test('ASY-E.9 two on the Euphrates and one on the Tigris', () => {
  expect(camels(['D3', 'E4', 'D6'])).toBe(8);
  expect(camels(['D3', 'E4', 'D6'], { camels: 5 })).toBe(10);
});

test('ASY-14.01 Huts of others on rivers count for them only', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: { red: { ziggurats: { D2: 1 }, personalHuts: 0, leader: 'row1/high' }, blue: { ...blue, huts: ['D3', 'D6'] } },
  });
  expect([t.over, t.board.camels]).toEqual([true, [0, 0]]);
});

test('ASY-14.03 Camels beyond the limit, 10 and 1 for each Well, are lost', () => {
  expect(camels(['D3'], { camels: 9 })).toBe(10);
  expect(camels(['D3'], { camels: 9, wells: ['WL12'] })).toBe(11);
  expect(camels(['D3'], { camels: 11, wells: ['WL12', 'WL10', 'WL13'] })).toBe(13);
});

test('ASY-14.04 the limit applies to every gain: also to Wells', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { wells: 'red' },
    has: { red: { ziggurats: { G2: 1 }, camels: 10, huts: ['C1', 'C2', 'D1'] }, blue },
  });
  t.red.answers('well.dig', 'WL03');
  expect(t.board.camels[0]).toBe(11);
});

test('ASY-14.04 also to a Favour card given for a Camel', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: { red: { ziggurats: { G2: 1 }, camels: 9, favours: ['FV02-1', 'FV02-2'] }, blue },
  });
  t.red.answers('action.choose', 'camel/FV02-1').isAsked('action.choose').notOffering('camel/FV02-2');
  expect(t.board.camels[0]).toBe(10);
});

test('ASY-14.05 Camels left over are kept, through Clean Up, Flood and Growth', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'actions',
    round: 3,
    markers: ['EM-G1', 'EM-G2', 'EM-G3'],
    has: {
      red: { ziggurats: { D2: 1 }, camels: 7, leader: 'row1/high' },
      blue: { ...blue, camels: 2, leader: 'row2/high' },
    },
  });
  playOn(t, () => t.board.round === 4);
  t.red.isAsked('bid.place');
  expect(t.board.camels).toEqual([7, 2]);
});
