import type { Bot, Choice, Step } from '@edubba/bots';
import { isThinker, random as anything, Volunteers } from '@edubba/bots';
import type { BaseState, Key, Message, Random, Seat, Table } from '@edubba/kernel';
import { Refused, Xoshiro } from '@edubba/kernel';
import { botNamed } from './named.ts';
import type { AnyPlay, Sitter } from './sitter.ts';
import type { Suggested, Suggestion } from './suggestions.ts';
import { suggestedTo } from './suggestions.ts';
import type { Pondering, Thinkers, Thinking } from './thinking.ts';

/** Never speaks unasked, and is never asked here: people answer for themselves. */
const PERSON: Bot<BaseState> = { name: '', choose: anything.choose };

/** What a bot would do in the reader's place, and why. */
export interface Hint {
  readonly key: Key;
  readonly reasons: readonly { readonly why: Message; readonly points: number }[];
  /** The next best two, and by how much each is worth less. */
  readonly others: readonly { readonly key: Key; readonly less: number }[];
  /** What it would do after that. */
  readonly line: readonly Step[];
}

/** What a bot has thought: of the question as it was after so many entries of the log. */
interface Pondered {
  readonly seat: Seat;
  readonly at: number;
  readonly choice: Choice | undefined;
}

/** The same of a question it will likely have. */
interface Foreseen extends Pondered {
  /** What its seat will know when that is asked. */
  readonly known: string;
}

/** The bots at a table, heard one at a time. */
export class Bots {
  private readonly play: AnyPlay;
  private readonly table: Table<BaseState>;
  private readonly seed: string;
  private readonly names: readonly string[];
  private readonly seats: readonly Bot<BaseState>[];
  private readonly volunteers: Volunteers<BaseState>;
  private pondered: Pondered | undefined;
  /** What was thought in advance, of a question that may never be asked. */
  private foreseen: Foreseen | undefined;
  private thinking: Thinking | undefined;
  /** Thinks in advance just now. */
  private early: Thinking | undefined;

