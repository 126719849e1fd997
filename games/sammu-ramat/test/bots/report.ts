import { CHALLENGES } from '../../content/challenges.ts';
import { en } from '../../content/texts.en.ts';
import type { Campaigns, Series } from './series.ts';
import { COUNTED, unused } from './series.ts';

const tenth = (n: number): string => n.toFixed(1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

const named = ({ bot, players }: Series): string => `${players} × ${bot}`;
const ENDINGS = 'won queen-killed assassinated no-gate no-medicine no-supplies no-diviners no-military time'.split(' ');

function games(all: readonly Series[]): string {
  return table(
    ['Table', 'Games', 'Errors', 'Decisions', 'Months', ...ENDINGS],
    all.map((series) => [
      named(series),
      String(series.games),
      String(series.errors),
      tenth(series.decisions),
      tenth(series.months),
      ...ENDINGS.map((ending) => percent(series.endings[ending] ?? 0, series.games)),
    ]),
  );
}

function wins(all: readonly Series[]): string {
  const cell = ({ had, won }: { had: number; won: number }): string =>
    had === 0 ? '–' : `${Math.round((100 * won) / had)} (${had})`;
  return table(
    ['Challenge', ...all.map(named), 'all'],
    CHALLENGES.map(({ id }) => {
      const of = all.map((series) => series.challenges[id] ?? { had: 0, won: 0 });
      const sum = of.reduce((a, b) => ({ had: a.had + b.had, won: a.won + b.won }), { had: 0, won: 0 });
      return [id, ...of.map(cell), cell(sum)];
    }),
  );
}

/** Rare is not never: what happened at all does not read 0. */
function percent(n: number, of: number): string {
  if (n === 0) return '0';
  const rate = (100 * n) / of;
  return rate < 0.1 ? '< 0.1' : tenth(rate);
}

/** So many games, or Campaigns, and in how many each thing was used. */
interface Uses {
  readonly name: string;
  readonly games: number;
  readonly used: Series['used'];
}

const usesOf = (all: readonly Series[], whole: readonly Campaigns[]): Uses[] => [
  ...all.map(({ bot, players, games: n, used }) => ({ name: `${bot} ${players}`, games: n, used })),
  ...whole.map(({ players, campaigns: n, used }) => ({ name: `Campaign ${players}`, games: n, used })),
];

function usage(all: readonly Uses[], group: string, rows: readonly string[]): string {
  return table(
    [group, ...all.map(({ name }) => name)],
    rows.map((name) => [
      en[`item.${name}`] === undefined ? name : `${name} ${en[`item.${name}`]}`,
      ...all.map(({ games: n, used }) => percent(used[`${group}/${name}`] ?? 0, n)),
    ]),
  );
}

function campaigns(all: readonly Campaigns[]): string {
  const bands = ['lost', '1', '2', '3', '4', '5'];
  return table(
    ['Players', 'Campaigns', 'Errors', 'Challenges', 'won', 'Points: range, mean', ...bands],
    all.map((one) => [
      String(one.players),
      String(one.campaigns),
      String(one.errors),
      tenth(one.challenges),
      tenth(one.won),
      `${one.least}–${one.most}, ${tenth(one.points)}`,
      ...bands.map((band) => String(one.bands[band] ?? 0)),
    ]),
  );
}

/** The record, up to the notes that are written by hand. */
export function report(
  all: readonly Series[],
  whole: readonly Campaigns[],
  kinds: readonly string[],
  command: string,
  notes: string,
): string {
  const uses = usesOf(all, whole);
  const never = unused(uses, kinds);
  const team = all.filter(({ bot }) => bot !== 'random');
  return `# Sammu-ramat: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table. The Challenges are played in turn; for every game each other option of the table is drawn by lot.

## Games

Endings in percent of the games.

${games(all)}

## Challenges

Won, in percent of so many games.

${wins(team)}

## Campaigns

Whole Campaigns of the fellow advisor from A to E, each Challenge beginning where the one before ended; in every other one the table chooses its Challenges, in every fourth one player leaves after the first. \`lost\` ended before the fifth, or with it in a defeat that ends a Campaign.

${campaigns(whole)}

## What is used

Percent of the games and Campaigns in which each thing was used at least once: a card played, an Event turned up, a marker drawn or placed, a Character acting (Baileet: come into play), a Technology gained. A decision kind counts when somebody had a choice. Used in no game at all: ${never.length === 0 ? 'nothing' : never.join(', ')}.

${Object.entries(COUNTED)
  .map(([group, rows]) => usage(uses, group, rows))
  .join('\n\n')}

${usage(uses, 'kind', kinds)}

${notes}`;
}
