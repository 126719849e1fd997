import type { ChanceSource } from '@edubba/kernel';
import { Table } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { brokenLaws, outcomes, plays, refusalOf, told, whyNot } from '../../support.ts';
import type { State } from './game.ts';
import { anyTime } from './game.ts';

const COIN = '~nectar.coin/coin';
const REPAIR = '~nectar.repair/repair';

const open = (seats: number, chance: ChanceSource = outcomes()): Table<State> => Table.open(anyTime, { seats, chance });

/** Seat 0 has damaged well and wall; seat 1 is asked. */
function afterBadRaid(): Table<State> {
  const table = open(3, outcomes('1'));
  plays(table, '0:raid', '0:well', '0:wall');
  return table;
}

test('ANY-2.02 who has no coin cannot buy, and is told what would help', () => {
  const table = open(2);
  expect(refusalOf(() => table.play(0, 'buy'))).toEqual({
    target: 'buy',
    rule: 'ANY-2.02',
    why: { id: 'any.no-coin' },
    fix: { id: 'any.nectar-gives-coins' },
  });
});

test('ANY-3.01 nectar becomes a coin in the middle of one’s own question, which is asked again with fresh options', () => {
  const table = open(2);
  expect(table.options(0)).toEqual(['sow', 'raid']);
  table.play(0, COIN);
  expect(table.options(0)).toEqual(['sow', 'buy', 'raid']);
  plays(table, '0:buy');
  expect(table.s.food).toEqual([4, 1]);
  expect(table.s.coins).toEqual([0, 0]);
  expect(table.s.nectar).toEqual([4, 6]);
});

test('ANY-3.01 and in the middle of somebody else’s, whose answer is still taken afterwards', () => {
  const table = open(2);
  const asked = table.question(0);
  table.play(1, COIN);
  expect(table.asked()).toEqual([0]);
  expect(table.s.coins).toEqual([0, 1]);
  table.play(0, 'sow', asked?.number);
  expect(table.s.food).toEqual([3, 1]);
});

test('ANY-3.01 a side offer sent twice is taken once', () => {
  const table = open(2);
  const number = table.number(1);
  table.play(1, COIN, number);
  expect(whyNot(() => table.play(1, COIN, number))).toBe('kernel.stale');
  expect(table.s.coins).toEqual([0, 1]);
  table.play(1, COIN, table.number(1));
  expect(table.s.coins).toEqual([0, 2]);
});

test('ANY-3.01 three times and the nectar is gone', () => {
  const table = open(2);
  plays(table, `1:${COIN}`, `1:${COIN}`, `1:${COIN}`);
  expect(table.offers(1)).toEqual([]);
  expect(whyNot(() => table.play(1, COIN))).toBe('kernel.not-offered');
});

test('ANY-3.01 nobody outside the seats is offered anything', () => {
  const table = open(2);
  expect([table.offers(-2), table.offers(-1), table.offers(2)]).toEqual([[], [], []]);
  expect(() => table.play(2, COIN)).toThrow('kernel.not-offered');
});

test('ANY-3.02 a repair asks its own question on top of somebody else’s', () => {
  const table = afterBadRaid();
  expect(table.asked()).toEqual([1]);
  table.play(0, REPAIR);
  expect(table.asked()).toEqual([0]);
  expect(table.question(0)).toMatchObject({ kind: 'repair.name', options: ['well', 'wall'] });
  expect(whyNot(() => table.play(1, 'sow'))).toBe('kernel.not-asked');
  table.play(0, 'wall');
  expect(table.s.damaged).toEqual([['well'], [], []]);
  expect(table.question(1)?.kind).toBe('turn.act');
  plays(table, '1:sow');
  expect(table.asked()).toEqual([2]);
});

test('ANY-3.02 an answer to the question that waits below is out of date after a repair', () => {
  const table = afterBadRaid();
  const asked = table.question(1);
  plays(table, `0:${REPAIR}`, '0:wall');
  expect(whyNot(() => table.play(1, 'sow', asked?.number))).toBe('kernel.stale');
});

test('ANY-3.02 repairs on top of repairs: the last paid is named first, and the rest is forced', () => {
  const table = afterBadRaid();
  plays(table, `0:${REPAIR}`, `2:${COIN}`, `0:${REPAIR}`);
  expect(table.s.repairs).toEqual([2, 0, 0]);
  expect(table.offers(0)).toEqual([COIN]);
  table.play(0, 'well');
  // Only one damaged building is left for the repair paid first: nobody is asked.
  expect(table.log.at(-1)).toEqual({ seat: 0, key: 'wall', mark: 'forced' });
  expect(table.s.damaged).toEqual([[], [], []]);
  expect(table.s.repairs).toEqual([0, 0, 0]);
  expect(table.asked()).toEqual([1]);
});

