import type { GameEvent, SeenEvent } from '@edubba/kernel';
import { spell } from './finding.ts';

type Told = Omit<GameEvent, 'only'>;

/** What somebody was told, in a test. */
export class SeenLog {
  /** The events this seat heard of, oldest first, as it is shown them. */
  readonly events: readonly Told[];
  private readonly who: string;
  private readonly say: (event: Told) => string | undefined;

  constructor(seen: readonly SeenEvent[], who: string, say: (event: Told) => string | undefined) {
    this.events = seen.flatMap(({ event }) => (event === undefined ? [] : [event]));
    this.who = who;
    this.say = say;
  }

  /** Was told this: an event's type, words of its log line, or some of its members. */
  includes(wanted: string | Partial<Told>): this {
    if (!this.events.some((event) => this.is(event, wanted))) this.fail(`${this.who} was not told ${spell(wanted)}`);
    return this;
  }

  /** Was not told this. */
  lacks(wanted: string | Partial<Told>): this {
    if (this.events.some((event) => this.is(event, wanted)))
      this.fail(`${this.who} was told ${spell(wanted)}, and should not be`);
    return this;
  }

  private is(event: Told, wanted: string | Partial<Told>): boolean {
    if (typeof wanted === 'string') return event.type === wanted || this.say(event)?.includes(wanted) === true;
    return Object.entries(wanted).every(
      ([name, value]) => JSON.stringify(event[name as keyof Told]) === JSON.stringify(value),
    );
  }

  private fail(why: string): never {
    throw new Error(
      `${why}. The log says:\n${this.events.map((event) => `  ${this.say(event) ?? spell(event)}`).join('\n')}`,
    );
  }
}
