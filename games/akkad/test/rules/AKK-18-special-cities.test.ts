import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import { during, FOUR, takes } from '../quests.ts';
import type { Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

test('AKK-18.19 AKK-E.26 the first to take Akkad gains 1 VP and the card, later ones the card only', () => {
  const first = takes(0, 'AGD');
  expect([first.board.vp, first.board.ledger[0], first.board.cityCard[0], first.board.akkadTaken]).toEqual([
    [1, 0, 0, 0],
    [0, 0, 1],
    0,
    true,
  ]);
  const later = takes(1, 'AGD', { red: { controls: ['GIR', 'AGD'], cityCards: ['akkad'] } }, { akkadTaken: true });
  expect([later.board.vp, later.board.cityCard[0]]).toEqual([[0, 0, 0, 0], 1]);
  // It can be the ninth.
  const ninth = takes(0, 'AGD', { red: { vp: 8 } });
  expect([ninth.over, ninth.outcome?.winners]).toEqual([true, [0]]);
});

test('AKK-18.20 AKK-A.27 who cannot gain VP leaves the point for the next', () => {
  const lost = takes(0, 'AGD', { red: { controls: ['LAG'], units: {} } });
  expect([lost.board.vp[0], lost.board.akkadTaken, lost.board.cityCard[0]]).toEqual([0, false, 0]);
  const next = takes(1, 'AGD', { red: { controls: ['AGD'], units: {}, cityCards: ['akkad'] } });
  expect([next.board.vp[1], next.board.akkadTaken]).toEqual([1, true]);
});

test('AKK-18.21 AKK-18.25 the card of a special city goes to whoever takes it, from the board or from its holder', () => {
  expect(takes(0, 'NIP').board.cityCard[9]).toBe(0);
  const t = takes(0, 'NIP', { blue: { controls: ['SUS', 'NIP'], cityCards: ['nippur'] } });
  expect(t.board.cityCard[9]).toBe(0);
  const rebels = during(
    'rebels.arrive',
    { space: spaceOf('NIP'), n: 1 },
    {
      blue: { controls: ['SUS', 'NIP'], cityCards: ['nippur'] },
    },
  );
  expect(rebels.board.cityCard[9]).toBe(-1);
});

const THREE_CARDS: Player = { controls: ['GIR', 'KIS', 'MRD', 'ADA'], cityCards: ['kish', 'marad', 'adab'] };

test('AKK-18.22 AKK-18.23 AKK-E.27 AKK-A.66 with three cards one may swap or leave the new one; the city is held all the same', () => {
  const t = takes(0, 'NIP', { red: THREE_CARDS });
  t.red.isAsked('city-card.swap').offeringExactly('swap/kish', 'swap/marad', 'swap/adab', 'leave');
  t.red.answers('city-card.swap', 'swap/kish');
  expect([t.board.cityCard[9], t.board.cityCard[4], at(t, 'NIP').control, at(t, 'KIS').control]).toEqual([0, -1, 0, 0]);
  const left = takes(0, 'NIP', { red: THREE_CARDS });
  left.red.answers('city-card.swap', 'leave');
  expect([left.board.cityCard[9], at(left, 'NIP').control]).toEqual([-1, 0]);
});

test('AKK-18.24 AKK-A.62 a card at the board is taken later on the own turn, free, while a slot is open', () => {
  const turn = (red: Player) => akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {}, has: { red } });
  const t = turn({ controls: ['GIR', 'KIS', 'NIP'], cityCards: ['kish'] });
  t.red.takes('~city-card.take/nippur');
  expect(t.board.cityCard[9]).toBe(0);
  t.red.isAsked('turn.choose');
  turn({ ...THREE_CARDS, controls: ['GIR', 'KIS', 'MRD', 'ADA', 'NIP'] }).red.doesNotOffer('~city-card.take/nippur');
  // Not in another's turn.
  const blue: Player = { controls: ['SUS', 'NIP'] };
  akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {}, has: { blue } }).blue.doesNotOffer();
  akkadTable({ players: FOUR, at: { turn: 'blue' }, rebels: {}, has: { blue } }).blue.offers('~city-card.take/nippur');
});

test('AKK-18.26 the card of Akkad counts toward the limit of three', () => {
  const t = takes(0, 'AGD', { red: THREE_CARDS });
  t.red.isAsked('city-card.swap').offering('leave');
  const held = takes(0, 'NIP', {
    red: { controls: ['GIR', 'AGD', 'KIS', 'MRD'], cityCards: ['akkad', 'kish', 'marad'] },
  });
  held.red.isAsked('city-card.swap').offering('swap/akkad');
});

test('AKK-18.27 with the city its bonus goes at once; what it gave is kept', () => {
  const red: Player = { controls: ['GIR', 'HAL'], cityCards: ['halub'], units: {}, goods: { silver: 3 } };
  const t = takes(1, 'HAL', { red });
  expect([t.board.cityCard[2], t.board.goods[0]?.[2]]).toEqual([1, 3]);
  const tax = (cityCards: string[]) =>
    during('tax', { seat: 0, city: -1, all: 1 }, { red: { ...red, cityCards, goods: {} } }).board.goods[0]?.[2];
  expect([tax(['halub']), tax([])]).toEqual([3, 2]);
});

test('AKK-18.25 AKK-18.23 a card its captor leaves is lost to its holder all the same', () => {
  const has = {
    green: { ...THREE_CARDS, home: 'girsu' },
    red: { home: 'uruk', controls: ['URU', 'NIP'], cityCards: ['nippur'] },
  } as const;
  const t = takes(2, 'NIP', has);
  t.green.answers('city-card.swap', 'leave');
  expect([t.board.cityCard[9], at(t, 'NIP').control]).toEqual([-1, 2]);
  const told = t.blue.log().events.find(({ type }) => type === 'city-card.lost');
  expect([told?.seat, told?.data]).toEqual([0, { city: 'nippur' }]);
});