test('ANY-3.02 somebody else may push a repair on top of mine', () => {
  const table = open(2, outcomes('1', '1'));
  plays(table, '0:raid', '0:well', '0:wall', '1:raid', '1:wall', '1:tower');
  plays(table, `0:${REPAIR}`, `1:${REPAIR}`);
  expect(table.asked()).toEqual([1]);
  plays(table, '1:tower');
  expect(table.asked()).toEqual([0]);
  plays(table, '0:well');
  expect(table.question(0)?.kind).toBe('feeding.feed');
  expect(table.s.damaged).toEqual([['wall'], ['wall']]);
});

test('ANY-3.03 between the roll and the end of its resolution nobody is offered anything', () => {
  const table = open(2, outcomes('1'));
  plays(table, '0:raid');
  expect(table.question(0)?.kind).toBe('raid.damage');
  expect([table.offers(0), table.offers(1)]).toEqual([[], []]);
  expect(() => table.play(1, COIN)).toThrow('nectar.coin');
  plays(table, '0:well', '0:wall');
  expect(table.offers(1)).toEqual([COIN]);
});

test('ANY-4.01 a good roll brings coins and no damage', () => {
  const table = open(2, outcomes('4'));
  plays(table, '0:raid');
  expect(table.s.coins).toEqual([3, 0]);
  expect(table.asked()).toEqual([1]);
});

test('ANY-4.02 no more is damaged than stands, and the last is not asked for', () => {
  const table = open(2, outcomes('1', '4', '1'));
  plays(table, '0:raid', '0:well', '0:wall', '1:raid');
  plays(table, '0:food', '0:starve', '1:coin', '1:coin');
  // Second round: seat 1 begins.
  plays(table, '1:sow', '0:raid');
  expect(table.log.at(-1)).toEqual({ seat: 0, key: 'tower', mark: 'forced' });
  expect(table.s.damaged[0]).toEqual(['well', 'wall', 'tower']);
});

test('ANY-2.03 who has nothing left undamaged cannot raid', () => {
  const position = open(2).machine.clone().pos;
  position.s.damaged[0] = ['wall', 'well', 'tower'];
  position.s.coins[0] = 1;
  const table = Table.open(anyTime, { seats: 2, position });
  expect(table.options(0)).toEqual(['sow', 'buy']);
  expect(refusalOf(() => table.play(0, 'raid'))).toMatchObject({ rule: 'ANY-2.03', why: { id: 'any.all-damaged' } });
});

/** Everybody sowed: three food each, two workers to feed. */
function feeding(): Table<State> {
  const table = open(3);
  plays(table, '0:sow', '1:sow', '2:sow');
  return table;
}

test('ANY-5.01 all feed at once, each at its own pace, in any order', () => {
  const table = feeding();
  expect(table.asked()).toEqual([0, 1, 2]);
  plays(table, '2:food', '0:food', '2:starve', '0:food');
  expect(table.asked()).toEqual([1]);
  expect(whyNot(() => table.play(2, 'food'))).toBe('kernel.not-asked');
  plays(table, '1:food', '1:food');
  expect(table.s.workers).toEqual([2, 2, 1]);
  expect(table.s.round).toBe(2);
  expect(table.asked()).toEqual([1]);
});

test('ANY-5.01 feeding with what one does not have is refused with the rule', () => {
  const table = feeding();
  expect(refusalOf(() => table.play(0, 'coin'))).toMatchObject({ rule: 'ANY-5.01', why: { id: 'any.no-coin' } });
  plays(table, `0:${COIN}`, '0:coin');
  expect(table.s.coins).toEqual([0, 0, 0]);
});

test('ANY-5.01 somebody else’s answer does not make mine out of date, my own does', () => {
  const table = feeding();
  const mine = table.number(0);
  plays(table, '1:food', `2:${COIN}`);
  table.play(0, 'food', mine);
  expect(whyNot(() => table.play(0, 'food', mine))).toBe('kernel.stale');
  expect(table.s.hungry).toEqual([1, 1, 2]);
});

test('ANY-5.01 my own answer is taken back while others have answered, and theirs stand', () => {
  const table = feeding();
  plays(table, '0:starve', '1:food', `2:${COIN}`, '1:starve');
  expect(table.undoable(0)).toEqual({ to: 3, single: true });
  table.undo(0);
  expect(table.s.workers).toEqual([2, 1, 2]);
  expect(table.s.hungry).toEqual([2, 0, 2]);
  expect(table.s.coins).toEqual([0, 0, 1]);
  expect(table.log.at(-1)).toEqual({ seat: 0, key: '3', mark: 'retract' });
  table.redo(0);
  expect(table.s.workers).toEqual([1, 1, 2]);
});

