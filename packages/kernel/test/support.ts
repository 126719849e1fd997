import type { BaseState, ChanceSource, Game, Key, Refusal, Seat, SeenEvent, Table } from '@edubba/kernel';
import { Refused } from '@edubba/kernel';

/** Chance that comes as written, one outcome after another. */
export function outcomes(...keys: readonly Key[]): ChanceSource {
  const left = [...keys];
  return (_, possible, __, kind) => {
    const key = left.shift();
    if (key === undefined) throw new Error(`nothing is written for ${kind}`);
    if (!possible.includes(key)) throw new Error(`${kind} cannot come out as ${key}`);
    return key;
  };
}

/** How an attempt is refused; fails if it is not. */
export function refusalOf(attempt: () => unknown): Refusal {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('it was not refused');
}

/** The id of the reason why an attempt is refused. */
export function whyNot(attempt: () => unknown): string {
  return refusalOf(attempt).why.id;
}

/** Answers in turn: `0:raid` is seat 0's answer. */
export function plays<S extends BaseState>(table: Table<S>, ...answers: readonly string[]): void {
  for (const answer of answers) {
    const colon = answer.indexOf(':');
    table.play(Number(answer.slice(0, colon)), answer.slice(colon + 1));
  }
}

/** The types of what a seat was told, without what it may not hear. */
export function told<S extends BaseState>(table: Table<S>, seat: Seat): string[] {
  return table.eventsFor(seat).flatMap(({ event }: SeenEvent) => (event === undefined ? [] : [event.type]));
}

/** Everything about a table that must not change when an answer fails. */
export function everythingOf<S extends BaseState>(table: Table<S>): unknown {
  const { log, line, events, machine, info } = table;
  const seats = Array.from({ length: info.seats }, (_, seat) => seat);
  return structuredClone({
    log,
    line,
    events,
    pos: machine.pos,
    numbers: seats.map((seat) => table.number(seat)),
    questions: seats.map((seat) => table.question(seat) ?? null),
    undo: seats.map((seat) => table.undoable(seat)),
  });
}

/** Laws of a game that are broken in a table's position. */
export function brokenLaws<S extends BaseState>(game: Game<S>, s: S): string[] {
  return game.laws.flatMap(({ name, broken }) => (broken(s) === undefined ? [] : [name]));
}
