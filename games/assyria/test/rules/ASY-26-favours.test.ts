import { expect, test } from 'vitest';
import { at, redActs, redBuilds, redFeeds, redHas } from '../red.ts';
import { assyriaTable } from '../support.ts';

const red = 0;

/** Red uses this Favour card for its effect; it is discarded. */
function uses(item: string, has: Parameters<typeof redActs>[0] = {}, around: Parameters<typeof redActs>[1] = {}) {
  const t = redActs({ favours: [item], ...has }, around);
  t.red.answers('action.choose', `favour/${item}`);
  expect(t.board.favours[red]).not.toContain(item);
  expect(t.board.favourDiscard).toContain(item);
  return t;
}

/** Every Favour card once, and a position in which each would do something at its own time. */
const ALL = Array.from({ length: 19 }, (_, i) => `FV${String(i + 1).padStart(2, '0')}-1`);
const everything = {
  favours: ALL,
  camels: 9,
  huts: ['E2', 'D3', 'E1'],
  personalHuts: 1,
  ploughs: 0,
  usedTiles: ['gold'],
  food: ['FD-fish1-1'],
};
const opposing = { has: { blue: { ziggurats: { G8: 1 } } } };
const timed = (options: readonly string[]) =>
  options.flatMap((key) => (key.startsWith('favour/') ? [key.slice(7, 11)] : []));

test('ASY-26.01 in the Actions turn only cards with the Actions icon are used', () => {
  const t = redActs(everything, opposing);
  expect(timed(t.red.isAsked('action.choose').options)).toEqual(
    ['01', '02', '03', '04', '05', '06', '09', '12', '14', '16', '17', '18', '19'].map((n) => `FV${n}`),
  );
  for (const item of ['FV07-1', 'FV08-1', 'FV13-1'])
    t.red.isRefused(`favour/${item}`, 'ASY-6.04', undefined, 'fix.favour.camel');
});

test('ASY-26.01 in the Build step only cards with its icon are used', () => {
  const t = redBuilds({ ...everything, growthHuts: 1 }, opposing);
  expect(timed(t.red.isAsked('build.next').options)).toEqual(['FV01', 'FV04', 'FV14', 'FV19']);
});

test('ASY-26.01 in the Feed step only cards with its icon are used', () => {
  const t = redFeeds(everything, opposing);
  expect(timed(t.red.isAsked('feed.next').options)).toEqual(['FV03', 'FV07', 'FV08', 'FV09', 'FV16']);
});

test('ASY-26.02 a card gives its effect or one Camel, never both', () => {
  const effect = redActs({ favours: ['FV02-1'], camels: 5 });
  effect.red.answers('action.choose', 'favour/FV02-1');
  expect(redHas(effect)).toMatchObject({ gold: 2, camels: 5 });
  effect.red.isAsked('action.choose').notOffering('camel/FV02-1', 'favour/FV02-1');
  const camel = redActs({ favours: ['FV02-1'], camels: 5 });
  camel.red.answers('action.choose', 'camel/FV02-1');
  expect(redHas(camel)).toMatchObject({ gold: 1, camels: 6 });
  camel.red.isAsked('action.choose').notOffering('camel/FV02-1', 'favour/FV02-1');
  expect(camel.board.favourDiscard).toEqual(['FV02-1']);
});

test('ASY-26.03 one Ship', () => {
  expect(redHas(uses('FV01-1'))).toMatchObject({ ships: 1, camels: 10 });
});

test('ASY-26.04 one Gold', () => {
  expect(redHas(uses('FV02-1'))).toMatchObject({ gold: 2, camels: 10 });
});

test('ASY-26.05 one Farmer', () => {
  expect(redHas(uses('FV03-1'))).toMatchObject({ farmers: 1, camels: 10 });
});

test('ASY-26.06 one Hut from the Main to the Personal supply', () => {
  expect(redHas(uses('FV04-1'))).toMatchObject({ mainHuts: 8, personalHuts: 2 });
});

test('ASY-26.06 not playable with no Hut left in the Main supply', () => {
  redActs({ favours: ['FV04-1'], mainHuts: 0 }).red.isRefused(
    'favour/FV04-1',
    'ASY-6.11',
    undefined,
    'fix.favour.camel',
  );
});

