import type { BaseState, DecisionKind, Key, Outcome, Random, Seat, Table } from '@edubba/kernel';
import { CHANCE, draw, Refused, thrownText } from '@edubba/kernel';
import type { Bot, Choice } from './bot.ts';
import { random as anything } from './random.ts';
import { sideOffer } from './side-offer.ts';
import { Volunteers } from './volunteers.ts';

/** No game here takes this many decisions: one that does will never end. */
const ENDLESS = 20_000;

/**
 * What went wrong at a table.
 * `illegal`: a bot answered what it may not. `threw`: a bot broke down. In both cases a random answer was taken instead,
 * or none, where nobody waited for one.
 * `rules`: the rules themselves failed. `endless`: the game did not end. Both end the playing.
 */
export interface Fault {
  readonly type: 'illegal' | 'threw' | 'rules' | 'endless';
  readonly message: string;
  /** Answers that stood at the time. */
  readonly seq: number;
  readonly kind: DecisionKind;
  readonly seat?: Seat;
  readonly bot?: string;
}

/** How a table came to its end, or why it did not. */
export interface PlayedOut {
  /** Missing where the game did not end. */
  readonly outcome: Outcome | undefined;
  /** Answers given by bots, side offers too; neither chance nor forced answers count. */
  readonly decisions: number;
  readonly faults: readonly Fault[];
}

/** How to play out. */
export interface PlayingOut {
  /** The game is given up after so many decisions. */
  readonly maxAnswers?: number;
  /** Hears of every answer given. */
  readonly onAnswer?: (seat: Seat, kind: DecisionKind, key: Key) => void;
}

/** Plays a table to its end. `bots`: one for each seat; fewer sit down again in the same order. A bot gets its seat's observation only. */
export function playOut<S extends BaseState>(
  table: Table<S>,
  bots: readonly Bot<S>[],
  random: Random,
  { maxAnswers = ENDLESS, onAnswer }: PlayingOut = {},
): PlayedOut {
  if (bots.length === 0) throw new RangeError('nobody sits at the table');
  const seating = new Seating(table, bots, random);
  const { faults } = seating;
  let decisions = 0;
  let outcome: Outcome | undefined;
  try {
    while (!table.over && decisions < maxAnswers) {
      const { kind } = table.machine;
      const spoken = seating.hear();
      if (spoken === undefined) continue;
      onAnswer?.(spoken.seat, sideOffer(spoken.key)?.kind ?? kind, spoken.key);
      decisions++;
    }
    ({ outcome } = table);
    if (!table.over)
      faults.push({
        type: 'endless',
        message: `no end after ${decisions} decisions`,
        seq: table.seq,
        kind: table.machine.kind,
      });
  } catch (error) {
    faults.push({ type: 'rules', message: thrownText(error), seq: table.seq, kind: table.machine.kind });
  }
  return { outcome, decisions, faults };
}

/** The bots at a table, heard one at a time. */
class Seating<S extends BaseState> {
  readonly faults: Fault[] = [];
  private readonly table: Table<S>;
  private readonly bots: readonly Bot<S>[];
  private readonly random: Random;
  private readonly volunteers: Volunteers<S>;

  constructor(table: Table<S>, bots: readonly Bot<S>[], random: Random) {
    this.table = table;
    this.bots = bots;
    this.random = random;
    this.volunteers = new Volunteers(table, (seat) => this.botOf(seat));
  }

  /** Whoever speaks next, and what it says; nothing where chance has answered or a volunteer keeps silent. */
  hear(): { readonly seat: Seat; readonly key: Key } | undefined {
    const { table, random } = this;
    const free = this.volunteers.next();
    if (free !== undefined) {
      const key = this.play(free, () => this.botOf(free).volunteer?.(table.observe(free), random));
      return key === undefined ? undefined : { seat: free, key };
    }
    const asked = table.asked();
    // Where several are waited for, any of them may be the quickest.
    const seat = asked[asked.length === 1 ? 0 : random.below(asked.length)] as Seat;
    if (seat !== CHANCE) return { seat, key: this.answer(seat) };
    table.play(CHANCE, draw(table.options(CHANCE), table.machine.weights(), random));
    return undefined;
  }

  private botOf(seat: Seat): Bot<S> {
    return this.bots[seat % this.bots.length] as Bot<S>;
  }

  /** Has a bot answer; where it cannot, a random answer stands in. */
  private answer(seat: Seat): Key {
    const { table, random } = this;
    const observation = table.observe(seat);
    const key = this.play(seat, () => this.botOf(seat).choose(observation, random));
    if (key !== undefined) return key;
    const { key: instead } = anything.choose(observation, random);
    table.play(seat, instead);
    return instead;
  }

  /** Plays what a bot says, if it says anything and may; notes the fault where it does not or may not. */
  private play(seat: Seat, says: () => Choice | undefined): Key | undefined {
    const { table } = this;
    let key: Key | undefined;
    try {
      key = says()?.key;
    } catch (error) {
      this.blame(seat, 'threw', thrownText(error));
    }
    if (key === undefined) return undefined;
    try {
      table.play(seat, key);
      return key;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const open = [...table.options(seat), ...table.offers(seat)];
      this.blame(seat, 'illegal', `answered ${key}, which is none of ${open.join(', ')}`);
      return undefined;
    }
  }

  private blame(seat: Seat, type: 'illegal' | 'threw', what: string): void {
    const { seq, machine } = this.table;
    const { kind } = machine;
    const { name: bot } = this.botOf(seat);
    this.faults.push({ type, message: `${bot}, seat ${seat}, ${kind}: ${what}`, seq, kind, seat, bot });
  }
}
