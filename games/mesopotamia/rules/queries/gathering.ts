import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { GOODS, STANDARD } from '../../content/goods.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { needsShip, sectionLevel } from '../../content/trade.ts';
import { areaIn, areaKey, goodIn, sectionKey, split } from '../keys.ts';
import { range, row } from '../lists.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';
import { settledAreas, shipsOnBoard } from './pieces.ts';

/** What an area gives; nothing where it is blocked, closed or a Starting area (MES-16.10, MES-16.12). */
export function resourceAt(s: State, area: number): number {
  if (s.blocked[area] === true || s.closed[area] === true) return -1;
  return AREAS[area]?.resource ?? -1;
}

/** MES-16.03 to 16.09 Everything that could be gathered: `home/wood`, `settlement/A2`, `unit/D3`, `ship/A2|B2/A2`. */
export function sources(s: State, seat: Seat): Key[] {
  const keys: Key[] = range(STANDARD).map((good) => `home/${GOODS[good]}`);
  for (const area of settledAreas(s, seat)) if (resourceAt(s, area) >= 0) keys.push(`settlement/${areaKey(area)}`);
  const held = row(s.held, seat);
  for (let area = 0; area < AREAS.length; area++)
    if ((held[area] ?? 0) > 0 && resourceAt(s, area) >= 0) keys.push(`unit/${areaKey(area)}`);
  for (const section of row(s.ship, seat)) {
    if (section === OFF) continue;
    const { a = 0, b = 0 } = SECTIONS[section] ?? {};
    for (const area of [a, b]) if (resourceAt(s, area) >= 0) keys.push(`ship/${sectionKey(section)}/${areaKey(area)}`);
  }
  return keys;
}

/** The source a key names, whatever it gives. */
export function sourceOf(key: Key): string {
  const [what = '', where = ''] = split(key);
  return what === 'home' ? 'home' : `${what}/${where}`;
}

/** The good a source gives. */
export function goodOf(s: State, key: Key): number {
  const [what, where = '', side = ''] = split(key);
  if (what === 'home') return goodIn(where);
  return resourceAt(s, areaIn(what === 'ship' ? side : where));
}

/** MES-17.02, MES-17.03 May a player with this Trade level use a slot at all? */
export function slotObjection(s: State, seat: Seat, slot: number, tradeLevel: number): Objection | undefined {
  if (sectionLevel(slot) > tradeLevel) return no('MES-17.02', 'no.trade-level', { level: sectionLevel(slot) });
  if (needsShip(slot) && shipsOnBoard(s, seat) === 0) return no('MES-17.03', 'no.trade-ship');
  return undefined;
}
