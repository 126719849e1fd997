import { copyJson } from './copy.ts';
import type { Machine } from './machine.ts';
import type { BaseState, DecisionKind, ItemId, Json, Seat } from './types.ts';
import { SPECTATOR } from './types.ts';
import type { Located, Zone } from './visibility.ts';
import { seesItem } from './visibility.ts';

/** That somebody is asked, as everybody may know it. */
export interface Pending {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly about: Json;
}

/**
 * What a seat may know of a position, built up from the visibility table. `s` has the shape of the state;
 * an item it may not see stands there as `?` and its back.
 */
export interface View<S extends BaseState> {
  readonly seat: Seat;
  readonly seq: number;
  readonly over: boolean;
  readonly s: S;
  readonly pending: readonly Pending[];
}

/** Builds the view of a seat, or of {@link SPECTATOR}. */
export function viewOf<S extends BaseState>(machine: Machine<S>, seat: Seat): View<S> {
  const { pos, game } = machine;
  const out: { [name: string]: unknown } = { table: pos.s.table };
  for (const [name, sight] of Object.entries<unknown>(game.visibility)) {
    const value = (pos.s as unknown as { [name: string]: Json })[name] as Json;
    out[name] = sight === 'all' ? copyJson(value) : showZone(machine, name, sight as Zone, value, seat);
  }
  const about = copyJson(machine.about());
  const pending = machine.asked().map((asked) => ({ seat: asked, kind: machine.kind, about }));
  return { seat, seq: pos.seq, over: pos.over, s: out as unknown as S, pending };
}

function showZone<S extends BaseState>(
  machine: Machine<S>,
  name: string,
  zone: Zone,
  lists: Json,
  seat: Seat,
): ItemId[] | ItemId[][] {
  if (zone.zone === 'shared')
    return showItems(machine, { name, zone, owner: SPECTATOR, items: lists as ItemId[] }, seat);
  return (lists as ItemId[][]).map((items, owner) => showItems(machine, { name, zone, owner, items }, seat));
}

function showItems<S extends BaseState>(machine: Machine<S>, at: Located, seat: Seat): ItemId[] {
  const { pos, game } = machine;
  const shown = at.items.map((item) => (seesItem(pos, at, item, seat) ? item : `?${game.backOf(item)}`));
  // In a bag there is no order, so none is shown.
  return at.zone.bag === true ? shown.sort() : shown;
}
