import type { ArenaResult } from '@edubba/bots';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Series, Span } from './series.ts';
import { COUNTED, share, unused } from './series.ts';

const tenth = (n: number): string => n.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const named = ({ bot, table: name }: Series): string => `${name}, ${bot}`;
const mean = ({ sum, n }: Span): number => sum / Math.max(1, n);
const ranged = (of: Span): string => (of.n === 0 ? '–' : `${of.min}–${of.max}, ${tenth(mean(of))}`);

function scores(all: readonly Series[]): string {
  return table(
    [
      'Table',
      'Games',
      'Errors',
      'Given up',
      'Rounds: range, mean',
      'Decisions: range, mean',
      'VP: range, mean',
      'VP of the best',
    ],
    all.map((series) => [
      named(series),
      String(series.games),
      String(series.errors),
      String(series.unended),
      ranged(series.rounds),
      ranged(series.decisions),
      ranged(series.vp),
      tenth(mean(series.best)),
    ]),
  );
}

/** Where points come from: of a player at the table, and, after a stroke, of the one without a seat. */
function sources(all: readonly Series[]): string {
  return table(
    ['VP of a player', ...SOURCES],
    all.map((series) => {
      const ended = series.games - series.unended;
      const automaton = series.others.some((n) => n > 0);
      return [
        named(series),
        ...series.sources.map((vp, at) => {
          const own = tenth(vp / Math.max(1, ended * series.players));
          return automaton ? `${own} / ${tenth((series.others[at] ?? 0) / Math.max(1, ended))}` : own;
        }),
      ];
    }),
  );
}

/** Wins in fair shares: 1 is what chance would give. */
function wins(
  all: readonly Series[],
  head: string,
  rows: readonly string[],
  of: (series: Series) => Series['seat'],
): string {
  return table(
    [head, ...all.map(named)],
    rows.map((name) => [
      name,
      ...all.map((series) => {
        const { had, won } = of(series)[name] ?? { had: 0, won: 0 };
        return had === 0 ? '–' : `${((won * series.players) / had).toFixed(2)} (${had})`;
      }),
    ]),
  );
}

function modes(all: readonly Series[]): string {
  return table(
    ['Table', 'Won by those at it', 'How it ended'],
    all.map((series) => [
      named(series),
      share(series.won, series.games - series.unended),
      Object.entries(series.ends)
        .map(([how, n]) => `${how} ${n}`)
        .join(', '),
    ]),
  );
}

/** Rare is not never: what happened at all does not read 0. */
function percent(n: number, games: number): string {
  if (n === 0) return '0';
  const rate = (100 * n) / games;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

/** Use by bot and by group of tables: several players, and alone. */
function usage(all: readonly Series[], group: string, rows: readonly string[]): string {
  const columns = ['thumbs', 'random'].flatMap((bot) =>
    [
      { name: 'several', fits: (one: Series) => one.players > 1 },
      { name: 'alone', fits: (one: Series) => one.players === 1 },
    ].map(({ name, fits }) => ({ head: `${bot}, ${name}`, of: all.filter((one) => one.bot === bot && fits(one)) })),
  );
  return table(
    [group, ...columns.map(({ head }) => head)],
    rows.map((row) => [
      row,
      ...columns.map(({ of }) => {
        const games = of.reduce((sum, one) => sum + one.games, 0);
        const used = of.reduce((sum, one) => sum + (one.used[`${group}/${row}`] ?? 0), 0);
        return games === 0 ? '–' : percent(used, games);
      }),
    ]),
  );
}

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: ArenaResult | undefined,
  kinds: readonly string[],
  command: string,
  notes: string,
): string {
  const several = all.filter(({ players }) => players > 1);
  const equal = several.filter(({ table: name }) => name.endsWith('players'));
  const never = unused(all, kinds);
  const best = duel?.entrants[0];
  const arena =
    duel === undefined
      ? ''
      : `\n## Arena\n\n${duel.games} two-player games, seed \`record/arena\`: ${best?.name} beats the other in ${share(best?.wins ?? 0, duel.games)}; errors ${duel.faults.length}.\n`;
  return `# Mesopotamia: bots at play

Written by \`${command}\`; the same command gives the same numbers, and where fewer games are told than it asks for it was ended before. Whoever is named by a bot fills all seats of the table. For every game each option that the kind of table leaves open is drawn by lot: expansions, dice, combat, the five contested rulings.

## Scores

${scores(all)}

${sources(all)}

## Modes

Games that somebody at the table won, of those that ended; together against the Automaton that is all of them or nobody.

${modes(all)}

## Seats and Empires

Wins in fair shares: 1 is what chance would give; how many players it was in brackets. Shared wins count for each winner.

${wins(equal, 'Seat', ['1', '2', '3', '4', '5', '6'], (series) => series.seat)}

${wins(equal, 'Empire', EMPIRE_NAMES, (series) => series.empire)}
${arena}
## What is used

Percent of the games in which each thing was used at least once: an Empire played, an Event revealed, a Quest fulfilled at the end, a part of the Gardens built, a Trade token used by somebody at the table, a Combat card drawn, a Strategy card laid out. A decision kind counts when somebody had a choice. Used in no game at all: ${never.length === 0 ? 'nothing' : never.join(', ')}.

${Object.entries(COUNTED)
  .map(([group, rows]) => usage(all, group, rows))
  .join('\n\n')}

${usage(all, 'kind', kinds)}

${notes}`;
}
