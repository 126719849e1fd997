import { expect, test } from 'vitest';
import type { Board } from '../support.ts';
import { ancientTable, told } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** Prepares a round; the first player is then asked for an action. */
const prepared = (round: number, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: 'prepare', round, ...more });

const threats = (t: { readonly board: { readonly threat: readonly (readonly string[])[] } }) =>
  t.board.threat.map(([item = '']) => item);

test('AW-3.01 AW-3.07 AW-E.1 round 1: the marker moves to the first circle, nothing is refreshed or drawn', () => {
  const t = prepared(1, { row: ['EA01', 'EA02'], military: ['M01'], first: 'blue' });
  expect([t.board.round, t.board.empireRow, t.board.militaryRow]).toEqual([1, ['EA01', 'EA02'], ['M01']]);
  expect(threats(t)).toEqual(['', '', '']);
  t.blue.isAsked('turn.action');
});

test('AW-3.02 AW-3.05 AW-3.06 cards are dealt from A in rounds 2 and 3, from B from round 4 on', () => {
  const letters = [2, 3, 4, 5, 6].map((round) => {
    const { empireRow } = prepared(round).board;
    return [...new Set(empireRow.map((item) => item.slice(0, 2)))].join();
  });
  expect(letters).toEqual(['EA', 'EA', 'EB', 'EB', 'EB']);
});

test('AW-3.03 AW-3.04 Explore opens in round 2, Grow in round 3, and both stay open', () => {
  const open = (round: number) => {
    const t = ancientTable({ players: THREE, at: { turn: 'green' }, round });
    t.green.answers('turn.action', 'citizen/1');
    const { options } = t.green.isAsked('place.where');
    return ['explore', 'grow'].filter((space) => options.includes(space));
  };
  expect([1, 2, 3, 6].map(open)).toEqual([[], ['explore'], ['explore', 'grow'], ['explore', 'grow']]);
  expect([2, 3, 4].map((round) => told(prepared(round).red, 'space.uncovered'))).toEqual([
    ['space.uncovered AW-3.03 explore'],
    ['space.uncovered AW-3.04 grow'],
    [],
  ]);
});

test('AW-3.08 AW-3.09 what is left in the rows is discarded, and both are dealt anew', () => {
  const t = prepared(2, {
    row: ['EA01', 'EA02'],
    military: ['M01', 'M02'],
    chance: { 'empire.deal': ['EA11', 'EA12', 'EA13', 'EA14', 'EA15'], 'military.deal': ['M21', 'M22', 'M23'] },
  });
  expect([t.board.empireRow, t.board.discardA]).toEqual([
    ['EA11', 'EA12', 'EA13', 'EA14', 'EA15'],
    ['EA01', 'EA02'],
  ]);
  expect([t.board.militaryRow, t.board.militaryDiscard]).toEqual([
    ['M21', 'M22', 'M23'],
    ['M01', 'M02'],
  ]);
  const late = prepared(5, { row: ['EB01'] });
  expect([late.board.discardB, late.board.discardA]).toEqual([['EB01'], []]);
});

test('AW-3.10 AW-6.09 AW-6.45 rows are not refilled during a round', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    row: ['EA18', 'EA03'],
    military: ['M03', 'M04'],
    has: { blue: { coins: 9 } },
  });
  t.blue.answers('turn.action', 'citizen/1').answers('place.where', 'build').answers('build.card', 'EA18');
  t.green.answers('turn.action', 'citizen/2').answers('place.where', 'recruit').answers('recruit.card', 'M04');
  t.green.answers('recruit.slot', 'retire/SM01');
  expect([t.board.empireRow, t.board.militaryRow]).toEqual([['EA03'], ['M03']]);
});

test('AW-3.11 AW-A.9 AW-E.29 round 4: the A row goes, five B cards come, deck and discards of A leave the game', () => {
  const t = prepared(4, {
    row: ['EA01', 'EA02'],
    has: { blue: { stored: ['EA18'], coins: 9 } },
    discard: [],
    chance: { 'empire.deal': ['EB01', 'EB02', 'EB03', 'EB04', 'EB05'] },
  });
  expect([t.board.empireRow.length, t.board.deckA, t.board.discardA]).toEqual([5, [], []]);
  expect(t.board.removed.includes('EA01') && t.board.removed.includes('EA02')).toBe(true);
  expect(t.board.removedDeck.length).toBe(40 - 3);
  t.red.answers('turn.action', 'pass');
  t.blue.answers('turn.action', 'stored');
  expect(t.board.tableau[1]?.includes('EA18')).toBe(true);
});

