import { expect, test } from 'vitest';
import type { Change, Storage } from '../../src/store/database.ts';
import { Gathering } from '../../src/store/gathering.ts';
import { onBothEngines } from '../support/engines.ts';

const change = (n: number, part: Partial<Change> = {}): Change => ({
  table: `table-${n}`,
  rev: 0,
  head: '{}',
  status: 'playing',
  open: true,
  updated: 5,
  due: null,
  entries: '[]',
  by: 'gold',
  receipt: 'm1',
  version: 3,
  ...part,
});

async function withTables(storage: Storage, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const row = { id: `table-${n}`, rev: 0, status: 'waiting', game: 'g', open: 1, updated: 1, due: null };
    await storage.db
      .insertInto('tables')
      .values({ ...row, head: '{}', secret: 's' })
      .execute();
  }
}

onBothEngines((engine) => {
  test('one bad change among many fails alone: everybody else is kept', async () => {
    const storage = await engine.open(await engine.fresh());
    await withTables(storage, 60);
    // What the database cannot take: a member that is missing, and on PostgreSQL a NUL as well.
    const bad = new Map<number, Partial<Change>>([
      [17, { version: null as never }],
      [41, engine.name === 'postgres' ? { receipt: 'a\0b' } : { entries: null as never }],
    ]);
    const all = Array.from({ length: 60 }, (_, n) => storage.keep(change(n, bad.get(n))));
    const results = await Promise.allSettled(all);
    const failed = results.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    expect(failed).toEqual([...bad.keys()]);
    const kept = await storage.db.selectFrom('tables').select('id').where('rev', '=', 1).execute();
    expect(kept).toHaveLength(58);
    expect(await storage.db.selectFrom('changes').select('rev').execute()).toHaveLength(58);
    await storage.close();
  });
});

test('where it is not one of them that is bad, all hear of it at once', async () => {
  let tries = 0;
  const gathering = new Gathering<number, number>(async () => {
    tries++;
    throw new Error('the disk is full');
  });
  const results = await Promise.allSettled([gathering.add(1), gathering.add(2), gathering.add(3)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
});