test('ASY-26.07 one Offering, without Camels and without the tile', () => {
  const t = uses('FV05-1', { usedTiles: ['offerings'] });
  expect(redHas(t)).toMatchObject({ offerings: 1, camels: 10 });
  const free = uses('FV05-1');
  expect(redHas(free)).toMatchObject({ offerings: 1, camels: 10 });
  free.red.isAsked('action.choose').offering('offerings');
});

test('ASY-26.08 two Influence', () => {
  expect(redHas(uses('FV06-1'))).toMatchObject({ influence: 2, camels: 10 });
});

test('ASY-26.11 the top Food card, kept face up', () => {
  const t = uses('FV09-1', {}, { chance: { 'draw.food': ['FD-fish3-1'] } });
  expect(t.board.food[red]).toEqual(['FD-fish3-1']);
});

test('ASY-26.11 drawn in a Feed step it can be used at once, and must not be withheld', () => {
  const t = redFeeds({ favours: ['FV09-1'], huts: ['D3', 'E2'] }, { chance: { 'draw.food': ['FD-fish1-1'] } });
  t.red.isAsked('feed.next').offering('end');
  t.red.answers('feed.next', 'favour/FV09-1');
  t.red.isRefused('end', 'ASY-11.15').answers('feed.next', 'card/FD-fish1-1').isAsked('feed.next').offering('end');
});

test('ASY-26.14 one Camel turns up both Ploughs', () => {
  expect(redHas(uses('FV12-1', { ploughs: 0 }))).toMatchObject({ camels: 9, ploughs: 2 });
});

test('ASY-26.14 or one of them for the same Camel; without a Camel it cannot be used', () => {
  expect(redHas(uses('FV12-1', { ploughs: 1 }))).toMatchObject({ camels: 9, ploughs: 2 });
  redActs({ favours: ['FV12-1'], ploughs: 0, camels: 0 }).red.isRefused('favour/FV12-1', 'ASY-6.11');
});

test('ASY-26.17 one Plough is turned up', () => {
  expect(redHas(uses('FV16-1', { ploughs: 0 }))).toMatchObject({ camels: 10, ploughs: 1 });
});

test('ASY-26.18 a used tile of one’s choice is green again and its action costs the same', () => {
  const t = uses('FV17-1', { usedTiles: ['gold', 'purchase'] });
  t.red.isAsked('tile.refresh').offeringExactly('gold', 'purchase');
  t.red.isRefused('card', 'ASY-26.18').answers('tile.refresh', 'purchase');
  t.red.isAsked('action.choose').offering('purchase').notOffering('gold');
  t.red.answers('action.choose', 'purchase').answers('purchase.what', 'hut');
  expect(redHas(t)).toMatchObject({ camels: 7, personalHuts: 2 });
  t.red.isRefused('purchase', 'ASY-16.05', undefined, 'fix.tile.refresh');
});

test('ASY-26.19 the Bonus of one of the three boards, its own price paid, and no Tribute', () => {
  const t = uses('FV18-1', { gold: 1 }, { civilisations: ['CV09', 'CV06', 'CV03'] });
  t.red.isAsked('bonus.which').offeringExactly('highest', 'middle', 'lowest');
  t.red.answers('bonus.which', 'highest').answers('bonus.pay', 'gold');
  expect(redHas(t)).toMatchObject({ gold: 0, camels: 10, personalHuts: 2, influence: 0 });
  expect(t.board.areaGold).toEqual([0, 0, 0]);
});

test('ASY-26.19 only a Bonus that can be resolved', () => {
  const around = { civilisations: ['CV08', 'CV05', 'CV07'] } as const;
  const t = uses('FV18-1', { huts: ['E2'], ploughs: 1 }, around);
  t.red.isAsked('bonus.which').offeringExactly('highest', 'lowest');
  t.red.isRefused('middle', 'ASY-27.31');
  redActs({ favours: ['FV18-1'], ploughs: 2 }, around).red.isRefused('favour/FV18-1', 'ASY-6.11');
});

