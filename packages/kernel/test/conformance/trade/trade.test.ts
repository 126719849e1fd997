import { Table } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { brokenLaws, outcomes, plays, refusalOf, told, whyNot } from '../../support.ts';
import type { State } from './game.ts';
import { trade } from './game.ts';

const STATUE = '~statue.cast/copper';

/** Grain comes with the caravan: the farmer has 5 grain, the smith 4 copper and 1 grain, the miner 4 tin and 1 grain. */
const open = (seats = 3): Table<State> => Table.open(trade, { seats, chance: outcomes('grain', 'grain') });

/** Seat 0 offers seat 1 two grain for one copper. */
function offered(): Table<State> {
  const table = open();
  plays(table, '0:with:1', '0:give+grain', '0:give+grain', '0:get+copper', '0:send');
  return table;
}

test('TRD-2.01 production and caravan', () => {
  expect(open().s.store).toEqual([
    { grain: 5, copper: 0, tin: 0 },
    { grain: 1, copper: 4, tin: 0 },
    { grain: 1, copper: 0, tin: 4 },
  ]);
});

test('TRD-3.01 an offer is put together piece by piece, as far as goods are there', () => {
  const table = open();
  plays(table, '0:with:1');
  expect(table.options(0)).toEqual(['give+grain', 'get+grain', 'get+copper', 'withdraw']);
  plays(table, '0:get+grain');
  expect(table.options(0)).toEqual(['give+grain', 'get-grain', 'get+copper', 'withdraw']);
  plays(table, '0:get-grain');
  expect(refusalOf(() => table.play(0, 'send'))).toMatchObject({ rule: 'TRD-3.02', why: { id: 'kernel.offer-empty' } });
});

test('TRD-3.01 a half-made offer is nobody’s business but the speaker’s', () => {
  const table = open();
  plays(table, '0:with:1', '0:give+grain', '0:get+copper');
  expect(table.question(0)?.aside).toEqual({ give: { grain: 1 }, get: { copper: 1 } });
  const elsewhere = [1, 2, -2].map((seat) => [table.view(seat), table.eventsFor(seat), table.question(seat) ?? null]);
  expect(JSON.stringify(elsewhere)).not.toMatch(/"give"/);
  expect(table.view(1).pending).toEqual([{ seat: 0, kind: 'trade.compose', about: { with: 1, offer: null, left: 3 } }]);
});

test('TRD-3.01 once sent, everybody hears it, and the other side answers', () => {
  const table = offered();
  expect(table.question(1)).toMatchObject({
    kind: 'trade.answer',
    options: ['accept', 'counter', 'decline'],
    about: { with: 0, offer: { give: { grain: 2 }, get: { copper: 1 } }, left: 2 },
  });
  expect(table.eventsFor(2).at(-1)?.event).toEqual({
    type: 'negotiation.offered',
    seat: 0,
    data: { to: 1, give: 'grain:2', get: 'copper:1' },
  });
});

test('TRD-3.01 accepted at once', () => {
  const table = offered();
  plays(table, '1:accept');
  expect(table.s.store.slice(0, 2)).toEqual([
    { grain: 3, copper: 1, tin: 0 },
    { grain: 3, copper: 3, tin: 0 },
  ]);
  expect(table.asked()).toEqual([1]);
  expect(told(table, 2)).toContain('trade.done');
});

test('TRD-3.01 declined: nothing changes hands', () => {
  const table = offered();
  const before = structuredClone(table.s.store);
  plays(table, '1:decline');
  expect(table.s.store).toEqual(before);
  expect(table.asked()).toEqual([1]);
  expect(told(table, 2)).not.toContain('trade.done');
});

test('TRD-3.01 withdrawn before it was sent: nobody learns what it would have been', () => {
  const table = open();
  plays(table, '0:with:1', '0:give+grain', '0:withdraw');
  expect(table.asked()).toEqual([1]);
  expect(JSON.stringify(table.eventsFor(1))).not.toContain('grain:1');
});

test('TRD-3.02 three counter-offers: each starts from the last, seen from the other side', () => {
  const table = offered();
  plays(table, '1:counter');
  // The smith would give the copper and get the grain: it wants three.
  expect(table.question(1)).toMatchObject({ kind: 'trade.compose', aside: { give: { copper: 1 }, get: { grain: 2 } } });
  expect(refusalOf(() => table.play(1, 'send'))).toMatchObject({ why: { id: 'kernel.offer-same' } });
  plays(table, '1:get+grain', '1:send');
  expect(table.question(0)).toMatchObject({
    kind: 'trade.answer',
    about: { with: 1, offer: { give: { grain: 3 }, get: { copper: 1 } }, left: 1 },
  });
  plays(table, '0:counter', '0:get+copper', '0:send');
  expect(table.question(1)?.options).toEqual(['accept', 'decline']);
  expect(refusalOf(() => table.play(1, 'counter'))).toEqual({
    target: 'counter',
    rule: 'TRD-3.02',
    why: { id: 'kernel.offer-last', params: { offers: 3 } },
  });
  plays(table, '1:accept');
  expect(table.s.store.slice(0, 2)).toEqual([
    { grain: 2, copper: 2, tin: 0 },
    { grain: 4, copper: 2, tin: 0 },
  ]);
});

test('TRD-3.01 whoever is countering may withdraw, and that is the end of it', () => {
  const table = offered();
  plays(table, '1:counter', '1:withdraw');
  expect(table.asked()).toEqual([1]);
  expect(table.question(1)?.kind).toBe('trade.open');
});

