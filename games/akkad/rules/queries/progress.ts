import type { Seat } from '@edubba/kernel';
import { LAPIS } from '../../content/goods.ts';
import type { Quest } from '../../content/quests.ts';
import { QUESTS } from '../../content/quests.ts';
import { IS_SPECIAL, RIVERS } from '../geography.ts';
import type { State } from '../state.ts';
import { CLAIMED } from '../state.ts';
import { citiesOf, hasCanal, homesOf, ownUnits, territoriesOf } from './map.ts';
import { goodsOf } from './players.ts';
import { fulfilled, missionGoal, missionMet, worksOf, zigguratsOf } from './quests.ts';

/** How far somebody has come: so many of so many; `met` may ask for more than the number (Q10). */
export interface Progress {
  readonly n: number;
  readonly goal: number;
  readonly met: boolean;
}

const count = (flags: readonly boolean[] | undefined): number => (flags ?? []).filter(Boolean).length;

const ones = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** What is counted for a quest; deeds without a number are done or not. */
const COUNTED: { readonly [quest: string]: (s: State, seat: Seat) => number } = {
  'control-5-cities': (s, seat) => citiesOf(s, seat).length,
  'breaker-of-walls': (s, seat) => s.stormed[seat]?.length ?? 0,
  'wide-dominion': territoriesOf,
  'lord-of-three-cities': (s, seat) => citiesOf(s, seat).filter((space) => IS_SPECIAL[space]).length,
  'both-banks': (s, seat) => citiesOf(s, seat).filter((space) => RIVERS[space] !== 0).length,
  'houses-of-the-gods': zigguratsOf,
  'waters-of-life': (s, seat) => s.canals.filter((_, space) => hasCanal(s, seat, space)).length,
  'four-houses': (s, seat) => count(s.built[seat]),
  'works-of-wonder': (s, seat) => count(s.upgraded[seat]),
  'royal-guard': (s, seat) =>
    Math.max(0, ...homesOf(s, seat).map((space) => (s.control[space] === seat ? ownUnits(s, seat, space) : 0))),
  'tribute-to-the-king': (s, seat) => goodsOf(s, seat, LAPIS),
};

/** How far a player has come with a quest (C9). */
export function questProgress(s: State, seat: Seat, quest: Quest): Progress {
  const { id, goal } = QUESTS[quest] ?? { id: '', goal: 1 };
  const met = fulfilled(s, seat, quest);
  const n = COUNTED[id]?.(s, seat) ?? (met ? goal : 0);
  return { n: Math.min(n, goal), goal, met };
}

/** How far a player has come with the Sacred Mission (C3). */
export function missionProgress(s: State, seat: Seat): Progress {
  const home = s.home[seat] ?? '';
  if (home === '') return { n: 0, goal: 1, met: false };
  const goal = missionGoal(s, home);
  const met = s.missionScored[seat] === true || missionMet(s, seat);
  const n = {
    mari: () => ones(s.humbled[seat] ?? 0),
    urkesh: () => (s.missionReady[seat] === true ? goal : s.akkadHeld === seat ? 1 : 0),
    uruk: () => s.monsters.filter((state) => state === CLAIMED).length,
    susa: () => goodsOf(s, seat, LAPIS),
    girsu: () => zigguratsOf(s, seat),
    assur: () => worksOf(s, seat),
  }[home]();
  return { n: s.missionScored[seat] === true ? goal : Math.min(n, goal), goal, met };
}