  constructor(play: AnyPlay, table: Table<BaseState>, sitters: readonly Sitter[], seed: string) {
    this.play = play;
    this.table = table;
    this.seed = seed;
    this.names = sitters.map((sitter) => (sitter.who === 'bot' ? sitter.bot : ''));
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

  /** The one that is waited for, where it takes its time and has not thought yet. */
  thinker(suggestions: readonly Suggestion[] = []): Seat | undefined {
    const { table } = this;
    // Whoever does what was suggested need not think.
    if (this.advised(suggestions) !== undefined) return undefined;
    const seat = table.asked().find((asked) => this.isBot(asked));
    const bot = seat === undefined ? undefined : this.seats[seat];
    if (seat === undefined || bot === undefined || !takesTime(bot) || this.isPondered(seat)) return undefined;
    return table.machine.forced() === undefined ? seat : undefined;
  }

  /**
   * Lets the {@link thinker} think, elsewhere: the table may go on meanwhile, and what was thought of an older question is
   * forgotten. Whoever hears one that has not thought waits until it has.
   */
  async think(thinkers: Thinkers, suggestions: readonly Suggestion[] = [], payer = ''): Promise<void> {
    const { table } = this;
    const seat = this.thinker(suggestions);
    if (seat === undefined) return;
    this.stopEarly();
    const at = table.log.length;
    if (this.isForeseen(seat)) {
      this.pondered = this.foreseen;
      return;
    }
    const thinking = thinkers.think(this.ponderingOf(seat), payer);
    this.thinking = thinking;
    const choice = await thinking.choice;
    if (this.thinking !== thinking) return;
    this.thinking = undefined;
    this.pondered = { seat, at, choice };
  }

  /**
   * Lets the next of those that take their time think while others are asked, of what it will likely be asked itself. Where it
   * is asked just that, it has thought already, and answers what it would have come to then: with its own chance, on what it
   * knew.
   */
  async foresee(thinkers: Thinkers): Promise<void> {
    const { table } = this;
    const seat = this.asked ? undefined : this.nextThinker();
    if (seat === undefined || this.early !== undefined) return;
    const at = table.log.length;
    const thinking = thinkers.think({ ...this.ponderingOf(seat), early: { known: this.foreseen?.known ?? '' } }, '');
    this.early = thinking;
    const choice = await thinking.choice;
    if (this.early !== thinking) return;
    this.early = undefined;
    if (choice?.early === undefined) return;
    const { known, after } = choice.early;
    this.foreseen = { seat, at: at + after, known, choice };
  }

  /** Whoever waits for somebody needs the processor more. */
  stopEarly(): void {
    const { early } = this;
    this.early = undefined;
    early?.stop();
  }

  /** Nobody waits for what is being thought any more. */
  stop(): void {
    const { thinking } = this;
    this.thinking = undefined;
    thinking?.stop();
    this.stopEarly();
  }

  /** Of those that take their time, whose turn is next after whoever is asked. */
  private nextThinker(): Seat | undefined {
    const { seats, table } = this;
    const [asked] = table.asked();
    if (asked === undefined) return undefined;
    const others = seats.map((_, i) => (asked + 1 + i) % seats.length);
    return others.find((seat) => isThinker(seats[seat] ?? PERSON));
  }

  private isForeseen(seat: Seat): boolean {
    const { foreseen, table } = this;
    if (foreseen === undefined || foreseen.seat !== seat || foreseen.at !== table.log.length) return false;
    return table.observe(seat).key === foreseen.known;
  }

  private ponderingOf(seat: Seat): Pondering {
    const { play, table, names } = this;
    const game = play.game.id;
    // A copy: the table may go on while it thinks.
    const quick = !isThinker(this.seats[seat] ?? PERSON);
    const position = table.machine.clone().pos;
    return { game, bot: names[seat] ?? '', position, seat, quick, ...this.chanceOf(seat) };
  }

  private isPondered(seat: Seat): boolean {
    return this.pondered?.seat === seat && this.pondered.at === this.table.log.length;
  }

  /** Lets the next one answer, if there is one that has to or likes to; gives its seat. What is suggested to one it does. */
  hear(suggestions: readonly Suggestion[] = []): Seat | undefined {
    const { table } = this;
    const advised = this.advised(suggestions);
    if (advised !== undefined && this.take(advised.to, advised.key)) return advised.to;
    for (let free = this.volunteers.next(); free !== undefined; free = this.volunteers.next()) {
      if (this.volunteer(free)) return free;
    }
    const seat = table.asked().find((asked) => this.isBot(asked));
    if (seat !== undefined) this.answer(seat);
    return seat;
  }

  /** What was suggested to a bot that may answer it now. */
  private advised(suggestions: readonly Suggestion[]): Suggested | undefined {
    for (const { to } of suggestions) {
      const [first] = this.isBot(to)
        ? suggestedTo(this.play, this.table, suggestions, to).filter((one) => one.to === to)
        : [];
      if (first !== undefined) return first;
    }
    return undefined;
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
      this.isPondered(seat) && this.pondered?.choice !== undefined
        ? this.pondered.choice
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
    const { seed, at } = this.chanceOf(seat);
    return new Xoshiro(seed, at);
  }

  private chanceOf(seat: Seat): Pick<Pondering, 'seed' | 'at'> {
    return { seed: `${this.seed}/bot/${seat}`, at: this.table.log.length };
  }
}

export const takesTime = (bot: Bot<BaseState>): boolean => isThinker(bot) || bot.ahead === true;

function seated(play: AnyPlay, name: string): Bot<BaseState> {
  const bot = botNamed(play, name);
  if (bot === undefined) throw new RangeError(`${play.game.id} has no bot called ${name}`);
  return bot;
}

/** What a Master would do in a seat's place, and why; where the game has none, the first of its bots. */
export async function hintFor(
  { game, bots, levels }: AnyPlay,
  table: Table<BaseState>,
  seat: Seat,
  thinkers: Thinkers,
): Promise<Hint | null> {
  const bot = levels?.includes('master') === true ? 'master' : Object.keys(bots)[0];
  if (bot === undefined || seat < 0 || table.question(seat) === undefined) return null;
  const at = table.log.length;
  const position = table.machine.clone().pos;
  const asked = { game: game.id, bot, position, seat, quick: false, seed: 'hint', at };
  const choice = await thinkers.think(asked, '').choice;
  // The table has gone on meanwhile: it is a hint for a question that nobody asks.
  if (choice === undefined || table.log.length !== at || table.whyNot(seat, choice.key) !== undefined) return null;
  const { key, reasons = [], others = [], line = [] } = choice;
  const worth = reasons.reduce((sum, { points }) => sum + points, 0);
  return { key, reasons, others: others.map((one) => ({ key: one.key, less: worth - one.total })), line };
}

function attempt(says: () => Choice | undefined): Choice | undefined {
  try {
    return says();
  } catch {
    return undefined;
  }
}
