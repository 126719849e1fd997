import {
  ASSASSINATION,
  DIPLOMACY,
  DIVINERS,
  isGreen,
  KARU,
  MEDICINE,
  PLAGUE,
  RAID,
  RELIGION,
  SUPPLIES,
  UNREST,
} from '../content/things.ts';
import { bringBaileet, kill, moveTo } from '../rules/effects/characters.ts';
import { enter, isDefended, march } from '../rules/effects/fighting.ts';
import { settle } from '../rules/effects/markers.ts';
import { cancelled, liftUnrest, plagueStopped, put, unrestStopped } from '../rules/effects/placing.ts';
import { add, emptyPool, giveBack, toSupply } from '../rules/effects/tokens.ts';
import type { Area, Location } from '../rules/geography.ts';
import { ALL_AREAS, AREA_OF, CAPITAL, location, LOCATIONS_IN, NO_AREA } from '../rules/geography.ts';
import { areaName, characterName, locationName } from '../rules/names.ts';
import { dinahGuards } from '../rules/queries/characters.ts';
import { fugitives, raiders, raidSteps, waysOut } from '../rules/queries/marching.ts';
import { defenseAt, holding, plagueIn, unrestIn } from '../rules/queries/places.ts';
import type { Course } from './course.ts';
import { alive } from './course.ts';
import { numberOf } from '../rules/queries/numbers.ts';

// Markers and what follows from them, as in rules/chain, with nobody doing anything about it: where the table would have
// to choose the first way is taken, help is not given, and green markers that are drawn are not used.

/** SAM-19.02 */
export function drawMarker(c: Course, area: Area): void {
  const { s } = c;
  if (!s.bag.some((n) => n > 0)) return;
  const marker = c.pick(s.bag);
  add(s.bag, marker, -1);
  resolveMarker(c, marker, area);
}

/** SAM-4.27 */
export function bringMarker(c: Course, marker: number, area: Area): void {
  if ((c.s.supply[marker] ?? 0) === 0) return;
  add(c.s.supply, marker, -1);
  resolveMarker(c, marker, area);
}

function resolveMarker(c: Course, marker: number, area: Area): void {
  if (isGreen(marker)) toSupply(c.g, marker, 'marker.discarded', 'SAM-19.10');
  else if (marker === ASSASSINATION) attempt(c);
  else if (marker === UNREST) placeUnrest(c, area);
  else if (marker === PLAGUE) placePlague(c, area);
  else raid(c, area);
}

/** SAM-20 */
function attempt({ s, g }: Course): void {
  if (dinahGuards(s)) return toSupply(g, ASSASSINATION, 'marker.guarded', 'SAM-20.03');
  if (s.religionQueen > 0) {
    s.religionQueen--;
    add(s.supply, ASSASSINATION, 1);
    return toSupply(g, RELIGION, 'marker.worked', 'SAM-20.02');
  }
  s.assassinations++;
  g.emit({ type: 'queen.attempt', rule: 'SAM-20.01', data: { n: s.assassinations } });
}

/** SAM-21 */
function placeUnrest(c: Course, area: Area): void {
  const { s, g } = c;
  if (unrestStopped(g, area)) return;
  const capital = CAPITAL[area] ?? 0;
  if (s.plague[capital] === true) return displace(c, area, 1);
  put(g, UNREST, capital, 'SAM-21.01');
  emptyPool(g, SUPPLIES, area, 'SAM-21.05');
  flight(c, capital, UNREST);
}

/** SAM-22 */
function placePlague(c: Course, area: Area): void {
  const { s, g } = c;
  if (plagueStopped(g, area)) return;
  const capital = CAPITAL[area] ?? 0;
  if (s.unrest[capital] === true) displace(c, area, liftUnrest(s, area, capital));
  put(g, PLAGUE, capital, 'SAM-22.01');
  emptyPool(g, MEDICINE, area, 'SAM-22.05');
  flight(c, capital, PLAGUE);
}

