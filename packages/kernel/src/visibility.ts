import type { Position } from './position.ts';
import { bit, everybody } from './position.ts';
import type { BaseState, ItemId, Seat, TableInfo } from './types.ts';
import { RulesError, SPECTATOR } from './types.ts';

/**
 * Who sees the items of a zone. `owner`: the seat whose part of the zone it is. A function knows the table only, not the
 * position: what becomes visible in the course of the game does so by `move` and `reveal`, which raise the undo barrier.
 */
export type Sees = 'all' | 'owner' | 'none' | ((table: TableInfo, seat: Seat, owner: Seat) => boolean);

/** A place where items lie: `ItemId[]`, or one such list for each seat. */
export interface Zone {
  readonly zone: 'shared' | 'each';
  readonly sees: Sees;
  /** Order means nothing here and what goes in is forgotten: a shuffled deck, a bag. */
  readonly bag?: boolean;
  /** The way to its member, `(s) => s.deck`: for games in which much moves, since looking it up by name takes longer. */
  readonly of?: (s: never) => ItemId[] | ItemId[][];
}

/**
 * Who may know a member of the state: everybody, or, of the items in a zone, whoever its zone shows them to. What is not
 * an item cannot be hidden: there would be no way to show it that the undo barrier and the leak test know of.
 */
export type Sight<T> =
  | 'all'
  // What lies in the middle is nobody's own.
  | (T extends ItemId[] ? Zone & { readonly zone: 'shared'; readonly sees: Exclude<Sees, 'owner'> } : never)
  | (T extends ItemId[][] ? Zone & { readonly zone: 'each' } : never);

/** The one table from which views, events, determinisations and the leak test are made. No member can be forgotten. */
export type Visibility<S extends BaseState> = {
  readonly [K in Exclude<keyof S, 'table'>]: Sight<S[K]>;
};

type ZoneName<S> = { [K in keyof S & string]: S[K] extends ItemId[] | ItemId[][] ? K : never }[keyof S & string];

/** Names a place: `deck`, or `hand:2` for seat 2's part of a zone. */
export type Place<S extends BaseState> = ZoneName<S> | `${ZoneName<S>}:${number}`;

/** The zones of a game, by name. */
export type Zones = readonly (readonly [string, Zone])[];

/** What a place's name says: which zone, and whose part of it. */
export interface Spot {
  readonly name: string;
  readonly zone: Zone;
  readonly owner: Seat;
}

/** A place found: with the list itself. */
export interface Located extends Spot {
  readonly items: ItemId[];
}

/** One kind of back for all, unless the game says otherwise. */
export const plainBack = (): string => 'card';

/** The zones of a visibility table, by name. */
export function zonesOf<S extends BaseState>(visibility: Visibility<S>): Zones {
  return Object.entries<unknown>(visibility).flatMap(([name, sight]) => {
    if (typeof sight !== 'object' || sight === null || !('zone' in sight)) return [];
    const zone = sight as Zone;
    if (zone.of !== undefined && zone.of(NAMES) !== (name as unknown))
      throw new RulesError(`the zone ${name} says that it is another member`);
    return [[name, zone] as const];
  });
}

/** Stands in for a state: every member is its own name. */
const NAMES = new Proxy({}, { get: (_, name) => name }) as never;

/** All lists of items of a state. */
export function places<S extends BaseState>(zones: Zones, s: S): Located[] {
  return zones.flatMap(([name, zone]) => {
    const lists = (s as unknown as { [name: string]: ItemId[] | ItemId[][] })[name];
    if (lists === undefined) throw new RulesError(`the state has no zone ${name}`);
    if (zone.zone === 'shared') return [{ name, zone, owner: SPECTATOR, items: lists as ItemId[] }];
    return (lists as ItemId[][]).map((items, owner) => ({ name: `${name}:${owner}`, zone, owner, items }));
  });
}

/** A spot, and the member of the state where its items lie. */
interface Parsed extends Spot {
  readonly member: string;
}

/** Names that were read before, by game: there are few, and they are asked for again and again. */
const parsed = new WeakMap<object, Map<string, Parsed>>();
let lastZones: object | undefined;
let lastNames = new Map<string, Parsed>();

/** Reads the name of a place. */
export function parse(zones: Zones, place: string): Parsed {
  if (zones !== lastZones) {
    lastNames = parsed.get(zones) ?? new Map<string, Parsed>();
    parsed.set(zones, lastNames);
    lastZones = zones;
  }
  return lastNames.get(place) ?? readPlace(zones, place);
}

/** Apart, so that what it looks up with is made only where something is looked up. */
function readPlace(zones: Zones, place: string): Parsed {
  const colon = place.indexOf(':');
  const member = colon < 0 ? place : place.slice(0, colon);
  const zone = zones.find((entry) => entry[0] === member)?.[1];
  if (zone === undefined) throw new RulesError(`there is no place ${place}`);
  const found = { name: place, member, zone, owner: colon < 0 ? SPECTATOR : Number(place.slice(colon + 1)) };
  lastNames.set(place, found);
  return found;
}

/** The items that lie at a spot. */
export function itemsAt<S extends BaseState>(s: S, { name, member, zone, owner }: Parsed): ItemId[] {
  const lists =
    zone.of === undefined
      ? (s as unknown as { [name: string]: ItemId[] | ItemId[][] | undefined })[member]
      : zone.of(s as never);
  const items = zone.zone === 'each' ? (lists as ItemId[][] | undefined)?.[owner] : (lists as ItemId[] | undefined);
  if (items === undefined) throw new RulesError(`there is no place ${name}`);
  return items;
}

/** Finds one place by its name. */
export function locate<S extends BaseState>(zones: Zones, s: S, place: string): Located {
  const spot = parse(zones, place);
  return { name: place, zone: spot.zone, owner: spot.owner, items: itemsAt(s, spot) };
}

/** Does the zone itself show its items to this seat? */
export function zoneShows(zone: Zone, table: TableInfo, seat: Seat, owner: Seat): boolean {
  if (zone.sees === 'all') return true;
  if (zone.sees === 'none') return false;
  if (zone.sees === 'owner') return seat === owner && seat >= 0;
  return zone.sees(table, seat, owner);
}

/** May this seat know which item lies there? */
export function seesItem<S extends BaseState>(pos: Position<S>, at: Spot, item: ItemId, seat: Seat): boolean {
  return zoneShows(at.zone, pos.s.table, seat, at.owner) || ((pos.known[item] ?? 0) & bit(seat)) !== 0;
}

/** Everybody who may know which item lies there, as a mask. */
export function whoSees<S extends BaseState>(pos: Position<S>, at: Spot, item: ItemId): number {
  const seers = zoneSeers(at, pos.s.table);
  return at.zone.sees === 'all' ? seers : seers | (pos.known[item] ?? 0);
}

/** Everybody to whom the zone itself shows its items, as a mask. */
export function zoneSeers({ zone, owner }: Spot, table: TableInfo): number {
  if (zone.sees === 'all') return everybody(table.seats);
  if (zone.sees === 'none') return 0;
  if (zone.sees === 'owner') return owner >= 0 && owner < table.seats ? bit(owner) : 0;
  let mask = zoneShows(zone, table, SPECTATOR, owner) ? bit(SPECTATOR) : 0;
  for (let seat = 0; seat < table.seats; seat++) if (zoneShows(zone, table, seat, owner)) mask |= bit(seat);
  return mask;
}
