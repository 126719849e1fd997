import { expect, test } from 'vitest';
import { empireNo } from '../../content/decks.ts';
import type { Board, Player } from '../support.ts';
import { acts, ambrosiaOn, ancientTable, armyOf, goodsOf, isDamaged, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

const greens = (green: Player, more: Partial<Board<Name>> = {}) =>
  ancientTable({ players: THREE, at: { turn: 'green' }, round: 3, ...more, has: { ...more.has, green } });
/** Green places citizen 1 on a card. */
const using = (card: string, green: Player, more: Partial<Board<Name>> = {}) => {
  const t = greens({ ...green, cards: [card, ...(green.cards ?? [])] }, more);
  acts(t, 'green', 'citizen/1', `card/${card}`);
  return t;
};

test('AW-7.01 AW-12.01 a citizen on an undamaged card of one’s own brings what it shows', () => {
  const gains = (card: string) => goodsOf(using(card, { coins: 0 }), 2);
  // Spice Bazaar, Clay Tablet House, Grove of Offerings, Herders' Meet, Sun Market, Caravanserai.
  expect(['EA32', 'EA13', 'EA35', 'EA24', 'EB08', 'EB27'].map(gains)).toEqual([
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 3],
    [2, 0, 0],
    [4, 0, 0],
    [3, 0, 0],
  ]);
  expect(told(using('EA32', {}).red, 'citizen')).toEqual(['citizen.on-card AW-7.01 1 EA32']);
  const t = greens({ cards: ['EA32!'] });
  acts(t, 'green', 'citizen/1');
  t.green.isRefused('card/EA32', 'AW-7.01', 'no.card.damaged', 'fix.repair');
});

test('AW-7.02 AW-E.11 once a round: not while a citizen stands on it, nor when it was used', () => {
  const t = using('EA13', { coins: 0 });
  expect(t.board.used[empireNo('EA13')]).toBe(true);
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'pass');
  acts(t, 'green', 'citizen/2');
  t.green.isRefused('card/EA13', 'AW-7.02', 'no.card.used', 'fix.next-round');
  acts(t, 'green', 'draft');
  acts(t, 'green', 'pass');
  // The End of Round pays income 5 and 1.
  expect([goodsOf(t, 2), whereAre(t, 2)[0]]).toEqual([[6, 1, 0], 'ready']);
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'pass');
  acts(t, 'green', 'citizen/1');
  t.green.isAsked('place.where').offering('card/EA13');
  const used = greens({ cards: ['EA13'], used: ['EA13'] });
  acts(used, 'green', 'citizen/1');
  used.green.isAsked('place.where').notOffering('card/EA13');
  const taken = greens({ cards: ['EA13'], citizens: { 1: 'ready', 2: 'EA13' } });
  acts(taken, 'green', 'citizen/1');
  taken.green.isRefused('card/EA13', 'AW-7.02', 'no.card.used');
});

test('AW-7.03 nobody places on another player’s card', () => {
  const t = greens({}, { has: { red: { cards: ['EA32'] } } });
  acts(t, 'green', 'citizen/1');
  t.green.isAsked('place.where').notOffering('card/EA32');
});

test('AW-7.04 a new card can be used in the same round, by another citizen', () => {
  const t = greens({ coins: 9 }, { row: ['EA32'], has: { red: { passed: true }, blue: { passed: true } } });
  acts(t, 'green', 'citizen/1', 'build', 'EA32');
  acts(t, 'green', 'citizen/2', 'card/EA32');
  expect(goodsOf(t, 2)[0]).toBe(9 - 5 + 2);
});

test('AW-7.05 AW-7.06 AW-15.08 a card brings no ambrosia of a space and costs no charge: Crypta Ship explores for 2 coins', () => {
  const t = using(
    'EA10',
    { coins: 0 },
    { row: ['EA18'], ambrosia: { explore: 3 }, has: { red: { citizens: { 5: 'explore', 1: 'ready' } } } },
  );
  acts(t, 'green', 'row', 'EA18');
  expect([goodsOf(t, 2), ambrosiaOn(t, 'explore'), t.board.stored[2]]).toEqual([[2, 0, 0], 3, ['EA18']]);
});

