import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { random as anything } from '@edubba/bots';
import { botNamed } from '@edubba/hosting';
import { Xoshiro } from '@edubba/kernel';
import { build, type Edubba, openStorage, readConfig } from '@edubba/server';
import { playOf } from '../support/games.ts';
import { layLine, type Wire } from './line.ts';

/** The real house with the built client, on one file of its own. */
export interface House {
  readonly address: string;
  /** What runs: tables as the house itself has them. */
  readonly inside: Edubba;
  /** How many answers of people the house has at a table: not what followed by itself. */
  answers(table: string): Promise<number>;
  /** Has a bot answer for everybody until so many answers, chance's among them, are in the log. Says how many people gave so. */
  playOn(table: string, entries: number): Promise<number>;
  /** A line of one's own to the house. */
  line(): Promise<Wire>;
  /** Closes as a host closes it … */
  stop(): Promise<void>;
  /** … and opens it again, on the same port and the same file. */
  start(): Promise<void>;
  /** Closes for good: nothing of it stays. */
  close(): Promise<void>;
}

/** One run of a house. */
interface Run {
  readonly house: Edubba;
  stop(): Promise<void>;
}

async function run(file: string, port: number, pagesFolder: string): Promise<Run> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(port),
    EDUBBA_DATABASE: file,
    LOG_LEVEL: 'error',
    // Everybody comes from one address.
    EDUBBA_REQUESTS_PER_MINUTE: '100000',
    EDUBBA_WORK_PER_ADDRESS: '100000',
  });
  const storage = await openStorage(config);
  const house = await build({ config, storage, pagesFolder });
  await house.app.listen({ host: config.host, port });
  return { house, stop: () => house.close().then(() => storage.close()) };
}

/** Opens a house that serves a client from where it was built. */
export async function openHouse(pagesFolder: string): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-house-'));
  const file = join(folder, 'house.sqlite');
  const lines: Wire[] = [];
  let running: Run | undefined = await run(file, 0, pagesFolder);
  const { port } = running.house.app.server.address() as AddressInfo;
  const inside = (): Edubba => {
    if (running === undefined) throw new Error('the house is closed');
    return running.house;
  };
  const answers = async (id: string): Promise<number> => {
    const { table } = await inside().desk.get(id);
    return table?.log.filter(({ seat, mark }) => seat >= 0 && mark === undefined).length ?? 0;
  };
  const stop = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    get inside() {
      return inside();
    },
    answers,
    playOn: async (id, entries) => {
      const hosted = await inside().desk.get(id);
      const bot = botNamed(await playOf(hosted.head.game), 'thumbs') ?? anything;
      const before = await answers(id);
      await hosted.change({ person: null, receipt: null }, ({ table }) => {
        const chance = new Xoshiro('evening');
        if (table === undefined) throw new Error('nobody plays there');
        while (!table.over && table.log.length < entries) {
          const seat = table.toMove;
          table.play(seat, bot.choose(table.observe(seat), chance).key);
        }
      });
      return (await answers(id)) - before;
    },
    line: async () => {
      const line = await layLine(port);
      lines.push(line);
      return line;
    },
    start: async () => {
      running = await run(file, port, pagesFolder);
    },
    stop,
    close: async () => {
      await Promise.all(lines.map((line) => line.close()));
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
