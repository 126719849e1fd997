import { expect, test } from 'vitest';
import { at, redActs, redHas } from '../red.ts';
import type { Player } from '../support.ts';

const red = 0;
const OTHERS = ['CV03', 'CV06', 'CV07'] as const;
type Around = NonNullable<Parameters<typeof redActs>[1]>;

/** Red makes a Tribute of Gold to the highest area, beside which this board lies. */
function tributeTo(board: string, has: Player = {}, around: Around = {}) {
  const [second, third] = OTHERS.filter((other) => other !== board);
  const t = redActs({ gold: 1, ...has }, { civilisations: [board, second ?? '', third ?? ''], ...around });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold');
  return t;
}

/** The same, and the Bonus is resolved. */
function bonusOf(board: string, has: Player = {}, around: Around = {}) {
  const t = tributeTo(board, has, around);
  t.red.answers('bonus.resolve', 'yes');
  return t;
}

test('ASY-27.01 Amorites: one Gold or one VP for one Offering', () => {
  const gold = bonusOf('CV01', { gold: 2 });
  gold.red.isAsked('bonus.pay').offeringExactly('gold', 'vp');
  gold.red.answers('bonus.pay', 'gold');
  expect(redHas(gold)).toMatchObject({ gold: 0, vp: 10, offerings: 1 });
  const vp = bonusOf('CV01', { gold: 2 });
  vp.red.answers('bonus.pay', 'vp');
  expect(redHas(vp)).toMatchObject({ gold: 1, vp: 9, offerings: 1 });
});

test('ASY-27.01 with one way to pay it is paid so', () => {
  expect(redHas(bonusOf('CV01', { gold: 1, vp: 1 }))).toMatchObject({ gold: 0, vp: 0, offerings: 1 });
  expect(redHas(bonusOf('CV01', { gold: 2, vp: 0 }))).toMatchObject({ gold: 0, vp: 0, offerings: 1 });
});

test('ASY-27.02 Babylonians: another Tribute elsewhere for one Camel less, with all that belongs to one', () => {
  const t = bonusOf('CV02', { gold: 2, ships: 1, camels: 5, farmers: 0 }, { civilisations: ['CV02', 'CV06', 'CV07'] });
  t.red.isAsked('tribute.place').offeringExactly('middle/gold', 'middle/ship', 'lowest/gold', 'lowest/ship');
  t.red.answers('tribute.place', 'middle/ship');
  expect(redHas(t)).toMatchObject({ camels: 1, ships: 0, gold: 1, influence: 5 });
  t.red.answers('bonus.resolve', 'yes');
  expect(redHas(t)).toMatchObject({ farmers: 1 });
});

test('ASY-27.03 Canaanites: one Ship', () => {
  expect(redHas(bonusOf('CV03'))).toMatchObject({ ships: 1, farmers: 0, camels: 7 });
});

test('ASY-27.04 Cimmerians: one own Hut moves, by Ship zones too', () => {
  const t = bonusOf('CV04', { huts: ['E2', 'C2'] }, { ships: ['C3'] });
  t.red.answers('move.from', 'C2').answers('move.to', 'C4');
  expect(at(t, 'C2').hut).toBe(-1);
  expect(at(t, 'C4').hut).toBe(red);
});

test('ASY-27.05 Egyptians: a Hut on a river for one Influence and one VP', () => {
  const t = bonusOf('CV05', { huts: ['E2', 'D3', 'E4'] });
  t.red.isAsked('bonus.destroy').offeringExactly('D3', 'E4');
  t.red.isRefused('E2', 'ASY-27.05').answers('bonus.destroy', 'D3');
  expect(redHas(t)).toMatchObject({ influence: 4, vp: 11, tokens: 1 });
  expect(at(t, 'D3').hut).toBe(-1);
});

test('ASY-27.06 Elamites: one Farmer', () => {
  expect(redHas(bonusOf('CV06'))).toMatchObject({ farmers: 1, ships: 0 });
});

test('ASY-27.07 Harappans: one Plough', () => {
  expect(redHas(bonusOf('CV07', { ploughs: 0 }))).toMatchObject({ ploughs: 1, camels: 7 });
});

test('ASY-27.08 Hittites: a Hut that is not on a river for 2 VP', () => {
  const t = bonusOf('CV08', { huts: ['E2', 'D3', 'E5'] });
  t.red.isAsked('bonus.destroy').offeringExactly('E2', 'E5');
  t.red.isRefused('D3', 'ASY-27.08').answers('bonus.destroy', 'E5');
  expect(redHas(t)).toMatchObject({ vp: 12, influence: 3 });
  expect(at(t, 'E5').hut).toBe(-1);
});

