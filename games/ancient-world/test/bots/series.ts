import type { Bot } from '@edubba/bots';
import { playOut, wilson } from '@edubba/bots';
import type { Key, Seat } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { ROUNDS } from '../../content/board.ts';
import { BOARDS } from '../../content/city-states.ts';
import { DISTRICT_IDS, TITAN_IDS } from '../../content/decks.ts';
import { EMPIRE_A } from '../../content/empire-a.ts';
import { EMPIRE_B } from '../../content/empire-b.ts';
import { EMPIRE_C } from '../../content/empire-c.ts';
import { MILITARY } from '../../content/military.ts';
import type { State } from '../../rules/index.ts';
import { ancientWorld } from '../../rules/index.ts';
import { SOURCES } from '../../rules/state.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everything whose use is counted, by group. */
export const COUNTED: { readonly [group: string]: readonly string[] } = {
  empire: ids([...EMPIRE_A, ...EMPIRE_B, ...EMPIRE_C]),
  titan: TITAN_IDS,
  military: ids(MILITARY),
  district: DISTRICT_IDS,
  'city-state': BOARDS,
};

/** How often players had something, and how often they won with it. */
export interface Tally {
  readonly [name: string]: { readonly had: number; readonly won: number };
}

/** What came of many games at one kind of table, options drawn for each game. */
export interface Series {
  readonly bot: string;
  readonly players: number;
  readonly games: number;
  readonly errors: number;
  /** Games that did not end after six rounds. */
  readonly unended: number;
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  readonly vp: { readonly mean: number; readonly min: number; readonly max: number; readonly winner: number };
  /** VP of all players by source. */
  readonly sources: readonly number[];
  /** By place in the first round's turn order. */
  readonly place: Tally;
  readonly seat: Tally;
  /** Games with city-states only. */
  readonly cityState: Tally;
  readonly cards: number;
  readonly titans: number;
  /** Games in which something was used: `empire/EA01` built, `titan/T101` defeated, `kind/build.card`. */
  readonly used: { readonly [what: string]: number };
}

/** What to play. */
export interface Playing {
  readonly bot: Bot<State>;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

type Count = { [name: string]: { had: number; won: number } };

function add(tally: Count, name: string, won: boolean): void {
  const entry = (tally[name] ??= { had: 0, won: 0 });
  entry.had++;
  if (won) entry.won++;
}

/** Any value of every option, all equally likely. */
function drawOptions(random: Xoshiro): { [name: string]: string } {
  return Object.fromEntries(
    Object.entries(ancientWorld.options).map(([name, { values }]) => [name, values[random.below(values.length)] ?? '']),
  );
}

function playOne({ bot, players, seed }: Playing, index: number, used: Set<string>) {
  const own = `${seed}/${index}`;
  const options = drawOptions(new Xoshiro(`${own}/options`));
  const table = Table.open(ancientWorld, { seats: players, seed: own, events: false, options });
  let starter: Seat = -1;
  const hear = (_: Seat, kind: string, key: Key): void => {
    const side = /^~([^/]+)\//.exec(key)?.[1];
    used.add(`kind/${side ?? kind}`);
    if (starter < 0) starter = table.s.starter;
  };
  const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), { onAnswer: hear });
  const { s } = table;
  const put = (group: string, lists: readonly (readonly string[])[]): void => {
    for (const item of lists.flat()) used.add(`${group}/${item}`);
  };
  put('empire', s.tableau);
  put('titan', s.titans);
  put('district', s.districts);
  put('military', s.army);
  return { ...played, s, starter, options };
}

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);

/** Plays a series. The same seed gives the same numbers everywhere. */
export function playSeries(playing: Playing): Series {
  const { bot, players, games } = playing;
  const [place, seats, cityState]: [Count, Count, Count] = [{}, {}, {}];
  const used: { [what: string]: number } = {};
  const sources = SOURCES.map(() => 0);
  const [decisions, vp, best]: [number[], number[], number[]] = [[], [], []];
  let [errors, unended, cards, titans] = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seen = new Set<string>();
    const { outcome, faults, decisions: n, s, starter, options } = playOne(playing, game, seen);
    errors += faults.length;
    if (outcome === undefined || s.round !== ROUNDS) unended++;
    decisions.push(n);
    vp.push(...s.vp);
    best.push(most(s.vp));
    for (const sheet of s.ledger) sheet.forEach((points, at) => (sources[at] = (sources[at] as number) + points));
    for (let seat = 0; seat < players; seat++) {
      const won = outcome?.winners.includes(seat) === true;
      add(seats, String(seat + 1), won);
      add(place, String(1 + ((seat - starter + players) % players)), won);
      cards += (s.tableau[seat]?.length ?? 0) - 2;
      titans += s.titans[seat]?.length ?? 0;
      if (options['boards'] !== 'city-states') continue;
      add(cityState, BOARDS[s.board[seat] ?? 0] ?? '', won);
      seen.add(`city-state/${BOARDS[s.board[seat] ?? 0]}`);
    }
    for (const what of seen) used[what] = (used[what] ?? 0) + 1;
  }
  return {
    bot: bot.name,
    players,
    games,
    errors,
    unended,
    decisions: { mean: mean(decisions), min: least(decisions), max: most(decisions) },
    vp: { mean: mean(vp), min: least(vp), max: most(vp), winner: mean(best) },
    sources,
    place,
    seat: seats,
    cityState,
    cards: cards / (games * players),
    titans: titans / (games * players),
    used,
  };
}

/** `52.1 % (50.0–54.2)` */
export function share(won: number, of: number): string {
  const { rate, low, high } = wilson(won, of);
  const percent = (n: number): string => (100 * n).toFixed(1);
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}

/** What no game of any series used. */
export function unused(all: readonly Series[], kinds: readonly string[]): string[] {
  const wanted = [
    ...Object.entries(COUNTED).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...kinds.map((kind) => `kind/${kind}`),
  ];
  return wanted.filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
}
