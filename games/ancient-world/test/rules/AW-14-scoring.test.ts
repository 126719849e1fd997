import { expect, test } from 'vitest';
import { bannersOf, bonuses, scoreSheet, tieBreaks, worthOf } from '../../rules/queries/scores.ts';
import type { Player } from '../support.ts';
import { ancientTable, isDamaged, told } from '../support.ts';

const TWO = ['red', 'blue'] as const;
/** The game is scored. */
const scored = (blue: Player, red: Player = {}) =>
  ancientTable({ players: TWO, at: 'score', round: 6, first: 'blue', has: { red, blue } });
const sheet = (blue: Player) => scored(blue).board.ledger[1];
const RED5 = ['EB30', 'EB01', 'EB02'];

test('AW-14.02 AW-14.03 AW-14.09 AW-A.48 penalties: 4 for each starving citizen, 1 for each damaged card; a total may be negative', () => {
  const t = scored({ citizens: { 1: 'starving', 2: 'starving', 3: 'ready' }, cards: ['SE1!', 'SE2!'] });
  expect([t.board.ledger[1]?.slice(0, 2), t.board.vp]).toEqual([
    [-8, -2],
    [0, -10],
  ]);
  expect(told(t.red, 'score')).toEqual(['score AW-14.10 -10', 'score AW-14.10 0']);
});

test('AW-14.04 then everything is repaired and counts in full', () => {
  const t = scored({ cards: ['EB30!', 'EB01!', 'EB02!'] });
  expect([t.board.ledger[1], isDamaged(t, 'EB01'), isDamaged(t, 'EB30')]).toEqual([
    [0, -3, 16, 0, 0, 0, 0, 7],
    false,
    false,
  ]);
});

test('AW-14.05 AW-14.06 AW-E.16 AW-E.9 banners by colour: 2, 4, 7, 11, 16, 22, and no more for a seventh', () => {
  // Red 7, blue 5, green 3, yellow 1, purple 0.
  const cards = ['EB01', 'EB02', 'EB11', 'EB21', 'EB12', 'EB03', 'EA18', 'EA17', 'EA25', 'EA09'];
  const { board } = scored({ cards });
  expect([bannersOf(board, 1), board.ledger[1]]).toEqual([
    [7, 5, 3, 1, 0],
    [0, 0, 22, 16, 7, 2, 0, 0],
  ]);
  expect(board.vp[1]).toBe(47);
  expect(sheet({ cards: ['EB05'] })?.[4]).toBe(4);
  const titans = scored({ titans: ['T301', 'T211'] });
  expect(bannersOf(titans.board, 1)).toEqual([3, 1, 1, 0, 0]);
});

test('AW-14.07 AW-15.28 bonus cards are added at the end, and not before', () => {
  const t = ancientTable({ players: TWO, at: { turn: 'blue' }, has: { blue: { cards: ['EB15'] } } });
  expect(t.board.vp).toEqual([0, 0]);
  expect(sheet({ cards: ['EB15', 'EB30', 'EB01'] })).toEqual([0, 0, 7, 2, 2, 0, 0, 2 + 3]);
});

