import type { Wins } from '@edubba/bots/record';
import { fairShares, meanOf, never, ranged, share, table, tableOf, tenth, usage } from '@edubba/bots/record';
import { CHARACTERS } from '../../content/characters.ts';
import { GOD_NAMES } from '../../content/gods.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Duel } from './duel.ts';
import type { Series } from './series.ts';
import { COUNTED } from './series.ts';

/** How games end, and how long they take. */
function endings(all: readonly Series[]): string {
  const rows = all.map((series) => [
    tableOf(series),
    String(series.games),
    String(series.errors),
    String(series.unended),
    share(series.reached, series.games),
    String(series.shared),
    tenth(series.rounds.reduce((sum, n, round) => sum + n * round, 0) / series.games),
    series.rounds.slice(1).join(' '),
    ranged(series.decisions),
    tenth(meanOf(series.vp)),
    tenth(meanOf(series.best)),
  ]);
  const head = [
    'Table',
    'Games',
    'Errors',
    'Without an end',
    'Ended by 9 VP (95 %)',
    'Shared wins',
    'Last round',
    'Games by last round, 1 to 9',
    'Decisions: range, mean',
    'VP',
    'VP of the best',
  ];
  return table(head, rows);
}

/** Where points come from, in percent. */
function sources(all: readonly Series[]): string {
  const rows = all.map((series) => {
    const total = series.sources.reduce((sum, n) => sum + n, 0);
    const cell = (n: number): string => `${tenth(n / series.games)} (${tenth((100 * n) / Math.max(1, total))} %)`;
    return [tableOf(series), ...series.sources.map(cell)];
  });
  return table(['VP of a game', ...SOURCES], rows);
}

function missions(all: readonly Series[]): string {
  const rows = HOME_CITIES.map(({ id }) => [
    id,
    ...all.map((series) => {
      const had = series.home[id]?.had ?? 0;
      const { n, rounds } = series.missions[id] ?? { n: 0, rounds: 0 };
      return had === 0 ? '–' : `${tenth((100 * n) / had)} %, round ${n === 0 ? '–' : tenth(rounds / n)}`;
    }),
  ]);
  return table(['Mission of', ...all.map(tableOf)], rows);
}

/** Wins of the home cities over all tables of equal bots: each table weighs by its games. */
export function balance(all: readonly Series[]): { readonly [home: string]: number } {
  const equal = all.filter(({ bot }) => bot === 'thumbs');
  return Object.fromEntries(
    HOME_CITIES.map(({ id }) => {
      const fair = equal.reduce((sum, { players, home }) => sum + (home[id]?.had ?? 0) / players, 0);
      const won = equal.reduce((sum, { home }) => sum + (home[id]?.won ?? 0), 0);
      return [id, fair === 0 ? 0 : won / fair];
    }),
  );
}

function strength(duel: Duel | undefined): string {
  if (duel === undefined) return 'Not played yet.';
  const { players, games, wins, errors, vp } = duel;
  return `One of thumbs against ${players - 1} random ones, ${games} games, in every seat equally often: it wins ${share(wins, games)} of them alone, with ${tenth(vp)} VP; errors ${errors}.`;
}

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  duel: Duel | undefined,
  kinds: readonly string[],
  command: string,
): string {
  const things = { ...COUNTED, kind: kinds };
  const columns = all.map((series) => ({ name: `${series.bot} ${series.players}`, of: [series] }));
  const wins = (head: string, rows: readonly string[], of: (series: Series) => Wins): string =>
    fairShares(all, tableOf, head, rows, of);
  const equal = all.filter(({ bot }) => bot === 'thumbs');
  const games = equal.reduce((sum, series) => sum + series.games, 0);
  return `# Akkad: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table.

## How games end

${endings(all)}

## Strength

${strength(duel)}

## Points

${sources(all)}

Missions: in how many of the games of their city, and in which round.

${missions(all)}

## Wins

In fair shares: 1.00 is what chance would give; in brackets how often it was there. For roles and gods every round counts in
which a player had the card.

${wins('City', COUNTED['mission'] ?? [], ({ home }) => home)}

All ${games} games of equal bots together: ${Object.entries(balance(all))
    .map(([id, fair]) => `${id} ${fair.toFixed(2)}`)
    .join(', ')}.

${wins(
  'Character',
  CHARACTERS.map(({ id }) => id),
  ({ character }) => character,
)}

${wins('God', [...GOD_NAMES], ({ god }) => god)}

${wins('Role', [...ROLE_NAMES], ({ role }) => role)}

${wins('Seat', ['0', '1', '2', '3', '4', '5'], ({ seat }) => seat)}

## What is used

Percent of the games in which each thing was used at least once by anybody. A card counts when it is played, not when it is
given up; an event when it is revealed; a decision kind when somebody had it to answer.
Used in no game at all: ${never(all, things)}.

${usage(columns, things)}
`;
}
