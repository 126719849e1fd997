import { DIPLOMACY, DIVINERS, MEDICINE, MILITARY, SUPPLIES } from '../../content/things.ts';
import type { Area, Location } from '../geography.ts';
import { AREA_OF, CAPITAL, IS_CAPITAL, routeBetween } from '../geography.ts';
import { areaName, locationName } from '../names.ts';
import { anybodyAt, courtAt, swordsAt } from '../queries/characters.ts';
import { defenseAt, strengthAt } from '../queries/places.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';
import { kill, setAsideFrom } from './characters.ts';
import { dropKaru, settle } from './markers.ts';
import { add, emptyPool, giveBack, toSupply } from './tokens.ts';

/** SAM-5.21, SAM-5.22, SAM-A.19 Who goes when so many Enemies of that worth meet so many Military. */
export function exchange(enemies: number, military: number, worth: number): { enemies: number; military: number } {
  return { enemies: Math.min(enemies, Math.floor(military / worth)), military: Math.min(military, worth * enemies) };
}

/** Is there anything that Enemies would have to attack? */
export const isDefended = (s: State, at: Location): boolean => (s.military[at] ?? 0) > 0 || anybodyAt(s, at);

/** SAM-5.27, SAM-6.10 A Diplomacy marker set for this Location cancels one attack. */
export function diplomacyStops(g: G, at: Location): boolean {
  const { s } = g;
  if (!isDefended(s, at) || (s.diplomacyAttack[at] ?? 0) === 0) return false;
  add(s.diplomacyAttack, at, -1);
  toSupply(g, DIPLOMACY, 'marker.worked', 'SAM-24.02', locationName(at));
  return true;
}

/** SAM-5.29 to SAM-5.34 */
function loseCapital(g: G, inArea: Area): void {
  const { s } = g;
  emptyPool(g, SUPPLIES, inArea, 'SAM-5.30');
  emptyPool(g, MEDICINE, inArea, 'SAM-5.30');
  if (s.gate[inArea] === true) {
    s.gate[inArea] = false;
    g.emit({ type: 'gate.lost', rule: 'SAM-5.31', data: { area: areaName(inArea) } });
  }
  setAsideFrom(g, inArea, 'SAM-5.33');
}

/** SAM-5.20 to SAM-5.26 So many Enemies, in no place yet, come into a Location: they fight, and what follows if any is left. */
export function enter(g: G, at: Location, n: number): void {
  const { s } = g;
  const bySword = Math.min(n, swordsAt(s, at));
  const gone = exchange(n - bySword, s.military[at] ?? 0, strengthAt(s, at));
  const left = n - bySword - gone.enemies;
  const fought = isDefended(s, at);
  s.enemySupply += n - left;
  add(s.enemies, at, left);
  if (fought)
    g.emit({
      type: 'enemies.attack',
      rule: 'SAM-5.21',
      data: { place: locationName(at), n, gone: n - left, lost: gone.military },
    });
  giveBack(g, MILITARY, gone.military, at, 'SAM-5.21');
  if ((s.enemies[at] ?? 0) > 0) overrun(g, at);
  settle(g);
}

/** SAM-5.24, SAM-5.25, SAM-5.29 Enemies stand in a Location. */
function overrun(g: G, at: Location): void {
  const { s } = g;
  for (const who of courtAt(s, at)) kill(g, who, 'SAM-5.24');
  giveBack(g, DIVINERS, s.diviners[at] ?? 0, at, 'SAM-5.25');
  if (IS_CAPITAL[at] === true && CAPITAL[AREA_OF[at] ?? 0] === at) loseCapital(g, AREA_OF[at] ?? 0);
}

/** SAM-5.08 An Enemy Army Steps along a Route, unless Diplomacy stops its attack. */
export function march(g: G, from: Location, to: Location, n: number): boolean {
  const { s } = g;
  if (diplomacyStops(g, to)) return false;
  add(s.enemies, from, -n);
  g.emit({
    type: 'enemies.moved',
    rule: 'SAM-5.08',
    data: { n, from: locationName(from), place: locationName(to) },
  });
  dropKaru(g, routeBetween(from, to), 'SAM-24.10');
  enter(g, to, n);
  return true;
}

/** SAM-6.05 to SAM-6.12 Enemies of a card are put in a Location. */
export function arrive(g: G, at: Location, wanted: number, rule: string): void {
  const { s } = g;
  const n = Math.min(wanted, s.enemySupply);
  if (n === 0) return;
  const data = { n, place: locationName(at) };
  if (isDefended(s, at)) {
    if (n * strengthAt(s, at) <= defenseAt(s, at)) {
      g.emit({ type: 'enemies.blocked', rule: 'SAM-6.07', data });
      return;
    }
    if (diplomacyStops(g, at)) return;
  }
  s.enemySupply -= n;
  g.emit({ type: 'enemies.placed', rule, data });
  enter(g, at, n);
}

/** Enemies of a Location go to the supply: by an Attack of yours, a card, an ability. */
export function removeEnemies(g: G, at: Location, n: number, rule: string): number {
  const { s } = g;
  const gone = Math.min(n, s.enemies[at] ?? 0);
  if (gone === 0) return 0;
  add(s.enemies, at, -gone);
  s.enemySupply += gone;
  g.emit({ type: 'enemies.removed', rule, data: { n: gone, place: locationName(at) } });
  return gone;
}
