import type { GameRecord } from '@edubba/kernel';
import { earlierOf, parseRecord, recordOf, recordText, RulesError, Table, verifyRecord, viewOf } from '@edubba/kernel';
import { freeTests } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { plays } from '../../support.ts';
import { council } from '../council/game.ts';
import type { State } from './game.ts';
import { levee } from './game.ts';

freeTests(levee);

/** A season played to its end by piling alone. */
function season(table: Table<State>): Table<State> {
  while (!table.over) table.play(table.toMove, 'pile');
  return table;
}

function first(seats = 2, seed = 'won'): Table<State> {
  return season(Table.open(levee, { seats, seed }));
}

/** `seed`: that of the season before. */
function second(before: Table<State>, seats = 3, seed = 'won'): Table<State> {
  const record = recordOf(before, seed);
  return Table.open(levee, { seats, seed: 'second', after: earlierOf(levee, record) });
}

test('LEV-3.02 all win together, with the reason and a grade', () => {
  const { outcome, s } = first();
  expect(outcome).toEqual({
    result: 'won',
    scores: [s.rods, s.rods],
    ranks: [1, 1],
    winners: [0, 1],
    reason: { id: 'levee.stood' },
    grade: { id: s.rods >= 4 ? 'levee.strong' : 'levee.weak' },
  });
});

test('LEV-3.01 all lose together', () => {
  const seeds = Array.from({ length: 200 }, (_, n) => `season ${n}`);
  const lost = seeds
    .map((seed) => {
      const table = Table.open(levee, { seats: 1, seed });
      while (!table.over) table.play(0, 'swap');
      return table;
    })
    .find(({ s }) => s.rods === 0);
  expect(lost?.outcome).toMatchObject({ result: 'lost', winners: [], scores: [0], reason: { id: 'levee.broke' } });
});

test('LEV-4.01 the next season begins where the last one ended: the bank and the unseen pile, with other seats', () => {
  const before = first(2);
  const { rods, pile, shown } = before.s;
  const table = second(before, 3);
  expect(table.info.seats).toBe(3);
  expect(table.s).toMatchObject({ season: 2, round: 1, rods });
  expect([...table.s.pile, ...table.s.held.flat()].sort()).toEqual([...pile].sort());
  expect(table.s.shown).toEqual(shown);
  // Nobody sees more of it than of any pile.
  expect(viewOf(table.machine, 0).s.pile.every((cloud) => cloud === '?cloud')).toBe(true);
});

test('LEV-4.01 what the earlier game left is not used up: a second table after it begins alike', () => {
  const before = first();
  const earlier = earlierOf(levee, recordOf(before));
  const open = (): Table<State> => Table.open(levee, { seats: 1, seed: 'same', after: earlier });
  const one = season(open());
  expect(season(open()).fingerprint()).toBe(one.fingerprint());
});

test('LEV-4.01 taking back leads to the beginning of this season, not of the first', () => {
  const table = second(first(2), 2);
  const begun = table.fingerprint();
  plays(table, '0:pile');
  table.undo(0);
  expect(table.fingerprint()).toBe(begun);
  expect(table.s.season).toBe(2);
});

test('LEV-4.01 a record holds the seasons before it, is read again, and is verified from the first on', () => {
  const third = season(second(season(second(first())), 1, 'second'));
  const record = parseRecord(recordText(recordOf(third, 'second')));
  expect(record.after?.after?.table.seats).toBe(2);
  expect(record.after?.after?.after).toBeUndefined();
  const verified = verifyRecord(levee, record);
  expect('table' in verified && verified.table.fingerprint()).toBe(third.fingerprint());
});

test('LEV-4.01 a lie in an earlier season is found', () => {
  const record = recordOf(season(second(first())), 'second');
  const { after } = record;
  if (after === undefined) throw new Error('no earlier game');
  const log = after.log.map((entry, i) => (i === after.log.length - 1 ? ([entry[0], 'swap'] as const) : entry));
  const forged: GameRecord = { ...record, after: { ...after, log } };
  expect(verifyRecord(levee, forged)).toMatchObject({ at: 0, why: { id: 'kernel.record-after' } });
});

test('LEV-4.01 a season that is not over has no next one', () => {
  const running = Table.open(levee, { seats: 2, seed: 'won' });
  const earlier = earlierOf(levee, recordOf(running));
  expect(() => Table.open(levee, { seats: 2, after: earlier })).toThrow('the game before this one is not over');
});

test('a game that does not say how begins after no other', () => {
  const before = Table.open(council, { seats: 2, seed: 'x' });
  while (!before.over) before.play(before.toMove, before.options(before.toMove)[0] ?? '');
  expect(() => Table.open(council, { seats: 2, after: earlierOf(council, recordOf(before)) })).toThrow(RulesError);
});
