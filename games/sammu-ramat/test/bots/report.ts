import type { Uses } from '@edubba/bots/record';
import { meanOf, percent, ranged, table, tableOf, tenth, unused, usage } from '@edubba/bots/record';
import { CHALLENGES } from '../../content/challenges.ts';
import { en } from '../../content/texts.en.ts';
import type { Campaigns, Series } from './series.ts';
import { COUNTED } from './series.ts';

const ENDINGS = 'won queen-killed assassinated no-gate no-medicine no-supplies no-diviners no-military time'.split(' ');

function games(all: readonly Series[]): string {
  return table(
    ['Table', 'Games', 'Errors', 'Unended', 'Decisions', 'Months', ...ENDINGS],
    all.map((series) => [
      tableOf(series),
      String(series.games),
      String(series.errors),
      String(series.unended),
      tenth(meanOf(series.decisions)),
      tenth(meanOf(series.months)),
      ...ENDINGS.map((ending) => percent(series.endings[ending] ?? 0, series.games)),
    ]),
  );
}

function wins(all: readonly Series[]): string {
  const cell = ({ had, won }: { had: number; won: number }): string =>
    had === 0 ? '–' : `${Math.round((100 * won) / had)} (${had})`;
  return table(
    ['Challenge', ...all.map(tableOf), 'all'],
    CHALLENGES.map(({ id }) => {
      const of = all.map((series) => series.challenges[id] ?? { had: 0, won: 0 });
      const sum = of.reduce((a, b) => ({ had: a.had + b.had, won: a.won + b.won }), { had: 0, won: 0 });
      return [id, ...of.map(cell), cell(sum)];
    }),
  );
}

const usesOf = (all: readonly Series[], whole: readonly Campaigns[], recorded: Recorded): Uses[] => [
  ...all.map((series) => ({ name: `${series.bot} ${series.players}`, of: [series] })),
  ...whole.map((series) => ({ name: `Campaign ${series.players}`, of: [series] })),
  { name: 'recorded', of: [recorded] },
];

type Recorded = Uses['of'][number];

const listed = (names: readonly string[]): string => names.join(', ') || 'nothing';

const label = (thing: string): string =>
  en[`item.${thing}`] === undefined ? thing : `${thing} ${en[`item.${thing}`]}`;

function campaigns(all: readonly Campaigns[]): string {
  const bands = ['lost', '1', '2', '3', '4', '5'];
  return table(
    ['Players', 'Campaigns', 'Errors', 'Unended', 'Challenges', 'won', 'Points: range, mean', ...bands],
    all.map((one) => [
      String(one.players),
      String(one.games),
      String(one.errors),
      String(one.unended),
      tenth(meanOf(one.challenges)),
      tenth(meanOf(one.won)),
      ranged(one.points),
      ...bands.map((band) => String(one.bands[band] ?? 0)),
    ]),
  );
}

/** What was played. */
export interface Told {
  readonly all: readonly Series[];
  readonly whole: readonly Campaigns[];
  readonly recorded: Recorded;
}

/** The record, up to the notes that are written by hand. */
export function report({ all, whole, recorded }: Told, kinds: readonly string[], command: string): string {
  const things = { ...COUNTED, kind: kinds };
  const team = all.filter(({ bot }) => bot !== 'random');
  const seldom = unused([...all, ...whole], things);
  const nowhere = unused([recorded], things).filter((what) => seldom.includes(what));
  return `# Sammu-ramat: bots at play

Written by \`${command}\`; the same command gives the same numbers. Whoever is named by a bot fills all seats of the table. The Challenges are played in turn; for every game each other option of the table is drawn by lot.

## Games

Endings in percent of the games. Unended: given up because they went on for ever.

${games(all)}

## Challenges

Won, in percent of so many games.

${wins(team)}

## Campaigns

Whole Campaigns of the fellow advisor from A to E, each Challenge beginning where the one before ended; in every other one the table chooses its Challenges, in every fourth one player leaves after the first, in another fourth one more comes before the fourth. \`lost\` ended before the fifth, or with it in a defeat that ends a Campaign.

${campaigns(whole)}

## What is used

Percent of the games and Campaigns in which each thing was used at least once: a card played, an Event turned up, a marker drawn or placed, a Character acting (Baileet: come into play), a Technology gained. A decision kind counts when somebody had a choice. \`recorded\` are the ${recorded.games} games of \`corpus/sammu-ramat\` in the present rules, some of them looked for because of what they come to. Used in these alone: ${listed(seldom.filter((what) => !nowhere.includes(what)))}. Used in no game at all: ${listed(nowhere)}.

${usage(usesOf(all, whole, recorded), things, label)}
`;
}