test('AW-3.12 a deck that runs out is made of its discard pile, and dealing goes on', () => {
  const t = prepared(2, {
    deck: ['EA01', 'EA02'],
    discard: ['EA03', 'EA04', 'EA05'],
    militaryDeck: ['M01'],
    militaryDiscard: ['M02', 'M03', 'M04'],
  });
  expect([...t.board.empireRow].toSorted()).toEqual(['EA01', 'EA02', 'EA03', 'EA04', 'EA05']);
  expect(t.board.empireRow.slice(0, 2).toSorted()).toEqual(['EA01', 'EA02']);
  t.chanceWeighed('empire.deal', ['EA03', 'EA04', 'EA05'], 2);
  expect([t.board.militaryRow[0], t.board.militaryRow.length, t.board.militaryDiscard]).toEqual(['M01', 3, []]);
});

test('AW-3.13 with too few cards in deck and discard pile the other slots stay empty', () => {
  const t = prepared(2, { deck: ['EA01'], discard: ['EA02'], militaryDeck: [], militaryDiscard: ['M01'] });
  expect([t.board.empireRow.length, t.board.militaryRow]).toEqual([2, ['M01']]);
});

test('AW-3.14 AW-3.16 AW-3.20 whoever has no titan draws the first face-down one, in turn order', () => {
  const t = prepared(2, {
    first: 'green',
    has: { red: { threat: 'ST01' } },
    tops: ['T110', 'T215', 'T310'],
    chance: { 'titan.draw': ['T101', 'T102'] },
  });
  expect(threats(t)).toEqual(['ST01', 'T102', 'T101']);
  expect(t.board.titanTop).toEqual([['T110'], ['T215'], ['T310']]);
  const below = ['T101', 'T102', 'T103', 'T104', 'T105', 'T106', 'T107', 'T108', 'T109'];
  t.chanceWeighed('titan.draw', below, 0);
});

test('AW-3.15 one star in round 2, two in rounds 3 and 4, three in rounds 5 and 6', () => {
  const stars = [2, 3, 4, 5, 6].map((round) =>
    threats(prepared(round))
      .map((item) => item[1])
      .join(''),
  );
  expect(stars).toEqual(['111', '222', '222', '333', '333']);
});

test('AW-3.17 AW-3.18 AW-E.2 the last card of a deck is the face-up one; then the next higher deck gives', () => {
  const t = prepared(4, {
    tops: ['T110', 'T201', 'T310'],
    below: [['T101'], [], ['T301', 'T302']],
    has: { green: { threat: 'ST04' } },
    chance: { 'titan.draw': ['T302'] },
  });
  expect(threats(t)).toEqual(['T201', 'T302', 'ST04']);
  expect(t.board.titanTop).toEqual([['T110'], [], ['T310']]);
});

test('AW-3.19 AW-A.28 with nothing higher the highest lower deck gives, and with nothing at all nobody is threatened', () => {
  const t = prepared(5, { tops: ['T101', 'T201', ''], below: [['T102'], [], []], chance: { 'titan.draw': ['T102'] } });
  expect(threats(t)).toEqual(['T201', 'T102', 'T101']);
  expect(threats(prepared(3, { tops: ['', '', 'T310'], below: [[], [], []] }))).toEqual(['T310', '', '']);
});

test('AW-3.21 marker and round effect, empire row, military row, titans, in this order', () => {
  const types = prepared(3, { row: ['EA01'], military: ['M01'] })
    .red.log()
    .events.map(({ type }) => type);
  expect([...new Set(types)]).toEqual([
    'phase.prepare',
    'space.uncovered',
    'empire.cleared',
    'empire.dealt',
    'military.cleared',
    'military.dealt',
    'titan.threatens',
    'phase.actions',
  ]);
});
