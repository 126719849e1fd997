import type { ArenaResult } from '../src/arena.ts';
import { wilson } from '../src/wilson.ts';
import type { Counts, Span, Wins } from './sums.ts';
import { meanOf } from './sums.ts';

export const tenth = (n: number): string => n.toFixed(1);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** `52.1 % (50.0–54.2)` */
export function share(won: number, of: number): string {
  const { rate, low, high } = wilson(won, of);
  const [at, from, to] = [rate, low, high].map((part) => tenth(100 * part));
  return `${at} % (${from}–${to})`;
}

/** `12–80, 40.5` */
export const ranged = (of: Span): string => (of.n === 0 ? '–' : `${of.min}–${of.max}, ${tenth(meanOf(of))}`);

/** Rare is not never: what happened at all does not read 0. */
export function percent(n: number, of: number): string {
  if (n === 0) return '0';
  const rate = (100 * n) / of;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

/** `3 × thumbs` */
export const tableOf = ({ bot, players }: { readonly bot: string; readonly players: number }): string =>
  `${players} × ${bot}`;

/** Wins in fair shares, 1 being what chance would give, and in brackets how often it was there. */
export function fairShares<T extends { readonly players: number }>(
  all: readonly T[],
  name: (series: T) => string,
  head: string,
  rows: readonly string[],
  of: (series: T) => Wins,
): string {
  return table(
    [head, ...all.map(name)],
    rows.map((row) => [
      row,
      ...all.map((series) => {
        const { had, won } = of(series)[row] ?? { had: 0, won: 0 };
        return had === 0 ? '–' : `${((won * series.players) / had).toFixed(2)} (${had})`;
      }),
    ]),
  );
}

/** Games of which it is told together what was used in them. */
export interface Uses {
  readonly name: string;
  readonly of: readonly { readonly games: number; readonly used: Counts }[];
}

/** Everything whose use is counted, by group. */
export interface UsableThings {
  readonly [group: string]: readonly string[];
}

/** What no game used. */
export function unused(all: readonly { readonly used: Counts }[], things: UsableThings): string[] {
  return Object.entries(things)
    .flatMap(([group, names]) => names.map((name) => `${group}/${name}`))
    .filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
}

/** `nothing`, or what no game used. */
export const never = (all: readonly { readonly used: Counts }[], things: UsableThings): string =>
  unused(all, things).join(', ') || 'nothing';

/** In how many percent of the games each thing was used: a table for each group. */
export function usage(all: readonly Uses[], things: UsableThings, label = (thing: string): string => thing): string {
  return Object.entries(things)
    .map(([group, names]) =>
      table(
        [group, ...all.map(({ name }) => name)],
        names.map((thing) => [label(thing), ...all.map(({ of }) => useOf(of, `${group}/${thing}`))]),
      ),
    )
    .join('\n\n');
}

function useOf(series: Uses['of'], what: string): string {
  const games = series.reduce((sum, one) => sum + one.games, 0);
  const used = series.reduce((sum, one) => sum + (one.used[what] ?? 0), 0);
  return games === 0 ? '–' : percent(used, games);
}

/** How one bot fared against another. */
export function duelText(duel: ArenaResult | undefined): string {
  const [pair] = duel?.pairings ?? [];
  if (duel === undefined || pair === undefined) return 'Not played yet.';
  const won = `${pair.first} beats ${pair.second} in ${share(pair.wins, pair.games)}`;
  return `${duel.games} games of ${duel.players} players, seed \`${duel.seed}\`: ${won}; errors ${duel.errors}.`;
}
