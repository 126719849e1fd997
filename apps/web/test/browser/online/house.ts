import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Edubba, openStorage, readConfig, type Storage } from '@edubba/server';
import { afterAll, beforeAll, inject } from 'vitest';
import { layLine, type Line } from './line.ts';

/** The real house with the built client, on one file, for the tests of one file. */
export interface House {
  readonly address: string;
  /** How many answers of people the house has at a table: not what followed by itself. */
  answers(table: string): Promise<number>;
  /** A line of one's own to the house. */
  line(): Promise<Line>;
  /** Closes as a host closes it … */
  stop(): Promise<void>;
  /** … and opens it again, on the same port and the same file. */
  start(): Promise<void>;
}

/** Opens a house, and looks after it. */
export function useHouse(): House {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-house-'));
  const lines: Line[] = [];
  let port = 0;
  let running: { readonly house: Edubba; readonly storage: Storage } | undefined;
  const start = async (): Promise<void> => {
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: String(port),
      EDUBBA_DATABASE: join(folder, 'house.sqlite'),
      LOG_LEVEL: 'error',
      // Every test comes from one address.
      EDUBBA_REQUESTS_PER_MINUTE: '100000',
    });
    const storage = await openStorage(config);
    const house = await build({ config, storage, pagesFolder: inject('folder') });
    await house.app.listen({ host: config.host, port });
    ({ port } = house.app.server.address() as AddressInfo);
    running = { house, storage };
  };
  const stop = async (): Promise<void> => {
    await running?.house.close();
    await running?.storage.close();
    running = undefined;
  };
  beforeAll(start);
  afterAll(async () => {
    await Promise.all(lines.map((line) => line.close()));
    await stop();
    rmSync(folder, { recursive: true });
  });
  return {
    get address() {
      return `http://127.0.0.1:${port}`;
    },
    answers: async (id) => {
      const { table } = (await running?.house.desk.get(id)) ?? {};
      return table?.log.filter(({ seat, mark }) => seat >= 0 && mark === undefined).length ?? -1;
    },
    line: async () => {
      const line = await layLine(port);
      lines.push(line);
      return line;
    },
    start,
    stop,
  };
}
