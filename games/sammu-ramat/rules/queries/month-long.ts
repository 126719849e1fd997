import type { MonthIcon } from '../../content/challenges.ts';
import { challengeOf } from './challenge.ts';
import type { EventCard, MonthLong } from '../../content/events.ts';
import { eventCard } from '../../content/events.ts';
import type { Area, Location, RouteNumber } from '../geography.ts';
import { area, AREA_OF, IS_SEA, NO_AREA, ON_ROAD, ROAD, routeNamed } from '../geography.ts';
import type { State } from '../state.ts';

/** The Event of this Month. */
export const currentEvent = (s: State): EventCard | undefined => (s.event === '' ? undefined : eventCard(s.event));

/** SAM-4.01, SAM-19.06 Its Area; also where the card itself was cancelled (SAM-4.19). */
export function eventArea(s: State): Area {
  return s.event === '' ? NO_AREA : area(eventCard(s.event).area);
}

/** SAM-6.04 The Area of last Month's Event. */
export function previousArea(s: State): Area {
  return s.previousEvent === '' ? NO_AREA : area(eventCard(s.previousEvent).area);
}

/** SAM-4.17, SAM-4.18 What the current Event, and only it, imposes on this Month. */
const monthLong = (s: State): MonthLong | undefined => (s.eventCancelled ? undefined : currentEvent(s)?.month);

function imposed<R extends MonthLong['rule']>(s: State, rule: R): Extract<MonthLong, { rule: R }> | undefined {
  const month = monthLong(s);
  return month?.rule === rule ? (month as Extract<MonthLong, { rule: R }>) : undefined;
}

/** SAM-4.23 May a Step on the Road go from one of its Locations to the other, as far as the Event is concerned? */
export function roadOpen(s: State, from: Location, to: Location): boolean {
  const closed = imposed(s, 'road-closed');
  if (closed === undefined) return true;
  const inArea = area(closed.area);
  const a = Math.min(ON_ROAD[from] ?? 0, ON_ROAD[to] ?? 0);
  const b = Math.max(ON_ROAD[from] ?? 0, ON_ROAD[to] ?? 0);
  for (let stop = a; stop <= b; stop++) if (AREA_OF[ROAD[stop] ?? 0] === inArea) return false;
  return true;
}

/** SAM-4.28 */
export function routeOpen(s: State, route: RouteNumber): boolean {
  const month = monthLong(s);
  if (month?.rule === 'route-closed') return route !== routeNamed(month.route);
  return month?.rule !== 'sea-closed' || IS_SEA[route] !== true;
}

export function mayPickUpIn(s: State, inArea: Area): boolean {
  const closed = imposed(s, 'no-carry');
  return closed === undefined || area(closed.area) !== inArea;
}

export function marketOpenIn(s: State, inArea: Area): boolean {
  const closed = imposed(s, 'no-market');
  return closed === undefined || !closed.areas.some((name) => area(name) === inArea);
}

export const barterOpen = (s: State): boolean => imposed(s, 'no-barter') === undefined;
export const queenSlower = (s: State): boolean => imposed(s, 'queen-slower') !== undefined;
export const swiftStart = (s: State): boolean => imposed(s, 'swift-start') !== undefined;
export const moreFree = (s: State): number => imposed(s, 'more-free')?.n ?? 0;

/** SAM-6.02, SAM-6.03, SAM-6.13 What the Challenge does this Month. */
export function monthlyEffect(s: State): readonly MonthIcon[] {
  const card = challengeOf(s);
  return s.month === 1 ? (s.chapter > 0 ? card.first : []) : (card.months[s.month] ?? []);
}
