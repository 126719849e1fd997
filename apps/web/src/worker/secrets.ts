import type { BaseState, GameEvent, ItemId, LogEntry, Machine, Seat } from '@edubba/kernel';
import { places, seesItem, SPECTATOR, viewOf } from '@edubba/kernel';

/** What has to be known of a question before it is answered, to say afterwards who may know the answer. */
export interface Asking {
  /** Asked and answered before everybody's eyes: not sealed, not chance, and with nothing that only the asked may know. */
  readonly open: boolean;
  readonly unseen: ReadonlySet<ItemId>;
}

/** The open question as a seat knows it. */
export function askingOf(machine: Machine<BaseState>, seat: Seat): Asking {
  const { step } = machine;
  const open = (step?.type === 'ask' || step?.type === 'each') && step.aside === undefined;
  return { open, unseen: unseenBy(machine, seat) };
}

function unseenBy({ game, pos }: Machine<BaseState>, seat: Seat): ReadonlySet<ItemId> {
  return new Set(
    places(game.zones, pos.s).flatMap((place) => place.items.filter((item) => !seesItem(pos, place, item, seat))),
  );
}

/**
 * May a seat know what was answered? Its own answers; of others what was answered openly or told by an event, as long as
 * that names no item which it could see neither before nor after.
 */
export function mayKnow(
  after: Machine<BaseState>,
  seat: Seat,
  { seat: by, key }: LogEntry,
  { open, unseen }: Asking,
  told: readonly Omit<GameEvent, 'only'>[],
): boolean {
  if (by === seat) return true;
  if (!open && !key.startsWith('~') && !told.some((event) => tells(event, key))) return false;
  const still = unseenBy(after, seat);
  return !key.split(/[:/,~\s]/).some((word) => unseen.has(word) && still.has(word));
}

/** Does an event, as it is shown, name the answer: the number rolled, the card drawn? */
function tells({ item, data = {} }: Omit<GameEvent, 'only'>, key: string): boolean {
  return item === key || Object.values(data).some((value) => String(value) === key);
}

/** Does any seat know of this position what not everybody may know? */
export function hasSecrets(machine: Machine<BaseState>): boolean {
  if (machine.step?.type === 'sealed') return true;
  const open = JSON.stringify(viewOf(machine, SPECTATOR).s);
  const seats = [...Array(machine.pos.s.table.seats).keys()];
  return seats.some((seat) => JSON.stringify(viewOf(machine, seat).s) !== open);
}