const HUT_PRICES = [
  ['camel', { camels: 6, gold: 1 }],
  ['gold', { camels: 7, gold: 0 }],
] as const;

test.each(HUT_PRICES)('ASY-27.09 Israelites: one %s for a Hut', (price, left) => {
  const t = bonusOf('CV09', { gold: 2 });
  t.red.isAsked('bonus.pay').offeringExactly('camel', 'gold');
  t.red.answers('bonus.pay', price);
  expect(redHas(t)).toMatchObject({ ...left, personalHuts: 2, mainHuts: 8, vp: 10 });
});

const FAVOUR_PRICES = [
  ['farmer', { farmers: 0, vp: 10 }],
  ['vp', { farmers: 1, vp: 8 }],
] as const;

test.each(FAVOUR_PRICES)('ASY-27.10 Medes: by %s, two Favour cards of which one is kept', (price, left) => {
  const t = bonusOf('CV10', { farmers: 1 });
  t.chance('draw.favour', 'FV02-1', 'FV05-1');
  t.red.isAsked('bonus.pay').offeringExactly('farmer', 'vp');
  t.red.answers('bonus.pay', price).isAsked('favour.keep').offeringExactly('FV02-1', 'FV05-1');
  t.red.answers('favour.keep', 'FV05-1');
  expect(redHas(t)).toMatchObject(left);
  expect(t.board.favours[red]).toEqual(['FV05-1']);
  expect(t.board.favourDiscard).toEqual(['FV02-1']);
});

const DESTROYED = [
  ['CV05', 'D3'],
  ['CV08', 'E2'],
] as const;

test.each(DESTROYED)(
  'ASY-27.11 beside %s a destroyed Hut returns to the Main supply, Farmer and Ship stay',
  (board, space) => {
    const t = bonusOf(board, { huts: ['D3', 'E2'] }, { farmers: ['D3', 'E2'], ships: ['D3'] });
    expect(at(t, space)).toMatchObject({ hut: -1, farmer: true, ship: space === 'D3' });
    expect(redHas(t)).toMatchObject({ mainHuts: 8, personalHuts: 1, farmers: 0, ships: 0 });
  },
);

test('ASY-27.12 a spent Farmer comes from the Personal supply, not from the map', () => {
  const t = bonusOf('CV10', { farmers: 0, huts: ['E2'] }, { farmers: ['E2'] });
  expect(redHas(t)).toMatchObject({ vp: 8, farmers: 0 });
  expect(at(t, 'E2').farmer).toBe(true);
  const none = tributeTo('CV10', { farmers: 0, vp: 1 }, { farmers: ['E2'] });
  none.red.isAsked('action.choose');
});

test('ASY-27.13 a Bonus is resolved once for a Tribute', () => {
  const t = bonusOf('CV03');
  t.red.isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ ships: 1 });
});

test.each([
  [['CV02', 'CV03', 'CV06'], 'highest', 'middle', 1],
  [['CV02', 'CV03', 'CV06'], 'highest', 'lowest', 0],
  [['CV03', 'CV02', 'CV06'], 'middle', 'highest', 2],
  [['CV03', 'CV02', 'CV06'], 'middle', 'lowest', 0],
  [['CV03', 'CV06', 'CV02'], 'lowest', 'highest', 2],
  [['CV03', 'CV06', 'CV02'], 'lowest', 'middle', 1],
] as const)('ASY-27.14 with %j, from the %s area on to the %s costs %i', (civilisations, from, to, cost) => {
  const t = redActs({ gold: 3 }, { civilisations });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', `${from}/gold`).answers('bonus.resolve', 'yes');
  const before = redHas(t).camels ?? 0;
  t.red.isRefused(`${from}/gold`, 'ASY-27.14').answers('tribute.place', `${to}/gold`);
  expect(redHas(t)).toMatchObject({ camels: before - cost });
});

test('ASY-27.14 the follow-up may be declined, and 26.25 may make it cheaper still', () => {
  const no = tributeTo('CV02', { gold: 2 });
  no.red.answers('bonus.resolve', 'no').isAsked('action.choose');
  const t = tributeTo('CV02', { gold: 2, camels: 3, favours: ['FV11-1'] }, { civilisations: ['CV02', 'CV06', 'CV03'] });
  t.red.answers('tribute.discount', 'cards/0').answers('bonus.resolve', 'yes').answers('tribute.place', 'middle/gold');
  expect(redHas(t)).toMatchObject({ camels: 0, influence: 5 });
});

