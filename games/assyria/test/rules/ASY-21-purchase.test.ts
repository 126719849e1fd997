import { expect, test } from 'vitest';
import { redActs, redHas } from '../red.ts';

test('ASY-21.01 a purchase is made once in an Actions phase', () => {
  const t = redActs();
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'hut');
  t.red.isRefused('purchase', 'ASY-16.05').isAsked('action.choose').notOffering('purchase');
});

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 1],
])('ASY-21.02 with %i pieces off its column a purchase costs %i', (pieces, cost) => {
  const red = { ziggurats: { D2: Math.max(1, pieces) }, taken: pieces === 0 ? { gold: 1 } : { purchase: pieces } };
  redActs({ ...red, camels: cost - 1 }).red.isRefused('purchase', 'ASY-16.08');
  const t = redActs({ ...red, camels: cost });
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'ship-and-farmer');
  expect(redHas(t)).toMatchObject({ camels: 0, ships: 1, farmers: 1 });
});

test('ASY-21.03 either a Hut, or a Ship and a Farmer together', () => {
  const t = redActs();
  t.red.answers('action.choose', 'purchase').isAsked('purchase.what').offeringExactly('hut', 'ship-and-farmer');
  t.red.answers('purchase.what', 'ship-and-farmer');
  expect(redHas(t)).toMatchObject({ ships: 1, farmers: 1, personalHuts: 1 });
});

test('ASY-21.04 goods go from the Main supply to the Personal supply', () => {
  const t = redActs();
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'hut');
  expect(redHas(t)).toMatchObject({ mainHuts: 8, personalHuts: 2, growthHuts: 0, ships: 0, farmers: 0 });
});

test('ASY-21.05 without a Hut in the Main supply there are only a Ship and a Farmer', () => {
  const t = redActs({ mainHuts: 0 });
  t.red.answers('action.choose', 'purchase').isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ personalHuts: 1, mainHuts: 0, ships: 1, farmers: 1, camels: 7 });
});
