import type { BaseState, ChanceSource, Game, GameRecord } from '@edubba/kernel';
import {
  BadRecord,
  defineGame,
  openingOf,
  parseRecord,
  ranked,
  readEntry,
  recordOf,
  recordText,
  rules,
  storeEntry,
  Table,
  verifyRecord,
} from '@edubba/kernel';
import { expect, test } from 'vitest';
import { plays } from './support.ts';

type State = BaseState & { sum: number; rolls: number };

/** A game of rolling and adding; `worth` is what a two counts, so that a change of the rules can be tried. */
function gameOf(worth = 2, start = 0): Game<State> {
  const R = rules<State>();
  const main = R.proc<null>('main')({
    pick: {
      ask: 'main.pick',
      by: (s) => s.rolls % 2,
      options: (s) => (s.sum > 1000 ? ['roll', 'end'] : ['roll', 'wait', 'end']),
      then: (g, _, key) => {
        if (key === 'end') return g.end();
        return g.goto(key === 'roll' ? 'die' : 'pick');
      },
    },
    die: {
      chance: 'main.die',
      outcomes: () => ['1', '2', '3', '4', '5', '6'],
      weights: () => [1, 1, 1, 1, 1, 5],
      then: (g, _, key) => {
        g.s.rolls++;
        g.s.sum += key === '2' ? worth : Number(key);
        return g.goto('pick');
      },
    },
  });
  return defineGame<State>({
    id: 'record',
    version: 2,
    players: { min: 2, max: 2 },
    options: { mood: { values: ['fair', 'foul'] } },
    rules: R,
    main,
    setup: (table) => ({ table, sum: start, rolls: 0 }),
    visibility: { sum: 'all', rolls: 'all' },
    outcome: (s) => ranked([s.sum, 0]),
  });
}

const game = gameOf();

function played(): Table<State> {
  const table = Table.open(game, { seats: 2, seed: 'record', version: 1, options: { mood: 'foul' } });
  for (let i = 0; i < 30; i++) {
    table.play(table.toMove, i % 3 === 0 ? 'roll' : 'wait');
    if (i % 3 === 2) table.undo(table.toMove);
  }
  table.play(table.toMove, 'end');
  return table;
}

/** What a change of the record is found out as. */
function fault(record: GameRecord, rulesNow: Game<State> = game): unknown {
  const verified = verifyRecord(rulesNow, record);
  return 'table' in verified ? 'nothing' : verified;
}

test('round trip: written, read and replayed it is the same game', () => {
  const table = played();
  const record = recordOf(table, 'record');
  const read = parseRecord(JSON.stringify(record));
  expect(read).toEqual(record);
  const verified = verifyRecord(game, read);
  expect('table' in verified && [verified.table.fingerprint(), verified.table.outcome, verified.table.log]).toEqual([
    table.fingerprint(),
    table.outcome,
    table.log,
  ]);
  expect(record.table).toEqual({ seats: 2, version: 1, options: { mood: 'foul' } });
  expect(record.outcome).toEqual(table.outcome);
});

test('fingerprints at the beginning, every sixteen entries, and at the end', () => {
  const { prints, log } = recordOf(played());
  expect(prints.map(([at]) => at)).toEqual([0, 16, 32, 48, log.length]);
});

test('a game that has not begun, or is not over, is a record too', () => {
  const table = Table.open(game, { seats: 2, seed: 'x' });
  const record = recordOf(table);
  expect(record).toEqual({
    format: 'edubba-1',
    game: 'record',
    table: { seats: 2, version: 2, options: { mood: 'fair' } },
    log: [],
    prints: [[0, table.fingerprint()]],
  });
  expect(fault(record)).toBe('nothing');
});

test('entries: with their marks, there and back', () => {
  const entries = [
    { seat: 0, key: 'a' },
    { seat: -1, key: '6', mark: 'forced' } as const,
    { seat: 1, key: '3', mark: 'undo' } as const,
  ];
  expect(entries.map(storeEntry)).toEqual([
    [0, 'a'],
    [-1, '6', 'forced'],
    [1, '3', 'undo'],
  ]);
  expect(entries.map(storeEntry).map(readEntry)).toEqual(entries);
});

test('divergence: found at the first fingerprint after the change', () => {
  const record = recordOf(played());
  const firstTwo = record.log.findIndex(([seat, key]) => seat === -1 && key === '2');
  expect(firstTwo).toBeGreaterThanOrEqual(0);
  const after = Math.ceil((firstTwo + 1) / 16) * 16;
  expect(fault(record, gameOf(3))).toEqual({ at: after, why: { id: 'kernel.record-position' } });
});

