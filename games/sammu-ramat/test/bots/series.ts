import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type {
  Counts,
  Played,
  Recorder,
  Seating,
  Series as SeriesOf,
  Span,
  UsableThings,
  Wins,
} from '@edubba/bots/record';
import { count, countWin, drawOptions, span, widen } from '@edubba/bots/record';
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
export const COUNTED: UsableThings = {
  ashur: ids(ASHUR_CARDS),
  event: ids(EVENTS),
  marker: MARKERS,
  character: CHARACTER_NAMES,
  technology: TECHNOLOGIES,
};

/** A kind of table of the record. */
export const seating = (bot: Bot<State>, players: number, games: number): Seating<State> => ({
  bot,
  name: String(players),
  players,
  games,
  seed: `record/${bot.name}/${players}`,
});

/** A table that plays whole Campaigns. */
export const campaigning = (bot: Bot<State>, players: number, games: number): Seating<State> => ({
  ...seating(bot, players, games),
  name: `campaigns-${players}`,
  seed: `record/campaign/${players}`,
});

export function noteUses(table: Table<State>, used: Set<string>): void {
  for (const { type, item = '', data = {} } of table.events) {
    if (type === 'card.played' || type === 'card.decreed') used.add(`ashur/${item.slice(0, 4)}`);
    if (type === 'event.flipped') used.add(`event/${item}`);
    if (type === 'marker.drawn' || type === 'marker.placed') used.add(`marker/${String(data['marker'])}`);
    if (type === 'turn.begins') used.add(`character/${String(data['who'])}`);
    if (type === 'baileet.comes' || type === 'baileet.converts') used.add('character/baileet');
    if (type === 'technology.gained') used.add(`technology/${String(data['technology'])}`);
  }
}

/** What is counted of single games. */
interface OfGames {
  readonly months: Span;
  /** By how they ended. */
  readonly endings: Counts;
  readonly challenges: Wins;
}

export type Series = SeriesOf<OfGames>;

interface OneGame extends Played {
  readonly s: Readonly<State>;
  readonly challenge: string;
}

/** Single games: the Challenges in turn, all other options drawn by lot. */
export const recorder: Recorder<Seating<State>, OneGame, OfGames> = {
  blank: () => ({ months: span(), endings: {}, challenges: {} }),
  play({ bot, players }, seed, index) {
    const challenge = CHALLENGES[index % CHALLENGES.length]?.id ?? '';
    const drawn = drawOptions(sammuRamat, new Xoshiro(`${seed}/options`));
    const options = { ...drawn, campaign: 'off', 'first-game': 'off', challenge };
    const table = Table.open(sammuRamat, { seats: players, seed, options });
    const used = new Set<string>();
    const { outcome, ...played } = playOut(table, [bot], new Xoshiro(`${seed}/bots`), {
      onAnswer: (_, kind) => used.add(`kind/${kind}`),
    });
    noteUses(table, used);
    return { ...played, ended: outcome !== undefined, used, s: table.s, challenge };
  },
  add({ months, endings, challenges }, { s, challenge }) {
    widen(months, s.month);
    count(endings, s.ended);
    countWin(challenges, challenge, s.ended === 'won');
  },
};

/** What is counted of Campaigns. */
interface OfCampaigns {
  /** How many Challenges were played, and won; points in the end. */
  readonly challenges: Span;
  readonly won: Span;
  readonly points: Span;
  /** `lost`, or the result band from 1. */
  readonly bands: Counts;
}

export type Campaigns = SeriesOf<OfCampaigns>;

interface OneCampaign extends Played {
  readonly s: Readonly<State>;
  readonly challenges: number;
  readonly won: number;
}

/**
 * How many sit at a Campaign of so many players, by chapter: in every fourth one player leaves after the first Challenge,
 * in another fourth one comes only before the fourth.
 */
function seatsOf(players: number, index: number, chapter: number): number {
  const fewer = Math.max(1, players - 1);
  if (index % 4 === 3) return chapter > 0 ? fewer : players;
  return index % 4 === 1 && chapter < 3 ? fewer : players;
}

/** Whole Campaigns, each Challenge beginning where the one before ended. In every other one the table chooses its Challenges. */
export const campaignRecorder: Recorder<Seating<State>, OneCampaign, OfCampaigns> = {
  blank: () => ({ challenges: span(), won: span(), points: span(), bands: {} }),
  play({ bot, players }, seed, index) {
    const used = new Set<string>();
    const challenge = index % 2 === 0 ? 'random' : 'choose';
    const faults: Played['faults'][number][] = [];
    let [decisions, challenges, won] = [0, 0, 0];
    let table: Table<State> | undefined;
    do {
      const own = `${seed}/${table?.s.chapter ?? -1}`;
      const after = table === undefined ? {} : { after: earlierOf(sammuRamat, recordOf(table)) };
      table = Table.open(sammuRamat, {
        seats: seatsOf(players, index, table === undefined ? 0 : table.s.chapter + 1),
        seed: own,
        options: { campaign: 'on', challenge },
        ...after,
      });
      const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), {
        onAnswer: (_, kind) => used.add(`kind/${kind}`),
      });
      faults.push(...played.faults);
      decisions += played.decisions;
      noteUses(table, used);
      challenges++;
      if (table.s.ended === 'won') won++;
    } while (goesOn(table.s));
    return { ended: table.over, decisions, faults, used, s: table.s, challenges, won };
  },
  add(sums, { s, challenges, won }) {
    widen(sums.challenges, challenges);
    widen(sums.won, won);
    const points = s.score + totalPoints(s);
    widen(sums.points, points);
    const whole = s.chapter === 4 && !['queen-killed', 'assassinated', 'no-gate'].includes(s.ended);
    count(sums.bands, whole ? String(bandOf(points) + 1) : 'lost');
  },
};
