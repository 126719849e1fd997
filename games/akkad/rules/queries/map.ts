import type { Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, KINDS, MERCENARY } from '../../content/units.ts';
import { CITIES, HOME_SPACE, IS_CITY, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY, NOWHERE, REBELS } from '../state.ts';

/** How many units of a kind a player has on a space. */
export function unitsAt(s: State, seat: Seat, space: Space, kind: number): number {
  return s.units[seat]?.[space * KINDS + kind] ?? 0;
}

/** Figures of any kind a player has on a space, mercenaries included. */
export function figuresAt(s: State, seat: Seat, space: Space): number {
  return s.figures[seat]?.[space] ?? 0;
}

/** AKK-12.08, AKK-12.26 Units that count for the army size: all own ones but beaten champions; no mercenaries. */
export function ownUnits(s: State, seat: Seat, space: Space): number {
  return figuresAt(s, seat, space) - unitsAt(s, seat, space, MERCENARY) - unitsAt(s, seat, space, BEATEN);
}

/** Who besides this player has figures on a space: a seat, rebels, or nobody. */
export function enemyAt(s: State, seat: Seat, space: Space): Seat {
  for (let other = 0; other < s.table.seats; other++)
    if (other !== seat && figuresAt(s, other, space) > 0) return other;
  return (s.rebels[space] ?? 0) > 0 ? REBELS : NOBODY;
}

/** No unit, mercenary or rebel of anybody stands there; a monster does not count. */
export function isEmpty(s: State, space: Space): boolean {
  return enemyAt(s, NOBODY, space) === NOBODY;
}

/** AKK-7.06, AKK-A.6 Has the space been activated, as far as this player is concerned? */
export function isActivated(s: State, seat: Seat, space: Space): boolean {
  const owners = s.activated[space] ?? 0;
  return owners !== 0 && (owners & activators(s, seat)) !== 0;
}

/** AKK-A.6 Whose tokens close a space to this player, as a mask: everybody's, or, where the table plays so, only the own ones. */
export function activators(s: State, seat: Seat): number {
  // Read directly: this is asked of every space, over and over.
  return s.table.options['activation'] === 'common' ? -1 : bit(seat);
}

export const isStorm = (s: State, space: Space): boolean => s.storm === space;

/** AKK-3.12, AKK-4.05, AKK-22.06 May this space get a command token of this player now? */
export function mayActivate(s: State, seat: Seat, space: Space): boolean {
  return !isActivated(s, seat, space) && !isStorm(s, space);
}

/** A player's home city, and with Me-Sag the Royal Residence (AKK-22.18). */
export function homesOf(s: State, seat: Seat): Space[] {
  const home = s.home[seat];
  const homes = home === undefined || home === '' ? [] : [HOME_SPACE[home]];
  if (s.residence !== NOWHERE && s.character[seat] === 'me-sag') homes.push(s.residence);
  return homes;
}

/** The home city of a player's mat; nowhere before it is chosen. */
function homeSpace(s: State, seat: Seat): Space {
  const home = s.home[seat];
  return home === undefined || home === '' ? NOWHERE : HOME_SPACE[home];
}

/** Whose home city or residence this is; nobody's, if no player has chosen it (AKK-4.09). */
export function homeOwner(s: State, space: Space): Seat {
  if (space === NOWHERE) return NOBODY;
  for (let seat = 0; seat < s.table.seats; seat++) if (homeSpace(s, seat) === space) return seat;
  return space === s.residence ? s.character.indexOf('me-sag') : NOBODY;
}

/** AKK-12.17, AKK-22.20 Who controls none of their home cities gains no VP. */
export function controlsHome(s: State, seat: Seat): boolean {
  const { control, residence } = s;
  if (control[homeSpace(s, seat)] === seat) return true;
  return residence !== NOWHERE && s.character[seat] === 'me-sag' && control[residence] === seat;
}

