import { expect, test } from 'vitest';
import type { Board, Player } from '../support.ts';
import { acts, ancientTable, armyOf, goodsOf, isDamaged, standingOn, told, whereAre } from '../support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];
/** The End of Round begins; nobody has a titan unless it is said. */
const ends = (more: Partial<Board<Name>> = {}) => ancientTable({ players: THREE, at: 'end', ...more });
const blank = { 'damage.die': Array.from({ length: 12 }, () => 'blank') };

test('AW-13.01 AW-13.03 AW-13.04 everybody with a titan feeds it or rolls; it stays where it is', () => {
  const t = ends({
    has: { blue: { threat: 'ST01', ambrosia: 1 }, green: { threat: 'ST02', ambrosia: 0 } },
    chance: { 'damage.die': ['coin'] },
  });
  t.blue.isAsked('titan.confront').offeringExactly('feed', 'roll');
  acts(t, 'blue', 'feed');
  // Green had nothing to decide: the coin symbol cost a coin of 6, and 5 came in.
  expect([goodsOf(t, 1), goodsOf(t, 2), t.board.titans]).toEqual([
    [11, 0, 0],
    [10, 0, 0],
    [[], [], []],
  ]);
  expect([t.board.threat[1], t.board.threat[2]]).toEqual([['ST01'], ['ST02']]);
  expect(told(t.red, 'dice.rolled').length).toBe(1);
});

test('AW-13.01 who could still spend 2 ambrosia is waited for, even if feeding is too dear', () => {
  const t = ends({ round: 5, has: { blue: { threat: 'T301', ambrosia: 2, cards: ['EA28!'] } }, chance: blank });
  t.blue.isAsked('titan.confront').offeringExactly('roll');
  t.blue.takes('~ambrosia.repair/EA28');
  acts(t, 'blue', 'roll');
  expect(goodsOf(t, 1)[0]).toBe(6 + 5 + 2);
});

test('AW-13.02 nobody attacks in the End of Round', () => {
  const t = ends({ has: { blue: { threat: 'ST01', ambrosia: 5, armies: [{ active: 'M14' }] } } });
  t.blue.isAsked('titan.confront').offeringExactly('feed', 'roll');
});

test('AW-13.05 confrontations go clockwise from the holder of the token', () => {
  const player = { threat: 'ST01', ambrosia: 1 };
  const t = ends({
    first: 'blue',
    has: { red: player, blue: { ...player, threat: 'ST02' }, green: { ...player, threat: 'ST03' } },
  });
  for (const name of ['blue', 'green', 'red']) acts(t, name, 'feed');
  expect(told(t.red, 'titan.fed').map((line) => line.split(' ')[2])).toEqual(['ST02', 'ST03', 'ST01']);
});

test('AW-13.07 AW-13.23 AW-E.40 a card damaged by the roll pays only if it is repaired before', () => {
  const at = () =>
    ends({
      round: 3,
      has: { blue: { coins: 0, threat: 'ST01', ambrosia: 3, cards: ['EA28'], bare: true } },
      chance: { 'damage.die': ['titan'] },
    });
  const t = at();
  acts(t, 'blue', 'roll');
  expect(isDamaged(t, 'EA28')).toBe(true);
  t.blue.isAsked('income.repair').offeringExactly('EA28', 'done');
  acts(t, 'blue', 'EA28');
  expect([goodsOf(t, 1), told(t.red, 'card.repaired')]).toEqual([[7, 0, 1], ['card.repaired AW-13.23 EA28']]);
  const done = at();
  acts(done, 'blue', 'roll', 'done');
  expect(goodsOf(done, 1)).toEqual([5, 0, 3]);
});

