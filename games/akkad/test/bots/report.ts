import { CHARACTERS } from '../../content/characters.ts';
import { GOD_NAMES } from '../../content/gods.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Duel } from './duel.ts';
import type { Series, Tally } from './series.ts';
import { COUNTED, share } from './series.ts';

const tenth = (n: number): string => n.toFixed(1);
const PLAYERS = [3, 4, 5, 6];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** How games end, and how long they take. */
function endings(all: readonly Series[]): string {
  const rows = all.map(({ bot, players, games, errors, unended, reached, shared, rounds, decisions, vp }) => [
    `${players} × ${bot}`,
    String(games),
    String(errors),
    String(unended),
    share(reached, games),
    String(shared),
    tenth(rounds.reduce((sum, n, round) => sum + n * round, 0) / games),
    rounds.slice(1).join(' '),
    `${decisions.min}–${decisions.max}, ${tenth(decisions.mean)}`,
    tenth(vp.mean),
    tenth(vp.winner),
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
  const rows = all.map(({ bot, players, games, sources: by }) => {
    const total = by.reduce((sum, n) => sum + n, 0);
    return [
      `${players} × ${bot}`,
      ...by.map((n) => `${tenth(n / games)} (${tenth((100 * n) / Math.max(1, total))} %)`),
    ];
  });
  return table(['VP of a game', ...SOURCES], rows);
}

/** Wins in fair shares: 1 is what chance would give. */
function wins(all: readonly Series[], head: string, names: readonly string[], of: (series: Series) => Tally): string {
  const rows = names.map((name) => [
    name,
    ...all.map((series) => {
      const { had, won } = of(series)[name] ?? { had: 0, won: 0 };
      return had === 0 ? '–' : `${((won * series.players) / had).toFixed(2)} (${had})`;
    }),
  ]);
  return table([head, ...all.map(({ bot, players }) => `${players} × ${bot}`)], rows);
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
  return table(['Mission of', ...all.map(({ bot, players }) => `${players} × ${bot}`)], rows);
}

/** Rare is not never: what happened at all does not read 0. */
function percent(used: number, games: number): string {
  if (used === 0) return '0';
  const rate = (100 * used) / games;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

/** In how many percent of the games something was used. */
function usage(all: readonly Series[], group: string, names: readonly string[]): string {
  const rows = names.map((name) => [
    name,
    ...all.map(({ games, used }) => percent(used[`${group}/${name}`] ?? 0, games)),
  ]);
  return table([group, ...all.map(({ bot, players }) => `${bot} ${players}`)], rows);
}

/** What no game of any series used. */
export function unused(all: readonly Series[], kinds: readonly string[]): string[] {
  const wanted = [
    ...Object.entries(COUNTED).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...kinds.map((kind) => `kind/${kind}`),
  ];
  return wanted.filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
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

/** The whole record as Markdown. */
export function report(
  all: readonly Series[],
  duels: readonly Duel[],
  kinds: readonly string[],
  command: string,
  notes: string,
): string {
  const never = unused(all, kinds);
  const equal = all.filter(({ bot }) => bot === 'thumbs');
  const games = equal.reduce((sum, series) => sum + series.games, 0);
  const seats = PLAYERS.flatMap((n) => (n === 6 ? ['0', '1', '2', '3', '4', '5'] : []));
  return `# Akkad: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table.

## How games end

${endings(all)}

## Strength

${duels
  .map(
    ({ players, games: n, wins: won, errors, vp }) =>
      `One of thumbs against ${players - 1} random ones, ${n} games, in every seat equally often: it wins ${share(won, n)} of them alone, with ${tenth(vp)} VP; errors ${errors}.`,
  )
  .join('\n\n')}

## Points

${sources(all)}

Missions: in how many of the games of their city, and in which round.

${missions(all)}

## Wins

In fair shares: 1.00 is what chance would give; in brackets how often it was there. For roles and gods every round counts in
which a player had the card.

${wins(all, 'City', COUNTED['mission'] ?? [], ({ home }) => home)}

All ${games} games of equal bots together: ${Object.entries(balance(all))
    .map(([id, fair]) => `${id} ${fair.toFixed(2)}`)
    .join(', ')}.

${wins(
  all,
  'Character',
  CHARACTERS.map(({ id }) => id),
  ({ character }) => character,
)}

${wins(all, 'God', [...GOD_NAMES], ({ god }) => god)}

${wins(all, 'Role', [...ROLE_NAMES], ({ role }) => role)}

${wins(all, 'Seat', seats, ({ seat }) => seat)}

## What is used

Percent of the games in which each thing was used at least once by anybody. A card counts when it is played, not when it is
given up; an event when it is revealed; a decision kind when somebody had it to answer.
Used in no game at all: ${never.length === 0 ? 'nothing' : never.join(', ')}.

${Object.entries(COUNTED)
  .map(([group, names]) => usage(all, group, names))
  .join('\n\n')}

${usage(all, 'kind', kinds)}

${notes}`
    .trimEnd()
    .concat('\n');
}
