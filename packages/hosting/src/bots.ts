import type { Bot, Choice } from '@edubba/bots';
import { random as anything, Volunteers } from '@edubba/bots';
import type { BaseState, Key, Message, Random, Seat, Table } from '@edubba/kernel';
import { Refused, Xoshiro } from '@edubba/kernel';
import type { AnyPlay, Sitter } from './sitter.ts';

/** Never speaks unasked, and is never asked here: people answer for themselves. */
const PERSON: Bot<BaseState> = { name: '', choose: anything.choose };

/** What the rules-of-thumb bot would do in the reader's place, and why. */
export interface Hint {
  readonly key: Key;
  readonly reasons: readonly { readonly why: Message; readonly points: number }[];
}

/** A game's bot by its name, if it has one; `random` is always there. */
export function botNamed({ bots }: AnyPlay, name: string): Bot<BaseState> | undefined {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return bot ?? (name === anything.name ? anything : undefined);
}

/** The bots at a table, heard one at a time. */
export class Bots {
  private readonly table: Table<BaseState>;
  private readonly seed: string;
  private readonly seats: readonly Bot<BaseState>[];
  private readonly volunteers: Volunteers<BaseState>;

  constructor(play: AnyPlay, table: Table<BaseState>, sitters: readonly Sitter[], seed: string) {
    this.table = table;
    this.seed = seed;
    this.seats = sitters.map((sitter) => (sitter.who === 'bot' ? seated(play, sitter.bot) : PERSON));
    this.volunteers = new Volunteers(table, (seat) => this.seats[seat] ?? PERSON);
  }

  /** Is one of them waited for? */
  get asked(): boolean {
    return this.table.asked().some((seat) => this.isBot(seat));
  }

  isBot(seat: Seat): boolean {
    return (this.seats[seat] ?? PERSON) !== PERSON;
  }

  /** Lets the next one answer, if there is one that has to or likes to; gives its seat. */
  hear(): Seat | undefined {
    const { table } = this;
    for (let free = this.volunteers.next(); free !== undefined; free = this.volunteers.next()) {
      if (this.volunteer(free)) return free;
    }
    const seat = table.asked().find((asked) => this.isBot(asked));
    if (seat !== undefined) this.answer(seat);
    return seat;
  }

  /** Nobody waits for it: where it breaks down or asks for what it may not have, nothing happens. */
  private volunteer(seat: Seat): boolean {
    const { table } = this;
    const choice = attempt(() => this.seats[seat]?.volunteer?.(table.observe(seat), this.chance(seat)));
    return choice !== undefined && this.take(seat, choice.key);
  }

  /** One that breaks down or answers what it may not plays anything: nobody shall lose a game over it. */
  private answer(seat: Seat): void {
    const { table } = this;
    const observation = table.observe(seat);
    const choice = attempt(() => this.seats[seat]?.choose(observation, this.chance(seat)));
    if (choice !== undefined && this.take(seat, choice.key)) return;
    table.play(seat, anything.choose(observation, this.chance(seat)).key);
  }

  private take(seat: Seat, key: Key): boolean {
    try {
      this.table.play(seat, key);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Its own stream of chance: none of the table's rolls is used up, and opening the table again changes no bot's mind. */
  private chance(seat: Seat): Random {
    return new Xoshiro(`${this.seed}/bot/${seat}`, this.table.log.length);
  }
}

function seated(play: AnyPlay, name: string): Bot<BaseState> {
  const bot = botNamed(play, name);
  if (bot === undefined) throw new RangeError(`${play.game.id} has no bot called ${name}`);
  return bot;
}

/** What the first of the game's bots would do in a seat's place, and why. */
export function hintFor({ bots }: AnyPlay, table: Table<BaseState>, seat: Seat): Hint | null {
  const [bot] = Object.values(bots);
  if (bot === undefined || seat < 0 || table.question(seat) === undefined) return null;
  const choice = attempt(() => bot.choose(table.observe(seat), new Xoshiro('hint', table.log.length)));
  if (choice === undefined || table.whyNot(seat, choice.key) !== undefined) return null;
  return { key: choice.key, reasons: choice.reasons ?? [] };
}

function attempt(says: () => Choice | undefined): Choice | undefined {
  try {
    return says();
  } catch {
    return undefined;
  }
}
