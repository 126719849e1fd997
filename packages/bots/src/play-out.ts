import type { BaseState, DecisionKind, Key, Outcome, Random, Seat, Table } from '@edubba/kernel';
import { CHANCE, draw, Refused } from '@edubba/kernel';
import type { Bot } from './bot.ts';
import { random as anything } from './random.ts';

/** No game here takes this many decisions: one that does will never end. */
const ENDLESS = 20_000;

/**
 * What went wrong at a table.
 * `illegal`: a bot answered what it may not. `threw`: a bot broke down. In both cases a random answer was taken instead.
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
  /** Answers given by bots; neither chance nor forced answers count. */
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
  const faults: Fault[] = [];
  let decisions = 0;
  let outcome: Outcome | undefined;
  try {
    while (!table.over && decisions < maxAnswers) {
      const asked = table.asked();
      // Where several are waited for, any of them may be the quickest.
      const seat = asked[asked.length === 1 ? 0 : random.below(asked.length)] as Seat;
      if (seat === CHANCE) {
        table.play(CHANCE, draw(table.options(CHANCE), table.machine.weights(), random));
        continue;
      }
      const { kind } = table.machine;
      const answered = answer(table, bots[seat % bots.length] as Bot<S>, seat, random, faults);
      onAnswer?.(seat, kind, answered);
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
    faults.push({ type: 'rules', message: textOf(error), seq: table.seq, kind: table.machine.kind });
  }
  return { outcome, decisions, faults };
}

/** Has a bot answer; where it cannot, a random answer stands in and the fault is noted. */
function answer<S extends BaseState>(table: Table<S>, bot: Bot<S>, seat: Seat, random: Random, faults: Fault[]): Key {
  const { seq } = table;
  const { kind } = table.machine;
  const blame = (type: 'illegal' | 'threw', message: string): void => {
    faults.push({ type, message: `${bot.name}, seat ${seat}, ${kind}: ${message}`, seq, kind, seat, bot: bot.name });
  };
  const observation = table.observe(seat);
  let key: Key | undefined;
  try {
    ({ key } = bot.choose(observation, random));
  } catch (error) {
    blame('threw', textOf(error));
  }
  if (key !== undefined) {
    try {
      table.play(seat, key);
      return key;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      blame('illegal', `answered ${key}, which is none of ${observation.options.join(', ')}`);
    }
  }
  const { key: instead } = anything.choose(observation, random);
  table.play(seat, instead);
  return instead;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
