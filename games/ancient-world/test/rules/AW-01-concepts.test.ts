import { expect, test } from 'vitest';
import { armyLimit, capacityOf, foodOf, incomeOf } from '../../rules/queries/city.ts';
import { bannersOf } from '../../rules/queries/scores.ts';
import { acts, ancientTable, goodsOf, isDamaged } from '../support.ts';

const TWO = ['red', 'blue'] as const;

test('AW-1.01 AW-13.20 six rounds of Prepare, Player Actions and End of Round, then the end', () => {
  const t = ancientTable({ players: TWO, at: 'beginning', options: { 'first-player': '2' } });
  t.red.answers('start.board', 'umnok');
  t.blue.answers('start.board', 'zaltor');
  const phases: string[] = [];
  while (!t.over) {
    const seat = t.table.toMove;
    const { options } = t.seat(seat).isAsked();
    const key = ['pass', 'roll', 'done', 'end'].find((one) => options.includes(one)) ?? options[0] ?? '';
    t.table.play(seat, key);
  }
  for (const { type, data } of t.blue.log().events)
    if (type.startsWith('phase.')) phases.push(`${data?.['round']}${type.slice('phase.'.length)}`);
  const rounds = [1, 2, 3, 4, 5, 6].flatMap((round) => [`${round}prepare`, `${round}actions`, `${round}end`]);
  expect(phases).toEqual([...rounds, '6scoring', '6over']);
});

test('AW-1.03 banners count on cards and defeated titans, not on a titan that threatens', () => {
  const { board } = ancientTable({
    players: TWO,
    at: { turn: 'blue' },
    has: { blue: { cards: ['EA07'], titans: ['T204'], threat: 'T101' } },
  });
  // Watch Fires red and purple, Ash Widow red and purple; Thorn Ape's red is not theirs.
  expect(bannersOf(board, 1)).toEqual([2, 0, 0, 0, 2]);
});

test('AW-1.04 clockwise, from the holder of the first-player token at the start of the round', () => {
  const t = ancientTable({ players: ['red', 'blue', 'green'], at: 'actions', first: 'green' });
  t.green.answers('turn.action', 'citizen/1').answers('place.where', 'labor');
  t.red.answers('turn.action', 'citizen/1').answers('place.where', 'draft');
  t.blue.answers('turn.action', 'pass');
  t.green.isAsked('turn.action');
});

test('AW-1.05 the capital gives 1 food, income 5, an army limit of 2 and 4 capacity, and cannot be damaged', () => {
  const t = ancientTable({
    players: TWO,
    at: { proc: 'damage', locals: { seat: 1, item: 'T201' } },
    has: { blue: { bare: true } },
    chance: { 'damage.die': ['titan', 'titan'] },
  });
  expect([foodOf, incomeOf, armyLimit, capacityOf].map((of) => of(t.board, 1))).toEqual([1, 5, 2, 4]);
  expect(t.over).toBe(true);
});

test('AW-1.06 green arrows pay once in each End of Round; the same without one do not', () => {
  const has = { blue: { coins: 0, cards: ['EA14', 'EA34', 'EA35', 'EA28'] } };
  const t = ancientTable({ players: TWO, at: 'end', has });
  // Stargazers' Tower 1 knowledge, Moonwell 2 ambrosia, Copper Mine 2 coins; Grove of Offerings is an action.
  expect(goodsOf(t, 1)).toEqual([7, 1, 2]);
});

test('AW-1.07 AW-9.05 a damaged card gives nothing; districts and titans always give', () => {
  const cards = ['EA20', 'EA28', 'EA06', 'EA03'];
  const of = (marks: string) => {
    const { board } = ancientTable({
      players: TWO,
      at: { turn: 'blue' },
      has: { blue: { cards: cards.map((card) => card + marks), districts: ['D06', 'D04'], titans: ['T103'] } },
    });
    return [foodOf, incomeOf, armyLimit].map((one) => one(board, 1));
  };
  expect([of(''), of('!')]).toEqual([
    [7, 8, 3],
    [5, 6, 2],
  ]);
});

test('AW-1.08 a stored card gives nothing and uses no capacity', () => {
  const { board } = ancientTable({
    players: TWO,
    at: { turn: 'blue' },
    has: { blue: { stored: ['EA20', 'EA28', 'EA06'] } },
  });
  expect([foodOf, incomeOf, armyLimit].map((of) => of(board, 1))).toEqual([3, 5, 2]);
  expect(bannersOf(board, 1)).toEqual([0, 0, 0, 0, 0]);
});

test('AW-1.09 AW-2.14 capacity and income follow the symbols at every moment: 4 and 5 at the start', () => {
  const t = ancientTable({
    players: TWO,
    at: { proc: 'damage', locals: { seat: 1, item: 'T101' } },
    has: { blue: { bare: true, cards: ['EA28'] } },
    chance: { 'damage.die': ['titan'] },
  });
  expect(isDamaged(t, 'EA28')).toBe(true);
  expect([incomeOf(t.board, 1), capacityOf(t.board, 1), incomeOf(t.board, 0), capacityOf(t.board, 0)]).toEqual([
    5, 4, 5, 4,
  ]);
});

test('AW-1.10 payments go to the supply; only for an army are coins put on its card', () => {
  const t = ancientTable({
    players: TWO,
    at: { turn: 'blue' },
    tops: ['T101', 'T203', 'T304'],
    has: { blue: { coins: 9, citizens: { 1: 'ready' }, armies: [{ active: 'M14' }] } },
    chance: { 'damage.die': ['blank'] },
  });
  acts(t, 'blue', 'attack', 'deck/1', '0');
  expect([t.board.coins[1], t.board.coinsOn[13]]).toEqual([8, 1]);
  acts(t, 'red', 'citizen/1', 'draft');
  acts(t, 'blue', 'citizen/1', 'learn', 'perform');
  expect([t.board.coins[1], t.board.coinsOn.reduce((sum, n) => sum + n, 0), t.board.coins[0]]).toEqual([5, 1, 6]);
});

test('AW-1.11 nobody goes below zero: what cannot be paid in full is not offered, a loss takes what is there', () => {
  const t = ancientTable({ players: TWO, at: { turn: 'blue' }, has: { blue: { coins: 2, citizens: { 1: 'ready' } } } });
  t.blue.answers('turn.action', 'citizen/1').answers('place.where', 'learn');
  expect([goodsOf(t, 1), t.board.passed[1]]).toEqual([[2, 0, 0], false]);
  const poor = (good: 'coins' | 'ambrosia', item: string) => {
    const has = { blue: { bare: true, coins: 0, ambrosia: 0, [good]: 1 } };
    const damage = { proc: 'damage', locals: { seat: 1, item } };
    return goodsOf(ancientTable({ players: TWO, at: damage, has, chance: { 'damage.die': ['coin', 'coin'] } }), 1);
  };
  expect([poor('coins', 'T203'), poor('ambrosia', 'T207')]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('AW-1.12 a card goes before the general rule: Crypta Ship explores while Explore is covered', () => {
  const t = ancientTable({ players: TWO, at: { turn: 'blue' }, has: { blue: { cards: ['EA10'] } }, row: ['EA01'] });
  t.blue.answers('turn.action', 'citizen/1');
  t.blue.isRefused('explore', 'AW-5.16', 'no.space.covered', 'fix.other-space');
  t.blue.answers('place.where', 'card/EA10').isAsked('explore.way');
});
