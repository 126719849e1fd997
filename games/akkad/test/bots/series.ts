import type { Bot } from '@edubba/bots';
import { playOut, wilson } from '@edubba/bots';
import type { Key, Seat } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { ACTION_CARDS } from '../../content/action-cards.ts';
import { EVENTS } from '../../content/events.ts';
import { GOD_NAMES } from '../../content/gods.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { MERCIES } from '../../content/mercies.ts';
import { GOAL, ROUNDS } from '../../content/pieces.ts';
import { QUESTS } from '../../content/quests.ts';
import { ROLE_NAMES } from '../../content/roles.ts';
import { CITY_CARD_NAMES } from '../../content/special-cities.ts';
import type { State } from '../../rules/index.ts';
import { akkad } from '../../rules/index.ts';
import { NOBODY, SOURCES } from '../../rules/state.ts';

/** Everything whose use is counted, by group. */
export const COUNTED: { readonly [group: string]: readonly string[] } = {
  card: ACTION_CARDS.map(({ id }) => id),
  quest: QUESTS.map(({ id }) => id),
  mission: HOME_CITIES.map(({ id }) => id),
  event: EVENTS.map(({ id }) => id),
  mercy: MERCIES.map(({ id }) => id),
  city: [...CITY_CARD_NAMES],
};

/** Wins of something that players have or choose, and how often they had it. */
export interface Tally {
  readonly [name: string]: { readonly had: number; readonly won: number };
}

/** What came of many games at one kind of table. */
export interface Series {
  readonly bot: string;
  readonly players: number;
  readonly games: number;
  readonly errors: number;
  /** Games that did not end by 9 VP or after nine rounds. */
  readonly unended: number;
  /** Ended by 9 VP. */
  readonly reached: number;
  readonly shared: number;
  /** Games by the round in which they ended. */
  readonly rounds: readonly number[];
  readonly decisions: { readonly mean: number; readonly min: number; readonly max: number };
  /** VP of all players by source. */
  readonly sources: readonly number[];
  readonly vp: { readonly mean: number; readonly winner: number };
  readonly home: Tally;
  readonly character: Tally;
  readonly seat: Tally;
  /** By the turns of a round: whoever held a god or role then, and won in the end. */
  readonly god: Tally;
  readonly role: Tally;
  /** Missions: in how many games of its city, and the sum of the rounds. */
  readonly missions: { readonly [home: string]: { readonly n: number; readonly rounds: number } };
  /** Games in which something was used: `card/miss`, `kind/turn.choose`. */
  readonly used: { readonly [what: string]: number };
}

/** What to play. */
export interface Playing {
  readonly bot: Bot<State>;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** Number of the first game, where a series is played in parts; 0 if not given. */
  readonly from?: number;
}

type Count = { [name: string]: { had: number; won: number } };

function add(tally: Count, name: string, won: boolean, had = 1): void {
  const entry = tally[name] ?? { had: 0, won: 0 };
  entry.had += had;
  if (won) entry.won += had;
  tally[name] = entry;
}

/** What is looked at after every answer of one game. */
class Watch {
  readonly used = new Set<string>();
  /** Round in which each player finished the mission. */
  readonly missions = new Map<Seat, number>();
  readonly roles: [name: string, seat: Seat][] = [];
  readonly gods: [name: string, seat: Seat][] = [];
  private round = 0;

  answered(s: State, kind: string): void {
    this.used.add(`kind/${kind}`);
    for (const item of s.mercyUsed) this.used.add(`mercy/${item}`);
    for (const item of s.eventNow) this.used.add(`event/${item}`);
    s.missionScored.forEach((done, seat) => {
      if (done && !this.missions.has(seat)) this.missions.set(seat, s.round);
    });
    if (s.phase === 'action' && s.round !== this.round) this.choices(s);
  }

  /** Once a round, when all have chosen. */
  private choices(s: State): void {
    this.round = s.round;
    s.roleOf.forEach((seat, role) => {
      if (seat !== NOBODY) this.roles.push([ROLE_NAMES[role] ?? '', seat]);
    });
    s.godOf.forEach((seat, god) => {
      if (seat !== NOBODY) this.gods.push([GOD_NAMES[god] ?? '', seat]);
    });
  }
}

