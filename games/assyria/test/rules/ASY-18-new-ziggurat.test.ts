import { expect, test } from 'vitest';
import { at, redActs, redHas } from '../red.ts';

const NOBODY = -1;
const red = 0;

test('ASY-18.01 a new Ziggurat needs a Hut of one’s own on the map', () => {
  redActs({ huts: [] }).red.isRefused('found', 'ASY-18.02');
});

test('ASY-18.01 founding uses up the space and the column for this phase', () => {
  const t = redActs({ huts: ['E5'], ziggurats: { D2: 1, F2: 1 } });
  t.red.answers('action.choose', 'found').answers('found.column', 'gold');
  t.red.answers('action.choose', 'raise');
  t.red.isAsked('raise.space').offeringExactly('D2', 'F2');
  t.red.isRefused('E5', 'ASY-19.03').answers('raise.space', 'D2');
  t.red.isAsked('raise.column').offeringExactly('offerings', 'purchase');
  t.red.isRefused('gold', 'ASY-19.04');
});

test('ASY-18.02 the space must hold a Hut of one’s own', () => {
  const t = redActs({ huts: ['E2', 'E5'] }, { has: { blue: { huts: ['E6'] } } });
  t.red.answers('action.choose', 'found');
  t.red.isAsked('found.space').offeringExactly('E2', 'E5');
  t.red.isRefused('E6', 'ASY-18.02');
});

test('ASY-18.03 not on a river, but both outside and between', () => {
  const t = redActs({ huts: ['D3', 'D6', 'E5', 'E1', 'E9'] });
  t.red.answers('action.choose', 'found');
  t.red.isAsked('found.space').offeringExactly('E5', 'E1', 'E9');
  t.red.isRefused('D3', 'ASY-18.03').isRefused('D6', 'ASY-18.03');
});

test('ASY-18.03 with a Hut on a river only, nothing can be founded', () => {
  redActs({ huts: ['D3'] }).red.isRefused('found', 'ASY-18.03');
});

test('ASY-18.04 not beside a Well, one’s own no more than another’s; an undug site does not matter', () => {
  const t = redActs(
    { huts: ['D1', 'E2', 'E5', 'F1', 'G2', 'H2'], wells: ['WL05'] },
    { has: { blue: { wells: ['WL11'] } } },
  );
  t.red.answers('action.choose', 'found');
  t.red.isAsked('found.space').offeringExactly('E5', 'F1');
  t.red.isRefused('D1', 'ASY-18.04').isRefused('E2', 'ASY-18.04');
  t.red.isRefused('G2', 'ASY-18.04').isRefused('H2', 'ASY-18.04');
});

test('ASY-E.10 a Well and a river leave two of four Huts', () => {
  const t = redActs({ huts: ['D1', 'E2', 'E3', 'D3'], ziggurats: { F5: 1 } }, { has: { blue: { wells: ['WL03'] } } });
  t.red.answers('action.choose', 'found');
  t.red.isAsked('found.space').offeringExactly('E2', 'E3');
  t.red.isRefused('D1', 'ASY-18.04').isRefused('D3', 'ASY-18.03');
});

test('ASY-18.05 beside other Ziggurats, one’s own and another’s, is allowed', () => {
  const t = redActs({ huts: ['E2'] }, { has: { blue: { ziggurats: { E3: 2, F2: 1 } } } });
  t.red.answers('action.choose', 'found').answers('found.column', 'card');
  expect(at(t, 'E2')).toMatchObject({ ziggurat: red, levels: 1 });
});

test.each([
  [{ D2: 1 }, 6],
  [{ D2: 1, F2: 1 }, 5],
  [{ D2: 1, F2: 1, G5: 1 }, 4],
] as const)('ASY-18.06 ASY-E.11 after %j a new Ziggurat costs %i Camels', (ziggurats, cost) => {
  redActs({ ziggurats, huts: ['E5'], camels: cost - 1 }).red.isRefused('found', 'ASY-16.08');
  const t = redActs({ ziggurats, huts: ['E5'], camels: cost });
  t.red.answers('action.choose', 'found');
  if (!t.over && t.table.machine.kind === 'found.column') t.red.answers('found.column', 'gold');
  expect(redHas(t)).toMatchObject({ camels: 0 });
  expect(at(t, 'E5')).toMatchObject({ ziggurat: red, levels: 1 });
});

test('ASY-18.07 the large piece comes from any column that still has it', () => {
  const t = redActs({ huts: ['E5'], ziggurats: { D2: 1, F2: 2 }, taken: { card: 1, gold: 2 } });
  t.red.answers('action.choose', 'found');
  t.red.isAsked('found.column').offeringExactly('offerings', 'purchase');
  t.red.answers('found.column', 'purchase');
  expect(t.board.taken[red]).toEqual([0, 1, 1, 2]);
});

test('ASY-18.08 the Hut returns to the Main supply', () => {
  const t = redActs({ huts: ['E5'], personalHuts: 1 });
  t.red.answers('action.choose', 'found').answers('found.column', 'gold');
  expect(at(t, 'E5').hut).toBe(NOBODY);
  expect(redHas(t)).toMatchObject({ mainHuts: 9, personalHuts: 1 });
});

test('ASY-18.09 a Farmer on the space returns to the Main supply', () => {
  const t = redActs({ huts: ['E5'], farmers: 0 }, { farmers: ['E5', 'E6'] });
  t.red.answers('action.choose', 'found').answers('found.column', 'gold');
  expect(at(t, 'E5').farmer).toBe(false);
  expect(at(t, 'E6').farmer).toBe(true);
  expect(redHas(t)).toMatchObject({ farmers: 0 });
});

test('ASY-18.10 there are four Ziggurats to a player', () => {
  const t = redActs({ huts: ['E5'], ziggurats: { D2: 1, F2: 1, G5: 1, C5: 1 } });
  t.red.isRefused('found', 'ASY-18.10').isAsked('action.choose').notOffering('found');
});

test('ASY-18.11 a large piece improves its tile at once and does nothing else', () => {
  const t = redActs({ huts: ['E5'] });
  t.red.answers('action.choose', 'found').answers('found.column', 'gold');
  expect(redHas(t)).toMatchObject({ gold: 1, offerings: 0, ships: 0, farmers: 0 });
  t.red.answers('action.choose', 'gold').isAsked('gold.size').offeringExactly('1for1', '2for2');
});
