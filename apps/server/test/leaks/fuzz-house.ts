import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import type { NewTable } from '@edubba/protocol';
import type { Edubba } from '../../src/app.ts';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { GAMES } from '../../src/games.ts';
import type { Storage } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { contributed } from '../support/visitor.ts';
import type { Opened } from './fuzz-game.ts';
import { FuzzGame } from './fuzz-game.ts';
import type { Plan, Somebody } from './plan.ts';
import { Secrets } from './secrets.ts';
import { module } from './veiled-game.ts';

/** A house without a network, full of secrets, in which anybody does anything. */
export class FuzzHouse {
  readonly secrets = new Secrets();
  readonly house: Edubba;
  private readonly storage: Storage;
  private readonly folder: string;
  private readonly people: Somebody[];
  private readonly random: Random;
  private readonly clock: { time: number };
  private count = 0;
  finished = 0;

  private constructor(house: Edubba, storage: Storage, folder: string, people: Somebody[], clock: { time: number }) {
    this.house = house;
    this.storage = storage;
    this.folder = folder;
    this.people = people;
    this.clock = clock;
    this.random = new Xoshiro('nothing leaks');
  }

  static async open(): Promise<FuzzHouse> {
    // In memory where there is such a folder: this is not about disks.
    const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'edubba-leaks-'));
    const storage = await openSqlite(join(folder, 'house.sqlite'));
    const clock = { time: 1_700_000_000_000 };
    const house = await build({
      config: readConfig({
        LOG_LEVEL: 'silent',
        EDUBBA_ADMIN_TOKEN: 'the-admin-token',
        EDUBBA_WORK_PER_ADDRESS: '100000',
      }),
      storage,
      games: { ...GAMES, veiled: async () => module },
      now: () => clock.time,
    });
    await house.app.ready();
    const people: Somebody[] = [];
    for (let i = 0; i < 10; i++) {
      const person = await house.people.guest(`Person ${i}`);
      const email = `person-${i}@secret.example`;
      await storage.db.updateTable('people').set({ email }).where('id', '=', person.id).execute();
      people.push({ ...person, email, session: await house.people.sessions.begin(person.id, 'Test') });
    }
    const fuzz = new FuzzHouse(house, storage, folder, people, clock);
    for (const { id, session, email } of people) {
      fuzz.secrets.never(session);
      fuzz.secrets.keep(email, ({ person }) => person === id);
      fuzz.secrets.never((await house.people.programs.make(id, 'Program')).token);
    }
    return fuzz;
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.storage.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private word(kind: string): string {
    return `${kind}#${this.count++}`;
  }

  /** Plays a whole game with everything that can be sent, and looks through all that comes back. */
  async play({ game, seats, bots = 0, http = false, most = 400, compareOneOf = 8, tamper }: Plan): Promise<void> {
    const made = new FuzzGame(this, await this.sitDown(game, seats, bots), compareOneOf, tamper);
    try {
      await made.run(most, http);
    } finally {
      made.clear();
    }
    if (made.hosted.head.status === 'over') this.finished++;
  }

  /** People sit down one after another; what they add to chance is theirs until then. */
  private async sitDown(game: string, seats: number, bots: number): Promise<Opened> {
    const first = this.random.below(this.people.length);
    const party = Array.from({ length: this.people.length }, (_, i) => this.at(first + i));
    const added = party.map(() => contributed());
    const sat = new Set<string>();
    party.forEach((_, i) => {
      const word = added[i] ?? '';
      this.secrets.keep(word, () => sat.has(word));
    });
    const wanted: NewTable['seats'] = [
      { who: 'me' },
      ...Array.from({ length: seats - 1 - bots }, () => ({ who: 'open' as const })),
      ...Array.from({ length: bots }, () => ({ who: 'bot' as const, bot: 'random' })),
    ];
    const [maker] = party;
    if (maker === undefined) throw new Error('nobody is there');
    const hosted = await this.house.seating.create(maker, {
      game,
      seats: wanted,
      options: {},
      pace: { kind: 'free' },
      open: true,
      spectators: true,
    });
    const add = async (person: Somebody, contribution: string): Promise<void> => {
      sat.add(contribution);
      const { commitment } = hosted.head;
      await this.house.seating.contribute(hosted.id, person.id, { commitment, contribution });
    };
    await add(maker, added[0] ?? '');
    const row = await this.storage.db
      .selectFrom('tables')
      .select('secret')
      .where('id', '=', hosted.id)
      .executeTakeFirstOrThrow();
    const sit = async (i: number): Promise<void> => {
      const person = party[i];
      if (person === undefined) return;
      await this.house.seating.join(hosted.id, person);
      await add(person, added[i] ?? '');
    };
    return { hosted, secret: row.secret, party, sit, toJoin: seats - 1 - bots, added };
  }

  private at(i: number): Somebody {
    return this.people[i % this.people.length] as Somebody;
  }

  /** Internals for {@link FuzzGame}. */
  get inside(): { random: Random; clock: { time: number }; word: (kind: string) => string } {
    return { random: this.random, clock: this.clock, word: (kind) => this.word(kind) };
  }
}
