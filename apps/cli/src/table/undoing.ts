import type { Seat } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import type { Sitting } from './sitting.ts';

/** Who may take something back alone. Somebody else at the same keyboard may mean the move they made just now. */
export function whoMayUndo({ table, people }: Sitting, seat: Seat): Seat | undefined {
  return [seat, ...people].find((person) => 'to' in table.undoable(person));
}

/** Whose choice `undo` would take back, and whether it goes over answers of bots; nothing if it cannot. */
export function undoFor(sitting: Sitting, seat: Seat): { readonly by: Seat; readonly overBots: boolean } | undefined {
  const { table, people } = sitting;
  const by = whoMayUndo(sitting, seat);
  if (by !== undefined) return { by, overBots: false };
  // Bots have no say: over their answers one goes back without asking, but not over dice and what has become known.
  const to = lastChoice(sitting, seat);
  const free = people.length === 1 && to >= 0 && to >= table.machine.pos.barrier;
  return free ? { by: seat, overBots: true } : undefined;
}

/** Can `undo` do anything now? */
export function mayUndo(sitting: Sitting, seat: Seat): boolean {
  return undoFor(sitting, seat) !== undefined;
}

/** Who would choose again what with `redo`. */
export function redoFor(
  { table, people, takenBack }: Sitting,
  seat: Seat,
): { readonly by: Seat; readonly over?: string } | undefined {
  const by = [seat, ...people].find((person) => table.redoable(person) !== undefined);
  if (by !== undefined) return { by };
  const fresh = takenBack !== undefined && takenBack.entries === table.log.length;
  return fresh && table.options(takenBack.seat).includes(takenBack.key)
    ? { by: takenBack.seat, over: takenBack.key }
    : undefined;
}

/** Can `redo` do anything now? */
export function mayRedo(sitting: Sitting, seat: Seat): boolean {
  return redoFor(sitting, seat) !== undefined;
}

/** Where this seat chose last. */
export function lastChoice({ table }: Sitting, seat: Seat): number {
  return table.line.findLastIndex((entry) => entry.seat === seat && entry.mark === undefined);
}

/** Why there is no undo, or that there is. */
export function sayUndo({ say }: Cli, sitting: Sitting, seat: Seat): string {
  const offer = sitting.table.undoable(seat);
  if ('to' in offer || mayUndo(sitting, seat)) return say('cli.play.undo-possible');
  if (lastChoice(sitting, seat) < 0) return say('kernel.undo-nothing');
  const why = say(`kernel.undo-${offer.blocked}`);
  return offer.blocked === 'nothing'
    ? why
    : say('cli.play.undo-blocked', { why, people: sitting.people.length, back: 'back' });
}