test('AW-13.23 only who has 2 ambrosia and a damaged card is asked, in order, and not in round 6', () => {
  const t = ends({
    first: 'green',
    has: {
      red: { ambrosia: 4, cards: ['EA28!', 'EA18!'] },
      blue: { ambrosia: 1, cards: ['EA03!'] },
      green: { ambrosia: 2, cards: ['EA05!'] },
    },
  });
  acts(t, 'green', 'done');
  t.red.isAsked('income.repair').offeringExactly('EA28', 'EA18', 'done');
  acts(t, 'red', 'EA28', 'EA18');
  expect([t.board.round, goodsOf(t, 0)]).toEqual([2, [13, 0, 0]]);
  const last = ends({ round: 6, has: { green: { ambrosia: 2, cards: ['EA05!'] } } });
  last.green.isAsked('last.spend');
});

test('AW-13.23 where the ambrosia is spent meanwhile, there is nothing left to choose', () => {
  const t = ends({ has: { blue: { coins: 0, ambrosia: 2, cards: ['EA28!'] } } });
  t.blue.isAsked('income.repair');
  t.blue.takes('~ambrosia.coin/1');
  expect([t.board.round, goodsOf(t, 1)]).toEqual([2, [6, 0, 0]]);
});

test('AW-13.08 coins stay on the armies, which can be used again', () => {
  const t = ends({ has: { blue: { armies: [{ active: 'M14', coins: 3, used: true }, { active: 'M01' }] } } });
  expect([armyOf(t, 'M14'), armyOf(t, 'M01')]).toEqual(['0:3', '1:0']);
  expect(told(t.red, 'armies')).toEqual(['armies.ready AW-13.08']);
});

const CROWD = { 1: 'build', 2: 'build', 3: 'build', 4: 'learn', 5: 'draft' } as const;

test('AW-13.09 AW-13.10 AW-E.15 new ambrosia where at most 0, 1 or 2 citizens stand, all players counted together', () => {
  const NAMES = ['red', 'blue', 'green', 'white'] as const;
  const grown = (seats: number) => {
    const t = ancientTable({
      players: NAMES.slice(0, seats),
      at: 'end',
      round: 3,
      has: {
        red: { citizens: CROWD, districts: ['D06', 'D07'] },
        blue: { cards: ['EA32'], citizens: { 1: 'draft', 2: 'EA32', 3: 'ready' } },
      },
    });
    return t.board.spaceAmbrosia;
  };
  // Labor, Build, Draft, Expand, Learn, Rebuild, Recruit, Explore, Grow.
  expect([grown(2), grown(3), grown(4)]).toEqual([
    [1, 0, 0, 1, 0, 1, 1, 1, 1],
    [1, 0, 0, 1, 1, 1, 1, 1, 1],
    [1, 0, 1, 1, 1, 1, 1, 1, 1],
  ]);
});

test('AW-13.11 AW-13.12 AW-A.8 what lies there stays; covered spaces get nothing, not even when they are uncovered', () => {
  const t = ends({ round: 1, ambrosia: { labor: 2 } });
  expect(t.board.spaceAmbrosia).toEqual([3, 1, 1, 1, 1, 1, 1, 0, 0]);
  expect(t.board.round).toBe(2);
  const second = ends({ round: 2 });
  expect(second.board.spaceAmbrosia).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  expect(told(second.red, 'ambrosia.placed').length).toBe(8);
});

test('AW-13.13 AW-A.32 placed, new and starving citizens are ready again, before the check of food', () => {
  const citizens = { 1: 'labor', 2: 'EA32', 3: 'starving', 4: 'new' };
  const t = ends({ has: { blue: { cards: ['EA32', 'EA18'], citizens } } });
  expect([whereAre(t, 1), standingOn(t, 'labor')]).toEqual([['ready', 'ready', 'ready', 'ready', 'supply'], []]);
  const short = ends({ has: { blue: { cards: ['EA32'], citizens } } });
  short.blue
    .isAsked('hunger.starve')
    .offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'citizen/4')
    .about({ short: 1 });
});

