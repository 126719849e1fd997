import type { ItemId, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { LAPIS } from '../content/goods.ts';
import type { HomeId } from '../content/home-cities.ts';
import type { Space } from '../content/map.ts';
import { AKKAD, SPACES } from '../content/map.ts';
import { QUESTS, questOf } from '../content/quests.ts';
import { EUPHRATES, IS_SPECIAL, RIVERS, TIGRIS } from '../rules/geography.ts';
import { citiesOf, hasCanal, homesOf, ownUnits, territoriesOf } from '../rules/queries/map.ts';
import { goodsOf } from '../rules/queries/players.ts';
import { assurZiggurats, fulfilled, missionGoal, scorable, worksOf, zigguratsOf } from '../rules/queries/quests.ts';
import type { State } from '../rules/state.ts';
import { CLAIMED } from '../rules/state.ts';
import { perMind } from './mind.ts';
import { vpWorth } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** What one step toward quests and the Sacred Mission is worth, by what the step is. */
export interface Goals {
  /** One VP. */
  readonly vp: number;
  readonly city: number;
  readonly special: number;
  readonly territory: number;
  readonly riverCity: number;
  /** A city on this side of this river completes Both Banks. */
  readonly banks: readonly string[];
  readonly bank: number;
  readonly ziggurat: number;
  readonly canal: number;
  readonly building: number;
  readonly upgrade: number;
  /** A unit more at home. */
  readonly guard: number;
  readonly lapis: number;
  readonly voyage: number;
  readonly victory: number;
  readonly champion: number;
  /** Mari's mission: the champion of somebody who has not been humbled yet. */
  readonly humble: number;
  readonly monster: number;
  readonly faith: number;
  readonly gate: number;
  readonly walls: number;
  /** Holding Akkad when the action phase ends. */
  readonly akkad: number;
}

const count = (flags: readonly boolean[] | undefined): number => (flags ?? []).filter(Boolean).length;

/** Of a reward, what the next of so many steps is worth: they may never all be made. */
function step(reward: number, need: number, sure: number): number {
  if (need <= 0) return 0;
  let chance = 1;
  for (let i = 1; i < need; i++) chance *= sure;
  return (reward * chance) / need;
}

/** Points that end the game are worth most of all. */
const reward = (s: State, seat: Seat, n: number): number =>
  n * vpWorth(s) + ((s.vp[seat] ?? 0) + n >= numberOf(s, 'goal') ? 5 * vpWorth(s) : 0);

/** What a quest still brings this player; nothing once it is scored. Quests to come count a little. */
function questReward(s: State, seat: Seat, id: ItemId, queue: number): number {
  const quest = questOf(id);
  if (((s.scored[quest] ?? 0) & bit(seat)) !== 0) return 0;
  const left = numberOf(s, 'rounds') - s.round + 1;
  const full = reward(s, seat, 1);
  if (!s.questRow.includes(id)) return s.questDeck.length === 0 || left < 2 ? 0 : full * 0.1;
  if (QUESTS[quest]?.type === 'A') return full;
  // AKK-18.03 one a round: those already fulfilled come first
  return queue >= left ? 0 : queue === 0 ? full : full * 0.65;
}

/** How a player stands on rivers: cities on them, and which bank would complete one (Q10). */
function rivers(s: State, seat: Seat): { readonly cities: number; readonly banks: string[]; readonly both: boolean } {
  const seen = new Set<string>();
  let cities = 0;
  for (const space of citiesOf(s, seat)) {
    const mask = RIVERS[space] ?? 0;
    if (mask === 0) continue;
    cities++;
    for (const river of [EUPHRATES, TIGRIS]) if ((mask & river) !== 0) seen.add(`${river}${SPACES[space]?.bank ?? ''}`);
  }
  const sides: readonly (readonly [string, string])[] = [
    [`${EUPHRATES}west`, `${EUPHRATES}middle`],
    [`${TIGRIS}middle`, `${TIGRIS}east`],
  ];
  const both = sides.some(([a, b]) => seen.has(a) && seen.has(b));
  const banks = both ? [] : sides.flatMap(([a, b]) => (seen.has(a) ? [b] : seen.has(b) ? [a] : []));
  return { cities, banks, both };
}

const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** What a player still lacks for the Sacred Mission; nothing left to do: 0. */
export function missionNeed(s: State, seat: Seat): number {
  const home = s.home[seat];
  if (home === undefined || home === '' || s.missionScored[seat] === true) return 0;
  const goal = missionGoal(s, home);
  if (home === 'mari') return goal - bits(s.humbled[seat] ?? 0);
  if (home === 'uruk') return goal - s.monsters.filter((state) => state === CLAIMED).length;
  if (home === 'susa') return goal - goodsOf(s, seat, LAPIS);
  if (home === 'girsu') return goal - zigguratsOf(s, seat);
  if (home === 'assur') return goal - worksOf(s, seat);
  return s.akkadHeld === seat ? 1 : 2;
}

/** Lapis that a point still wants is not given away, even where there is enough of it already. */
export function lapisKept(s: State, seat: Seat): number {
  const tribute =
    s.questRow.includes('tribute-to-the-king') && ((s.scored[questOf('tribute-to-the-king')] ?? 0) & bit(seat)) === 0;
  const mission = s.home[seat] === 'susa' && s.missionScored[seat] !== true;
  return tribute || mission ? vpWorth(s) : 0;
}

/** Looks at quests and mission of any player: all of it lies open. */
export function goalsOf(s: State, seat: Seat): Goals {
  const queue = scorable(s, seat, 'P').length;
  const quest = (id: ItemId): number => questReward(s, seat, id, queue);
  const cities = citiesOf(s, seat);
  const home = s.home[seat];
  const missing = missionNeed(s, seat);
  const mission = missing <= 0 ? 0 : reward(s, seat, numberOf(s, 'mission-vp'));
  const onMission = (id: string, sure: number): number => (home === id ? step(mission, missing, sure) : 0);
  const unless = (id: ItemId, need: number, sure = 0.8): number =>
    fulfilled(s, seat, questOf(id)) ? 0 : step(quest(id), Math.max(1, need), sure);
  const river = rivers(s, seat);
  const banks = quest('both-banks');
  const bothNeed = Math.max(0, 4 - river.cities) + (river.both || river.cities < 4 ? 0 : 1);
  const canals = s.canals.filter((_, space) => hasCanal(s, seat, space)).length;
  const guards = Math.max(0, ...homesOf(s, seat).map((space) => ownUnits(s, seat, space)));
  const tile = onMission('assur', 0.94);
  const deed = (id: ItemId): number => (fulfilled(s, seat, questOf(id)) ? 0 : quest(id));
  return {
    vp: vpWorth(s),
    city: unless('control-5-cities', 5 - cities.length),
    special: unless('lord-of-three-cities', 3 - cities.filter((space) => IS_SPECIAL[space]).length),
    territory: unless('wide-dominion', 10 - territoriesOf(s, seat)),
    riverCity: river.cities < 4 ? step(banks, bothNeed, 0.8) : 0,
    banks: river.banks,
    bank: river.both ? 0 : step(banks, Math.max(1, bothNeed), 0.8),
    ziggurat:
      unless('houses-of-the-gods', 2 - zigguratsOf(s, seat)) +
      onMission('girsu', 0.92) +
      (zigguratsOf(s, seat) < assurZiggurats(s) ? tile : 0),
    canal: unless('waters-of-life', 4 - canals),
    building: unless('four-houses', 4 - count(s.built[seat])) + tile,
    upgrade: unless('works-of-wonder', 3 - count(s.upgraded[seat])) + tile,
    guard: unless('royal-guard', 4 - guards),
    lapis: unless('tribute-to-the-king', 3 - goodsOf(s, seat, LAPIS), 0.7) + onMission('susa', 0.92),
    voyage: unless('voyage-to-victory', 1),
    victory: deed('victory-in-battle'),
    champion: deed('humble-a-champion'),
    humble: onMission('mari', 0.94),
    monster: deed('slay-a-monster') + onMission('uruk', 0.92),
    faith: deed('spread-the-faith'),
    gate: deed('at-the-enemys-gate'),
    walls: step(deed('breaker-of-walls'), 2 - (s.stormed[seat]?.length ?? 0), 0.6),
    akkad: akkadWorth(s, seat, mission),
  };
}

/** AKK-18.16, AKK-18.19 Akkad: the point for the first, and Urkesh's mission. */
function akkadWorth(s: State, seat: Seat, mission: number): number {
  const first = s.akkadTaken ? 0 : reward(s, seat, 1);
  if (s.home[seat] !== 'urkesh' || mission === 0) return first;
  return first + mission * (s.akkadHeld === seat ? 1 : s.round >= numberOf(s, 'rounds') ? 0 : 0.4);
}

/** Goals of the seat that is asked. */
export const goals = perMind(({ s, seat }) => goalsOf(s, seat));

/** AKK-18.16 What it is worth to keep Akkad from Urkesh: much, if it holds it already, and most in the phase that would complete its mission. */
export function akkadDenial(s: State, seat: Seat): number {
  const urkesh = s.home.indexOf('urkesh');
  if (urkesh < 0 || urkesh === seat || s.missionScored[urkesh] === true) return 0;
  if (s.control[AKKAD] !== urkesh) return 0.9 * vpWorth(s);
  return vpWorth(s) * (s.akkadHeld === urkesh ? 4 : 2.5);
}

/** Role cards and gods that serve a Sacred Mission most. */
const SERVES: { readonly [home in HomeId]: readonly string[] } = {
  mari: ['commander', 'ishtar', 'shamash'],
  urkesh: ['commander', 'builder', 'shamash'],
  uruk: ['commander', 'ishtar', 'scribe'],
  susa: ['merchant', 'governor', 'engineer'],
  girsu: ['priest', 'suen'],
  assur: ['builder', 'enlil'],
};

/** What it is worth that a rival, who chooses later, does not get this card for the mission. */
export function cardDenial(s: State, seat: Seat, card: string, rivals: readonly Seat[]): number {
  let worth = 0;
  for (const rival of rivals) {
    const home = s.home[rival];
    if (rival === seat || home === undefined || home === '' || !SERVES[home].includes(card)) continue;
    const need = missionNeed(s, rival);
    if (need > 0) worth += ((SERVES[home][0] === card ? 0.6 : 0.25) * vpWorth(s)) / Math.sqrt(need);
  }
  return worth;
}

/** What a city on this space adds to Both Banks. */
export function bankGain(g: Goals, space: Space): number {
  const mask = RIVERS[space] ?? 0;
  if (mask === 0) return 0;
  const bank = SPACES[space]?.bank ?? '';
  const fits = g.banks.some((one) => one === `${mask & EUPHRATES}${bank}` || one === `${mask & TIGRIS}${bank}`);
  return Math.max(g.riverCity, fits ? g.bank : 0);
}
