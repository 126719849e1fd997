import type { Effects, RuleId, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { IDS, layout } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

type G = Effects<State>;

/** Puts a Hut on the map; where it was taken from is the caller's business. */
export function placeHut(g: G, seat: Seat, space: Space, rule: RuleId): void {
  g.s.hut[space] = seat;
  g.s.huts[seat]?.push(space);
  g.emit({ type: 'hut.built', seat, rule, data: { space: IDS[space] ?? '' } });
}

/** ASY-9.05, ASY-A.45 Builds from the Growth area while it has a Hut, then from the Personal supply. */
export function buildHut(g: G, seat: Seat, space: Space, rule: RuleId): void {
  const source = (g.s.growthHuts[seat] ?? 0) > 0 ? g.s.growthHuts : g.s.personalHuts;
  source[seat] = (source[seat] ?? 0) - 1;
  placeHut(g, seat, space, rule);
}

/** Takes a Hut off the map; Farmer and Ship stay (ASY-12.02, ASY-27.11). */
function liftHut(s: State, space: Space): Seat {
  const seat = s.hut[space] ?? NOBODY;
  s.hut[space] = NOBODY;
  const list = s.huts[seat] as Space[];
  for (let i = list.indexOf(space); i < list.length - 1; i++) list[i] = list[i + 1] as Space;
  list.pop();
  return seat;
}

/** A Hut returns to the Main supply. */
export function removeHut(g: G, space: Space, why: string, rule: RuleId): void {
  const seat = liftHut(g.s, space);
  g.s.mainHuts[seat] = (g.s.mainHuts[seat] ?? 0) + 1;
  g.emit({ type: why, seat, rule, data: { space: IDS[space] ?? '' } });
}

/** ASY-26.20, ASY-26.21 */
export function moveHut(g: G, from: Space, to: Space, rule: RuleId): void {
  const seat = liftHut(g.s, from);
  g.s.hut[to] = seat;
  g.s.huts[seat]?.push(to);
  g.emit({ type: 'hut.moved', seat, rule, data: { from: IDS[from] ?? '', to: IDS[to] ?? '' } });
}

/** ASY-10.02, ASY-10.04 A Ship from the Personal supply; on the map it is nobody's. */
export function placeShip(g: G, seat: Seat, space: Space, rule: RuleId): void {
  g.s.ships[seat] = (g.s.ships[seat] ?? 0) - 1;
  g.s.ship[space] = true;
  g.emit({ type: 'ship.placed', seat, rule, data: { space: IDS[space] ?? '' } });
}

/** ASY-18.08, ASY-18.09 A large piece takes the place of the Hut; a Farmer there leaves too. */
export function placeZiggurat(g: G, seat: Seat, space: Space, rule: RuleId): void {
  const { s } = g;
  if (s.hut[space] !== NOBODY) removeHut(g, space, 'hut.replaced', 'ASY-18.08');
  s.farmer[space] = false;
  s.ziggurat[space] = seat;
  s.levels[space] = 1;
  s.ziggurats[seat]?.push(space);
  g.emit({ type: 'ziggurat.founded', seat, rule, data: { space: IDS[space] ?? '' } });
}

/** ASY-29.02 Everything on the rivers returns to the Main supply. */
export function clearRivers(g: G): void {
  const { s } = g;
  for (const space of layout(s).rivers) {
    if (s.hut[space] !== NOBODY) removeHut(g, space, 'hut.flooded', 'ASY-29.02');
    s.farmer[space] = false;
    s.ship[space] = false;
  }
  g.emit({ type: 'flood.cleared', rule: 'ASY-29.02' });
}
