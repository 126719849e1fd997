import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@edubba/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { keepLateTables } from '../support/late-tables.ts';
import { freePort, TestPostgres } from '../support/postgres.ts';
import { Visitor } from '../support/visitor.ts';
import { SECONDS, Siege } from './siege.ts';

const OPEN_TABLES = 20_000;
const FINISHED = 150;
const LATE = 40;
const CORPUS = fileURLToPath(new URL('../../../../corpus/sammu-ramat/', import.meta.url));

/** In memory where there is such a folder: how busy others keep the disk says nothing about the house. */
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'edubba-attacks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A record of a campaign whose last answer is given and taken back for ever. */
function endlessRecord(): string {
  const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('campaign=on'),
  );
  const record = JSON.parse(readFileSync(join(CORPUS, files[0] ?? ''), 'utf8')) as GameRecord;
  const at = record.log.findLastIndex(([seat, , mark]) => seat >= 0 && mark === undefined);
  const answer = record.log[at] as GameRecord['log'][number];
  const again = Array.from({ length: 34_000 }, () => [[answer[0], String(at), 'undo'], answer]).flat();
  const log = [...record.log.slice(0, at + 1), ...again];
  const file = join(folder, 'endless.json');
  writeFileSync(file, JSON.stringify({ ...record, log, prints: [[log.length, '00000000']] }));
  return file;
}

/** Very many tables that wait for somebody, each a copy of the first. */
async function keepOpenTables({ db }: Storage): Promise<void> {
  const [first] = await db.selectFrom('tables').selectAll().where('status', '=', 'waiting').limit(1).execute();
  if (first === undefined) throw new Error('no table waits');
  const head = JSON.parse(first.head) as object;
  for (let from = 0; from < OPEN_TABLES; from += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => {
      const id = `open${String(from + n).padStart(8, '0')}`;
      return { ...first, id, head: JSON.stringify({ ...head, id }), listed: first.listed + from + n };
    });
    await db.insertInto('tables').values(rows).execute();
  }
}

describe('a house with one file', () => {
  let siege: Siege;
  let late: string[];
  let finished: string[];

  beforeAll(async () => {
    const file = join(folder, 'house.sqlite');
    siege = new Siege(await freePort(), file);
    await siege.open();
    const [hostile, ...others] = siege.hostile;
    await hostile?.create('connect-four', [{ who: 'open' }]);
    const storage = await openSqlite(file);
    const people = [hostile, ...others].map((visitor) => visitor?.me?.id ?? '');
    late = await keepLateTables(storage, LATE, { due: 0, people });
    finished = await keepLateTables(storage, FINISHED, { due: 0, people, lacking: 0, name: 'over' });
    await keepOpenTables(storage);
    await storage.close();
    await siege.begin();
  });
  afterAll(() => siege.close());

  test('addresses that are none are answered, and nobody feels it', async () => {
    const { tried, answered, slowest } = await siege.attacked('paths', []);
    expect(tried).toBeGreaterThan(SECONDS * 40);
    expect(answered).toBe(tried);
    expect(slowest).toBeLessThan(1000);
  });

  test('one record after another', async () => {
    await siege.attacked('records', finished);
  });

  test('everything anew from forty windows', async () => {
    await siege.attacked('since', late);
  });

  test('answers of long games, each again and again by the same name', async () => {
    await siege.attacked('again', late);
  });

  test('answers of long games that are taken back', async () => {
    await siege.attacked('undo', late);
  });

  test('records that take for ever', async () => {
    await siege.attacked('bring', [], { record: endlessRecord() });
  });

  test(`a lobby with ${OPEN_TABLES} tables`, async () => {
    await siege.attacked('lobby', []);
  });

  test('answers that no question waits for, as fast as windows may speak', async () => {
    await siege.attacked('wrong', late);
  });

  // None of these is dear by itself: it is their number.
  test.each(['pings', 'pongs', 'ready', 'nothing', 'burst', 'pieces', 'long'] as const)('a flood: %s', async (kind) => {
    await siege.attacked(kind, late);
  });

  test('lists that few tables fit into, and what somebody has played', async () => {
    await siege.attacked(
      'lists',
      siege.hostile.map(({ me }) => me?.id ?? ''),
    );
  });

  // The last: its tables are played on for long.
  test('as many tables with bots as there can be', async () => {
    await siege.attacked('bots', [], { turns: 1 });
  });
});

test('names that PostgreSQL cannot keep harm nobody', async () => {
  const postgres = await TestPostgres.start();
  const url = await postgres.database('house');
  const siege = new Siege(await freePort(), url);
  await siege.open();
  const tables: string[] = [];
  for (const visitor of siege.hostile) {
    const honest = await Visitor.guest(siege.house.address, 'Patient');
    const { id } = await honest.create('connect-four', [{ who: 'open' }]);
    await visitor.join(id);
    tables.push(id);
  }
  await siege.begin();
  const { answers } = await siege.attacked('poison', tables);
  expect(answers['failed']).toBeGreaterThan(SECONDS * 10);
  expect(answers['done']).toBeUndefined();
  await siege.close();
  await postgres.stop();
});
