import { expect, test } from 'vitest';
import { at, redActs, redHas } from '../red.ts';
import type { Player } from '../support.ts';

const red = 0;
type Around = NonNullable<Parameters<typeof redActs>[1]>;

/** Red builds the Roof of the lowest area, beside which this board lies, on D2. */
function roofOf(board: string, has: Player = {}, around: Around = {}) {
  const [first, second] = ['CV01', 'CV02', 'CV03'].filter((other) => other !== board);
  const civilisations = [first ?? '', second ?? '', board] as const;
  const t = redActs({ ziggurats: { D2: 3 }, gold: 0, ...has }, { civilisations, roofs: ['lowest'], ...around });
  t.red.answers('action.choose', 'roof');
  expect(at(t, 'D2').roof).toBe(true);
  return t;
}

const nothing = { gold: 0, ships: 0, farmers: 0, ploughs: 1, personalHuts: 1, influence: 0, offerings: 0, vp: 10 };

test('ASY-27.21 Amorites: one of the face-up cards, free and without the tile', () => {
  const t = roofOf('CV01', {}, { rows: { left: ['FD-wheat2-1'], middle: ['FD-fish1-1'], favour: ['FV02-1'] } });
  t.red.isAsked('card.take').offeringExactly('FD-wheat2-1', 'FD-fish1-1', 'FV02-1');
  t.red.answers('card.take', 'FV02-1');
  expect(t.board.favours[red]).toEqual(['FV02-1']);
  expect(redHas(t)).toMatchObject({ ...nothing, camels: 7 });
  t.red.isAsked('action.choose').offering('card');
});

test('ASY-27.22 Babylonians: 2 Influence', () => {
  expect(redHas(roofOf('CV02'))).toMatchObject({ ...nothing, influence: 2 });
});

test('ASY-27.23 Canaanites: one Hut', () => {
  expect(redHas(roofOf('CV03'))).toMatchObject({ ...nothing, personalHuts: 2, mainHuts: 8 });
});

test('ASY-27.24 Cimmerians: one Offering', () => {
  expect(redHas(roofOf('CV04'))).toMatchObject({ ...nothing, offerings: 1 });
});

test('ASY-27.25 Egyptians: one Ship', () => {
  expect(redHas(roofOf('CV05'))).toMatchObject({ ...nothing, ships: 1 });
});

test('ASY-27.26 Elamites: 2 Gold', () => {
  expect(redHas(roofOf('CV06'))).toMatchObject({ ...nothing, gold: 2 });
});

test('ASY-27.27 Harappans: two Favour cards, of which one is kept', () => {
  const t = roofOf('CV07', {}, { chance: { 'draw.favour': ['FV02-1', 'FV05-1'] } });
  t.red.isAsked('favour.keep').offeringExactly('FV02-1', 'FV05-1');
  t.red.answers('favour.keep', 'FV02-1');
  expect(t.board.favours[red]).toEqual(['FV02-1']);
  expect(t.board.favourDiscard).toEqual(['FV05-1']);
  expect(redHas(t)).toMatchObject({ ...nothing, camels: 7 });
});

test('ASY-27.16 ASY-27.27 with one Favour card left the Harappans give that one, with none nothing', () => {
  const one = roofOf('CV07', {}, { favourDeck: ['FV05-2'], emptyDiscards: true });
  expect(one.board.favours[red]).toEqual(['FV05-2']);
  const none = roofOf('CV07', {}, { favourDeck: [], emptyDiscards: true });
  expect(none.board.favours[red]).toEqual([]);
});

test('ASY-27.28 Hittites: one Plough', () => {
  expect(redHas(roofOf('CV08', { ploughs: 0 }))).toMatchObject({ ...nothing, ploughs: 1 });
});

test('ASY-27.29 Israelites: one Food card', () => {
  const t = roofOf('CV09', {}, { chance: { 'draw.food': ['FD-dates3-2'] } });
  expect(t.board.food[red]).toEqual(['FD-dates3-2']);
  expect(redHas(t)).toMatchObject(nothing);
});

test('ASY-27.30 Medes: one Farmer', () => {
  expect(redHas(roofOf('CV10'))).toMatchObject({ ...nothing, farmers: 1 });
});

test('ASY-27.23 ASY-19.18 with no Hut in the Main supply the Canaanite Roof gives nothing', () => {
  expect(redHas(roofOf('CV03', { mainHuts: 0 }))).toMatchObject({ ...nothing, mainHuts: 0 });
});