test('AW-7.07 parts that cannot be carried out are skipped', () => {
  // Carpenters' Hall without a damaged card, Shrine of Embers likewise, Town Hall with a claimed token.
  expect(goodsOf(using('EA23', { coins: 0 }), 2)).toEqual([2, 0, 0]);
  expect(goodsOf(using('EB10', { coins: 0 }), 2)).toEqual([0, 0, 2]);
  expect(goodsOf(using('EA27', { coins: 0 }, { hand: true }), 2)).toEqual([0, 1, 0]);
});

test('AW-7.08 AW-E.42 a citizen may go where nothing can be done, and the action is used by it', () => {
  const t = using('EA37', { coins: 0 });
  expect([goodsOf(t, 2), whereAre(t, 2)[0], told(t.green, 'card')]).toEqual([[0, 0, 0], 'card', []]);
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'pass');
  acts(t, 'green', 'citizen/2');
  t.green.isRefused('card/EA37', 'AW-7.02', 'no.card.used');
  const holy = using('EB14', {});
  holy.red.isAsked('turn.action');
});

test('AW-7.08 what could be unwelcome can be declined, and is used all the same', () => {
  const t = using('EA27', { coins: 0 }, { first: 'red' });
  t.green.isAsked('action.perform').offeringExactly('perform', 'decline').about({ action: 'EA27' });
  acts(t, 'green', 'decline');
  expect([goodsOf(t, 2), t.board.first, t.board.hand]).toEqual([[0, 0, 0], 0, false]);
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'pass');
  acts(t, 'green', 'citizen/2');
  t.green.isRefused('card/EA27', 'AW-7.02');
  const repair = using('EA30', { cards: ['SE1!'] });
  acts(repair, 'green', 'decline');
  expect(isDamaged(repair, 'SE1#3')).toBe(true);
  const holy = using('EB14', { armies: [{ active: 'M01', coins: 2 }] });
  acts(holy, 'green', 'decline');
  expect(armyOf(holy, 'M01')).toBe('0:2');
});

test('AW-7.09 AW-15.22 what is performed is performed in full: Town Hall takes the token, a repair is made', () => {
  const t = using('EA27', { coins: 0 }, { first: 'red' });
  acts(t, 'green', 'perform');
  expect([goodsOf(t, 2), t.board.first, t.board.hand]).toEqual([[0, 1, 0], 2, true]);
  expect(told(t.red, 'token')).toEqual(['token.claimed AW-15.22']);
  const repair = using('EA23', { coins: 0, cards: ['SE1!', 'EA28!'] });
  acts(repair, 'green', 'perform');
  repair.green.isAsked('repair.card').offeringExactly('SE1', 'EA28');
  acts(repair, 'green', 'EA28');
  expect([goodsOf(repair, 2)[0], isDamaged(repair, 'EA28'), isDamaged(repair, 'SE1#3')]).toEqual([2, false, true]);
});

test('AW-7.09 what is “up to” can be left out: Masons’ Yard and Builders’ Lodge', () => {
  const cards = ['SE1!', 'SE2!', 'EA28!'];
  const t = using('EA37', { cards });
  t.green.isAsked('repair.several').offering('done');
  acts(t, 'green', 'done');
  expect(isDamaged(t, 'EA28')).toBe(true);
  const lodge = using('EB26', { coins: 0, cards });
  acts(lodge, 'green', 'EA28', 'SE1');
  expect([
    goodsOf(lodge, 2)[0],
    isDamaged(lodge, 'EA28'),
    isDamaged(lodge, 'SE1#3'),
    isDamaged(lodge, 'SE2#3'),
  ]).toEqual([1, false, false, true]);
  expect(told(lodge.red, 'card.repaired')).toEqual(['card.repaired AW-12.09 EA28', 'card.repaired AW-12.09 SE1#3']);
});

test('AW-12.09 where one of two was repaired with ambrosia meanwhile, the other is repaired by itself', () => {
  const t = using('EA30', { coins: 0, ambrosia: 2, cards: ['SE1!', 'EA28!'] });
  acts(t, 'green', 'perform');
  t.green.takes('~ambrosia.repair/SE1#3');
  t.red.isAsked('turn.action');
  expect([isDamaged(t, 'SE1#3'), isDamaged(t, 'EA28')]).toEqual([false, false]);
});