test('AW-13.14 AW-E.28 the token is turned hand side down and kept; Town Hall does not take it in the same round', () => {
  const t = ancientTable({
    players: THREE,
    at: { turn: 'blue' },
    round: 2,
    has: { green: { coins: 0, cards: ['EA27'] } },
    chance: blank,
  });
  acts(t, 'blue', 'citizen/1', 'rebuild', 'perform');
  acts(t, 'green', 'citizen/1', 'card/EA27');
  expect([t.board.first, goodsOf(t, 2)]).toEqual([1, [0, 1, 0]]);
  for (const name of ['red', 'blue', 'green']) acts(t, name, 'pass');
  expect([t.board.round, t.board.first, t.board.hand]).toEqual([3, 1, false]);
  t.blue.isAsked('turn.action');
  const kept = ends({ first: 'green' });
  expect(kept.board.first).toBe(2);
});

test('AW-13.15 AW-13.16 AW-E.7 AW-E.27 citizens without food starve, those the player chooses', () => {
  expect(whereAre(ends(), 2).includes('starving')).toBe(false);
  const citizens = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' };
  const t = ends({ has: { green: { ambrosia: 2, citizens } } });
  t.green.isAsked('hunger.cover').about({ short: 2 });
  acts(t, 'green', 'food');
  t.green.isAsked('hunger.starve').about({ short: 1 });
  acts(t, 'green', 'citizen/3');
  expect([whereAre(t, 2), goodsOf(t, 2)[2]]).toEqual([['ready', 'ready', 'starving', 'ready', 'ready'], 0]);
  const poor = ends({ has: { green: { ambrosia: 2, citizens } } });
  acts(poor, 'green', 'done', 'citizen/1', 'citizen/5');
  expect([whereAre(poor, 2), told(poor.red, 'citizen.starves')]).toEqual([
    ['starving', 'ready', 'ready', 'ready', 'starving'],
    ['citizen.starves AW-13.16 1', 'citizen.starves AW-13.16 5'],
  ]);
});

test('AW-13.17 nobody starves who could be fed', () => {
  const citizens = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' };
  const t = ends({ has: { green: { citizens } } });
  acts(t, 'green', 'citizen/2');
  expect([whereAre(t, 2).filter((where) => where === 'starving').length, t.board.round]).toEqual([1, 2]);
});

