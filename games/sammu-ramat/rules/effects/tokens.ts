import type { Marker, Token } from '../../content/things.ts';
import { DIVINERS, MARKERS, MEDICINE, MILITARY, SUPPLIES, TOKENS } from '../../content/things.ts';
import type { Location, Pool } from '../geography.ts';
import { LOCATION_IDS, POOL_OF } from '../geography.ts';
import { placeName } from '../names.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';

/** Adds to one number of a list. */
export function add(list: number[], i: number, n: number): void {
  list[i] = (list[i] ?? 0) + n;
}

function listOf(s: State, token: Token): number[] {
  if (token === MILITARY) return s.military;
  if (token === DIVINERS) return s.diviners;
  return token === SUPPLIES ? s.supplies : s.medicine;
}

/** Military and Diviners lie in Locations, Supplies and Medicine in pools. */
export const inPool = (token: Token): boolean => token === SUPPLIES || token === MEDICINE;
const spot = (token: Token, at: Location): number => (inPool(token) ? (POOL_OF[at] ?? 0) : at);

/** Tokens of a kind at hand in a Location: there, or in its Area's pool. */
export const atHand = (s: State, token: Token, at: Location): number => listOf(s, token)[spot(token, at)] ?? 0;

/** SAM-2.12, SAM-12.05 Tokens come from their track to a Location or its pool; as many as there are. */
export function gain(g: G, token: Token, n: number, at: Location, rule: string): void {
  const { s } = g;
  const gained = Math.min(n, s.track[token] ?? 0);
  if (gained === 0) return;
  add(s.track, token, -gained);
  add(listOf(s, token), spot(token, at), gained);
  const to = inPool(token) ? placeName(POOL_OF[at] ?? 0) : (LOCATION_IDS[at] ?? '');
  g.emit({ type: 'tokens.gained', rule, data: { token: TOKENS[token] ?? '', n: gained, place: to } });
}

function returned(g: G, token: Token, n: number, place: string, rule: string): void {
  add(g.s.track, token, n);
  g.emit({ type: 'tokens.returned', rule, data: { token: TOKENS[token] ?? '', n, place } });
}

/** SAM-2.11 Tokens of a Location (or of its pool) go back to their track. */
export function giveBack(g: G, token: Token, n: number, at: Location, rule: string): void {
  if (inPool(token)) return giveBackFrom(g, token, n, POOL_OF[at] ?? 0, rule);
  if (n === 0) return;
  add(listOf(g.s, token), at, -n);
  returned(g, token, n, LOCATION_IDS[at] ?? '', rule);
}

/** Supplies or Medicine of a pool go back to their track. */
export function giveBackFrom(g: G, token: Token, n: number, pool: Pool, rule: string): void {
  if (n === 0) return;
  add(listOf(g.s, token), pool, -n);
  returned(g, token, n, placeName(pool), rule);
}

/** All of one kind in a pool. */
export function emptyPool(g: G, token: Token, pool: Pool, rule: string): void {
  giveBackFrom(g, token, listOf(g.s, token)[pool] ?? 0, pool, rule);
}

/** Takes tokens up to Carry them, or puts Carried ones down: they leave no track. */
export function lift(s: State, token: Token, n: number, at: Location): void {
  add(listOf(s, token), spot(token, at), -n);
}

/** SAM-19.03 A marker goes from the supply into the bag, if there is one. */
export function intoBag(g: G, marker: Marker, rule: string): boolean {
  const { s } = g;
  const there = (s.supply[marker] ?? 0) > 0;
  if (there) {
    add(s.supply, marker, -1);
    add(s.bag, marker, 1);
  }
  g.emit({ type: there ? 'marker.bagged' : 'marker.none', rule, data: { marker: MARKERS[marker] ?? '' } });
  return there;
}

/** A marker goes to the supply: nothing came of it, or its work is done. */
export function toSupply(g: G, marker: Marker, type: string, rule: string, place = ''): void {
  add(g.s.supply, marker, 1);
  g.emit({ type, rule, data: { marker: MARKERS[marker] ?? '', place } });
}
