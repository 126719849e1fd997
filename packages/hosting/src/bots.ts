import type { Bot, Choice, Thought } from '@edubba/bots';
import { isThinker, random as anything, Volunteers } from '@edubba/bots';
import type { BaseState, Key, Message, Random, Seat, Table } from '@edubba/kernel';
import { Observation, Refused, Xoshiro } from '@edubba/kernel';
import type { AnyPlay, Sitter } from './sitter.ts';

/** Never speaks unasked, and is never asked here: people answer for themselves. */
const PERSON: Bot<BaseState> = { name: '', choose: anything.choose };

/** What a bot would do in the reader's place, and why. */
export interface Hint {
  readonly key: Key;
  readonly reasons: readonly { readonly why: Message; readonly points: number }[];
}

/** A game's bot by its name, if it has one; `random` is always there. */
export function botNamed({ bots }: AnyPlay, name: string): Bot<BaseState> | undefined {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  return bot ?? (name === anything.name ? anything : undefined);
}

/** What a bot is thinking of: the question as it was after so many entries of the log. */
interface Pondered {
  readonly seat: Seat;
  readonly at: number;
  readonly thought: Thought;
}

/** The bots at a table, heard one at a time. */
export class Bots {
  private readonly table: Table<BaseState>;
  private readonly seed: string;
  private readonly seats: readonly Bot<BaseState>[];
  private readonly volunteers: Volunteers<BaseState>;
  private pondered: Pondered | undefined;

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

  /**
   * Lets the one that is waited for think a little further, for some milliseconds; gives its seat while there is more to think
   * of. Whoever has others to serve asks for this until it gives nothing, and hears it then: one that has not thought to the end
   * does so when it is heard.
   */
  ponder(): Seat | undefined {
    const { table } = this;
    const seat = table.asked().find((asked) => this.isBot(asked));
    const bot = seat === undefined ? undefined : this.seats[seat];
    if (seat === undefined || bot === undefined || !isThinker(bot)) return undefined;
    try {
      if (!this.isPondered(seat)) {
        // Of a copy: the table may go on while it thinks.
        const observation = new Observation(table.machine.clone(), seat);
        this.pondered = { seat, at: table.log.length, thought: bot.ponder(observation, this.chance(seat)) };
      }
      return this.pondered?.thought.go() === true ? seat : undefined;
    } catch {
      // It breaks down again where it is heard, and something is played for it.
      this.pondered = undefined;
      return undefined;
    }
  }

  private isPondered(seat: Seat): boolean {
    return this.pondered?.seat === seat && this.pondered.at === this.table.log.length;
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
    const choice = attempt(() =>
      this.isPondered(seat)
        ? this.pondered?.thought.choice()
        : this.seats[seat]?.choose(observation, this.chance(seat)),
    );
    this.pondered = undefined;
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

/** What a Master would do in a seat's place, and why; where the game has none, the first of its bots. */
export function hintFor({ bots }: AnyPlay, table: Table<BaseState>, seat: Seat): Hint | null {
  const [first] = Object.values(bots);
  const bot = bots['master'] ?? first;
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
