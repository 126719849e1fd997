import type { Key, Objection, Seat } from '@edubba/kernel';
import { interned, no } from '@edubba/kernel';
import { GOODS, STANDARD } from '../../content/goods.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { needsShip, sectionLevel } from '../../content/trade.ts';
import { AREA_KEYS, areaKey } from '../keys.ts';
import { range, row } from '../lists.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';
import { shipsOnBoard } from './pieces.ts';

/** What an area gives; nothing where it is blocked, closed or a Starting area (MES-16.10, MES-16.12). */
export function resourceAt(s: State, area: number): number {
  if (s.blocked[area] === true || s.closed[area] === true) return -1;
  return AREAS[area]?.resource ?? -1;
}

/** Something that can be gathered from, with the key of doing so and what it is called, whatever it gives: `unit/D3`. */
export interface SourceRow {
  readonly key: Key;
  readonly name: string;
  readonly what: 'home' | 'settlement' | 'unit' | 'ship';
  /** The area it is gathered from; at home none. */
  readonly area: number;
  readonly good: number;
}

const source = (what: SourceRow['what'], name: string, key: Key, area: number, good = OFF): SourceRow => {
  const [itsKey = '', itsName = ''] = interned([`gather/${key}`, name]);
  return { key: itsKey, name: itsName, what, area, good };
};

const HOME: readonly SourceRow[] = range(STANDARD).map((good) =>
  source('home', 'home', `home/${GOODS[good]}`, OFF, good),
);
const inArea = (what: 'settlement' | 'unit'): readonly SourceRow[] =>
  AREA_KEYS.map((id, area) => source(what, `${what}/${id}`, `${what}/${id}`, area));
const SETTLEMENTS = inArea('settlement');
const UNITS = inArea('unit');
/** By river section: what a Ship there gathers from the area on its one side, and on its other. */
const SHIPS: readonly (readonly SourceRow[])[] = SECTIONS.map(({ id, a, b }) =>
  [a, b].map((area) => source('ship', `ship/${id}`, `ship/${id}/${areaKey(area)}`, area)),
);

/** MES-16.03 to 16.09 All that could be gathered: `gather/home/wood`, `gather/settlement/A2`, `gather/unit/D3`, `gather/ship/A2|B2/A2`. */
export function sources(s: State, seat: Seat): SourceRow[] {
  const rows = HOME.slice();
  const held = row(s.held, seat);
  for (let area = 0; area < AREAS.length; area++)
    if (s.settlement[area] === seat && resourceAt(s, area) >= 0) rows.push(row(SETTLEMENTS, area));
  for (let area = 0; area < AREAS.length; area++)
    if ((held[area] ?? 0) > 0 && resourceAt(s, area) >= 0) rows.push(row(UNITS, area));
  for (const section of row(s.ship, seat))
    for (const side of SHIPS[section] ?? []) if (resourceAt(s, side.area) >= 0) rows.push(side);
  return rows;
}

const BY_KEY = new Map([...HOME, ...SETTLEMENTS, ...UNITS, ...SHIPS.flat()].map((one) => [one.key, one]));

/** The source that a key names. */
export function sourceOf(key: Key): SourceRow {
  const found = BY_KEY.get(key);
  if (found === undefined) throw new Error(`nothing is gathered by ${key}`);
  return found;
}

/** The good a source gives. */
export const goodOf = (s: State, { area, good }: SourceRow): number => (area === OFF ? good : resourceAt(s, area));

/** MES-17.02, MES-17.03 May a player with this Trade level use a slot at all? */
export function slotObjection(s: State, seat: Seat, slot: number, tradeLevel: number): Objection | undefined {
  if (sectionLevel(slot) > tradeLevel) return no('MES-17.02', 'no.trade-level', { level: sectionLevel(slot) });
  if (needsShip(slot) && shipsOnBoard(s, seat) === 0) return no('MES-17.03', 'no.trade-ship');
  return undefined;
}
