import type { BaseState, Key, Seat, SeenEvent, StoredEvent, Table, View } from '@edubba/kernel';
import { bit, copyPosition, Machine, showEvent, viewOf } from '@edubba/kernel';

/** What an option would lead to, as far as no chance and nothing hidden is in the way. */
export interface Preview {
  readonly key: Key;
  readonly view: View<BaseState>;
  readonly events: readonly SeenEvent[];
  /** A die or a draw follows: from there on nobody knows. */
  readonly chance: boolean;
}

/** More answers in a row that nobody chooses are not looked ahead. */
const FAR = 200;

/**
 * What an option would lead to: the rules themselves, played on a copy. Stops before chance and before another seat's
 * question. Nothing at all where the answer would show the seat something hidden: nobody looks at a card for free.
 */
export function previewOf(table: Table<BaseState>, seat: Seat, key: Key): Preview | null {
  if (seat < 0 || table.whyNot(seat, key) !== undefined) return null;
  const { game } = table;
  const events: StoredEvent[] = [];
  const machine = Machine.resume(game, copyPosition(table.machine.pos, game.copy));
  machine.listen(events);
  let next: Key | undefined = key;
  for (let ahead = 0; next !== undefined && ahead < FAR; ahead++) {
    machine.answer(seat, next);
    if ((machine.learned & bit(seat)) !== 0) return null;
    next = forced(machine, seat);
  }
  const first = table.events.length;
  return {
    key,
    view: viewOf(machine, seat),
    events: events.map((event, i) => showEvent(event, first + i, seat, game.backOf)),
    chance: machine.step?.type === 'chance',
  };
}

/** The seat's only answer, where it has no choice. */
function forced(machine: Machine<BaseState>, seat: Seat): Key | undefined {
  const { step } = machine;
  if (step?.type !== 'ask' || !step.forced || machine.toMove !== seat) return undefined;
  const options = machine.options(seat);
  return options.length === 1 ? options[0] : undefined;
}
