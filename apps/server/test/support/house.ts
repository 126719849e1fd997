import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edubba } from '../../src/app.ts';
import { build } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { readConfig } from '../../src/config.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TEST_GAMES } from './games.ts';

/** A house that listens on a port of its own, and is gone after the test. */
export interface TestHouse extends Edubba {
  readonly address: string;
  readonly storage: Storage;
  readonly config: Config;
  stop(): Promise<void>;
}

/** All visitors of a test come from one address, on a machine that may be busy. */
const PLENTY = { LOG_LEVEL: 'silent', EDUBBA_WORK_PER_ADDRESS: '100000' };

export async function openHouse(
  parts: {
    readonly storage?: Storage;
    readonly now?: () => number;
    readonly env?: { [name: string]: string };
    readonly threads?: boolean;
  } = {},
): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-house-'));
  const storage = parts.storage ?? (await openSqlite(join(folder, 'house.sqlite')));
  const config = { ...readConfig({ ...PLENTY, ...parts.env }), host: '127.0.0.1', port: 0 };
  const house = await build({
    config,
    storage,
    games: TEST_GAMES,
    threads: parts.threads ?? false,
    ...(parts.now === undefined ? {} : { now: parts.now }),
  });
  await house.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = house.app.server.address() as AddressInfo;
  return {
    ...house,
    storage,
    config,
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      await house.close();
      if (parts.storage === undefined) await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
