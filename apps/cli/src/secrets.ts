import type { BaseState, GameEvent, ItemId, LogEntry, Seat, Table, View } from '@edubba/kernel';
import { places, seesItem } from '@edubba/kernel';

/** A question as one seat knew it, before it was answered. */
export interface Asking {
  readonly kind: string;
  readonly view: View<BaseState>;
  /** Asked and answered before everybody's eyes: not sealed, not chance, and with nothing that only the asked may know. */
  readonly open: boolean;
  /** Items this seat could not see. */
  readonly unseen: ReadonlySet<ItemId>;
}

/** The question that is open at a table now. */
export function askingOf(table: Table<BaseState>, seat: Seat): Asking {
  const { step, kind } = table.machine;
  const open = (step?.type === 'ask' || step?.type === 'each') && step.aside === undefined;
  return { kind, view: table.view(seat), open, unseen: unseenBy(table, seat) };
}

function unseenBy({ machine: { game, pos } }: Table<BaseState>, seat: Seat): ReadonlySet<ItemId> {
  return new Set(
    places(game.zones, pos.s).flatMap((place) => place.items.filter((item) => !seesItem(pos, place, item, seat))),
  );
}

/**
 * May a seat know what was answered? It may know its own answers, and what is taken back. Of others it knows what was
 * answered openly or told by an event, as long as that names no item which it could see neither before nor after.
 */
export function mayKnow(
  table: Table<BaseState>,
  seat: Seat,
  { seat: by, key, mark }: LogEntry,
  asking: Asking,
  events: readonly Omit<GameEvent, 'only'>[],
): boolean {
  if (by === seat || mark === 'undo' || mark === 'retract') return true;
  const open = asking.open || key.startsWith('~') || events.some((event) => tells(event, key));
  if (!open) return false;
  const unseen = unseenBy(table, seat);
  return !key.split(/[:/,~\s]/).some((word) => asking.unseen.has(word) && unseen.has(word));
}

/** Does an event, as it is shown, name the answer: the number rolled, the card drawn? */
function tells({ item, data = {} }: Omit<GameEvent, 'only'>, key: string): boolean {
  return item === key || Object.values(data).some((value) => String(value) === key);
}