/** Plays one game under a watch. */
function playOne({ bot, players, seed }: Playing, index: number) {
  const own = `${seed}/${index}`;
  const watch = new Watch();
  const table = Table.open(akkad, { seats: players, seed: own });
  let told = 0;
  const hear = (_: Seat, kind: string, __: Key): void => {
    const { s } = table.machine.pos;
    watch.answered(s, kind);
    for (; told < table.events.length; told++) {
      const { type, item, data } = table.events[told] ?? { type: '' };
      // A card given up is not used; one that is negated was played.
      if (type === 'card.played' || type === 'card.negated') watch.used.add(`card/${item?.split('#')[0]}`);
      if (type === 'quest.scored') watch.used.add(`quest/${item}`);
      if (type === 'city-card.taken') watch.used.add(`city/${(data as { city?: string } | undefined)?.city}`);
    }
  };
  const played = playOut(table, [bot], new Xoshiro(`${own}/bots`), { onAnswer: hear });
  return { ...played, s: table.machine.pos.s, watch };
}

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length);

/** Plays a series. The same seed gives the same numbers everywhere. */
export function playSeries(playing: Playing): Series {
  const { bot, players, games, from = 0 } = playing;
  const tallies = { home: {}, character: {}, seat: {}, god: {}, role: {} } as { [name: string]: Count };
  const missions: { [home: string]: { n: number; rounds: number } } = {};
  const used: { [what: string]: number } = {};
  const rounds = Array<number>(ROUNDS + 1).fill(0);
  const sources = SOURCES.map(() => 0);
  const decisions: number[] = [];
  const vp: number[] = [];
  const best: number[] = [];
  let [errors, unended, reached, shared] = [0, 0, 0, 0];
  for (let game = from; game < from + games; game++) {
    const { outcome, faults, decisions: n, s, watch } = playOne(playing, game);
    errors += faults.length;
    const winners = outcome?.winners ?? [];
    const nine = s.vp.some((points) => points >= GOAL);
    if (outcome === undefined || (!nine && s.round !== ROUNDS)) unended++;
    if (nine) reached++;
    if (winners.length > 1) shared++;
    rounds[s.round] = (rounds[s.round] ?? 0) + 1;
    decisions.push(n);
    vp.push(...s.vp);
    best.push(Math.max(...s.vp));
    s.ledger.forEach((sheet) => sheet.forEach((points, at) => (sources[at] = (sources[at] ?? 0) + points)));
    for (let seat = 0; seat < players; seat++) {
      const won = winners.includes(seat);
      add(tallies['home'] as Count, s.home[seat] ?? '', won);
      add(tallies['character'] as Count, s.character[seat] ?? '', won);
      add(tallies['seat'] as Count, String(seat), won);
      const round = watch.missions.get(seat);
      if (round === undefined) continue;
      const home = s.home[seat] ?? '';
      watch.used.add(`mission/${home}`);
      const entry = missions[home] ?? { n: 0, rounds: 0 };
      missions[home] = { n: entry.n + 1, rounds: entry.rounds + round };
    }
    for (const [role, seat] of watch.roles) add(tallies['role'] as Count, role, winners.includes(seat));
    for (const [god, seat] of watch.gods) add(tallies['god'] as Count, god, winners.includes(seat));
    for (const what of watch.used) used[what] = (used[what] ?? 0) + 1;
  }
  return {
    bot: bot.name,
    players,
    games,
    errors,
    unended,
    reached,
    shared,
    rounds,
    decisions: { mean: mean(decisions), min: Math.min(...decisions), max: Math.max(...decisions) },
    sources,
    vp: { mean: mean(vp), winner: mean(best) },
    home: tallies['home'] as Count,
    character: tallies['character'] as Count,
    seat: tallies['seat'] as Count,
    god: tallies['god'] as Count,
    role: tallies['role'] as Count,
    missions,
    used,
  };
}

/** `52.1 % (50.0–54.2)` */
export function share(won: number, of: number): string {
  const { rate, low, high } = wilson(won, of);
  const percent = (n: number): string => (100 * n).toFixed(1);
  return `${percent(rate)} % (${percent(low)}–${percent(high)})`;
}