test('TRD-3.03 nobody gives for nothing', () => {
  const table = open();
  plays(table, '0:with:1', '0:get+copper');
  expect(refusalOf(() => table.play(0, 'send'))).toMatchObject({ why: { id: 'kernel.offer-not-allowed' } });
});

/** The smith is asked for all its copper. */
function allCopper(): Table<State> {
  const table = open();
  plays(table, '0:with:1', '0:give+grain', ...Array<string>(4).fill('0:get+copper'), '0:send');
  return table;
}

test('TRD-4.01 an offer that became unaffordable meanwhile can be declined or countered, not accepted', () => {
  const table = allCopper();
  expect(table.options(1)).toContain('accept');
  plays(table, `1:${STATUE}`);
  expect(table.options(1)).toEqual(['counter', 'decline']);
  expect(refusalOf(() => table.play(1, 'accept'))).toEqual({
    target: 'accept',
    rule: 'TRD-3.02',
    why: { id: 'kernel.offer-unaffordable' },
  });
});

test('TRD-4.01 countering an unaffordable offer: it must be made payable before it is sent', () => {
  const table = allCopper();
  plays(table, `1:${STATUE}`, '1:counter', '1:get+grain');
  expect(refusalOf(() => table.play(1, 'send'))).toMatchObject({ why: { id: 'kernel.offer-unaffordable' } });
  plays(table, '1:give-copper', '1:send', '0:accept');
  expect(table.s.store[0]).toEqual({ grain: 3, copper: 3, tin: 0 });
  expect(table.s.statues).toEqual([0, 1, 0]);
});

test('TRD-4.01 a draft is emptied of what has gone altogether', () => {
  const table = allCopper();
  plays(table, ...Array<string>(4).fill(`1:${STATUE}`), '1:counter');
  expect(table.options(1)).toContain('give-copper');
  plays(table, ...Array<string>(4).fill('1:give-copper'), '1:give+grain', '1:send', '0:accept');
  expect(table.s.store.slice(0, 2)).toEqual([
    { grain: 5, copper: 0, tin: 0 },
    { grain: 1, copper: 0, tin: 0 },
  ]);
});

test('TRD-4.01 a third seat casts a statue while two haggle: nobody is out of date', () => {
  const table = open();
  plays(table, '0:with:2', '0:give+grain');
  const { number } = table.question(0) ?? { number: -1 };
  plays(table, `1:${STATUE}`);
  table.play(0, 'get+tin', number);
  expect(table.question(0)?.aside).toEqual({ give: { grain: 1 }, get: { tin: 1 } });
});

test('TRD-3.01 undo: pieces of a draft, and an offer nobody has answered', () => {
  const table = offered();
  table.undo(0);
  expect(table.question(0)?.aside).toEqual({ give: { grain: 2 }, get: { copper: 1 } });
  table.undo(0);
  expect(table.question(0)?.aside).toEqual({ give: { grain: 2 }, get: {} });
  plays(table, '0:get+copper', '0:send', '1:decline');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});

test('TRD-3.04 who has nothing cannot trade', () => {
  const position = open(2).machine.clone().pos;
  position.s.store[1] = { grain: 0, copper: 0, tin: 0 };
  position.s.brought -= 5;
  const table = Table.open(trade, { seats: 2, position, chance: outcomes('tin') });
  // Nothing but passing is left for either: nobody is asked before the next round.
  expect(table.log.slice(0, 2)).toEqual([
    { seat: 0, key: 'pass', mark: 'forced' },
    { seat: 1, key: 'pass', mark: 'forced' },
  ]);
  expect(table.s.round).toBe(2);
  expect(whyNot(() => table.play(0, 'with:2'))).toBe('kernel.not-offered');
});

test('TRD-3.04 and with three, the one who has nothing is refused by name', () => {
  const position = open(3).machine.clone().pos;
  position.s.store[1] = { grain: 0, copper: 0, tin: 0 };
  position.s.brought -= 5;
  const table = Table.open(trade, { seats: 3, position });
  expect(table.options(0)).toEqual(['with:2', 'pass']);
  expect(refusalOf(() => table.play(0, 'with:1'))).toMatchObject({ rule: 'TRD-3.04' });
});

test('TRD-5.01 goods are sold, a full set counts more, the richest wins', () => {
  const table = Table.open(trade, { seats: 2, chance: outcomes('tin', 'copper') });
  // 0: 4 grain, 1 tin; 1: 4 copper, 1 tin.
  plays(table, '0:with:1', '0:give+grain', '0:get+copper', '0:send', '1:accept', '1:pass');
  // 0: 3 grain, 1 copper, 1 tin, then 1 grain and 1 copper; 1: 1 grain, 3 copper, 1 tin, then 2 copper.
  plays(table, `1:${STATUE}`, '0:pass', '1:pass');
  expect(table.over).toBe(true);
  expect(table.outcome).toMatchObject({ scores: [4 + 4 + 3 + 5, 1 + 8 + 3 + 5 + 2], winners: [1] });
});

test('the laws notice what they are there for', () => {
  const { s } = open(2);
  expect(brokenLaws(trade, s)).toEqual([]);
  expect(brokenLaws(trade, { ...s, statues: [1, 0] })).toHaveLength(1);
  expect(
    brokenLaws(trade, {
      ...s,
      store: [
        { grain: 11, copper: -1, tin: 0 },
        { grain: 0, copper: 0, tin: 0 },
      ],
    }),
  ).toEqual(['nobody owes goods']);
});

freeTests(trade, { games: 200 });
