import type { ArenaResult } from '@edubba/bots';
import type { Wins } from '@edubba/bots/record';
import { duelText, fairShares, meanOf, never, ranged, table, tableOf, tenth, usage } from '@edubba/bots/record';
import { BOARDS } from '../../content/city-states.ts';
import { names } from '../../content/names.en.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Series } from './series.ts';
import { COUNTED } from './series.ts';

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
      const { games, errors, unended, decisions, vp, best, cards, titans } = series;
      const players = (games - unended) * series.players;
      return [
        tableOf(series),
        String(games),
        String(errors),
        String(unended),
        ranged(decisions),
        ranged(vp),
        tenth(meanOf(best)),
        tenth(cards / players),
        tenth(titans / players),
      ];
    }),
  );
}

/** Where a player's points come from. */
function sources(all: readonly Series[]): string {
  return table(
    ['VP of a player', ...SOURCES],
    all.map((series) => [tableOf(series), ...series.sources.map((vp) => tenth(vp / Math.max(1, series.vp.n)))]),
  );
}

const label = (thing: string): string =>
  names[`item.${thing}`] === undefined ? thing : `${thing} ${names[`item.${thing}`]}`;

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: ArenaResult | undefined,
  kinds: readonly string[],
  command: string,
): string {
  const things = { ...COUNTED, kind: kinds };
  const columns = all.map((series) => ({ name: `${series.bot} ${series.players}`, of: [series] }));
  const wins = (head: string, rows: readonly string[], of: (series: Series) => Wins): string =>
    fairShares(all, tableOf, head, rows, of);
  return `# The Ancient World: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table. For every game each option of the table is drawn by lot: boards, variants, first player, contested rulings.

## Scores

${scores(all)}

${sources(all)}

## Seats and city-states

Wins in fair shares: 1 is what chance would give; how many players it was in brackets. Shared wins count for each winner.

${wins('Seat', ['1', '2', '3', '4'], (series) => series.seat)}

${wins('Place in the turn order of round 1', ['1', '2', '3', '4'], (series) => series.place)}

${wins('City-state', BOARDS, (series) => series.cityState)}

## Arena

${duelText(duel)}

## What is used

Percent of the games in which each thing was used at least once: a card built, a titan defeated, a military card held or a district kept at the end. A decision kind counts when somebody had a choice. Used in no game at all: ${never(all, things)}.

${usage(columns, things, label)}
`;
}