test('ASY-26.19 ASY-A.28 the Babylonian Bonus by the card: a Tribute to another area for one Camel less', () => {
  const t = uses('FV18-1', { gold: 1, camels: 2 }, { civilisations: ['CV03', 'CV02', 'CV06'] });
  t.red.answers('bonus.which', 'middle');
  t.red.isAsked('tribute.place').offeringExactly('highest/gold', 'lowest/gold');
  t.red.isRefused('middle/gold', 'ASY-27.14').answers('tribute.place', 'highest/gold');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 0, influence: 3 });
  expect(t.board.areaGold).toEqual([1, 0, 0]);
});

test('ASY-26.20 one own Hut moves to an adjacent space without Hut or Ziggurat, and may stand alone', () => {
  const t = uses('FV19-1', { huts: ['E2', 'F5'] }, { has: { blue: { huts: ['E5'], ziggurats: { G5: 1 } } } });
  t.red.isAsked('move.from').offeringExactly('E2', 'F5');
  t.red.isRefused('E5', 'ASY-26.20').answers('move.from', 'F5');
  t.red.isAsked('move.to').offeringExactly('F4', 'F6', 'E6', 'G6');
  t.red.isRefused('E5', 'ASY-26.20').isRefused('G5', 'ASY-26.20');
  t.red.isRefused('D5', 'ASY-10.11', undefined, 'fix.move.ship').answers('move.to', 'F6');
  expect(at(t, 'F5').hut).toBe(-1);
  expect(at(t, 'F6').hut).toBe(red);
  expect(redHas(t)).toMatchObject({ mainHuts: 7, personalHuts: 1 });
});

test('ASY-26.20 Ships reach farther, but only from the Hut’s own space', () => {
  const t = uses('FV19-1', { huts: ['E2', 'C2'] }, { ships: ['C3'] });
  t.red.answers('move.from', 'C2').isAsked('move.to').offering('B3', 'C4', 'D3', 'C3', 'C1', 'B1');
  t.red.isAsked('move.to').notOffering('D4', 'E4', 'F1', 'E1');
  const far = uses('FV19-1', { huts: ['E2', 'C2'] }, { ships: ['C3'] });
  far.red.answers('move.from', 'E2').isAsked('move.to').offeringExactly('E1', 'E3', 'D1', 'F1', 'F2');
});

test('ASY-26.20 no blocked space is entered', () => {
  const has = { red: { favours: ['FV19-1'], huts: ['C1'], ziggurats: { E2: 1 } }, blue: { ziggurats: { G8: 1 } } };
  const t = assyriaTable({ players: ['red', 'blue'], at: { actionsTurn: 'red' }, has });
  t.red.answers('action.choose', 'favour/FV19-1').isAsked('move.to').offeringExactly('C2', 'D1');
});

test('ASY-26.21 a moved Hut leaves Farmer and Ship behind', () => {
  const t = uses('FV19-1', { huts: ['D3'] }, { farmers: ['D3', 'E4'], ships: ['D3', 'E4'] });
  t.red.answers('move.to', 'E4');
  expect(at(t, 'D3')).toMatchObject({ hut: -1, farmer: true, ship: true });
  expect(at(t, 'E4')).toMatchObject({ hut: red, farmer: true, ship: true });
});

test.each([
  ['FV05-1', { offerings: 10 }, {}],
  ['FV06-1', { influence: 15 }, {}],
  ['FV09-1', {}, { foodDeck: [], emptyDiscards: true }],
  ['FV12-1', { ploughs: 2 }, {}],
  ['FV14-1', { personalHuts: 0 }, opposing],
  ['FV14-1', {}, {}],
  ['FV16-1', { ploughs: 2 }, {}],
  ['FV17-1', {}, {}],
  ['FV19-1', { huts: [] }, {}],
] as const)('ASY-A.44 %s cannot be used when it would do nothing (%j %j)', (item, has, around) => {
  const t = redActs({ camels: 9, ...has, favours: [item] }, around);
  t.red.isRefused(`favour/${item}`, 'ASY-6.11', undefined, 'fix.favour.camel');
  t.red.isAsked('action.choose').offering(`camel/${item}`);
});

test('ASY-A.44 a card is not thrown away for a Camel beyond the limit', () => {
  const t = redActs({ camels: 10, favours: ['FV02-1'] });
  t.red.isRefused('camel/FV02-1', 'ASY-A.44');
  redActs({ camels: 10, favours: ['FV02-1'], wells: ['WL12'] })
    .red.isAsked()
    .offering('camel/FV02-1');
});
