import type { Bot } from '@edubba/bots';
import { playOut, wilson } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import { FAVOUR_CARDS } from '../../content/favour-cards.ts';
import type { Area } from '../../content/tracks.ts';
import type { State } from '../../rules/index.ts';
import { assyria } from '../../rules/index.ts';
import { ACTIONS } from '../../rules/decisions.ts';
import { civilisationAt } from '../../rules/queries/bonuses.ts';
import { OPPONENT } from '../../rules/state.ts';

/** Everything whose use is counted, by group. */
export const COUNTED: { readonly [group: string]: readonly string[] } = {
  favour: FAVOUR_CARDS.map(({ id }) => id),
  bonus: CIVILISATIONS.map(({ name }) => name),
  roof: CIVILISATIONS.map(({ name }) => name),
  // The eleven actions (ASY-16.04) by the words of their keys; a level and a Roof are one action, shown apart.
  action: [...ACTIONS, 'hut', 'ship', 'favour', 'camel'],
};

/** One column of numbers: its sum, its spread. */
export interface Numbers {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** What came of many games at one kind of table. */
export interface Series {
  readonly bot: string;
  readonly players: number;
  readonly difficulty: string;
  readonly games: number;
  readonly errors: number;
  readonly seats: readonly Numbers[];
  readonly wins: readonly number[];
  /** Of the solo opponent. */
  readonly opponent: Numbers;
  readonly length: Numbers;
  /** Games in which something was used: `favour/FV01`, `kind/bid.place`. */
  readonly used: { readonly [what: string]: number };
}

/** What to play. */
export interface Playing {
  readonly bot: Bot<State>;
  readonly players: number;
  readonly difficulty: string;
  readonly games: number;
  readonly seed: string;
}

function numbers(values: readonly number[]): Numbers {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / n);
  return {
    mean,
    deviation,
    min: values.reduce((a, b) => Math.min(a, b), values[0] ?? 0),
    max: values.reduce((a, b) => Math.max(a, b), values[0] ?? 0),
  };
}

/** Plays one game; everything that was used in it is added to `used`. */
function playOne({ bot, players, difficulty, seed }: Playing, index: number, used: Set<string>) {
  const own = `${seed}/${index}`;
  let opened: Table<State> | undefined;
  const watch = (proc: string, at: string): void => {
    const stack = opened?.machine.pos.stack;
    if (opened === undefined || stack === undefined) return;
    const v = stack[stack.length - 1]?.v as { readonly area?: Area; readonly name?: string } | undefined;
    if (proc === 'bonus' && at === 'begin') used.add(`bonus/${civilisationAt(opened.machine.pos.s, v?.area ?? 0)}`);
    if (proc === 'ziggurat.roofEffect') used.add(`roof/${v?.name}`);
  };
  const table = Table.open(assyria, {
    seats: players,
    seed: own,
    watch,
    ...(players === 1 ? { options: { difficulty } } : {}),
  });
  opened = table;
  let heard = 0;
  const hear = (_: number, kind: string, key: Key): void => {
    used.add(`kind/${kind}`);
    const [verb = '', name = ''] = key.split('/');
    if (kind === 'action.choose') used.add(`action/${verb}`);
    // A Favour card leaves the hand for its effect, or else for a Camel.
    for (; heard < table.events.length; heard++) {
      const event = table.events[heard];
      if (event?.type === 'favour.discarded' && !(verb === 'camel' && event.item === name))
        used.add(`favour/${event.item?.slice(0, 4)}`);
    }
  };
  const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), { onAnswer: hear });
  return { ...played, vp: table.machine.pos.s.vp };
}

/** Plays a series. The same seed gives the same numbers everywhere. */
export function playSeries(playing: Playing, onProgress?: (done: number) => void): Series {
  const { bot, players, difficulty, games } = playing;
  const scores: number[][] = Array.from({ length: players }, () => []);
  const opponent: number[] = [];
  const lengths: number[] = [];
  const wins = Array<number>(players).fill(0);
  const used: { [what: string]: number } = {};
  let errors = 0;
  for (let game = 0; game < games; game++) {
    const seen = new Set<string>();
    const { outcome, faults, decisions, vp } = playOne(playing, game, seen);
    errors += faults.length;
    lengths.push(decisions);
    scores.forEach((list, seat) => list.push(vp[seat] ?? 0));
    if (players === 1) opponent.push(vp[OPPONENT] ?? 0);
    for (const seat of outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
    for (const what of seen) used[what] = (used[what] ?? 0) + 1;
    onProgress?.(game + 1);
  }
  return {
    bot: bot.name,
    players,
    difficulty,
    games,
    errors,
    seats: scores.map(numbers),
    wins,
    opponent: numbers(opponent),
    length: numbers(lengths),
    used,
  };
}

/** `52.1 % (50.0–54.2)` */
export function share(won: number, of: number): string {
  const { rate, low, high } = wilson(won, of);
  const percent = (n: number): string => (100 * n).toFixed(1);
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}