test('ASY-E.27 a Babylonian chain: highest, middle, and a Hut moves', () => {
  const t = redActs({ camels: 4, gold: 2, huts: ['E2'] }, { civilisations: ['CV02', 'CV04', 'CV01'] });
  t.red.answers('action.choose', 'tribute').answers('tribute.place', 'highest/gold').answers('bonus.resolve', 'yes');
  t.red.answers('tribute.place', 'middle/gold').answers('bonus.resolve', 'yes').answers('move.to', 'E1');
  expect(redHas(t)).toMatchObject({ camels: 0, gold: 0, influence: 5 });
  expect(at(t, 'E1').hut).toBe(red);
});

const ELAMITES = [
  [['CV06', 'CV04', 'CV01'], 'highest', 3],
  [['CV01', 'CV06', 'CV04'], 'middle', 2],
  [['CV01', 'CV04', 'CV06'], 'lowest', 1],
] as const;

test.each(ELAMITES)(
  'ASY-27.15 with %j the Elamite Bonus goes with the %s area, whose price is %i',
  (civilisations, area, cost) => {
    const t = redActs({ gold: 1, ziggurats: { D2: 3 } }, { civilisations, roofs: [area] });
    t.red.answers('action.choose', 'tribute').answers('tribute.place', `${area}/gold`).answers('bonus.resolve', 'yes');
    expect(redHas(t)).toMatchObject({ camels: 10 - cost, farmers: 1 });
    t.red.answers('action.choose', 'roof');
    expect(redHas(t)).toMatchObject({ camels: 8 - cost, gold: 2 });
  },
);

test('ASY-27.16 with one Favour card left it is the one that is kept', () => {
  const t = bonusOf('CV10', { farmers: 1, vp: 0 }, { favourDeck: ['FV05-2'], emptyDiscards: true });
  expect(redHas(t)).toMatchObject({ farmers: 0 });
  expect(t.board.favours[red]).toEqual(['FV05-2']);
});

test('ASY-27.16 with none left nothing is paid', () => {
  const t = tributeTo('CV10', { farmers: 1 }, { favourDeck: [], emptyDiscards: true });
  t.red.isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ farmers: 1, vp: 10 });
});

test('ASY-27.17 a Hut as a reward comes from the Main supply', () => {
  const t = bonusOf('CV09', { gold: 2 });
  t.red.answers('bonus.pay', 'gold');
  expect(redHas(t)).toMatchObject({ mainHuts: 8, personalHuts: 2 });
});

test.each([
  ['CV01 on the top Offerings space', 'CV01', { offerings: 10, gold: 2 }, {}],
  ['CV02 without a payable follow-up', 'CV02', { gold: 1 }, {}],
  ['CV04 without a Hut', 'CV04', {}, {}],
  ['CV05 without a river Hut', 'CV05', { huts: ['E2'] }, {}],
  ['CV07 with both Ploughs up', 'CV07', { ploughs: 2 }, {}],
  ['CV08 with river Huts only', 'CV08', { huts: ['D3'] }, {}],
  ['CV09 with no Hut in the Main supply', 'CV09', { mainHuts: 0 }, {}],
  ['CV09 with nothing to pay', 'CV09', { camels: 3 }, {}],
  ['CV10 with no Favour card to draw', 'CV10', { farmers: 1 }, { favourDeck: [], emptyDiscards: true }],
  ['CV10 with nothing to pay', 'CV10', { farmers: 0, vp: 1 }, {}],
] as const)('ASY-27.31 ASY-A.44 no Bonus is offered that brings nothing: %s', (_, board, has, around) => {
  const t = tributeTo(board, has, around);
  t.red.isAsked('action.choose');
  expect(redHas(t)).toMatchObject({ influence: 3 });
});

test('ASY-27.31 the Cimmerians have nothing for a Hut that cannot move', () => {
  const around = { has: { blue: { huts: ['A2', 'B1'] } } };
  tributeTo('CV04', { huts: ['A1'] }, around).red.isAsked('action.choose');
});

test('ASY-27.31 the Egyptian Bonus stays on Influence 15, for its VP', () => {
  const t = bonusOf('CV05', { influence: 15, huts: ['D3'] });
  expect(redHas(t)).toMatchObject({ influence: 15, vp: 11 });
});
