import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import type { State } from '../rules/index.ts';

type Stock = 'camels' | 'gold' | 'ships' | 'farmers' | 'ploughs' | 'influence' | 'offerings' | 'personalHuts';

/** The position with some numbers of one player changed, as far as a plan needs to know. */
export function change(s: State, seat: Seat, by: { readonly [stock in Stock]?: number }): State {
  const changed: State = { ...s };
  for (const stock of Object.keys(by) as Stock[]) {
    const list = s[stock].slice();
    list[seat] = (list[seat] ?? 0) + (by[stock] ?? 0);
    changed[stock] = list;
  }
  return changed;
}

/** One entry of a list replaced. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
  const out = list.slice();
  out[at] = value;
  return out;
}

/** An Action tile turned over. */
export function useTile(s: State, seat: Seat, column: Column): State {
  return { ...s, used: put(s.used, seat, put(s.used[seat] ?? [], column, true)) };
}

/** A piece gone from a column. */
function takePiece(s: State, seat: Seat, column: Column): State {
  const taken = s.taken[seat] ?? [];
  return {
    ...s,
    taken: put(s.taken, seat, put(taken, column, (taken[column] ?? 0) + 1)),
    columnUsed: put(s.columnUsed, seat, put(s.columnUsed[seat] ?? [], column, true)),
  };
}

/** A Ziggurat one level higher. */
export function raised(s: State, seat: Seat, space: Space, column: Column): State {
  return {
    ...takePiece(s, seat, column),
    levels: put(s.levels, space, (s.levels[space] ?? 0) + 1),
    raised: put(s.raised, space, true),
  };
}

/** A new Ziggurat in the place of a Hut. */
export function founded(s: State, seat: Seat, space: Space, column: Column): State {
  return {
    ...takePiece(withoutHut(s, seat, space), seat, column),
    ziggurat: put(s.ziggurat, space, seat),
    ziggurats: put(s.ziggurats, seat, [...(s.ziggurats[seat] ?? []), space]),
    levels: put(s.levels, space, 1),
    raised: put(s.raised, space, true),
  };
}

/** A Roof built, from this area. */
export function roofed(s: State, space: Space, area: number): State {
  return {
    ...s,
    roofed: put(s.roofed, space, true),
    raised: put(s.raised, space, true),
    areaRoof: put(s.areaRoof, area, false),
  };
}

/** A Hut more on the map; where it comes from is the caller's business. */
export function withHut(s: State, seat: Seat, space: Space): State {
  return { ...s, hut: put(s.hut, space, seat), huts: put(s.huts, seat, [...(s.huts[seat] ?? []), space]) };
}

export function withoutHut(s: State, seat: Seat, space: Space): State {
  const huts = (s.huts[seat] ?? []).filter((hut) => hut !== space);
  return { ...s, hut: put(s.hut, space, -1), huts: put(s.huts, seat, huts) };
}

export function withShip(s: State, seat: Seat, space: Space): State {
  return { ...change(s, seat, { ships: -1 }), ship: put(s.ship, space, true) };
}

export function withFarmer(s: State, seat: Seat, space: Space): State {
  return { ...change(s, seat, { farmers: -1 }), farmer: put(s.farmer, space, true) };
}

/** A token laid in a Tribute area. */
export function laid(s: State, seat: Seat, area: number, token: 'gold' | 'ship'): State {
  if (token === 'ship') return { ...change(s, seat, { ships: -1 }), areaShip: put(s.areaShip, area, true) };
  return { ...change(s, seat, { gold: -1 }), areaGold: put(s.areaGold, area, (s.areaGold[area] ?? 0) + 1) };
}
