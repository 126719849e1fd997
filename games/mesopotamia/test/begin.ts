import type { ScenarioTable } from '@edubba/testkit';
import type { State } from '../rules/index.ts';
import { mesopotamiaTable } from './support.ts';

const NAMES = ['ann', 'ben', 'cem', 'dor', 'eli', 'fay'] as const;

/** A table in which roles are taken in seat order, and Empires and Starting areas as given, by seat. */
export function begin(
  empires: readonly string[],
  starts: readonly number[],
  options: { readonly [name: string]: string } = {},
): ScenarioTable<State> {
  const players = NAMES.slice(0, empires.length);
  const t = mesopotamiaTable({ players, at: 'beginning', options }) as ScenarioTable<State>;
  const roles = empires.length > 1 ? empires.length - 1 : 0;
  for (let seat = 0; seat < roles; seat++) t.seat(seat).answers('setup.role', 'ABCDEF'.charAt(seat));
  empires.forEach((empire, seat) => {
    if (t.table.machine.kind === 'setup.empire') t.seat(seat).answers('setup.empire', empire);
  });
  for (let seat = empires.length - 1; seat >= 0; seat--)
    if (t.table.machine.kind === 'setup.start' && t.table.asked().includes(seat))
      t.seat(seat).answers('setup.start', `start/${starts[seat]}`);
  return t;
}

/** Gives the first Quest back for everybody, and whatever is asked before that the first answer. */
export function finishSetup(t: ScenarioTable<State>): void {
  for (let i = 0; i < 40 && !t.over && t.board.round === 0; i++) {
    const seat = t.table.asked()[0] ?? 0;
    t.seat(seat).answers(t.table.machine.kind, t.table.options(seat)[0] ?? '');
  }
}
