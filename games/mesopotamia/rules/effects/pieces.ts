import type { Effects, RuleId, Seat } from '@edubba/kernel';
import type { Area, Section } from '../../content/map.ts';
import { KINDS } from '../../content/units.ts';
import { add, row } from '../lists.ts';
import { kindOf, nameOf, sectionName, spare } from '../queries/pieces.ts';
import type { State } from '../state.ts';
import { NOBODY, OFF, tribeSide } from '../state.ts';

function enter(s: State, side: number, piece: number, area: Area): void {
  row(s.unit, side)[piece] = area;
  const held = row(s.held, side);
  add(held, area, 1);
  // MES-A.26 the stay begins with the first Unit
  if (held[area] === 1) row(s.arrival, side)[area] = ++s.arrivals;
}

function leave(s: State, side: number, piece: number): void {
  const units = row(s.unit, side);
  const area = units[piece] ?? OFF;
  units[piece] = OFF;
  if (area === OFF) return;
  const held = row(s.held, side);
  add(held, area, -1);
  if (held[area] === 0) row(s.arrival, side)[area] = 0;
}

/** Puts a Unit from the supply on the map. */
export function placeUnit(g: Effects<State>, player: Seat, kind: number, area: Area, rule: RuleId): number {
  const piece = spare(g.s, player, kind);
  enter(g.s, player, piece, area);
  g.emit({ type: 'unit.placed', seat: player, rule, data: { kind: KINDS[kind] ?? '', area: nameOf(area) } });
  return piece;
}

/** Moves a Unit; Rams attached to it go along unless they are to stay (MES-24.03, MES-24.10). */
export function moveUnit(s: State, side: number, piece: number, to: Area, ramsStay = false): void {
  leave(s, side, piece);
  enter(s, side, piece, to);
  if (side === tribeSide(s)) return;
  const rams = row(s.ram, side);
  const carriers = row(s.carrier, side);
  carriers.forEach((carrier, ram) => {
    if (carrier !== piece) return;
    if (ramsStay) carriers[ram] = OFF;
    else rams[ram] = to;
  });
}

/** MES-21.25, MES-23.09 Off the map: to its owner's supply, or out of the game with the Tribes. */
export function removeUnit(g: Effects<State>, side: number, piece: number, rule: RuleId): void {
  const { s } = g;
  const area = row(s.unit, side)[piece] ?? OFF;
  const kind = KINDS[kindOf(s, side, piece)];
  leave(s, side, piece);
  if (side === tribeSide(s)) {
    g.emit({ type: 'tribe.removed', rule, data: { kind, area: nameOf(area) } });
    return;
  }
  const carriers = row(s.carrier, side);
  carriers.forEach((carrier, ram) => {
    if (carrier === piece) carriers[ram] = OFF;
  });
  g.emit({ type: 'unit.destroyed', seat: side, rule, data: { kind, area: nameOf(area) } });
}

/** Puts a Ram from the supply on the map, attached to nobody. */
export function placeRam(g: Effects<State>, player: Seat, area: Area, rule: RuleId): number {
  const rams = row(g.s.ram, player);
  const ram = rams.indexOf(OFF);
  rams[ram] = area;
  row(g.s.carrier, player)[ram] = OFF;
  g.emit({ type: 'ram.placed', seat: player, rule, data: { area: nameOf(area) } });
  return ram;
}

export function removeRam(g: Effects<State>, player: Seat, ram: number, rule: RuleId): void {
  const rams = row(g.s.ram, player);
  const area = rams[ram] ?? OFF;
  rams[ram] = OFF;
  row(g.s.carrier, player)[ram] = OFF;
  g.emit({ type: 'ram.removed', seat: player, rule, data: { area: nameOf(area) } });
}

export function placeShip(g: Effects<State>, player: Seat, section: Section, rule: RuleId): void {
  const ships = row(g.s.ship, player);
  ships[ships.indexOf(OFF)] = section;
  g.emit({ type: 'ship.placed', seat: player, rule, data: { section: sectionName(section) } });
}

export function placeSettlement(g: Effects<State>, player: Seat, area: Area, rule: RuleId): void {
  g.s.settlement[area] = player;
  g.emit({ type: 'settlement.placed', seat: player, rule, data: { area: nameOf(area) } });
}

export function placeWalls(g: Effects<State>, player: Seat, area: Area, rule: RuleId): void {
  g.s.walls[area] = player;
  g.emit({ type: 'walls.placed', seat: player, rule, data: { area: nameOf(area) } });
}

export function removeWalls(g: Effects<State>, area: Area, rule: RuleId): void {
  const owner = g.s.walls[area] ?? NOBODY;
  g.s.walls[area] = NOBODY;
  g.emit({ type: 'walls.removed', seat: owner, rule, data: { area: nameOf(area) } });
}
