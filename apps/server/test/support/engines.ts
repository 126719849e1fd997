import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Storage } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TestPostgres } from './postgres.ts';

/** Opens a database of its own, or again the one it gave before. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** A new empty database. */
  fresh(): Promise<string>;
  open(where: string): Promise<Storage>;
}

/** Runs the same suite on a file and on a real PostgreSQL. */
export function onBothEngines(suite: (engine: Engine) => void): void {
  describe('on SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'edubba-store-'));
    let count = 0;
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    suite({
      name: 'sqlite',
      fresh: async () => join(folder, `${count++}.sqlite`),
      open: openSqlite,
    });
  });
  describe('on PostgreSQL', () => {
    let postgres: TestPostgres;
    let count = 0;
    beforeAll(async () => {
      postgres = await TestPostgres.start();
    });
    afterAll(() => postgres.stop());
    suite({
      name: 'postgres',
      fresh: () => postgres.database(`house_${count++}`),
      open: (url) => openPostgres(url),
    });
  });
}
