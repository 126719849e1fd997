import type { Seat } from '@edubba/kernel';
import type { Area, Section } from '../../content/map.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { UNIT_LIMITS } from '../../content/tracks.ts';
import type { Kind } from '../../content/units.ts';
import { EMPIRE_PIECES, PIECES, TRIBE_PIECES } from '../../content/units.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';
import { OFF, tribeSide } from '../state.ts';
import { numberOf } from './numbers.ts';

const on = (places: readonly number[]): number => {
  let n = 0;
  for (const place of places) if (place !== OFF) n++;
  return n;
};

export const shipsOnBoard = (s: State, player: Seat): number => on(row(s.ship, player));
export const ramsOnBoard = (s: State, player: Seat): number => on(row(s.ram, player));
export const landUnits = (s: State, player: Seat): number => on(row(s.unit, player));

/** MES-28.12 Land Units, Ships and Battering Rams on the board. */
export function unitsOnBoard(s: State, player: Seat): number {
  return landUnits(s, player) + shipsOnBoard(s, player) + ramsOnBoard(s, player);
}

/** MES-28.13 */
export function unitLimit(s: State, player: Seat): number {
  return (UNIT_LIMITS[(s.populationAt[player] ?? 1) - 1]?.units ?? 0) + numberOf(s, 'more-units');
}

export const hasRoom = (s: State, player: Seat): boolean => unitsOnBoard(s, player) < unitLimit(s, player);

/** How many of a kind are on the map. */
export function unitsOfKind(s: State, player: Seat, kind: number): number {
  const units = row(s.unit, player);
  return EMPIRE_PIECES.filter((of, piece) => of === kind && units[piece] !== OFF).length;
}

const count = (owners: readonly Seat[], player: Seat): number => {
  let n = 0;
  for (const owner of owners) if (owner === player) n++;
  return n;
};

export const settlementsOf = (s: State, player: Seat): number => count(s.settlement, player);
export const wallsOf = (s: State, player: Seat): number => count(s.walls, player);
export const amphoraeOf = (s: State, player: Seat): number => count(s.amphora, player);
export const sparesSettlement = (s: State, player: Seat): boolean => settlementsOf(s, player) < PIECES.settlements;
export const sparesWalls = (s: State, player: Seat): boolean => wallsOf(s, player) < PIECES.walls;
export const sparesAmphora = (s: State, player: Seat): boolean => amphoraeOf(s, player) < PIECES.amphorae;
export const sparesShip = (s: State, player: Seat): boolean => shipsOnBoard(s, player) < PIECES.ships;
export const sparesRam = (s: State, player: Seat): boolean => ramsOnBoard(s, player) < PIECES.rams;

/** MES-27.17 Running six-round Events of a player. */
export const runningOf = (s: State, player: Seat): number => count(s.holder, player);
export const sparesEventDie = (s: State, player: Seat): boolean => runningOf(s, player) < PIECES.eventDice;

export const ramsAt = (s: State, player: Seat, area: Area): number => count(row(s.ram, player), area);

/** Areas with an own Settlement. */
export function settledAreas(s: State, player: Seat): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < s.settlement.length; area++) if (s.settlement[area] === player) areas.push(area);
  return areas;
}

/** The kind of a miniature of a side. */
export function kindOf(s: State, side: number, piece: number): Kind {
  return (side === tribeSide(s) ? TRIBE_PIECES : EMPIRE_PIECES)[piece] ?? 0;
}

export const nameOf = (area: Area): string => AREAS[area]?.id ?? '';

export const sectionName = (section: Section): string => SECTIONS[section]?.id ?? '';

/** A land miniature of this kind that is in the supply; −1 if there is none. */
export function spare(s: State, player: Seat, kind: number): number {
  const units = row(s.unit, player);
  for (let piece = 0; piece < EMPIRE_PIECES.length; piece++)
    if (EMPIRE_PIECES[piece] === kind && units[piece] === OFF) return piece;
  return -1;
}