test('divergence: another beginning is found at the beginning', () => {
  expect(fault(recordOf(played()), gameOf(2, 1))).toEqual({ at: 0, why: { id: 'kernel.record-position' } });
});

test('divergence: an answer that is not possible any more is found where it was given', () => {
  const { prints, ...record } = recordOf(played());
  const end = prints.slice(-1);
  const log = record.log.map((entry, i) => (i === 5 ? ([0, 'fly'] as const) : entry));
  expect(fault({ ...record, log, prints: end })).toMatchObject({
    at: 6,
    why: { id: expect.stringMatching(/^kernel\.not-/) },
  });
  expect(fault({ ...record, prints: end }, gameOf(2, 2000))).toMatchObject({
    at: 3,
    why: { id: expect.stringMatching(/^kernel\.not-/) },
  });
});

test('divergence: the first that showed is told, also when worse follows', () => {
  const record = recordOf(played());
  const log = record.log.map((entry, i) => (i === 20 ? ([0, 'fly'] as const) : entry));
  const prints = record.prints.map(([at, print]) => [at, at === 16 ? '0000000000000000' : print] as const);
  expect(fault({ ...record, log, prints })).toEqual({ at: 16, why: { id: 'kernel.record-position' } });
});

test('divergence: another outcome, a taking back that cannot be, a table that cannot be', () => {
  const record = recordOf(played());
  expect(fault({ ...record, outcome: ranked([0, 1]) })).toEqual({
    at: record.log.length,
    why: { id: 'kernel.record-outcome' },
  });
  for (const key of ['99', '-1', 'x']) {
    for (const mark of ['undo', 'retract'] as const) {
      const broken = fault({ ...record, log: [[0, key, mark]], prints: [[1, 'x']] });
      const error = `there is no answer ${key} to take back`;
      expect(broken).toEqual({ at: 1, why: { id: 'kernel.record-broken', params: { error } } });
    }
  }
  expect(fault({ ...record, table: { seats: 5, version: 1, options: {} } })).toEqual({
    at: 0,
    why: { id: 'kernel.table-seats', params: { min: 2, max: 2, seats: 5 } },
  });
});

test('with its seed every roll can be checked', () => {
  const table = played();
  const record = recordOf(table, 'record');
  expect(fault(record)).toBe('nothing');
  const roll = record.log.findIndex(([seat]) => seat === -1);
  const wrong = record.log.map(([seat, key], i) =>
    i === roll ? ([seat, key === '3' ? '4' : '3'] as const) : ([seat, key] as const),
  );
  expect(fault({ ...record, log: wrong, prints: record.prints.slice(-1) })).toEqual({
    at: roll + 1,
    why: { id: 'kernel.record-roll', params: { roll: record.log[roll]?.[1] } },
  });
  expect(fault({ ...record, seed: 'another' })).toMatchObject({ why: { id: 'kernel.record-roll' } });
});

test('chance may come from elsewhere: its rolls are compared with that source, whatever the seed', () => {
  const source: ChanceSource = (index, outcomes) => outcomes[index % outcomes.length] ?? '';
  const table = Table.open(game, { seats: 2, chance: source });
  plays(table, '0:roll', '1:roll', '0:wait', '0:roll', '1:end');
  const record = recordOf(table, 'some seed');
  expect(fault(record)).toMatchObject({ at: 2, why: { id: 'kernel.record-roll' } });
  expect(verifyRecord(game, record, source)).toHaveProperty('table');
  const other: ChanceSource = (index, outcomes, weights, kind) =>
    index === 6 ? 'other' : source(index, outcomes, weights, kind);
  expect(verifyRecord(game, record, other)).toEqual({
    at: 7,
    why: { id: 'kernel.record-roll', params: { roll: 'other' } },
  });
});

test('in the place of a roll nothing else may stand, not even a taking back that names the same number', () => {
  const one: ChanceSource = () => '1';
  const { outcome: _, ...record } = recordOf(Table.open(game, { seats: 2, chance: one }));
  const log: GameRecord['log'] = [
    [0, 'wait'],
    [0, 'roll'],
    [0, '1', 'undo'],
  ];
  const replayed = Table.replay(game, openingOf(game, record), log.map(readEntry));
  const prints: GameRecord['prints'] = [[3, replayed.fingerprint()]];
  expect(verifyRecord(game, { ...record, log, prints })).toHaveProperty('table');
  expect(verifyRecord(game, { ...record, log, prints }, one)).toEqual({
    at: 3,
    why: { id: 'kernel.record-roll', params: { roll: '1' } },
  });
});

