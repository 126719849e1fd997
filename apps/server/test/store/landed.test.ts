import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import Sqlite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { onBothEngines } from '../support/engines.ts';

/**
 * Every step of the database's shape that has landed, by a hash of what it does. A step that turns this red was edited: houses
 * that have taken it already would never get the change. Take the edit back, and add a new step at the end.
 */
const LANDED: { readonly [name: string]: string } = {
  '0001-tables': '17be676ae2f03d57',
  '0002-people': '3fd43c96bc4b5c9d',
  '0003-talk': 'd525eb9af660e736',
  '0004-notify': '8c724f71d2efdd9c',
  '0005-outages': '661230e38b23a19a',
  '0006-lobby': '0e6efb9d2921e4cb',
  '0007-earlier': '8861c21cc0365c61',
};

test('no step that has landed was edited since', async () => {
  let said: string[] = [];
  const dialect = new SqliteDialect({ database: new Sqlite(':memory:') });
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void said.push(query.sql) });
  const hashes: [string, string][] = [];
  for (const { name, up } of MIGRATIONS) {
    said = [];
    await up(db);
    hashes.push([name, createHash('sha256').update(said.join(';')).digest('hex').slice(0, 16)]);
  }
  await db.destroy();
  expect(Object.fromEntries(hashes)).toEqual(LANDED);
});

onBothEngines((engine) => {
  test('a house that was made before the first step was edited comes to the same shape', async () => {
    const storage = await engine.open(await engine.fresh());
    const { db } = storage;
    // As it was: with the old index, and without the steps that came later.
    await sql`drop index tables_listed`.execute(db);
    await sql`alter table tables drop column listed`.execute(db);
    await sql`create index tables_lobby on tables (open, status, updated)`.execute(db);
    const [step] = MIGRATIONS.filter(({ name }) => name === '0006-lobby');
    await step?.up(db as never);
    const indexes =
      engine.name === 'postgres'
        ? sql<{ name: string }>`select indexname as name from pg_indexes where tablename = 'tables'`
        : sql<{ name: string }>`select name from sqlite_master where type = 'index' and tbl_name = 'tables'`;
    const names = (await indexes.execute(db)).rows.map(({ name }) => name);
    expect(names).toContain('tables_listed');
    expect(names).not.toContain('tables_lobby');
    await storage.close();
  });
});

test('the lobby is found by its index, however many tables there are', async () => {
  const { db, close } = await openSqlite(':memory:');
  for (const status of ['waiting', 'playing']) {
    const plan = await sql<{ detail: string }>`explain query plan
      select head, rev from tables where open = 1 and status = ${status} order by listed desc limit 100`.execute(db);
    const said = plan.rows.map(({ detail }) => detail).join(' ');
    expect(said).toContain('USING INDEX tables_listed');
    expect(said).not.toContain('TEMP B-TREE');
  }
  await close();
});
