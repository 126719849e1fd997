import type { Key, RuleId, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import type { Kind } from '../../content/units.ts';
import { BEATEN, CHAMPION, KINDS, MERCENARY, UNITS } from '../../content/units.ts';
import { IDS } from '../geography.ts';
import { HEALTHY, INJURED } from '../keys.ts';
import { figuresAt, unitsAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import type { State } from '../state.ts';

const add = (list: number[] | undefined, at: number, n: number): void => {
  if (list !== undefined) list[at] = (list[at] ?? 0) + n;
};

/** Puts figures on a space; says nothing and takes them from nowhere. `hurt`: how many of them are injured. */
export function putUnits(s: State, seat: Seat, space: Space, kind: Kind, n: number, hurt = 0): void {
  add(s.units[seat], space * KINDS + kind, n);
  add(s.hurt[seat], space * KINDS + kind, hurt);
  add(s.figures[seat], space, n);
}

const subtract = (list: number[] | undefined, at: number, n: number): void => {
  if (list !== undefined) list[at] = (list[at] ?? 0) - n;
};

/** Takes figures off a space; says nothing and puts them nowhere. Not by putting fewer than none: −0 would make lists of fractions of them, for an engine. */
export function takeUnits(s: State, seat: Seat, space: Space, kind: Kind, n: number, hurt = 0): void {
  subtract(s.units[seat], space * KINDS + kind, n);
  subtract(s.hurt[seat], space * KINDS + kind, hurt);
  subtract(s.figures[seat], space, n);
}

/** How many of the units of a kind on a space are injured. */
export function hurtAt(s: State, seat: Seat, space: Space, kind: Kind): number {
  return s.hurt[seat]?.[space * KINDS + kind] ?? 0;
}

/** Every unit a player has on a space, for option lists: `spearman`, `chariot!` for injured ones. */
export function unitKeysAt(s: State, seat: Seat, space: Space): Key[] {
  const keys: Key[] = [];
  if (figuresAt(s, seat, space) === 0) return keys;
  for (let kind = 0; kind < KINDS; kind++) {
    const n = unitsAt(s, seat, space, kind);
    if (n === 0) continue;
    const hurt = hurtAt(s, seat, space, kind);
    if (n > hurt) keys.push(HEALTHY[kind] as Key);
    if (hurt > 0) keys.push(INJURED[kind] as Key);
  }
  return keys;
}

/** Injured ones go last, so that whoever chooses a kind keeps the healthy: of `n` taken so many are injured. */
export function hurtAmong(s: State, seat: Seat, space: Space, kind: Kind, n: number): number {
  const healthy = unitsAt(s, seat, space, kind) - hurtAt(s, seat, space, kind);
  return Math.max(0, n - healthy);
}

/** AKK-3.16 Units from the supply to a space, as far as there are any. Mercenaries never run out. */
export function deploy(g: G, seat: Seat, space: Space, kind: Kind, n: number, rule: RuleId): void {
  const { s } = g;
  const placed = kind === MERCENARY ? n : Math.min(n, s.reserve[seat]?.[kind] ?? 0);
  if (placed <= 0) return;
  if (kind !== MERCENARY) add(s.reserve[seat], kind, -placed);
  putUnits(s, seat, space, kind, placed);
  g.emit({
    type: 'units.placed',
    seat,
    rule,
    to: IDS[space] ?? '',
    data: { unit: UNITS[kind] ?? '', n: placed, space: IDS[space] ?? '' },
  });
}

/** AKK-12.22 Units go back to the supply; mercenaries disperse; a champion is off the board until the prestige phase (AKK-10.22). */
export function disband(g: G, seat: Seat, space: Space, kind: Kind, n: number, hurt: number, rule: RuleId): void {
  const { s } = g;
  if (n <= 0) return;
  takeUnits(s, seat, space, kind, n, hurt);
  if (kind === CHAMPION || kind === BEATEN) add(s.away, seat, n);
  else if (kind !== MERCENARY) add(s.reserve[seat], kind, n);
  g.emit({
    type: 'units.removed',
    seat,
    rule,
    from: IDS[space] ?? '',
    data: { unit: UNITS[kind] ?? '', n, space: IDS[space] ?? '' },
  });
}

/** Everything a player has on a space goes; champions are off the board until the prestige phase. */
export function disbandAll(g: G, seat: Seat, space: Space, rule: RuleId): void {
  for (let kind = 0; kind < KINDS; kind++)
    disband(g, seat, space, kind, unitsAt(g.s, seat, space, kind), hurtAt(g.s, seat, space, kind), rule);
}

/** Units of a kind go from one space to another; how they get there is the caller's business. */
export function march(s: State, seat: Seat, from: Space, to: Space, kind: Kind, n: number): void {
  if (n <= 0 || from === to) return;
  const hurt = hurtAmong(s, seat, from, kind, n);
  takeUnits(s, seat, from, kind, n, hurt);
  putUnits(s, seat, to, kind, n, hurt);
}

/** All figures of a player go from one space to another. */
export function marchAll(s: State, seat: Seat, from: Space, to: Space): void {
  for (let kind = 0; kind < KINDS; kind++) march(s, seat, from, to, kind, unitsAt(s, seat, from, kind));
}
