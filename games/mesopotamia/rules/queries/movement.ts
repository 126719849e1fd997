import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { EBLAITES } from '../../content/empires.ts';
import type { Area, Section } from '../../content/map.ts';
import { CONNECTED, NEIGHBOURS, STARTS } from '../../content/map.ts';
import { SIEGE } from '../../content/scenarios.ts';
import { FAST_SAILING } from '../../content/technologies.ts';
import { EMPIRE_PIECES, KINDS } from '../../content/units.ts';
import { row } from '../lists.ts';
import type { State } from '../state.ts';
import { NOBODY, OFF } from '../state.ts';
import { enemiesAt, heldBy, ownerOfHome } from './control.ts';
import { ramsAt } from './pieces.ts';
import { numberOf } from './numbers.ts';

/** Rams attached to a miniature. */
export function ramsOn(s: State, player: Seat, piece: number): number {
  let n = 0;
  for (const carrier of row(s.carrier, player)) if (carrier === piece) n++;
  return n;
}

/** MES-34.14 Ur itself, for the besieger. */
const isUr = (s: State, player: Seat, area: Area): boolean =>
  s.mode === 'siege' && player !== s.automaton && area === STARTS[SIEGE.ur];

/** MES-9.12, MES-9.13 May a Unit of this player go into an area, with so many Rams attached to it? */
export function entryObjection(s: State, player: Seat, area: Area, rams: number): Objection | undefined {
  if (s.closed[area] === true) return no('MES-2.08', 'no.closed');
  if (isUr(s, player, area)) return rams > 0 ? undefined : no('MES-34.14', 'no.ur', undefined, { id: 'fix.ram' });
  const owner = ownerOfHome(s, area);
  if (owner >= 0 && owner !== player && !(s.mode === 'guardians' && player === s.automaton))
    return no('MES-9.12', 'no.foreign-start');
  const walls = s.walls[area] ?? NOBODY;
  if (walls !== NOBODY && walls !== player && rams === 0 && ramsAt(s, player, area) === 0)
    return no('MES-24.01', 'no.walls', undefined, { id: 'fix.ram' });
  return undefined;
}

/** MES-12.03 Own Units must outnumber all enemies for one to leave; the same test lets one go on (MES-12.02). */
export function mayLeave(s: State, player: Seat, area: Area): boolean {
  const enemies = enemiesAt(s, player, area);
  return enemies === 0 || heldBy(s, player, area) > enemies;
}

/** Is there any area one step away that a Unit may enter? Whether it may leave its own is another question. */
export function canStep(s: State, player: Seat, piece: number): boolean {
  const from = row(s.unit, player)[piece] ?? OFF;
  const rams = ramsOn(s, player, piece);
  for (const area of NEIGHBOURS[from] ?? []) if (entryObjection(s, player, area, rams) === undefined) return true;
  return false;
}

/** Areas one step away that a Unit may enter. */
export function stepsFrom(s: State, player: Seat, piece: number): Area[] {
  const from = row(s.unit, player)[piece] ?? OFF;
  if (from === OFF || !mayLeave(s, player, from)) return [];
  const rams = ramsOn(s, player, piece);
  return (NEIGHBOURS[from] ?? []).filter((area) => entryObjection(s, player, area, rams) === undefined);
}

export function shipSpeed(s: State, player: Seat, level: number): number {
  return s.empire[player] === EBLAITES && level === FAST_SAILING.level ? FAST_SAILING.speed : numberOf(s, 'ship-speed');
}

/** MES-11.06 Is another own Ship on the section? */
export function ownShipOn(s: State, player: Seat, section: Section, but = OFF): boolean {
  const ships = row(s.ship, player);
  for (let ship = 0; ship < ships.length; ship++) if (ships[ship] === section && ship !== but) return true;
  return false;
}

/** Sections a Ship can still end on from here, in so many steps. */
export function shipCanEnd(s: State, player: Seat, ship: number, from: Section, steps: number): boolean {
  if (!ownShipOn(s, player, from, ship)) return true;
  if (steps === 0) return false;
  return (CONNECTED[from] ?? []).some((next) => shipCanEnd(s, player, ship, next, steps - 1));
}

/** What a Unit is called among those of its area: its kind, and how many Rams hang on it. */
export function unitLabel(s: State, seat: Seat, piece: number): string {
  const kind = KINDS[EMPIRE_PIECES[piece] ?? 0] ?? '';
  const rams = ramsOn(s, seat, piece);
  return rams === 0 ? kind : `${kind}+${rams}`;
}

/** The first own Unit of an area with this name. */
export function unitNamed(s: State, seat: Seat, area: Area, label: string): number {
  const units = row(s.unit, seat);
  for (let piece = 0; piece < units.length; piece++)
    if (units[piece] === area && unitLabel(s, seat, piece) === label) return piece;
  return -1;
}
