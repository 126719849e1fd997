import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { akkadTable, at } from '../support.ts';

const FOUR = ['red', 'blue', 'green', 'yellow'] as const;
type Name = (typeof FOUR)[number];

const turn = (red: Player, more: Partial<Board<Name>> = {}) =>
  akkadTable({ players: FOUR, at: { turn: 'red' }, rebels: {}, ...more, has: { ...more.has, red } });

test('AKK-17.01 AKK-17.14 AKK-A.56 Shar-kali-sharri: three other players give 1 resource of their choice each', () => {
  const has = { blue: { goods: { grain: 1, lapis: 1 } }, green: { goods: { silver: 1 } }, yellow: {} };
  const t = turn({ character: 'shar-kali-sharri' }, { has });
  t.red.answers('turn.choose', 'character').answers('character.whom', '1');
  t.blue.answers('goods.give', 'grain');
  t.red.answers('character.whom', '2');
  // Green has only silver, yellow nothing at all.
  expect([t.board.goods[0], t.over, t.board.characterUsed[0]]).toEqual([[1, 0, 1, 0], true, true]);
});

test('AKK-17.01 Enheduanna: a Divine token for a CONVERSION without activating a city', () => {
  const units = { LAG: { priest: 1 } };
  const red: Player = { character: 'enheduanna', home: 'mari', controls: ['MAR', 'LAG'], units };
  const t = turn(red, { chance: { 'roll.convert': ['1'] } });
  t.red.answers('turn.choose', 'character').answers('convert.target', 'LAG>UMM');
  expect([at(t, 'UMM').control, t.board.pool[0], t.board.activated.every((mask) => mask === 0)]).toEqual([
    0,
    [2, 2, 1],
    true,
  ]);
  turn({ ...red, pool: { royal: 2 } })
    .red.isAsked('turn.choose')
    .notOffering('character');
});

test('AKK-17.01 Ilshu-rabi: the Spies take a random card and show the rest of the hand, to their master only', () => {
  const has = { blue: { cards: ['miss#1', 'plague#1', 'levy#1'] } };
  const t = turn({ character: 'ilshu-rabi' }, { has, chance: { 'draw.theft': ['plague#1'] } });
  t.red.isAsked('turn.choose').offering('character');
  t.red.answers('turn.choose', 'character');
  // Blue alone has cards.
  expect([t.board.hand[0], t.board.spies]).toEqual([['plague#1'], 1]);
  expect([t.sees('red').board.hand[1], t.sees('green').board.hand[1], t.sees('green').board.hand[0]]).toEqual([
    ['miss#1', 'levy#1'],
    ['?action', '?action'],
    ['?action'],
  ]);
});

test('AKK-17.16 Tuta-napshum, Epirmupi and the others have no ACTION: what they can do is always there', () => {
  for (const character of [
    'tuta-napshum',
    'epirmupi',
    'lugal-ushumgal',
    'lipit-ili',
    'taram-akkad',
    'yetib-mer',
  ] as const)
    turn({ character, goods: { silver: 9, lapis: 9 } }, { has: { blue: { canals: ['AWA'], cards: ['miss#1'] } } })
      .red.isAsked('turn.choose')
      .notOffering('character');
});

test('AKK-17.01 Ur-Utu: 2 silver for a command token of choice', () => {
  const t = turn({ character: 'ur-utu', goods: { silver: 3 }, pool: {} });
  t.red.answers('turn.choose', 'character').answers('token.gain', 'divine');
  expect([t.board.goods[0]?.[2], t.board.pool[0]]).toEqual([1, [0, 0, 1]]);
  expect(t.board.tokens[0]?.[spaceOf('GIR')]).toBe(0);
});
