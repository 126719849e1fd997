import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import { earlierOf, recordOf, Table, Xoshiro } from '@edubba/kernel';
import { ASHUR_CARDS } from '../../content/ashur-cards.ts';
import { CHALLENGES } from '../../content/challenges.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { MARKERS, TECHNOLOGIES } from '../../content/things.ts';
import { goesOn } from '../../rules/queries/campaign.ts';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';
import { bandOf, totalPoints } from '../../rules/queries/score.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Everything whose use is counted, by group. */
export const COUNTED: { readonly [group: string]: readonly string[] } = {
  ashur: ids(ASHUR_CARDS),
  event: ids(EVENTS),
  marker: MARKERS,
  character: CHARACTER_NAMES,
  technology: TECHNOLOGIES,
};

/** What came of many games of one bot in all seats of one kind of table. */
export interface Series {
  readonly bot: string;
  readonly players: number;
  readonly games: number;
  readonly errors: number;
  readonly decisions: number;
  readonly months: number;
  /** By how they ended. */
  readonly endings: { readonly [ending: string]: number };
  readonly challenges: { readonly [id: string]: { readonly had: number; readonly won: number } };
  /** Games in which something was used: `ashur/AC01` played, `marker/raid` taking effect, `kind/move` asked. */
  readonly used: { readonly [what: string]: number };
}

export interface Campaigns {
  readonly players: number;
  readonly campaigns: number;
  readonly errors: number;
  /** How many Challenges were played, and won; points in the end. */
  readonly challenges: number;
  readonly won: number;
  readonly points: number;
  readonly least: number;
  readonly most: number;
  /** `lost`, or the result band from 1. */
  readonly bands: { readonly [band: string]: number };
  /** Campaigns in which something was used, as in a series. */
  readonly used: { readonly [what: string]: number };
}

export interface Playing {
  readonly bot: Bot<State>;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

type Count = { [name: string]: number };
const add = (count: Count, name: string, n = 1): void => {
  count[name] = (count[name] ?? 0) + n;
};

/** Any value of every option that the number of players allows, the Challenge aside. */
function drawOptions(random: Xoshiro): Count & { [name: string]: never } {
  const drawn = Object.entries(sammuRamat.options).map(([name, { values }]) => [
    name,
    values[random.below(values.length)] ?? '',
  ]);
  return { ...Object.fromEntries(drawn), campaign: 'off', 'first-game': 'off' } as never;
}

function noteUses(table: Table<State>, used: Set<string>): void {
  for (const { type, item = '', data = {} } of table.events) {
    if (type === 'card.played' || type === 'card.decreed') used.add(`ashur/${item.slice(0, 4)}`);
    if (type === 'event.flipped') used.add(`event/${item}`);
    if (type === 'marker.drawn' || type === 'marker.placed') used.add(`marker/${String(data['marker'])}`);
    if (type === 'turn.begins') used.add(`character/${String(data['who'])}`);
    if (type === 'baileet.comes' || type === 'baileet.converts') used.add('character/baileet');
    if (type === 'technology.gained') used.add(`technology/${String(data['technology'])}`);
  }
}

/** Plays a series: the Challenges in turn, all other options drawn by lot. The same seed gives the same numbers everywhere. */
export function playSeries({ bot, players, games, seed }: Playing): Series {
  const endings: Count = {};
  const challenges: { [id: string]: { had: number; won: number } } = {};
  const used: Count = {};
  let [errors, decisions, months] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const own = `${seed}/${game}`;
    const challenge = CHALLENGES[game % CHALLENGES.length]?.id ?? '';
    const options = { ...drawOptions(new Xoshiro(`${own}/options`)), challenge };
    const table = Table.open(sammuRamat, { seats: players, seed: own, options });
    const seen = new Set<string>();
    const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), {
      onAnswer: (_, kind) => seen.add(`kind/${kind}`),
    });
    errors += played.faults.length;
    decisions += played.decisions;
    months += table.s.month;
    add(endings, table.s.ended === '' ? 'none' : table.s.ended);
    const entry = (challenges[challenge] ??= { had: 0, won: 0 });
    entry.had++;
    if (table.s.ended === 'won') entry.won++;
    noteUses(table, seen);
    for (const what of seen) add(used, what);
  }
  return {
    bot: bot.name,
    players,
    games,
    errors,
    decisions: decisions / games,
    months: months / games,
    endings,
    challenges,
    used,
  };
}

/**
 * Plays whole Campaigns, each Challenge beginning where the one before ended. In every other one the table chooses its
 * Challenges, and in every fourth one player leaves after the first.
 */
export function playCampaigns({ bot, players, games, seed }: Playing): Campaigns {
  const bands: Count = {};
  const points: number[] = [];
  const used: Count = {};
  let [errors, challenges, won] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    let table: Table<State> | undefined;
    const seen = new Set<string>();
    const challenge = game % 2 === 0 ? 'random' : 'choose';
    do {
      const own = `${seed}/${game}/${table?.s.chapter ?? -1}`;
      const after = table === undefined ? {} : { after: earlierOf(sammuRamat, recordOf(table)) };
      table = Table.open(sammuRamat, {
        seats: table !== undefined && game % 4 === 3 ? Math.max(1, players - 1) : players,
        seed: own,
        options: { campaign: 'on', challenge },
        ...after,
      });
      errors += playOut(table, [bot], new Xoshiro(`${own}/bots`), {
        onAnswer: (_, kind) => seen.add(`kind/${kind}`),
      }).faults.length;
      noteUses(table, seen);
      challenges++;
      if (table.s.ended === 'won') won++;
    } while (goesOn(table.s));
    for (const what of seen) add(used, what);
    const sum = table.s.score + totalPoints(table.s);
    points.push(sum);
    const whole = table.s.chapter === 4 && !['queen-killed', 'assassinated', 'no-gate'].includes(table.s.ended);
    add(bands, whole ? String(bandOf(sum) + 1) : 'lost');
  }
  const sum = points.reduce((all, n) => all + n, 0);
  return {
    players,
    campaigns: games,
    errors,
    challenges: challenges / games,
    won: won / games,
    points: sum / games,
    least: Math.min(...points),
    most: Math.max(...points),
    bands,
    used,
  };
}

/** What no game of any series and no Campaign used. */
export function unused(all: readonly Pick<Series, 'used'>[], kinds: readonly string[]): string[] {
  const wanted = [
    ...Object.entries(COUNTED).flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...kinds.map((kind) => `kind/${kind}`),
  ];
  return wanted.filter((what) => !all.some(({ used }) => (used[what] ?? 0) > 0));
}
