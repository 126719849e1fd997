import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { Played, Recorder, Seating, Series as SeriesOf, Span, UsableThings, Wins } from '@edubba/bots/record';
import { addList, countWin, span, widen } from '@edubba/bots/record';
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
export const COUNTED: UsableThings = {
  card: ACTION_CARDS.map(({ id }) => id),
  quest: QUESTS.map(({ id }) => id),
  mission: HOME_CITIES.map(({ id }) => id),
  event: EVENTS.map(({ id }) => id),
  mercy: MERCIES.map(({ id }) => id),
  city: [...CITY_CARD_NAMES],
};

/** What is counted besides. */
interface Own {
  /** Ended by 9 VP. */
  reached: number;
  shared: number;
  /** Games by the round in which they ended. */
  readonly rounds: number[];
  /** VP of all players by source. */
  readonly sources: number[];
  readonly vp: Span;
  readonly best: Span;
  readonly home: Wins;
  readonly character: Wins;
  readonly seat: Wins;
  /** By the turns of a round: whoever held a god or role then, and won in the end. */
  readonly god: Wins;
  readonly role: Wins;
  /** Missions: in how many games of its city, and the sum of the rounds. */
  readonly missions: { [home: string]: { n: number; rounds: number } };
}

export type Series = SeriesOf<Own>;

/** A kind of table of the record. */
export const seating = (bot: Bot<State>, players: number, games: number): Seating<State> => ({
  bot,
  name: String(players),
  players,
  games,
  seed: `record/${bot.name}/${players}`,
});

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

interface OneGame extends Played {
  readonly s: Readonly<State>;
  readonly watch: Watch;
  readonly winners: readonly number[];
  /** Somebody has 9 VP. */
  readonly reached: boolean;
}

/** Plays one game under a watch. */
function playOne({ bot, players }: Seating<State>, seed: string): OneGame {
  const watch = new Watch();
  const table = Table.open(akkad, { seats: players, seed });
  let told = 0;
  const hear = (_: Seat, kind: string, __: Key): void => {
    watch.answered(table.s, kind);
    for (; told < table.events.length; told++) {
      const { type, item, data } = table.events[told] ?? { type: '' };
      // A card given up is not used; one that is negated was played.
      if (type === 'card.played' || type === 'card.negated') watch.used.add(`card/${item?.split('#')[0]}`);
      if (type === 'quest.scored') watch.used.add(`quest/${item}`);
      if (type === 'city-card.taken') watch.used.add(`city/${(data as { city?: string } | undefined)?.city}`);
    }
  };
  const { outcome, ...played } = playOut(table, [bot], new Xoshiro(`${seed}/bots`), { onAnswer: hear });
  const { s } = table;
  for (const seat of watch.missions.keys()) watch.used.add(`mission/${s.home[seat] ?? ''}`);
  const reached = s.vp.some((points) => points >= GOAL);
  const ended = outcome !== undefined && (reached || s.round === ROUNDS);
  return { ...played, ended, winners: outcome?.winners ?? [], used: watch.used, s, watch, reached };
}

function addMission(missions: Own['missions'], home: string, round: number): void {
  const entry = (missions[home] ??= { n: 0, rounds: 0 });
  entry.n++;
  entry.rounds += round;
}

export const recorder: Recorder<Seating<State>, OneGame, Own> = {
  blank: () => ({
    reached: 0,
    shared: 0,
    rounds: Array<number>(ROUNDS + 1).fill(0),
    sources: SOURCES.map(() => 0),
    vp: span(),
    best: span(),
    home: {},
    character: {},
    seat: {},
    god: {},
    role: {},
    missions: {},
  }),
  play: playOne,
  add(sums, { s, watch, winners, reached }, { players }) {
    if (reached) sums.reached++;
    if (winners.length > 1) sums.shared++;
    sums.rounds[s.round] = (sums.rounds[s.round] ?? 0) + 1;
    widen(sums.vp, ...s.vp);
    widen(sums.best, Math.max(...s.vp));
    for (const sheet of s.ledger) addList(sums.sources, sheet);
    for (let seat = 0; seat < players; seat++) {
      const won = winners.includes(seat);
      const home = s.home[seat] ?? '';
      countWin(sums.home, home, won);
      countWin(sums.character, s.character[seat] ?? '', won);
      countWin(sums.seat, String(seat), won);
      const round = watch.missions.get(seat);
      if (round !== undefined) addMission(sums.missions, home, round);
    }
    for (const [role, seat] of watch.roles) countWin(sums.role, role, winners.includes(seat));
    for (const [god, seat] of watch.gods) countWin(sums.god, god, winners.includes(seat));
  },
};
