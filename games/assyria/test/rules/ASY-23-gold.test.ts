import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';

/** Red, without Gold, with so many pieces off the Gold column. */
const withPieces = (pieces: number, camels = 10) =>
  redActs({
    camels,
    gold: 0,
    ziggurats: { D2: Math.max(1, pieces) },
    taken: pieces === 0 ? { offerings: 1 } : { gold: pieces },
  });

test('ASY-23.01 Gold is gained once in an Actions phase', () => {
  const t = withPieces(0);
  t.red.answers('action.choose', 'gold');
  t.red.isRefused('gold', 'ASY-16.05').isAsked('action.choose').notOffering('gold');
});

test('ASY-23.02 without a piece: one Camel for one Gold', () => {
  const t = withPieces(0);
  t.red.answers('action.choose', 'gold');
  expect(redHas(t)).toMatchObject({ camels: 9, gold: 1 });
});

test('ASY-23.03 with one piece: two Camels for two Gold, or one for one', () => {
  const t = withPieces(1);
  t.red.answers('action.choose', 'gold').isAsked('gold.size').offeringExactly('1for1', '2for2');
  t.red.isRefused('2for3', 'ASY-23.04').answers('gold.size', '2for2');
  expect(redHas(t)).toMatchObject({ camels: 8, gold: 2 });
});

test.each([2, 3])('ASY-23.04 with %i pieces: two Camels for three Gold, or any lower exchange', (pieces) => {
  const t = withPieces(pieces);
  t.red.answers('action.choose', 'gold').isAsked('gold.size').offeringExactly('1for1', '2for2', '2for3');
  t.red.answers('gold.size', '2for3');
  expect(redHas(t)).toMatchObject({ camels: 8, gold: 3 });
});

test('ASY-E.29 two pieces and one Camel: only one for one', () => {
  const t = withPieces(2, 1);
  t.red.answers('action.choose', 'gold');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 1 });
});

test.each([
  ['2for3', 0, 3],
  ['2for2', 0, 2],
  ['1for1', 1, 1],
] as const)('ASY-E.29 two pieces and two Camels: %s', (exchange, camels, gold) => {
  const t = withPieces(2, 2);
  t.red.answers('action.choose', 'gold').answers('gold.size', exchange);
  expect(redHas(t)).toMatchObject({ camels, gold });
});

test('ASY-23.05 gained Gold can be spent in the same turn', () => {
  const t = withPieces(0);
  t.red.isRefused('tribute', 'ASY-24.03').answers('action.choose', 'gold', 'tribute');
  t.red.answers('tribute.place', 'highest/gold');
  expect(redHas(t)).toMatchObject({ gold: 0, influence: 3 });
});
