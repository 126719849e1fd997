import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backup, restore } from '../../src/host/backup.ts';
import { KEPT } from '../../src/store/kept.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { onBothEngines } from '../support/engines.ts';
import { openHouse } from '../support/house.ts';
import { Visitor } from '../support/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onBothEngines((engine) => {
  test('every table of the database is in a backup', async () => {
    const storage = await engine.open(await engine.fresh());
    const tables = await storage.db.introspection.getTables();
    const names = tables.map(({ name }) => name).filter((name) => name !== 'migrations');
    expect(names.toSorted()).toEqual([...KEPT].toSorted());
    await storage.close();
  });

  test('more rows than fit on a page are all there, each once', async () => {
    const storage = await engine.open(await engine.fresh());
    const names = Array.from({ length: 4500 }, (_, i) => `key-${i}`);
    for (let i = 0; i < names.length; i += 500) {
      const values = names.slice(i, i + 500).map((name) => ({ name, value: `${name}'s value` }));
      await storage.db.insertInto('house_keys').values(values).execute();
    }
    // Holes among the rows, as a house that has been open for long has them.
    await storage.db.deleteFrom('house_keys').where('name', 'like', 'key-%7').execute();
    const file = join(folder, `${engine.name}-pages.backup`);
    const rows = await backup(storage, file);
    expect(rows).toBe(4050);
    const again = await engine.open(await engine.fresh());
    expect(await restore(again, file)).toBe(rows);
    const all = async ({ db }: typeof storage): Promise<unknown> =>
      db.selectFrom('house_keys').selectAll().orderBy('name').execute();
    expect(await all(again)).toEqual(await all(storage));
    await storage.close();
    await again.close();
  });

  test('a backup made while people play is restored elsewhere, and the game goes on', async () => {
    const storage = await engine.open(await engine.fresh());
    const house = await openHouse({ storage });
    const gold = await Visitor.guest(house.address, 'Gold');
    const { id } = await gold.create('connect-four', [{ who: 'bot', bot: 'random' }]);
    const window = await gold.sit(id);
    await window.until(() => window.asked);
    const file = join(folder, `${engine.name}.backup`);
    const [rows] = await Promise.all([backup(storage, file), window.answer()]);
    expect(rows).toBeGreaterThan(3);
    // It holds the keys of the house: nobody else may read it.
    expect(statSync(file).mode & 0o077).toBe(0);
    await house.stop();
    await storage.close();
    // Into the other engine's file: a backup is the same for both.
    const again = await openSqlite(join(folder, `${engine.name}.sqlite`));
    expect(await restore(again, file)).toBe(rows);
    await expect(restore(again, file)).rejects.toThrow(/not empty/);
    const moved = await openHouse({ storage: again });
    const back = new Visitor(moved.address);
    back.cookie = gold.cookie;
    const resumed = await back.sit(id);
    await resumed.until(() => resumed.asked);
    expect((await resumed.answer()).type).toBe('done');
    await moved.stop();
    await again.close();
  });
});

test('what is no backup, or not the whole of one, changes nothing', async () => {
  const storage = await openSqlite(join(folder, 'bad.sqlite'));
  const bad = join(folder, 'bad.backup');
  await expect(restore(storage, bad)).rejects.toThrow(/no file/);
  writeFileSync(bad, 'hello');
  await expect(restore(storage, bad)).rejects.toThrow(/cannot be read/);
  const other = await openSqlite(join(folder, 'whole.sqlite'));
  await other.db.insertInto('house_keys').values({ name: 'one', value: 'key' }).execute();
  const whole = join(folder, 'whole.backup');
  expect(await backup(other, whole)).toBe(1);
  await other.close();
  writeFileSync(bad, readFileSync(whole).subarray(0, -12));
  await expect(restore(storage, bad)).rejects.toThrow(/cannot be read/);
  expect(await storage.db.selectFrom('house_keys').selectAll().execute()).toEqual([]);
  expect(await storage.db.selectFrom('people').selectAll().execute()).toEqual([]);
  await storage.close();
});
