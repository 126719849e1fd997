import type { Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';
import { NOBODY, OFF, tribeSide } from '../state.ts';

/** Land Units of a side in an area. */
export const heldBy = (s: State, side: number, area: Area): number => s.held[side]?.[area] ?? 0;

/** Is a Neutral Tribe there? */
export const isGuarded = (s: State, area: Area): boolean => heldBy(s, tribeSide(s), area) > 0;

/** MES-12.06 Units of everybody else, Tribes included. */
export function enemiesAt(s: State, player: number, area: Area): number {
  let n = 0;
  for (let side = 0; side <= s.players; side++) if (side !== player) n += heldBy(s, side, area);
  return n;
}

/** Sides with land Units in an area, Tribes included. */
export function sidesAt(s: State, area: Area): number[] {
  const sides: number[] = [];
  for (let side = 0; side <= s.players; side++) if (heldBy(s, side, area) > 0) sides.push(side);
  return sides;
}

/** Do Units of several sides stand in an area? */
export function isContested(s: State, area: Area): boolean {
  let sides = 0;
  for (let side = 0; side <= s.players; side++) if (heldBy(s, side, area) > 0) sides++;
  return sides > 1;
}

/** Whose Starting area it is. */
export const ownerOfHome = (s: State, area: Area): Seat => s.home.indexOf(area);

export const isStart = (area: Area): boolean => (AREAS[area]?.start ?? 0) > 0;

/** MES-10 Who controls an area. */
export function controller(s: State, area: Area): Seat {
  const home = ownerOfHome(s, area);
  // MES-10.02
  if (home >= 0) return home;
  const sides = sidesAt(s, area);
  const [first] = sides;
  // MES-10.03
  if (sides.length > 1 || first === tribeSide(s)) return NOBODY;
  const settler = s.settlement[area] ?? NOBODY;
  if (first === undefined) return settler === NOBODY ? shipControl(s, area) : settler;
  // MES-10.04
  return settler === NOBODY || settler === first ? first : NOBODY;
}

export const controls = (s: State, player: Seat, area: Area): boolean => controller(s, area) === player;

/** MES-A.15 Where the table says so, Ships of one Empire alone control the areas of their sections. */
function shipControl(s: State, area: Area): Seat {
  if (option(s, 'ships') !== 'control' || s.closed[area] === true) return NOBODY;
  let found = NOBODY;
  for (let player = 0; player < s.players; player++) {
    if (!row(s.ship, player).some((section) => section !== OFF && borders(section, area))) continue;
    if (found !== NOBODY) return NOBODY;
    found = player;
  }
  return found;
}

export const borders = (section: number, area: Area): boolean => {
  const at = SECTIONS[section];
  return at !== undefined && (at.a === area || at.b === area);
};

/** MES-30.10 Areas with an own land Unit or Settlement that count. */
export function occupied(s: State, player: Seat): Area[] {
  const blockedToo = option(s, 'blocked-areas') === 'vp';
  const areas: Area[] = [];
  for (let area = 0; area < AREAS.length; area++) {
    if (area === s.home[player] || (s.blocked[area] === true && !blockedToo)) continue;
    if (heldBy(s, player, area) > 0 || s.settlement[area] === player) areas.push(area);
  }
  return areas;
}