test('ANY-5.01 a seat that is done feeding may still think again until the last is done', () => {
  const table = feeding();
  plays(table, '0:starve', '0:starve', '1:food');
  expect(table.asked()).toEqual([1, 2]);
  table.undo(0);
  expect(table.asked()).toEqual([0, 1, 2]);
  plays(table, '0:food', '1:food', '2:food', '2:food');
  expect(table.s.workers).toEqual([1, 2, 2]);
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});

test('ANY-5.01 what paid for a later answer of mine goes last: answers are taken back from the end', () => {
  const table = feeding();
  plays(table, `0:${COIN}`, '0:coin', '1:food');
  table.undo(0);
  expect(table.s.coins).toEqual([1, 0, 0]);
  table.undo(0);
  expect(table.s).toMatchObject({ coins: [0, 0, 0], nectar: [6, 6, 6], hungry: [2, 1, 2] });
  // Two turns ago seat 0 sowed; since then others have had theirs.
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});

test('ANY-5.01 in the middle of feeding a repair of one seat suspends the others, and keeps what they answered', () => {
  const table = open(2, outcomes('1'));
  plays(table, '0:raid', '0:well', '0:wall', '1:sow', '1:food', `0:${REPAIR}`);
  expect(table.asked()).toEqual([0]);
  expect(whyNot(() => table.play(1, 'food'))).toBe('kernel.not-asked');
  plays(table, '0:well');
  expect(table.asked()).toEqual([0, 1]);
  expect(table.s.hungry).toEqual([2, 1]);
});

test('ANY-3.01 taking back: my turn, although another seat bought a coin since, and the coin stays bought', () => {
  const table = open(2);
  plays(table, '0:sow', `1:${COIN}`);
  expect(table.undoable(0)).toEqual({ to: 0, single: true });
  table.undo(0);
  expect(table.asked()).toEqual([0]);
  expect(table.s).toMatchObject({ food: [1, 1], coins: [0, 1] });
});

test('ANY-3.03 taking back: not into a closed procedure in which the other’s coin could not have been bought', () => {
  const table = open(3, outcomes('2', '2'));
  plays(table, '0:raid', '0:well', `1:${COIN}`);
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
  expect(whyNot(() => table.undo(0))).toBe('kernel.undo-other');
  expect(table.s).toMatchObject({ coins: [1, 1, 0], damaged: [['well'], [], []] });
});

test('ANY-3.02 taking back: not an answer whose forced consequence would hang in the air', () => {
  const table = afterBadRaid();
  // Naming the first building forces the second repair; then another seat buys a coin.
  plays(table, `0:${REPAIR}`, `0:${REPAIR}`, '0:well', `2:${COIN}`);
  expect(table.log.at(-2)?.mark).toBe('forced');
  expect(table.undoable(0)).toEqual({ blocked: 'other' });
});

test('ANY-3.02 taking back a repair gives the nectar back, with the forced naming', () => {
  const table = open(2, outcomes('2'));
  plays(table, '0:raid', '0:wall', `0:${REPAIR}`);
  expect(table.s).toMatchObject({ nectar: [4, 6], damaged: [[], []] });
  table.undo(0);
  expect(table.s).toMatchObject({ nectar: [6, 6], damaged: [['wall'], []], repairs: [0, 0] });
  expect(table.redoable(0)).toBe(REPAIR);
  table.redo(0);
  expect(table.s).toMatchObject({ nectar: [4, 6], damaged: [[], []] });
});

test('ANY-4.01 taking back: never across the roll', () => {
  const table = open(2, outcomes('4'));
  plays(table, '0:raid');
  expect(table.undoable(0)).toEqual({ blocked: 'chance' });
});

test('ANY-6.01 the most points win, and the table tells everybody the same', () => {
  const table = open(2, outcomes('4'));
  plays(table, '0:raid', '1:sow', '0:food', '0:coin', '1:food', '1:food', '1:sow', '0:sow');
  plays(table, '0:food', '1:food', '0:food', '1:food');
  expect(table.over).toBe(true);
  expect(table.outcome).toMatchObject({ scores: [4 + 2 + 3, 4 + 3], winners: [0] });
  expect(told(table, 0)).toEqual(told(table, 1));
  expect(table.offers(0)).toEqual([]);
  expect(whyNot(() => table.play(0, COIN))).toBe('kernel.over');
});

test('the laws notice what they are there for', () => {
  const { s } = open(2);
  expect(brokenLaws(anyTime, s)).toEqual([]);
  expect(brokenLaws(anyTime, { ...s, food: [-1, 0] })).toEqual(['nothing is below nothing']);
  expect(brokenLaws(anyTime, { ...s, nectar: [5, 6] })).toEqual(['nectar goes in twos']);
  expect(brokenLaws(anyTime, { ...s, repairs: [1, 0] })).toEqual([
    'a building is damaged once, and every repair paid for has one',
  ]);
  expect(brokenLaws(anyTime, { ...s, hungry: [3, 0] })).toEqual(['nobody feeds more workers than there are']);
});

freeTests(anyTime, { games: 200 });
