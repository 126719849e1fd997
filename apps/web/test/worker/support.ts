import 'fake-indexeddb/auto';
import { play as assyria } from '@edubba/assyria/play';
import type { Key, Random, Seat } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import { expect } from 'vitest';
import type { GamePlan, Reply, Sitter, Standing, TableDoor, TableNews } from '../../src/worker/api.ts';
import { whyOf } from '../../src/worker/api.ts';
import type { Loaders } from '../../src/worker/games.ts';
import { anyPlay } from '@edubba/hosting';
import { Kept } from '../../src/worker/kept.ts';
import type { Services } from '../../src/worker/library.ts';
import { KeptLibrary } from '../../src/worker/library.ts';
import type { Locks } from '../../src/worker/locks.ts';
import { play as hidden } from './hidden-game.ts';

export const GAMES: Loaders = { assyria: async () => anyPlay(assyria), hidden: async () => hidden };

export const you: Sitter = { who: 'person', name: '' };
export const bot = (name: string): Sitter => ({ who: 'bot', bot: name });

let databases = 0;

/** A name no other test has used. */
export const newDatabase = (): string => `edubba-${++databases}`;

/** Nobody else is ever there. */
export const free: Locks = { hold: async () => () => undefined };

export function libraryOn(database: string, services: Services = {}): KeptLibrary {
  return new KeptLibrary({ kept: new Kept(database), games: GAMES, locks: free, ...services });
}

export function planFor(game: string, seats: readonly Sitter[], more: Partial<GamePlan> = {}): GamePlan {
  return { game, seats, options: {}, curtain: false, seed: 'test', ...more };
}

/** What a page would hold: all news, and how things stand by the latest. */
export class Page {
  readonly news: TableNews[] = [];
  standing: Standing | undefined;
  me: Seat | undefined;
  door: TableDoor | undefined;
  private readonly watch: ((news: TableNews) => void) | undefined;

  constructor(watch?: (news: TableNews) => void) {
    this.watch = watch;
  }

  readonly tell = (news: TableNews): void => {
    // As it would come through a channel: what is not plain data fails here.
    const copy = structuredClone(news);
    this.news.push(copy);
    if (copy.type === 'standing') this.me = copy.me;
    if (copy.type === 'curtain') this.me = this.standing = undefined;
    if (copy.type === 'standing' || copy.type === 'events') this.standing = copy.standing;
    this.watch?.(copy);
  };

  static async at(library: KeptLibrary, id: string, watch?: (news: TableNews) => void): Promise<Page> {
    const page = new Page(watch);
    page.door = await library.open(id, page.tell);
    return page;
  }

  get last(): TableNews | undefined {
    return this.news.at(-1);
  }

  get types(): readonly string[] {
    return this.news.map(({ type }) => type);
  }

  get open(): TableDoor {
    if (this.door === undefined) throw new Error('the door is not open yet');
    return this.door;
  }

  /** Waits until the person at the page is asked, a curtain is up, or the game is over. */
  async ready(): Promise<Standing | undefined> {
    await until(() => this.last?.type === 'curtain' || this.over || this.standing?.question?.optional === false);
    return this.standing;
  }

  get over(): boolean {
    return (this.standing?.outcome ?? null) !== null;
  }

  /** Answers what is open, with a key or any. */
  async answer(pick: Key | ((options: readonly Key[]) => Key)): Promise<Reply> {
    const standing = await this.ready();
    const question = standing?.question;
    if (question === null || question === undefined) throw new Error('nobody is asked');
    return this.open.answer(question.number, typeof pick === 'string' ? pick : pick(question.options));
  }
}

/** Waits for something that happens by itself. */
export async function until(holds: () => boolean): Promise<void> {
  const began = Date.now();
  while (!holds()) {
    if (Date.now() - began > 30_000) throw new Error('it never happened');
    await new Promise((done) => setTimeout(done, 0));
  }
}

/** Any of the options, by a seed. */
export function picker(seed: string): (options: readonly Key[]) => Key {
  const random: Random = new Xoshiro(seed);
  return (options) => options[random.below(options.length)] ?? '';
}

/** Plays on, at most so many answers, sitting down wherever a curtain is. */
export async function playOn(page: Page, pick: (options: readonly Key[]) => Key, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await page.ready();
    if (page.last?.type === 'curtain') await page.open.sit(page.last.seat);
    if (page.over) return;
    expect(await page.answer(pick)).toEqual({ done: true });
  }
}

/** The fingerprint of what is kept, by replaying it. */
export async function printOf(database: string, id: string): Promise<string> {
  const door = await libraryOn(database).replay({ id });
  return (await door.about(-2)).fingerprint;
}

/** The id of the words of what was thrown. */
export async function thrown(deed: Promise<unknown>): Promise<string> {
  try {
    await deed;
  } catch (error) {
    return whyOf(error).id;
  }
  return 'nothing was thrown';
}
