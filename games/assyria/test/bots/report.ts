import type { ArenaResult } from '@edubba/bots';
import type { Series } from './series.ts';
import { COUNTED, share } from './series.ts';

const tenth = (n: number): string => n.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const SEATS = ['Red', 'Blue', 'Purple', 'Yellow'];

/** Scores and wins by seat. */
function scores(all: readonly Series[]): string {
  const rows = all
    .filter(({ players }) => players > 1)
    .flatMap(({ bot, players, games, errors, seats, wins, length }) =>
      seats.map(({ mean, deviation, min, max }, seat) => [
        seat === 0 ? `${players} × ${bot}` : '',
        seat === 0 ? String(games) : '',
        SEATS[seat] ?? '',
        tenth(mean),
        tenth(deviation),
        `${min}–${max}`,
        share(wins[seat] ?? 0, games),
        seat === 0 ? `${length.min}–${length.max}, ${tenth(length.mean)}` : '',
        seat === 0 ? String(errors) : '',
      ]),
    );
  const head = [
    'Table',
    'Games',
    'Seat',
    'Mean',
    'Deviation',
    'Range',
    'Wins (95 %)',
    'Decisions: range, mean',
    'Errors',
  ];
  return table(head, rows);
}

/** The solo game by difficulty. */
function solo(all: readonly Series[]): string {
  const rows = all
    .filter(({ players }) => players === 1)
    .map(({ bot, difficulty, games, errors, seats, wins, opponent, length }) => [
      `${bot}, ${difficulty} ${difficulty === '1' ? 'star' : 'stars'}`,
      String(games),
      tenth(seats[0]?.mean ?? 0),
      tenth(seats[0]?.deviation ?? 0),
      tenth(opponent.mean),
      tenth(opponent.deviation),
      share(wins[0] ?? 0, games),
      `${length.min}–${length.max}, ${tenth(length.mean)}`,
      String(errors),
    ]);
  const head = [
    'Solo',
    'Games',
    'Mean',
    'Deviation',
    'Opponent',
    'Deviation',
    'Wins (95 %)',
    'Decisions: range, mean',
    'Errors',
  ];
  return table(head, rows);
}

/** In how many percent of the games something was used, by bot and players; solo levels together. */
function usage(all: readonly Series[], group: string, names: readonly string[]): string {
  const columns = ['thumbs', 'random'].flatMap((bot) => [1, 2, 3, 4].map((players) => ({ bot, players })));
  const rows = names.map((name) => [
    name,
    ...columns.map(({ bot, players }) => {
      const tables = all.filter((one) => one.bot === bot && one.players === players);
      const games = tables.reduce((sum, one) => sum + one.games, 0);
      const used = tables.reduce((sum, one) => sum + (one.used[`${group}/${name}`] ?? 0), 0);
      return percent(used, games);
    }),
  ]);
  return table([group, ...columns.map(({ bot, players }) => `${bot} ${players}`)], rows);
}

/** Rare is not never: what happened at all does not read 0. */
function percent(used: number, games: number): string {
  if (used === 0) return '0';
  const rate = (100 * used) / games;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

/** What no game of any series used. */
export function unused(all: readonly Series[], kinds: readonly string[]): string[] {
  const wanted = [
    ...Object.entries(COUNTED).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...kinds.map((kind) => `kind/${kind}`),
  ];
  return wanted.filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
}

/** The whole record as Markdown. */
export function report(
  all: readonly Series[],
  duel: ArenaResult,
  kinds: readonly string[],
  command: string,
  notes: string,
): string {
  const [first] = duel.pairings;
  const never = unused(all, kinds);
  return `# Assyria: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table.

## Scores

${scores(all)}

The rules give each table a random Turn Order, so seats are alike at the start.

## Solo

${solo(all)}

## Arena

${duel.games} two-player games, seed \`${duel.seed}\`: ${first?.first} beats ${first?.second} in ${share(first?.wins ?? 0, first?.games ?? 0)}; errors ${duel.errors}.

## What is used

Percent of the games in which each thing was used at least once by anybody. A Favour card counts when it is used for its
effect, not when it is given up for a Camel (the action \`camel\`). A decision kind counts when somebody had a choice.
Used in no game at all: ${never.length === 0 ? 'nothing' : never.join(', ')}.

${Object.entries(COUNTED)
  .map(([group, names]) => usage(all, group, names))
  .join('\n\n')}

${usage(all, 'kind', kinds)}

${notes}`
    .trimEnd()
    .concat('\n');
}
