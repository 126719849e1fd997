import { tableSeed } from '@edubba/fair';
import type { BaseState, Random, Seat, Table } from '@edubba/kernel';
import { resample, viewOf } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import type { Hosted } from '../../src/tables/hosted.ts';

/** Whoever is sent something: a seat of a table, somebody who looks on, or somebody elsewhere. */
export interface Reader {
  readonly person: string | undefined;
  /** The seat at the table, below 0 for those who look on. */
  seat(): Seat;
  /** What the seat has learned by the rules so far. */
  readonly knows: Set<string>;
}

/** May this reader be sent this word now? */
type Allowed = (reader: Reader) => boolean;

/** Adds what a seat may know now. */
export type Learn = (table: Table<BaseState>, seat: Seat, knows: Set<string>) => void;

const WORD = /[\w#@.-]+/g;

/** Something somebody was sent and may not know. */
export interface Leak {
  readonly what: string;
  readonly to: string;
  readonly text: string;
}

/** All secrets of a house: by the word itself, and who may read it when. */
export class Secrets {
  readonly leaks: Leak[] = [];
  texts = 0;
  bytes = 0;
  compared = 0;
  private readonly words = new Map<string, Allowed>();

  /** From now on this word is looked for in everything. */
  keep(word: string, allowed: Allowed): void {
    if (word.length > 3) this.words.set(word, allowed);
  }

  /** What nobody is ever sent. */
  never(word: string): void {
    this.keep(word, () => false);
  }

  forget(words: Iterable<string>): void {
    for (const word of words) this.words.delete(word);
  }

  /** Looks through a text for everything this reader may not know; `more` are secrets of the table it is about. */
  scan(text: string, reader: Reader, more?: (word: string) => boolean): void {
    this.texts++;
    this.bytes += text.length;
    for (const [word] of text.matchAll(WORD)) {
      const allowed = this.words.get(word);
      const secret = (allowed !== undefined && !allowed(reader)) || more?.(word) === true;
      if (secret) this.report(word, reader, text);
    }
  }

  report(what: string, reader: Reader, text: string): void {
    if (this.leaks.length < 20) {
      const at = Math.max(0, text.indexOf(what) - 80);
      this.leaks.push({
        what,
        to: `${reader.person ?? 'somebody'} on seat ${reader.seat()}`,
        text: `${text.slice(0, 30)} … ${text.slice(at, at + 200)}`,
      });
    }
  }
}

/** One table, whose secrets are its items and words, its seed and what the house has drawn for it. */
export class Watched {
  readonly hosted: Hosted;
  private readonly secrets: Secrets;
  private readonly learn: Learn;
  private readonly isSecret: (word: string) => boolean;
  private readonly random: Random;
  private readonly compareOneOf: number;
  private readonly house: readonly string[];

  constructor(
    secrets: Secrets,
    {
      hosted,
      secret,
      learn,
      isSecret,
      random,
      compareOneOf,
    }: {
      readonly hosted: Hosted;
      readonly secret: string;
      readonly learn: Learn;
      /** Is this a word of the game that has to be learned before it may be read? */
      readonly isSecret: (word: string) => boolean;
      readonly random: Random;
      /** One of so many standings is compared with that of another world. */
      readonly compareOneOf: number;
    },
  ) {
    this.secrets = secrets;
    this.hosted = hosted;
    this.learn = learn;
    this.isSecret = isSecret;
    this.random = random;
    this.compareOneOf = compareOneOf;
    this.house = [secret];
  }

  /** A text that is sent to somebody at this table, at this moment. */
  read(text: string, reader: Reader): void {
    const { hosted, secrets } = this;
    const { table, head } = hosted;
    if (table !== undefined) this.learn(table, reader.seat(), reader.knows);
    secrets.scan(text, reader, (word) => this.isSecret(word) && !reader.knows.has(word));
    const contributions = head.seats.map(({ contribution }) => contribution);
    for (const word of [...this.house, ...this.house.map((secret) => tableSeed(secret, contributions))]) {
      if (text.includes(word)) secrets.report(word, reader, text);
    }
    if (table === undefined || this.random.below(this.compareOneOf) > 0) return;
    if (/^\{"type":"(?:standing|events)"/.test(text)) this.compare(table, text, reader);
    if (text.startsWith('{"type":"why"')) this.compareReasons(table, text, reader);
  }

  /** Reasons too are the same in every world that looks the same. */
  private compareReasons(table: Table<BaseState>, text: string, reader: Reader): void {
    this.secrets.compared++;
    const { machine } = resample(table.machine, reader.seat(), this.random);
    const { refusals } = JSON.parse(text) as Extract<Received, { type: 'why' }>;
    if (JSON.stringify(refusals) !== JSON.stringify(machine.refusals(reader.seat())))
      this.secrets.report('refusals differ in a world that looks the same', reader, text);
  }

  /** With all that the seat cannot know drawn anew it must be shown just the same, byte for byte. */
  private compare(table: Table<BaseState>, text: string, reader: Reader): void {
    this.secrets.compared++;
    const seat = reader.seat();
    const sent = JSON.parse(text) as Extract<Received, { type: 'standing' }>;
    const { machine } = resample(table.machine, seat, this.random);
    const options = seat < 0 ? [] : machine.options(seat);
    const here = {
      view: sent.view,
      options: sent.question?.options ?? [],
      about: sent.question?.about ?? null,
      aside: sent.question?.aside ?? null,
      refused: sent.refused,
      offers: sent.offers,
    };
    const there = {
      view: viewOf(machine, seat),
      options,
      about: options.length === 0 ? null : machine.about(),
      aside: options.length === 0 ? null : machine.aside(seat),
      refused: [...new Set(machine.refusals(seat).map(({ target }) => target))],
      offers: seat < 0 ? [] : machine.offers(seat),
    };
    for (const part of Object.keys(here) as (keyof typeof here)[]) {
      if (JSON.stringify(here[part]) !== JSON.stringify(there[part])) {
        this.secrets.report(`${part} differs in a world that looks the same`, reader, JSON.stringify(here[part]));
      }
    }
  }
}
