import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Change, Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { onBothEngines } from '../support/engines.ts';

const CHANGE: Change = {
  table: 'table-1',
  rev: 0,
  head: '{"n":1}',
  status: 'playing',
  open: true,
  updated: 5,
  due: null,
  entries: '[[0,"a"]]',
  by: 'gold',
  receipt: 'm1',
  version: 3,
};

async function withTable(storage: Storage, id = 'table-1'): Promise<void> {
  const row = { id, rev: 0, status: 'waiting', game: 'g', open: 1, updated: 1, due: null, head: '{}', secret: 's' };
  await storage.db.insertInto('tables').values(row).execute();
}

onBothEngines((engine) => {
  async function storageWithTable(): Promise<Storage> {
    const storage = await engine.open(await engine.fresh());
    await withTable(storage);
    return storage;
  }

  test('a change is kept with its table and its log', async () => {
    const storage = await storageWithTable();
    expect(await storage.keep({ ...CHANGE, sitters: ['gold', 'blue'], due: 9 })).toBe('kept');
    const row = await storage.db.selectFrom('tables').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ rev: 1, status: 'playing', updated: 5, due: 9, head: '{"n":1}' });
    const log = await storage.db.selectFrom('changes').selectAll().execute();
    expect(log).toMatchObject([{ table_id: 'table-1', rev: 1, entries: '[[0,"a"]]', by: 'gold', receipt: 'm1' }]);
    const sitters = await storage.db.selectFrom('sitters').select('person').orderBy('person').execute();
    expect(sitters.map(({ person }) => person)).toEqual(['blue', 'gold']);
    await storage.close();
  });

  test('what tables are looked up by follows every change, whichever part of it changes', async () => {
    const storage = await storageWithTable();
    let change: Change = CHANGE;
    for (const [rev, part] of [{}, { due: 9 }, { open: false }, { status: 'over' }, { due: null }].entries()) {
      change = { ...change, ...part, rev, receipt: `m${rev}` };
      expect(await storage.keep(change)).toBe('kept');
      const row = await storage.db.selectFrom('tables').select(['status', 'open', 'due']).executeTakeFirst();
      expect(row).toEqual({ status: change.status, open: change.open ? 1 : 0, due: change.due });
    }
    await storage.close();
  });

  test('of many changes made on one revision exactly one is kept', async () => {
    const storage = await storageWithTable();
    const all = Array.from({ length: 20 }, (_, i) => storage.keep({ ...CHANGE, receipt: `m${i}`, head: `{"n":${i}}` }));
    const results = await Promise.all(all);
    expect(results.filter((kept) => kept === 'kept')).toHaveLength(1);
    expect(results.filter((kept) => kept === 'outdated')).toHaveLength(19);
    const log = await storage.db.selectFrom('changes').select('receipt').execute();
    expect(log).toEqual([{ receipt: `m${results.indexOf('kept')}` }]);
    await storage.close();
  });

  test('a message that was carried out before is not carried out again, whatever it was made on', async () => {
    const storage = await storageWithTable();
    await storage.keep(CHANGE);
    expect(await storage.keep(CHANGE)).toBe('repeated');
    expect(await storage.keep({ ...CHANGE, rev: 1 })).toBe('repeated');
    // The same name by somebody else is another message.
    expect(await storage.keep({ ...CHANGE, rev: 1, by: 'blue' })).toBe('kept');
    expect(await storage.keep({ ...CHANGE, rev: 2, by: null, receipt: null })).toBe('kept');
    expect(await storage.keep({ ...CHANGE, rev: 3, by: null, receipt: null })).toBe('kept');
    await storage.close();
  });

  test('changes of many tables at once are all kept, and everybody hears of each', async () => {
    const storage = await engine.open(await engine.fresh());
    const ids = Array.from({ length: 60 }, (_, i) => `table-${i}`);
    for (const id of ids) await withTable(storage, id);
    const heard: string[] = [];
    storage.listen((table, rev) => heard.push(`${table}:${rev}`));
    const results = await Promise.all(ids.map((table) => storage.keep({ ...CHANGE, table })));
    expect(new Set(results)).toEqual(new Set(['kept']));
    await expect.poll(() => heard.toSorted()).toEqual(ids.map((id) => `${id}:1`).toSorted());
    await storage.close();
  });

  test('what was kept is there when the database is opened again', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    await withTable(storage);
    await storage.keep(CHANGE);
    await storage.close();
    const again = await engine.open(where);
    expect((await again.db.selectFrom('tables').select('rev').executeTakeFirst())?.rev).toBe(1);
    await again.close();
  });

  test('a change is kept whole beside a transaction of others, whether that is kept or taken back', async () => {
    const storage = await storageWithTable();
    await withTable(storage, 'table-2');
    for (const [rev, outcome] of ['kept', 'taken back'].entries()) {
      let change: Promise<string> = Promise.resolve('');
      const others = storage.db.transaction().execute(async (tx) => {
        await tx.updateTable('tables').set({ head: outcome }).where('id', '=', 'table-2').execute();
        change = storage.keep({ ...CHANGE, rev, receipt: outcome });
        await new Promise((go) => setTimeout(go, 30));
        if (outcome === 'taken back') throw new Error(outcome);
      });
      await others.catch(() => undefined);
      expect(await change).toBe('kept');
      const rows = await storage.db.selectFrom('tables').select(['rev', 'head']).orderBy('id').execute();
      expect(rows).toEqual([
        { rev: rev + 1, head: CHANGE.head },
        { rev: 0, head: 'kept' },
      ]);
    }
    await storage.close();
  });

  test('a transaction that the database has taken back by itself holds nobody up', async () => {
    const storage = await storageWithTable();
    const broken = storage.db.transaction().execute(async (tx) => {
      await sql`rollback`.execute(tx);
      throw new Error('the disk is full');
    });
    await expect(broken).rejects.toThrow(/disk is full|no transaction is active/);
    expect(await storage.keep(CHANGE)).toBe('kept');
    await storage.close();
  });

  test('whoever plays does not stand in line with those who look things up', async () => {
    const storage = await storageWithTable();
    await storage.keep({ ...CHANGE, receipt: 'm0' });
    let looked = 0;
    const looking = Promise.all(
      Array.from({ length: 1500 }, async () => {
        await storage.db.selectFrom('tables').selectAll().execute();
        looked++;
      }),
    );
    expect(await storage.keep({ ...CHANGE, rev: 1 })).toBe('kept');
    expect(looked).toBeLessThan(1000);
    await looking;
    await storage.close();
  });

  test('a change of a table that is not there is outdated', async () => {
    const storage = await engine.open(await engine.fresh());
    expect(await storage.keep(CHANGE)).toBe('outdated');
    await storage.close();
  });

  test('a database of a later version is refused with words', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    await storage.db
      .insertInto('migrations' as never)
      .values({ name: '9999-from-the-future' })
      .execute();
    await storage.close();
    await expect(engine.open(where)).rejects.toThrow(/newer than this version/);
  });

  test('a shout reaches everybody', async () => {
    const where = await engine.fresh();
    const storage = await engine.open(where);
    const other = engine.name === 'postgres' ? await engine.open(where) : storage;
    const heard: string[] = [];
    other.onShout((topic, text) => heard.push(`${topic}=${text}`));
    await storage.shout('here', 'a:b:c');
    await expect.poll(() => heard).toEqual(['here=a:b:c']);
    await storage.close();
    if (other !== storage) await other.close();
  });
});

test('where the file cannot be opened that is said, and nothing waits for ever', async () => {
  await expect(openSqlite('/no/such/folder/house.sqlite')).rejects.toThrow(/directory does not exist|unable to open/);
});
