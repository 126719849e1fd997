import { expect, test } from 'vitest';
import { acts, ancientTable, goodsOf, standingOn, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;

test('AW-4.01 AW-4.06 AW-4.08 one action each, clockwise; who has passed is skipped, and when all have the round ends', () => {
  const t = ancientTable({ players: THREE, at: { turn: 'blue' } });
  acts(t, 'blue', 'citizen/1', 'labor');
  acts(t, 'green', 'pass');
  acts(t, 'red', 'citizen/1', 'draft');
  acts(t, 'blue', 'citizen/2', 'draft');
  acts(t, 'red', 'pass');
  t.blue.isAsked('turn.action');
  expect([t.board.phase, t.board.passed]).toEqual(['actions', [true, false, true]]);
  acts(t, 'blue', 'pass');
  expect([t.board.round, t.board.passed]).toEqual([2, [false, false, false]]);
});

test('AW-4.02 AW-4.04 place a citizen, attack, build a stored card or pass, in any order', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    tops: ['T106', 'T215', 'T310'],
    has: {
      green: { coins: 20, stored: ['EA18'], armies: [{ active: 'M14' }, { active: 'M24' }] },
      red: { passed: true },
      blue: { passed: true },
    },
    chance: { 'damage.die': ['blank'], 'titan.turn': ['T109'] },
  });
  t.green.isAsked('turn.action').offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'attack', 'stored', 'pass');
  acts(t, 'green', 'attack', 'deck/1', '0');
  acts(t, 'green', 'stored');
  acts(t, 'green', 'citizen/3', 'labor');
  t.green.isAsked('turn.action').offering('citizen/1', 'attack').notOffering('stored', 'citizen/3');
  expect([t.board.tableau[2]?.includes('EA18'), t.board.titans[2]]).toEqual([true, ['T106']]);
});

test('AW-4.03 AW-11.05 using a citizen again is free: the action of the turn is still to come', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    has: { blue: { ambrosia: 4, citizens: { 1: 'labor', 2: 'ready' } } },
  });
  acts(t, 'blue', 'reuse', 'citizen/1', 'draft');
  t.blue.isAsked('turn.action').offeringExactly('citizen/2', 'pass');
});

test('AW-4.05 AW-18.04 who can do nothing passes, and the log says so', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    has: { blue: { citizens: { 1: 'labor', 2: 'new' }, coins: 0 } },
  });
  t.green.isAsked('turn.action');
  expect(t.board.passed).toEqual([false, true, false]);
  expect(told(t.red, 'pass')).toEqual(['pass.automatic AW-18.04']);
  expect(told(t.red, 'turn.passed')).toEqual(['turn.passed AW-10.06']);
});

test('AW-18.04 with 2 ambrosia, or with a stored card nobody may judge, the player is asked', () => {
  const alone = { citizens: { 1: 'labor' }, coins: 0 };
  for (const more of [{ ambrosia: 2 }, { stored: ['EC11'] }]) {
    const t = ancientTable({ players: THREE, at: { turn: 'blue' }, has: { blue: { ...alone, ...more } } });
    t.blue.isAsked('turn.action').offeringExactly('pass');
  }
});

test('AW-4.07 passing is always possible, whatever is left', () => {
  const t = ancientTable({ players: THREE, at: { turn: 'blue' }, has: { blue: { coins: 20, stored: ['EA18'] } } });
  t.blue.isAsked('turn.action').aside({ left: ['citizen/1', 'citizen/2', 'citizen/3', 'stored'] });
  acts(t, 'blue', 'pass');
  expect([whereAre(t, 1).slice(0, 3), goodsOf(t, 1), t.board.stored[1]]).toEqual([
    ['ready', 'ready', 'ready'],
    [20, 0, 0],
    ['EA18'],
  ]);
});

test('AW-4.09 the last one takes turns until passing', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'red' },
    has: { red: { passed: true }, blue: { passed: true } },
  });
  acts(t, 'green', 'citizen/1', 'labor');
  acts(t, 'green', 'citizen/2', 'labor');
  t.green.isAsked('turn.action').offeringExactly('citizen/3', 'pass');
});

test('AW-4.10 AW-A.30 AW-6.29 a claimed token changes the order from the next round on, titans included', () => {
  const t = ancientTable({ players: THREE, at: { turn: 'red' }, chance: { 'titan.draw': ['T101', 'T102', 'T103'] } });
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'citizen/1', 'rebuild', 'perform');
  t.green.isAsked('turn.action');
  expect([t.board.first, t.board.hand, t.board.starter]).toEqual([1, true, 0]);
  acts(t, 'green', 'pass');
  acts(t, 'blue', 'pass');
  t.blue.isAsked('turn.action');
  expect([t.board.round, t.board.starter, t.board.hand]).toEqual([2, 1, false]);
  expect(t.board.threat).toEqual([['T103'], ['T101'], ['T102']]);
});

test('AW-4.11 a titan that threatens somebody who has passed can be attacked', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    has: { red: { threat: 'T101', passed: true }, green: { armies: [{ active: 'M14' }] } },
    chance: { 'damage.die': ['blank'] },
  });
  acts(t, 'green', 'attack', 'threat/0', '0');
  expect([t.board.titans[2], t.board.threat[0]]).toEqual([['T101'], []]);
});

test('AW-A.56 without a ready citizen one still has turns', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'green' },
    tops: ['T101', 'T215', 'T310'],
    has: { green: { citizens: { 1: 'labor' }, armies: [{ active: 'M14' }], coins: 5, stored: ['EA18'] } },
  });
  t.green.isAsked('turn.action').offeringExactly('attack', 'stored', 'pass');
  expect(standingOn(t, 'labor')).toEqual(['2:1']);
});
