import { AREA_NAMES, AREAS, LOCATIONS, PLACES, ROUTES } from '../content/map.ts';
import type { Good } from '../content/things.ts';
import { GOODS } from '../content/things.ts';

/** A Location's number in the map table. */
export type Location = number;
/** An Area's number in the resolving order. */
export type Area = number;
/** A pool of Supplies and Medicine: an Area's number, or one of the two Locations without Area. */
export type Pool = number;
export type RouteNumber = number;

export const NOWHERE = -1;
export const NO_AREA: Area = -1;

const LOCATION_OF = new Map(LOCATIONS.map(({ id }, i) => [id, i]));
const AREA_OF_NAME = new Map<string, Area>(AREA_NAMES.map((name, i) => [name, i]));

/** The Location of that name. */
export function location(id: string): Location {
  const found = LOCATION_OF.get(id);
  if (found === undefined) throw new RangeError(`there is no Location ${id}`);
  return found;
}

/** The Area of that name. */
export function area(name: string): Area {
  const found = AREA_OF_NAME.get(name);
  if (found === undefined) throw new RangeError(`there is no Area ${name}`);
  return found;
}

/** Is this the name of an Area, not of a Location? */
export const isAreaName = (name: string): boolean => AREA_OF_NAME.has(name);

export const LOCATION_IDS: readonly string[] = LOCATIONS.map(({ id }) => id);
export const ALL: readonly Location[] = LOCATIONS.map((_, i) => i);
export const ALL_AREAS: readonly Area[] = AREAS.map((_, i) => i);

export const KALHU = location('kalhu');
export const DAMASCUS = location('damascus');
export const SARDES = location('sardes');
export const ASSYRIA = area('assyria');

/** The Area of a Location; none for Damascus and Sardes. */
export const AREA_OF: readonly Area[] = LOCATIONS.map((card) => (card.area === null ? NO_AREA : area(card.area)));

/** Pools beyond those of the Areas (SAM-10.18). */
export const DAMASCUS_POOL: Pool = AREAS.length;
export const SARDES_POOL: Pool = AREAS.length + 1;
export const POOLS = AREAS.length + 2;
export const POOL_OF: readonly Pool[] = ALL.map((at) =>
  at === DAMASCUS ? DAMASCUS_POOL : at === SARDES ? SARDES_POOL : (AREA_OF[at] as Area),
);

/** Locations of an Area as in the map table, which begins with the Capital. */
export const LOCATIONS_IN: readonly (readonly Location[])[] = ALL_AREAS.map((inArea) =>
  ALL.filter((at) => AREA_OF[at] === inArea),
);
export const CAPITAL: readonly Location[] = LOCATIONS_IN.map(([first]) => first as Location);
export const IS_CAPITAL: readonly boolean[] = LOCATIONS.map(({ capital }) => capital);
export const GOOD_OF: readonly Good[] = AREAS.map(({ good }) => GOODS.indexOf(good));
export const IS_MARKET: readonly boolean[] = LOCATIONS.map(({ market }) => market);
export const TECHNOLOGY_SITES: readonly Location[] = ALL.filter((at) => LOCATIONS[at]?.technology === true);

/** SAM-5.02 Places in their order: the Locations of each. */
export const RESOLVING: readonly (readonly Location[])[] = PLACES.map((place) =>
  isAreaName(place) ? (LOCATIONS_IN[area(place)] as readonly Location[]) : [location(place)],
);
/** Where in the resolving order a Location stands. */
export const PLACE_OF: readonly number[] = ALL.map((at) => RESOLVING.findIndex((place) => place.includes(at)));

export const ENDS: readonly (readonly [Location, Location])[] = ROUTES.map(({ from, to }) => [
  location(from),
  location(to),
]);
export const IS_SEA: readonly boolean[] = ROUTES.map(({ sea }) => sea);
/** Neighbours by Route, as in the map table. */
export const NEXT_TO: readonly (readonly Location[])[] = ALL.map((at) =>
  ENDS.flatMap(([from, to]) => (from === at ? [to] : to === at ? [from] : [])).sort((a, b) => a - b),
);
const ROUTE_AT: readonly (readonly RouteNumber[])[] = ALL.map((from) =>
  ALL.map((to) => ENDS.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from))),
);

/** The Route that joins two Locations, or -1. */
export const routeBetween = (from: Location, to: Location): RouteNumber => ROUTE_AT[from]?.[to] ?? -1;
const ROUTE_NAMED = new Map(ROUTES.map(({ id }, i) => [id, i]));
export const routeNamed = (id: string): RouteNumber => ROUTE_NAMED.get(id) ?? -1;

function stepsFrom(start: Location): number[] {
  const steps = ALL.map(() => Number.POSITIVE_INFINITY);
  steps[start] = 0;
  const queue = [start];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of NEXT_TO[at] ?? []) {
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** SAM-2.08 Steps between Locations on Routes. */
export const STEPS: readonly (readonly number[])[] = ALL.map(stepsFrom);
export const TO_KALHU: readonly number[] = STEPS[KALHU] as readonly number[];
/** SAM-5.15 Steps to the nearest Capital, whatever stands in between. */
export const TO_CAPITAL: readonly number[] = ALL.map((at) => Math.min(...CAPITAL.map((to) => STEPS[at]?.[to] ?? 0)));
/** SAM-1.11 The Locations of an Area with most Steps to Kalhu; several only in Assyria (SAM-A.3). */
export const FURTHEST: readonly (readonly Location[])[] = LOCATIONS_IN.map((inArea) => {
  const most = Math.max(...inArea.map((at) => TO_KALHU[at] ?? 0));
  return inArea.filter((at) => TO_KALHU[at] === most);
});

/** SAM-10.03 The Queen's Road from Sardes to Susa. */
export const ROAD: readonly Location[] = ALL.filter((at) => (LOCATIONS[at]?.road ?? 0) > 0).sort(
  (a, b) => (LOCATIONS[a]?.road ?? 0) - (LOCATIONS[b]?.road ?? 0),
);
/** Stops of the Road that can be reached from one of them. */
export const ROAD_FROM: readonly (readonly Location[])[] = ALL.map((from) =>
  ROAD.includes(from) ? ROAD.filter((to) => to !== from) : [],
);
/** Where on the Road a Location lies, or -1. */
export const ON_ROAD: readonly number[] = ALL.map((at) => ROAD.indexOf(at));
