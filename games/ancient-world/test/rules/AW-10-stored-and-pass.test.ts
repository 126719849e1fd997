import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, goodsOf, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
const blues = (blue: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    ...more,
    has: { red: { passed: true }, green: { passed: true }, ...more.has, blue },
  });

test('AW-10.01 a stored card is built for its full cost and with capacity, without a citizen', () => {
  const t = blues({ coins: 6, knowledge: 1, stored: ['EA15'] });
  acts(t, 'blue', 'stored');
  expect([goodsOf(t, 1), t.board.tableau[1]?.at(-1), t.board.stored[1], whereAre(t, 1).slice(0, 3)]).toEqual([
    [0, 0, 0],
    'EA15',
    [],
    ['ready', 'ready', 'ready'],
  ]);
  expect(told(t.red, 'card.built')).toEqual(['card.built AW-10.01 EA15']);
  expect(told(t.red, 'coins')).toEqual(['coins.paid AW-10.01 6']);
  blues({ coins: 5, knowledge: 1, stored: ['EA15'] })
    .blue.isAsked('turn.action')
    .notOffering('stored');
  blues({ coins: 6, knowledge: 0, stored: ['EA15'] })
    .blue.isAsked('turn.action')
    .notOffering('stored');
  blues({}).blue.isRefused('stored', 'AW-10.01', 'no.stored.none', 'fix.explore');
});

test('AW-10.01 of several stored cards those that can be paid for are offered, and asked for even if there is one', () => {
  const t = blues({ coins: 5, stored: ['EA18', 'EA28'] });
  acts(t, 'blue', 'stored');
  t.blue.isAsked('stored.card').offeringExactly('EA18');
  t.blue.isRefused('EA28', 'AW-6.03', 'no.build.coins', 'fix.coins');
  acts(t, 'blue', 'EA18');
  expect(t.board.stored[1]).toEqual(['EA28']);
});

test('AW-10.02 several times a round, each an action of its own', () => {
  const t = blues({ coins: 20, stored: ['EA18', 'EA03'] }, { has: { green: {} } });
  acts(t, 'blue', 'stored', 'EA18');
  acts(t, 'green', 'citizen/1', 'labor');
  acts(t, 'blue', 'stored');
  expect(t.board.tableau[1]?.slice(2)).toEqual(['EA18', 'EA03']);
  t.green.isAsked('turn.action');
});

test('AW-10.03 it is not Build: no charge and no ambrosia of the space', () => {
  const t = blues(
    { coins: 4, stored: ['EA18'] },
    { ambrosia: { build: 3 }, has: { green: { passed: true, citizens: { 5: 'build' } } } },
  );
  acts(t, 'blue', 'stored');
  expect(goodsOf(t, 1)).toEqual([0, 0, 0]);
});

test('AW-10.04 what happens once when a card is gained happens from storage too', () => {
  const t = blues({ coins: 20, stored: ['EA21'] });
  acts(t, 'blue', 'stored');
  expect(whereAre(t, 1)[3]).toBe('new');
  const trade = blues({ coins: 20, stored: ['EA09'] });
  acts(trade, 'blue', 'stored');
  trade.blue.isAsked('citizen.trade');
});

test('AW-10.05 a stored A card may be built in the last rounds', () => {
  const t = blues({ coins: 20, stored: ['EA18'] }, { round: 6 });
  acts(t, 'blue', 'stored');
  expect(t.board.tableau[1]?.includes('EA18')).toBe(true);
});

test('AW-10.06 AW-10.07 who passes is out of the phase; the first to pass is remembered', () => {
  const t = ancientTable({ players: THREE, at: { turn: 'blue' } });
  acts(t, 'blue', 'pass');
  acts(t, 'green', 'pass');
  t.red.isAsked('turn.action');
  expect([t.board.firstPass, t.board.passed, told(t.red, 'turn')]).toEqual([
    1,
    [false, true, true],
    ['turn.passed AW-10.06', 'turn.passed AW-10.06'],
  ]);
});
