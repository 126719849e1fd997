import type { ArenaResult } from '@edubba/bots';
import { deviationOf, duelText, meanOf, never, ranged, share, table, tableOf, tenth, usage } from '@edubba/bots/record';
import type { Series } from './series.ts';
import { COUNTED } from './series.ts';

const SEATS = ['Red', 'Blue', 'Purple', 'Yellow'];

/** Scores and wins by seat. */
function scores(all: readonly Series[]): string {
  const rows = all
    .filter(({ players }) => players > 1)
    .flatMap((series) =>
      series.seats.map((vp, seat) => [
        seat === 0 ? tableOf(series) : '',
        seat === 0 ? String(series.games) : '',
        SEATS[seat] ?? '',
        tenth(meanOf(vp)),
        tenth(deviationOf(vp)),
        `${vp.min}–${vp.max}`,
        share(series.wins[seat] ?? 0, series.games),
        seat === 0 ? ranged(series.decisions) : '',
        seat === 0 ? String(series.errors) : '',
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
    .map(({ bot, name, games, errors, seats: [vp], wins, opponent, decisions }) => {
      const difficulty = name.slice(2);
      return [
        `${bot}, ${difficulty} ${difficulty === '1' ? 'star' : 'stars'}`,
        String(games),
        vp === undefined ? '' : tenth(meanOf(vp)),
        vp === undefined ? '' : tenth(deviationOf(vp)),
        tenth(meanOf(opponent)),
        tenth(deviationOf(opponent)),
        share(wins[0] ?? 0, games),
        ranged(decisions),
        String(errors),
      ];
    });
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

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: ArenaResult | undefined,
  kinds: readonly string[],
  command: string,
): string {
  const things = { ...COUNTED, kind: kinds };
  // Solo levels together.
  const columns = ['thumbs', 'random'].flatMap((bot) =>
    [1, 2, 3, 4].map((players) => ({
      name: `${bot} ${players}`,
      of: all.filter((one) => one.bot === bot && one.players === players),
    })),
  );
  return `# Assyria: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table.

## Scores

${scores(all)}

The rules give each table a random Turn Order, so seats are alike at the start.

## Solo

${solo(all)}

## Arena

${duelText(duel)}

## What is used

Percent of the games in which each thing was used at least once by anybody. A Favour card counts when it is used for its
effect, not when it is given up for a Camel (the action \`camel\`). A decision kind counts when somebody had a choice.
Used in no game at all: ${never(all, things)}.

${usage(columns, things)}
`;
}