/** SAM-4.22 Displaced Public Unrest looks for the next Area that takes it. */
export function displace(c: Course, from: Area, n: number): void {
  const { s, g } = c;
  const discard = (many: number): void => {
    for (let i = 0; i < many; i++) toSupply(g, UNREST, 'marker.discarded', 'SAM-4.22');
  };
  let next = from;
  let tried = 0;
  do {
    tried++;
    if (tried >= ALL_AREAS.length) return discard(n);
    next = (from + tried) % ALL_AREAS.length;
  } while (plagueIn(s, next));
  const capital = CAPITAL[next] ?? 0;
  if (unrestIn(s, next) || defenseAt(s, capital) >= numberOf(s, 'enough')) return discard(n);
  const to = (LOCATIONS_IN[next] ?? []).slice(0, Math.max(1, n));
  for (const at of to) if (!cancelled(g, s.karuAt, KARU, UNREST, at, 'SAM-3.08')) put(g, UNREST, at, 'SAM-4.22');
  discard(n - to.length);
  const reached = s.unrest[capital] === true;
  if (reached) emptyPool(g, SUPPLIES, next, 'SAM-21.05');
  settle(g);
  if (reached) flight(c, capital, UNREST);
}

/** SAM-21.07 to SAM-21.09 */
function flight(c: Course, from: Location, marker: number): void {
  const { s, g } = c;
  for (let [who] = fugitives(s, from, marker); who !== undefined; [who] = fugitives(s, from, marker)) {
    const [way] = waysOut(s, from);
    if (way === undefined) {
      kill(g, who, marker === UNREST ? 'SAM-21.09' : 'SAM-22.08');
      alive(c);
      continue;
    }
    const to = way.split('/').at(-1) ?? '';
    moveTo(g, who, location(to));
    g.emit({ type: 'character.flees', rule: 'SAM-21.07', data: { who: characterName(who), place: to } });
    settle(g);
  }
}

/** SAM-23 */
function raid(c: Course, area: Area): void {
  const { s, g } = c;
  if ((s.diplomacyRaid[area] ?? 0) > 0) {
    add(s.diplomacyRaid, area, -1);
    toSupply(g, DIPLOMACY, 'marker.worked', 'SAM-23.02', areaName(area));
    return toSupply(g, RAID, 'marker.stopped', 'SAM-23.02', areaName(area));
  }
  g.emit({ type: 'raid.begins', rule: 'SAM-23.01', data: { area: areaName(area) } });
  let moved = false;
  for (const [from, n] of raiders(s, area).map((at) => [at, s.enemies[at] ?? 0] as const)) {
    const [to] = raidSteps(s, area, from);
    if (to !== undefined && march(g, from, to, n)) moved = true;
    alive(c);
  }
  if (!moved && !isDefended(s, CAPITAL[area] ?? 0)) {
    emptyPool(g, SUPPLIES, area, 'SAM-23.09');
    emptyPool(g, MEDICINE, area, 'SAM-23.09');
  }
  toSupply(g, RAID, 'marker.discarded', 'SAM-23.10');
}

/** SAM-25.03 Oracle Baileet converts one Diviner in one of these Locations. */
export function convert(c: Course, among: readonly Location[]): void {
  const { s, g } = c;
  const [at] = holding(s.diviners, among);
  if (at === undefined || s.enemySupply === 0) return;
  const area = AREA_OF[at] ?? NO_AREA;
  if (area !== NO_AREA && (s.religionCapital[area] ?? 0) > 0) {
    add(s.religionCapital, area, -1);
    return toSupply(g, RELIGION, 'marker.worked', 'SAM-24.16', areaName(area));
  }
  const n = Math.min(2, s.enemySupply);
  giveBack(g, DIVINERS, 1, at, 'SAM-25.03');
  s.enemySupply -= n;
  g.emit({ type: 'baileet.converts', rule: 'SAM-25.03', data: { n, place: locationName(at) } });
  enter(g, at, n);
  alive(c);
}

/** SAM-25.14 */
export function oracleJumps(c: Course, area: Area): void {
  bringBaileet(c.g, CAPITAL[area] ?? 0, 'A');
  convert(c, LOCATIONS_IN[area] ?? []);
}