export function controlled(s: State, seat: Seat): Space[] {
  const { control } = s;
  const found: Space[] = [];
  for (let space = 0; space < control.length; space++) if (control[space] === seat) found.push(space);
  return found;
}

/** AKK-12.05 The cities a player controls. */
export function citiesOf(s: State, seat: Seat): Space[] {
  const { control } = s;
  const found: Space[] = [];
  for (let i = 0; i < CITIES.length; i++) if (control[CITIES[i] as Space] === seat) found.push(CITIES[i] as Space);
  return found;
}

/** How many they are. */
export function cityCount(s: State, seat: Seat): number {
  const { control } = s;
  let n = 0;
  for (let i = 0; i < CITIES.length; i++) if (control[CITIES[i] as Space] === seat) n++;
  return n;
}

/** AKK-12.04 All controlled spaces, cities included. */
export function territoriesOf(s: State, seat: Seat): number {
  const { control } = s;
  let n = 0;
  for (let space = 0; space < control.length; space++) if (control[space] === seat) n++;
  return n;
}

/** AKK-12.06, AKK-12.07 */
export function armySize(s: State, seat: Seat): number {
  const cities = cityCount(s, seat);
  return s.home[seat] === 'mari' ? cities + 2 : Math.max(1, cities);
}

/** AKK-12.09 How many more own units fit on a space now. */
export function roomAt(s: State, seat: Seat, space: Space): number {
  return Math.max(0, armySize(s, seat) - ownUnits(s, seat, space));
}

/** Cities of a player where new units may be placed: not under the Storm (AKK-4.05), and some room is left (AKK-3.15). */
export function placesForUnits(s: State, seat: Seat): Space[] {
  const size = armySize(s, seat);
  return citiesOf(s, seat).filter((space) => !isStorm(s, space) && ownUnits(s, seat, space) < size);
}

/** Is there any? */
export function hasPlaceForUnits(s: State, seat: Seat): boolean {
  const size = armySize(s, seat);
  for (const space of CITIES)
    if (s.control[space] === seat && !isStorm(s, space) && ownUnits(s, seat, space) < size) return true;
  return false;
}

/** AKK-15.04 Cities of a player where a ziggurat may be placed. */
export function placesForZiggurat(s: State, seat: Seat): Space[] {
  if ((s.zigguratSupply[seat] ?? 0) === 0) return [];
  return citiesOf(s, seat).filter((space) => !isStorm(s, space) && s.ziggurat[space] === NOBODY);
}

export function hasCanal(s: State, seat: Seat, space: Space): boolean {
  return ((s.canals[space] ?? 0) & bit(seat)) !== 0;
}

/** AKK-16.04, AKK-16.08 May this player place a canal there? */
export function mayDig(s: State, seat: Seat, space: Space): boolean {
  return (s.canalSupply[seat] ?? 0) > 0 && !hasCanal(s, seat, space) && !isStorm(s, space);
}

/** AKK-16.17 Does a controlled space of one share a border with one of the other? */
export function bordering(s: State, seat: Seat, other: Seat): boolean {
  const { control } = s;
  for (let space = 0; space < control.length; space++) {
    if (control[space] !== seat) continue;
    const around = NEIGHBOURS[space] ?? [];
    for (let i = 0; i < around.length; i++) if (control[around[i] as Space] === other) return true;
  }
  return false;
}

/** AKK-12.16, AKK-12.28 The nearest of these spaces that the player controls, Storm spaces left out; all of them among equals. */
export function nearest(
  s: State,
  seat: Seat,
  from: Space,
  among: readonly Space[],
  distance: readonly number[],
): Space[] {
  let best = Number.POSITIVE_INFINITY;
  let found: Space[] = [];
  for (const space of among) {
    if (space === from || s.control[space] !== seat || isStorm(s, space)) continue;
    const far = distance[space] ?? 0;
    if (far > best) continue;
    if (far < best) found = [];
    best = far;
    found.push(space);
  }
  return found;
}

export const isCity = (space: Space): boolean => IS_CITY[space] === true;