test('a proof of chance is kept as it was read, whatever it is', () => {
  const fair = { commitment: 'c', secret: 's', contributions: ['a', ''] };
  const record: GameRecord = { ...recordOf(played()), fair };
  expect(parseRecord(recordText(record))).toEqual(record);
  expect(parseRecord(JSON.stringify({ ...record, fair: 7 }))).toHaveProperty('fair', 7);
});

test('a fork keeps the position it started from', () => {
  const table = Table.open(game, { seats: 2, seed: 'fork' });
  plays(table, '0:roll', '1:wait', '1:roll');
  const fork = Table.open(game, { seats: 2, seed: 'other', position: table.machine.pos });
  plays(table, '0:roll');
  fork.play(0, 'roll');
  fork.play(1, 'wait');
  fork.undo(1);
  fork.play(1, 'end');
  const record = parseRecord(JSON.stringify(recordOf(fork, 'other')));
  expect(record.start).toMatchObject({ s: { rolls: 2 }, seq: 0, barrier: 0 });
  const verified = verifyRecord(game, record);
  expect('table' in verified && [verified.table.fingerprint(), verified.table.s.rolls]).toEqual([
    fork.fingerprint(),
    3,
  ]);
  const again = recordOf(('table' in verified && verified.table) as Table<State>, 'other');
  expect(again).toEqual(record);
});

test('what is not a record is told apart, each with its message', () => {
  const good = recordOf(played());
  const message = (change: object | string): string => {
    try {
      parseRecord(typeof change === 'string' ? change : JSON.stringify({ ...good, ...change }));
    } catch (error) {
      expect(error).toBeInstanceOf(BadRecord);
      return (error as BadRecord).why.id;
    }
    return 'fine';
  };
  expect(message({})).toBe('fine');
  expect(message('{ "format":')).toBe('kernel.record-not-json');
  for (const text of ['null', '7', '[]', '"edubba-1"', '{}', '{"format":"edubba-2"}']) {
    expect(message(text)).toBe('kernel.record-format');
  }
  expect(message({ game: 7 })).toBe('kernel.record-no-game');
  for (const table of [null, 'x', {}, { seats: 1.5 }]) expect(message({ table })).toBe('kernel.record-no-table');
  for (const log of [null, 'x', ['x'], [[0]], [['0', 'a']], [[0, 1]], [[0, 'a', 'stolen']], [[0.5, 'a']]]) {
    expect(message({ log })).toBe('kernel.record-log');
  }
  for (const prints of [null, [0], [['0', 'a']], [[0, 7]]]) expect(message({ prints })).toBe('kernel.record-prints');
  // The games before it are looked at like itself, and there are not many.
  expect(message({ after: { format: 'edubba-1' } })).toBe('kernel.record-no-game');
  const nested = (games: number): object => (games === 1 ? good : { ...good, after: nested(games - 1) });
  expect(message(nested(16))).toBe('fine');
  expect(message(nested(17))).toBe('kernel.record-games');
});

test('a record that proves nothing is not verified: no fingerprint of its end, or another game', () => {
  const record = recordOf(played());
  expect(fault({ ...record, prints: [] })).toEqual({ at: 0, why: { id: 'kernel.record-no-end' } });
  expect(fault({ ...record, prints: record.prints.slice(0, -1) })).toMatchObject({
    why: { id: 'kernel.record-no-end' },
  });
  const { outcome: _, ...open } = record;
  expect(fault(open)).toMatchObject({ why: { id: 'kernel.record-outcome' } });
  expect(fault({ ...record, game: 'rec' })).toEqual({
    at: 0,
    why: { id: 'kernel.record-other-game', params: { game: 'rec' } },
  });
});

test('a game is taken up again with its standing orders, and what happens by itself happens', () => {
  const table = Table.open(game, { seats: 2, seed: 'x' });
  table.order({ seat: 0, kind: 'nothing.asked', key: 'pass' });
  const record = parseRecord(JSON.stringify(recordOf(table, 'x')));
  const again = Table.resume(game, { ...openingOf(game, record), seed: 'x' }, record.log.map(readEntry));
  expect([again.fingerprint(), again.orders]).toEqual([table.fingerprint(), table.orders]);
});
