import type { ItemId, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { LAPIS } from '../../content/goods.ts';
import type { HomeId } from '../../content/home-cities.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { SPACES } from '../../content/map.ts';
import type { Quest } from '../../content/quests.ts';
import { QUESTS, questOf } from '../../content/quests.ts';
import { EUPHRATES, IS_SPECIAL, RIVERS, TIGRIS } from '../geography.ts';
import type { State } from '../state.ts';
import { CLAIMED, NOWHERE } from '../state.ts';
import { citiesOf, cityCount, controlsHome, hasCanal, homesOf, ownUnits, territoriesOf } from './map.ts';
import { goodsOf, rolesEach } from './players.ts';

const count = (flags: readonly boolean[] = []): number => {
  let n = 0;
  for (let i = 0; i < flags.length; i++) if (flags[i] === true) n++;
  return n;
};
const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** How many of a player's ziggurats are on the board. */
export function zigguratsOf(s: State, seat: Seat): number {
  let n = 0;
  for (let space = 0; space < s.ziggurat.length; space++) if (s.ziggurat[space] === seat) n++;
  return n;
}

/**
 * C3 What Assur's mission asks for besides all buildings and upgrades: 2, or 3 where everybody has two roles (AKK-21) and
 * the Builder comes round twice as often.
 */
export const assurZiggurats = (s: State): number => 1 + rolesEach(s);

/** C3 What a player has of Assur's mission: buildings, upgrades, and ziggurats as far as they are asked for. */
export const worksOf = (s: State, seat: Seat): number =>
  count(s.built[seat]) + count(s.upgraded[seat]) + Math.min(assurZiggurats(s), zigguratsOf(s, seat));

/** Q10 Four cities on rivers, and one river with a city on each bank. */
function bothBanks(s: State, seat: Seat, goal: number): boolean {
  const onRivers = citiesOf(s, seat).filter((space) => RIVERS[space] !== 0);
  const banks = (river: number): number =>
    new Set(onRivers.flatMap((space) => (((RIVERS[space] ?? 0) & river) === 0 ? [] : [SPACES[space]?.bank]))).size;
  return onRivers.length >= goal && (banks(EUPHRATES) === 2 || banks(TIGRIS) === 2);
}

/** Q17 Landed this round on a space held now and not when the round began. */
function voyaged(s: State, seat: Seat): boolean {
  const space = s.landed[seat] ?? NOWHERE;
  return space !== NOWHERE && s.control[space] === seat && s.controlBefore[space] !== seat;
}

const STATES: { readonly [quest: ItemId]: (s: State, seat: Seat, goal: number) => boolean } = {
  'control-5-cities': (s, seat, goal) => cityCount(s, seat) >= goal,
  'wide-dominion': (s, seat, goal) => territoriesOf(s, seat) >= goal,
  'lord-of-three-cities': (s, seat, goal) => citiesOf(s, seat).filter((space) => IS_SPECIAL[space]).length >= goal,
  'both-banks': bothBanks,
  'houses-of-the-gods': (s, seat, goal) => zigguratsOf(s, seat) >= goal,
  'waters-of-life': (s, seat, goal) => s.canals.filter((_, space) => hasCanal(s, seat, space)).length >= goal,
  'four-houses': (s, seat, goal) => count(s.built[seat]) >= goal,
  'works-of-wonder': (s, seat, goal) => count(s.upgraded[seat]) >= goal,
  'royal-guard': (s, seat, goal) =>
    homesOf(s, seat).some((space) => s.control[space] === seat && ownUnits(s, seat, space) >= goal),
  'tribute-to-the-king': (s, seat, goal) => goodsOf(s, seat, LAPIS) >= goal,
  'voyage-to-victory': voyaged,
};

/** Is what a quest asks fulfilled now? Deeds of the action phase are looked up, states are looked at. */
export function fulfilled(s: State, seat: Seat, quest: Quest): boolean {
  const card = QUESTS[quest];
  if (card === undefined) return false;
  const state = STATES[card.id];
  return state === undefined ? ((s.deeds[seat] ?? 0) & (1 << quest)) !== 0 : state(s, seat, card.goal);
}

const NONE: readonly ItemId[] = [];

/** Does every (A)-quest ask for a deed? */
const ONLY_DEEDS = QUESTS.every(({ id, type }) => type !== 'A' || STATES[id] === undefined);

/** Face-up quests of a type that a player may score now (AKK-18.01, AKK-18.09). */
export function scorable(s: State, seat: Seat, type: 'A' | 'P'): readonly ItemId[] {
  // Most often nobody has done anything, and that is quickly seen.
  if (type === 'A' && ONLY_DEEDS && s.deeds[seat] === 0) return NONE;
  const found: ItemId[] = [];
  if (!controlsHome(s, seat)) return found;
  for (const item of s.questRow) {
    const quest = questOf(item);
    if (QUESTS[quest]?.type !== type || ((s.scored[quest] ?? 0) & bit(seat)) !== 0) continue;
    if (fulfilled(s, seat, quest)) found.push(item);
  }
  return found;
}

/** AKK-18.14 to AKK-18.18 Is the mission's condition met now? Susa's is a payment one can make. */
export function missionMet(s: State, seat: Seat): boolean {
  const home = s.home[seat];
  if (home === undefined || home === '') return false;
  if (s.missionReady[seat] === true) return true;
  if (home === 'mari') return bits(s.humbled[seat] ?? 0) >= GOALS.mari;
  if (home === 'uruk') return claimed(s) >= GOALS.uruk;
  if (home === 'susa') return goodsOf(s, seat, LAPIS) >= GOALS.susa;
  if (home === 'girsu') return zigguratsOf(s, seat) >= GOALS.girsu;
  if (home === 'assur') return worksOf(s, seat) >= missionGoal(s, home);
  return false;
}

/** C3 What each mission asks for. */
const GOALS = Object.fromEntries(HOME_CITIES.map(({ id, goal }) => [id, goal])) as { readonly [id in HomeId]: number };

/** C3 How much a mission asks for at this table. */
export const missionGoal = (s: State, home: HomeId): number => GOALS[home] + (home === 'assur' ? assurZiggurats(s) : 0);

/** AKK-10.20 Monsters that Uruk has claimed. */
function claimed(s: State): number {
  let n = 0;
  for (let monster = 0; monster < s.monsters.length; monster++) if (s.monsters[monster] === CLAIMED) n++;
  return n;
}

/** May the player score the Sacred Mission now (AKK-18.12, AKK-12.17)? `paying`: Susa's, which costs lapis. */
export function mayScoreMission(s: State, seat: Seat, paying: boolean): boolean {
  if (s.missionScored[seat] === true || (s.home[seat] === 'susa') !== paying) return false;
  return missionMet(s, seat) && controlsHome(s, seat);
}