test('AW-14.08 stored cards and titans that threaten score nothing', () => {
  expect(sheet({ stored: ['EB01', 'EC03'], threat: 'T301' })).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('AW-E.8 AW-15.05 AW-A.51 Citadel with 5 red banners: 16 and 7', () => {
  expect([sheet({ cards: RED5 })?.[2], sheet({ cards: RED5 })?.[7]]).toEqual([16, 7]);
  const palace = (more: string[]) => sheet({ cards: ['EB30', ...more] })?.[7];
  expect(
    [
      [],
      ['EA01'],
      ['EB01'],
      ['EB01', 'EA01'],
      ['EB01', 'EB02'],
      ['EB01', 'EB02', 'EA01'],
      ['EB01', 'EB02', 'EA01', 'EA02'],
    ].map(palace),
  ).toEqual([0, 1, 3, 5, 7, 9, 9]);
  expect(sheet({ cards: ['EB31', 'EB03', 'EB04'] })?.[7]).toBe(7);
});

test('AW-14.10 AW-14.11 AW-14.12 AW-14.13 most VP, then coins, then cards, then knowledge', () => {
  const wins = (blue: Player, red: Player) => {
    const { outcome } = scored(blue, red);
    return `${outcome?.winners.join()} ${outcome?.reason?.id ?? ''}`.trim();
  };
  expect([
    wins({ cards: ['EB05'], coins: 0 }, { cards: ['EA18'], coins: 9 }),
    wins({ coins: 3 }, { coins: 4 }),
    wins({ coins: 4, districts: ['D01'] }, { coins: 4, knowledge: 9 }),
    wins({ coins: 4, knowledge: 2 }, { coins: 4, knowledge: 1 }),
  ]).toEqual(['1', '0 won.coins', '1 won.cards', '1 won.knowledge']);
  // Where VP decide there is nothing else to be told.
  expect(scored({ cards: ['EB05'] }, { cards: ['EA18'] }).outcome?.reason).toBe(undefined);
});

test('AW-14.14 AW-A.49 who is equal in everything wins together', () => {
  const { outcome } = scored({ coins: 4 }, { coins: 4 });
  expect([outcome?.winners, outcome?.ranks, outcome?.reason]).toEqual([[0, 1], [1, 1], undefined]);
});

test('AW-14.12 AW-E.32 empire cards with the starting ones, districts and titans count: 14 to 13', () => {
  const seven = ['EA01', 'EA02', 'EA03', 'EA04', 'EA05', 'EA06', 'EA07'];
  const eight = ['EA08', 'EA09', 'EA10', 'EA11', 'EA12', 'EA13', 'EA14', 'EA15'];
  const { board } = scored(
    { cards: seven, districts: ['D01', 'D02'], titans: ['T101', 'T102', 'T103'], stored: ['EB01'] },
    { cards: eight, districts: ['D03', 'D04'], titans: ['T104'] },
  );
  expect([tieBreaks(board, 1)[2], tieBreaks(board, 0)[2]]).toEqual([14, 13]);
});

test('AW-14.15 conditions on banners count a card’s own', () => {
  // Trade City wants 4 blue and 5 red: its own red and blue are the last.
  const cards = ['EB01', 'EB02', 'EB03', 'EA09'];
  expect([sheet({ cards: [...cards, 'EC09'] })?.[7], sheet({ cards: ['EB01', 'EB02', 'EB03', 'EC09'] })?.[7]]).toEqual([
    4, 0,
  ]);
});

test('AW-14.16 AW-15.06 AW-15.13 AW-15.16 unused coins, ambrosia and knowledge: what is held, in whole groups', () => {
  const bonus = (card: string, player: Player) => sheet({ cards: [card], coins: 0, ...player })?.[7];
  expect([5, 6, 8, 9].map((coins) => bonus('EC01', { coins, armies: [{ active: 'M01', coins: 9 }] }))).toEqual([
    2, 4, 4, 6,
  ]);
  expect([2, 3, 7].map((ambrosia) => bonus('EC04', { ambrosia }))).toEqual([0, 2, 4]);
  expect([0, 1, 3].map((knowledge) => bonus('EC06', { knowledge }))).toEqual([0, 2, 6]);
});

test('AW-E.31 a full scoring', () => {
  // Red 5, blue 4, green 2, yellow 6, purple 1: Citadel, Trade Route, Moon Festival, Citadel of Ivories among them.
  const cards = ['EB30', 'EC10', 'EC08', 'EC01', 'EB01!', 'EA01!', 'EB03', 'EB04', 'EB05', 'EB07', 'EB08'];
  const t = scored({ cards, coins: 7, citizens: { 1: 'starving', 2: 'ready', 3: 'ready' } });
  expect(bannersOf(t.board, 1)).toEqual([5, 4, 2, 6, 1]);
  expect([t.board.ledger[1], t.board.vp[1]]).toEqual([[-4, -2, 16, 11, 4, 22, 2, 19], 68]);
  expect(bonuses(t.board, 1).map(({ item, vp }) => `${item} ${vp}`)).toEqual(['EB30 7', 'EC10 4', 'EC08 4', 'EC01 4']);
});

test('AW-18.06 the sheet has penalties, colours and bonus cards, and is the estimate before the end', () => {
  const t = ancientTable({
    players: TWO,
    at: { turn: 'blue' },
    has: { blue: { cards: ['EB01!', 'EC03'], citizens: { 1: 'starving', 2: 'ready', 3: 'ready' } } },
  });
  expect(scoreSheet(t.board, 1)).toEqual([-4, -1, 4, 0, 2, 0, 0, 4]);
  expect([worthOf(t.board, 1), worthOf(t.board, 0)]).toEqual([5, 0]);
  const over = scored({ cards: ['EB01!'] });
  expect([worthOf(over.board, 1), over.board.vp[1]]).toEqual([3, 3]);
});
