import type { ArenaResult } from '@edubba/bots';
import { BOARDS } from '../../content/city-states.ts';
import { names } from '../../content/names.en.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Series, Tally } from './series.ts';
import { COUNTED, share, unused } from './series.ts';

const tenth = (n: number): string => n.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const named = ({ bot, players }: Series): string => `${players} × ${bot}`;

function scores(all: readonly Series[]): string {
  return table(
    [
      'Table',
      'Games',
      'Errors',
      'Without an end',
      'Decisions: range, mean',
      'VP: range, mean',
      'VP of the best',
      'Cards bought',
      'Titans',
    ],
    all.map((series) => {
      const { games, errors, unended, decisions, vp, cards, titans } = series;
      return [
        named(series),
        String(games),
        String(errors),
        String(unended),
        `${decisions.min}–${decisions.max}, ${tenth(decisions.mean)}`,
        `${vp.min}–${vp.max}, ${tenth(vp.mean)}`,
        tenth(vp.winner),
        tenth(cards),
        tenth(titans),
      ];
    }),
  );
}

/** Where a player's points come from. */
function sources(all: readonly Series[]): string {
  return table(
    ['VP of a player', ...SOURCES],
    all.map((series) => [named(series), ...series.sources.map((vp) => tenth(vp / (series.games * series.players)))]),
  );
}

/** Wins in fair shares: 1 is what chance would give. */
function wins(all: readonly Series[], head: string, rows: readonly string[], of: (series: Series) => Tally): string {
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

/** Rare is not never: what happened at all does not read 0. */
function percent(n: number, games: number): string {
  if (n === 0) return '0';
  const rate = (100 * n) / games;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

function usage(all: readonly Series[], group: string, rows: readonly string[]): string {
  return table(
    [group, ...all.map(({ bot, players }) => `${bot} ${players}`)],
    rows.map((name) => [
      names[`item.${name}`] === undefined ? name : `${name} ${names[`item.${name}`]}`,
      ...all.map(({ games, used }) => percent(used[`${group}/${name}`] ?? 0, games)),
    ]),
  );
}

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: ArenaResult,
  kinds: readonly string[],
  command: string,
  notes: string,
): string {
  const [best] = duel.entrants;
  const never = unused(all, kinds);
  return `# The Ancient World: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table. For every game each option of the table is drawn by lot: boards, variants, first player, contested rulings.

## Scores

${scores(all)}

${sources(all)}

## Seats and city-states

Wins in fair shares: 1 is what chance would give; how many players it was in brackets. Shared wins count for each winner.

${wins(all, 'Seat', ['1', '2', '3', '4'], (series) => series.seat)}

${wins(all, 'Place in the turn order of round 1', ['1', '2', '3', '4'], (series) => series.place)}

${wins(all, 'City-state', BOARDS, (series) => series.cityState)}

## Arena

${duel.games} two-player games, seed \`record/arena\`: ${best?.name} beats the other in ${share(best?.wins ?? 0, duel.games)}; errors ${duel.faults.length}.

## What is used

Percent of the games in which each thing was used at least once: a card built, a titan defeated, a military card held or a district kept at the end. A decision kind counts when somebody had a choice. Used in no game at all: ${never.length === 0 ? 'nothing' : never.join(', ')}.

${Object.entries(COUNTED)
  .map(([group, rows]) => usage(all, group, rows))
  .join('\n\n')}

${usage(all, 'kind', kinds)}

${notes}`;
}