test('AW-13.18 a starving citizen misses a round, comes back and is checked again', () => {
  const t = ends({ has: { green: { citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' } } }, chance: blank });
  acts(t, 'green', 'citizen/2');
  acts(t, 'red', 'pass');
  acts(t, 'blue', 'pass');
  t.green.isAsked('turn.action').notOffering('citizen/2');
  acts(t, 'green', 'pass');
  t.green.isAsked('hunger.starve').offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'citizen/4');
});

test('AW-13.19 used cards, draft swords, passing and the first to pass are cleared', () => {
  const t = ends({ firstPass: 'blue', has: { green: { cards: ['EA32'], used: ['EA32'], draft: 2, passed: true } } });
  expect([t.board.used.includes(true), t.board.draft, t.board.passed, t.board.firstPass]).toEqual([
    false,
    [0, 0, 0],
    [false, false, false],
    -1,
  ]);
});

test('AW-13.21 AW-E.30 AW-14.01 round 6: confront, take back, check food, and nothing is collected', () => {
  const blue: Player = {
    coins: 3,
    cards: ['EA28', 'EA14', 'EA34'],
    threat: 'T102',
    citizens: { 1: 'labor', 2: 'new', 3: 'ready', 4: 'starving' },
  };
  const t = ends({ round: 6, has: { blue }, chance: { 'damage.die': ['coin'] } });
  t.blue.isAsked('hunger.starve').offeringExactly('citizen/1', 'citizen/2', 'citizen/3', 'citizen/4');
  acts(t, 'blue', 'citizen/4');
  expect([t.over, goodsOf(t, 1), t.board.spaceAmbrosia.every((n) => n === 0), t.board.round]).toEqual([
    true,
    [2, 0, 0],
    true,
    6,
  ]);
});

test('AW-13.22 AW-A.35 AW-14.16 after the last check ambrosia may still become coins and repairs', () => {
  const t = ends({
    round: 6,
    first: 'blue',
    has: { blue: { coins: 0, ambrosia: 6, cards: ['EA28!', 'EA18!'] }, red: { ambrosia: 1 } },
  });
  t.blue.isAsked('last.spend').offeringExactly('coin', 'repair/EA28', 'repair/EA18', 'done');
  acts(t, 'blue', 'repair/EA18', 'coin', 'done');
  expect([t.over, goodsOf(t, 1), t.board.ledger[1]?.[1]]).toEqual([true, [1, 0, 2], -1]);
  expect(told(t.red, 'card.repaired')).toEqual(['card.repaired AW-13.22 EA18', 'card.repaired AW-14.04 EA28']);
  const side = ends({ round: 6, has: { blue: { ambrosia: 2 } } });
  side.blue.takes('~ambrosia.coin/1');
  expect(side.over).toBe(true);
});

test('AW-13.24 AW-E.43 before anybody starves food may be bought and farms repaired, with what was just collected', () => {
  const blue: Player = {
    bare: true,
    cards: ['EA20', 'EA18!', 'EA28!'],
    citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' },
  };
  const at = (round: number, more: Player = {}) => ends({ round, has: { blue: { ...blue, ambrosia: 2, ...more } } });
  const t = at(6);
  t.blue.isAsked('hunger.cover').offeringExactly('food', 'repair/EA18', 'done');
  acts(t, 'blue', 'repair/EA18');
  expect([t.board.ledger[1]?.slice(0, 2), isDamaged(t, 'EA18')]).toEqual([[0, -1], false]);
  const food = at(6);
  acts(food, 'blue', 'food');
  expect(food.board.ledger[1]?.slice(0, 2)).toEqual([0, -2]);
  const none = at(6);
  acts(none, 'blue', 'done', 'citizen/1', 'done');
  expect(none.board.ledger[1]?.slice(0, 2)).toEqual([-4, -2]);
  // Moonwell pays its 2 ambrosia in step 2, in time for step 4.
  const late = at(2, { ambrosia: 0, cards: ['EA20', 'EA18!', 'EA34'] });
  late.blue.isAsked('hunger.cover').offering('repair/EA18');
});

test('AW-13.24 a farm repaired at any time feeds: nobody starves then', () => {
  const t = ends({
    has: {
      blue: {
        bare: true,
        cards: ['EA20', 'EA18!'],
        ambrosia: 3,
        citizens: { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready', 5: 'ready' },
      },
    },
  });
  acts(t, 'blue', 'done', 'done');
  t.blue.isAsked('hunger.starve').about({ short: 2 });
  t.blue.takes('~ambrosia.repair/EA18');
  t.blue.isAsked('hunger.starve').about({ short: 1 });
});

test('AW-13.24 where the repaired farm feeds the last of them, the check is over', () => {
  const citizens = { 1: 'ready', 2: 'ready', 3: 'ready', 4: 'ready' } as const;
  const t = ends({ round: 6, has: { blue: { bare: true, cards: ['EA20', 'EA18!'], ambrosia: 2, citizens } } });
  acts(t, 'blue', 'done');
  t.blue.isAsked('hunger.starve').about({ short: 1 });
  t.blue.takes('~ambrosia.repair/EA18');
  expect(t.board.ledger[1]?.slice(0, 2)).toEqual([0, 0]);
});

test('AW-11.11 ambrosia spent elsewhere while food is asked for ends the question', () => {
  const t = ends({ has: { blue: { bare: true, ambrosia: 2, cards: ['SE1!'], citizens: { 1: 'ready', 2: 'ready' } } } });
  t.blue.isAsked('hunger.cover');
  t.blue.takes('~ambrosia.coin/1');
  t.blue.isAsked('hunger.starve');
});

test('AW-A.34 only who is unfed at the last check costs points, not who was barred by a titan', () => {
  const t = ends({ round: 6, has: { blue: { citizens: { 1: 'starving', 2: 'new', 3: 'labor' } } } });
  expect([t.over, t.board.ledger[1]?.[0]]).toEqual([true, 0]);
});
