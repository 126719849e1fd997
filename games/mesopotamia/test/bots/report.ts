import type { ArenaResult } from '@edubba/bots';
import type { Wins } from '@edubba/bots/record';
import { duelText, fairShares, meanOf, never, ranged, share, table, tenth, usage } from '@edubba/bots/record';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Series } from './series.ts';
import { COUNTED } from './series.ts';

const named = ({ bot, name }: Series): string => `${name}, ${bot}`;

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
      tenth(meanOf(series.best)),
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

/** Use is told by bot and by group of tables: several players, and alone. */
const columns = (all: readonly Series[]) =>
  ['thumbs', 'random'].flatMap((bot) => {
    const of = all.filter((one) => one.bot === bot);
    return [
      { name: `${bot}, several`, of: of.filter(({ players }) => players > 1) },
      { name: `${bot}, alone`, of: of.filter(({ players }) => players === 1) },
    ];
  });

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: ArenaResult | undefined,
  kinds: readonly string[],
  command: string,
): string {
  const equal = all.filter(({ name }) => name.endsWith('players'));
  const things = { ...COUNTED, kind: kinds };
  const wins = (head: string, rows: readonly string[], of: (series: Series) => Wins): string =>
    fairShares(equal, named, head, rows, of);
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

${wins('Seat', ['1', '2', '3', '4', '5', '6'], (series) => series.seat)}

${wins('Empire', EMPIRE_NAMES, (series) => series.empire)}

## Arena

${duelText(duel)}

## What is used

Percent of the games in which each thing was used at least once: an Empire played, an Event revealed, a Quest fulfilled at the end, a part of the Gardens built, a Trade token used by somebody at the table, a Combat card drawn, a Strategy card laid out. A decision kind counts when somebody had a choice. Used in no game at all: ${never(all, things)}.

${usage(columns(all), things)}
`;
}
