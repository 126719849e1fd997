import type { Key, Objection, Seat } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import { gardenToken } from '../../content/gardens.ts';
import type { Amounts } from '../../content/goods.ts';
import { goods } from '../../content/goods.ts';
import type { Area } from '../../content/map.ts';
import { AREAS, NEIGHBOURS, SECTIONS, SHORES } from '../../content/map.ts';
import type { ItemName } from '../../content/units.ts';
import { BUILDINGS, ITEMS, PIECES } from '../../content/units.ts';
import { AREA_KEYS, areaIn, keysOf, rest, SECTION_KEYS, sectionIn, word } from '../keys.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { controls, enemiesAt, heldBy, isGuarded, isStart } from './control.ts';
import { gardenObjection } from './gardens.ts';
import { canPay } from './goods.ts';
import { numberOf } from './numbers.ts';
import { ownShipOn } from './movement.ts';
import { hasRoom, settledAreas, sparesRam, sparesSettlement, sparesShip, sparesWalls } from './pieces.ts';

/** So many of one good, from none up. */
const amounts = (letter: string): readonly Amounts[] => [0, 1, 2, 3, 4].map((n) => goods(`${n}${letter}`));
const STONES = amounts('s');
const WOODS = amounts('w');

/** MES-13.07 */
export function costOf(s: State, item: ItemName): Amounts {
  if (item === 'garden') return s.garden[0] === undefined ? [] : gardenToken(s.garden[0]).cost;
  if (item === 'walls') return STONES[numberOf(s, 'walls-stone')] ?? [];
  if (item === 'ship') return WOODS[numberOf(s, 'ship-wood')] ?? [];
  return BUILDINGS[ITEMS.indexOf(item)]?.cost ?? [];
}

/** MES-13.08 to 13.11 Settlement or Walls in an area. */
export function structureObjection(
  s: State,
  seat: Seat,
  item: 'walls' | 'settlement',
  area: Area,
): Objection | undefined {
  if (isStart(area)) return no(item === 'walls' ? 'MES-13.08' : 'MES-13.09', 'no.build-start');
  if (s.blocked[area] === true) return no('MES-4.08', 'no.blocked');
  if (isGuarded(s, area)) return no('MES-13.11', 'no.tribe');
  const standing = item === 'walls' ? s.walls[area] : s.settlement[area];
  if (standing !== NOBODY) return no('MES-13.10', item === 'walls' ? 'no.walls-there' : 'no.settlement-there');
  const unit = heldBy(s, seat, area) > 0;
  const settled = item === 'walls' && s.settlement[area] === seat && controls(s, seat, area);
  if (!unit && !settled)
    return item === 'walls' ? no('MES-13.08', 'no.walls-nobody') : no('MES-13.09', 'no.unit-there');
  if (option(s, 'contested-building') === 'forbidden' && enemiesAt(s, seat, area) > 0)
    return no('MES-A.21', 'no.contested');
  const spare = item === 'walls' ? sparesWalls(s, seat) : sparesSettlement(s, seat);
  return spare ? undefined : no('MES-13.18', 'no.miniature');
}

/** MES-13.12 Where Rams are built, and along which Ships are. */
function isYard(s: State, seat: Seat, area: Area): boolean {
  return area === s.home[seat] || (s.settlement[area] === seat && controls(s, seat, area));
}

function ramObjection(s: State, seat: Seat, area: Area): Objection | undefined {
  if (!isYard(s, seat, area)) return no('MES-13.12', 'no.yard');
  if (!sparesRam(s, seat)) return no('MES-13.18', 'no.miniature');
  return hasRoom(s, seat) ? undefined : no('MES-28.13', 'no.unit-limit', undefined, { id: 'fix.population' });
}

/** MES-11.08, MES-13.13 */
export function shipObjection(s: State, seat: Seat, section: number): Objection | undefined {
  const at = SECTIONS[section];
  if (at === undefined || !(isYard(s, seat, at.a) || isYard(s, seat, at.b))) return no('MES-13.13', 'no.yard');
  if (ownShipOn(s, seat, section)) return no('MES-11.08', 'no.ship-there');
  if (!sparesShip(s, seat)) return no('MES-13.18', 'no.miniature');
  return hasRoom(s, seat) ? undefined : no('MES-28.13', 'no.unit-limit', undefined, { id: 'fix.population' });
}

/** MES-13.15, MES-13.16 */
export function zigguratObjection(s: State, seat: Seat): Objection | undefined {
  const next = (s.level[seat] ?? 0) + 1;
  if (next > PIECES.levels) return no('MES-13.15', 'no.ziggurat-complete');
  if (next > (s.populationAt[seat] ?? 1))
    return no('MES-13.16', 'no.ziggurat-population', { position: next }, { id: 'fix.population' });
  return undefined;
}

const WALLS_KEYS: readonly Key[] = keysOf('walls', AREA_KEYS);
const SETTLEMENT_KEYS: readonly Key[] = keysOf('settlement', AREA_KEYS);
const RAM_KEYS: readonly Key[] = keysOf('ram', AREA_KEYS);
const SHIP_KEYS: readonly Key[] = keysOf('ship', SECTION_KEYS);

/** Where one might think of building: areas with an own Unit or Settlement or next to home, and the rivers along own places. */
export function buildTargets(s: State, seat: Seat): Key[] {
  const keys: Key[] = ['ziggurat'];
  const yards = [s.home[seat] ?? 0, ...settledAreas(s, seat)];
  const near = NEIGHBOURS[s.home[seat] ?? 0] ?? [];
  for (let area = 0; area < AREAS.length; area++) {
    if (heldBy(s, seat, area) > 0 || s.settlement[area] === seat || near.includes(area))
      keys.push(WALLS_KEYS[area] ?? '', SETTLEMENT_KEYS[area] ?? '');
  }
  for (const area of yards) keys.push(RAM_KEYS[area] ?? '');
  for (const area of yards)
    for (const section of SHORES[area] ?? []) {
      const key = SHIP_KEYS[section] ?? '';
      if (!keys.includes(key)) keys.push(key);
    }
  keys.push('garden');
  return keys;
}

/** Why this cannot be placed, whatever it costs (MES-32.38: this binds the Automaton too). */
export function placeObjection(s: State, seat: Seat, level: number, key: Key): Objection | undefined {
  const item = word(key) as ItemName;
  const needed = BUILDINGS[ITEMS.indexOf(item)]?.level ?? 1;
  if (needed > level) return no(LEVEL_RULES[item], 'no.build-level', { level: needed });
  if (item === 'ziggurat') return zigguratObjection(s, seat);
  if (item === 'garden') return gardenObjection(s, seat);
  if (item === 'ship') return shipObjection(s, seat, sectionIn(rest(key)));
  if (item === 'ram') return ramObjection(s, seat, areaIn(rest(key)));
  return structureObjection(s, seat, item, areaIn(rest(key)));
}

const LEVEL_RULES: { readonly [item in ItemName]: string } = {
  walls: 'MES-13.02',
  ziggurat: 'MES-13.02',
  ram: 'MES-13.03',
  ship: 'MES-13.03',
  settlement: 'MES-13.04',
  garden: 'MES-13.05',
};

/** The same with the price. */
export function buildObjection(s: State, seat: Seat, level: number, key: Key): Objection | undefined {
  const barred = placeObjection(s, seat, level, key);
  if (barred !== undefined) return barred;
  return canPay(s, seat, costOf(s, word(key) as ItemName)) ? undefined : no('MES-13.07', 'no.build-price');
}
