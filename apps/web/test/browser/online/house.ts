import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, random as anything } from '@edubba/bots';
import { botNamed } from '@edubba/hosting';
import { type BaseState, readAllotment, type Seat, type Table, Xoshiro } from '@edubba/kernel';
import { build, type Edubba, openStorage, readConfig } from '@edubba/server';
import type { Advised } from '../players/advised.ts';
import { playOf } from '../support/games.ts';
import { layLine, type Wire } from './line.ts';

/** The real house with the built client, on one file of its own. */
export interface House {
  readonly address: string;
  /** What runs: tables as the house itself has them. */
  readonly inside: Edubba;
  /** How many answers of people the house has at a table: not what followed by itself. */
  answers(table: string): Promise<number>;
  /** Has a bot answer for everybody until so many answers, chance's among them, are in the log, or until it is as far. Says how many people gave so. */
  playOn(table: string, until: number | ((now: Playing) => boolean)): Promise<number>;
  /** What a bot would answer for a seat; nothing where the seat is not asked. */
  advice(table: string, seat: Seat): Promise<Advised | undefined>;
  /** A line of one's own to the house. */
  line(): Promise<Wire>;
  /** Closes as a host closes it … */
  stop(): Promise<void>;
  /** … and opens it again, on the same port and the same file. */
  start(): Promise<void>;
  /** Closes for good: nothing of it stays. */
  close(): Promise<void>;
}

/** A table in the house. */
type Playing = Table<BaseState>;

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

/** Who plays a game by rules of thumb. */
async function botOf(game: string): Promise<Bot<BaseState>> {
  return botNamed(await playOf(game), 'thumbs') ?? anything;
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
  const advising = new Xoshiro('advice');
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
    playOn: async (id, until) => {
      const hosted = await inside().desk.get(id);
      const bot = await botOf(hosted.head.game);
      const isThere = typeof until === 'function' ? until : ({ log }: Playing): boolean => log.length >= until;
      const before = await answers(id);
      await hosted.change({ person: null, receipt: null }, ({ table }) => {
        const chance = new Xoshiro('evening');
        if (table === undefined) throw new Error('nobody plays there');
        while (!table.over && !isThere(table)) {
          const seat = table.toMove;
          table.play(seat, bot.choose(table.observe(seat), chance).key);
        }
      });
      return (await answers(id)) - before;
    },
    advice: async (id, seat) => {
      const { table, head } = await inside().desk.get(id);
      const question = table?.question(seat);
      if (table === undefined || question === undefined) return undefined;
      const { key } = (await botOf(head.game)).choose(table.observe(seat), advising);
      return question.allotment === undefined ? question.options.indexOf(key) : readAllotment(key);
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
