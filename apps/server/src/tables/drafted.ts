import { summedUp } from '@edubba/hosting';
import type { BaseState, StoredEntry, Table } from '@edubba/kernel';
import type { AnyModule } from '../games.ts';
import type { Change } from '../store/database.ts';
import { dueAt, turnTo } from './clocks.ts';
import type { TableHead } from './head.ts';
import { seatOf, withSeat } from './head.ts';
import { printOf } from './replaying.ts';

/** Who wants a change, and the name of the message it came in. */
export interface Wisher {
  readonly person: string | null;
  readonly receipt: string | null;
}

/** Nobody in particular: what has to happen by itself. */
export const HOUSE: Wisher = { person: null, receipt: null };

/** What a deed works with: the position to answer at, and the head as it is to become. */
export interface Draft {
  head: TableHead;
  readonly table: Table<BaseState> | undefined;
  /** Somebody took their own answer back. */
  takenBack?: boolean;
}

/** The head after what was answered: whose turn it is, how the points stand, whether it is over. */
export function summed(
  play: AnyModule,
  table: Table<BaseState>,
  { person }: Wisher,
  { head, takenBack }: Pick<Draft, 'head' | 'takenBack'>,
  now: number,
): TableHead {
  const { asks, scores, outcome, answers } = summedUp(play, table);
  const asked = table.asked();
  const numbers = asked.map((seat) => table.number(seat));
  const turned = turnTo(head, asked, { kind: asks?.kind ?? '', about: asks?.about ?? null, numbers }, now, takenBack);
  const over = table.over && head.status === 'playing';
  const print = printOf(table, head.print);
  const after: TableHead = {
    ...turned,
    orders: table.orders.slice(),
    answers,
    scores,
    outcome,
    ...(print === undefined ? {} : { print }),
    ...(over ? { status: 'over' as const, ended: now } : {}),
  };
  const seat = seatOf(after, person ?? undefined);
  return seat === undefined ? after : withSeat(after, seat, { seen: table.events.length });
}

/** A head and what was answered, as they are kept. */
export function changeOf(
  { person, receipt }: Wisher,
  was: { readonly head: TableHead; readonly rev: number },
  head: TableHead,
  entries: readonly StoredEntry[],
  version: number,
): Change {
  return {
    table: head.id,
    rev: was.rev,
    head: JSON.stringify(head),
    status: head.status,
    open: head.open,
    updated: head.updated,
    due: dueAt(head),
    entries: JSON.stringify(entries),
    by: person,
    receipt,
    version,
    ...(sameSitters(head, was.head) ? {} : { sitters: peopleIn(head) }),
  };
}

function sameSitters({ seats }: TableHead, was: TableHead): boolean {
  return seats.length === was.seats.length && seats.every(({ person }, i) => person === was.seats[i]?.person);
}

function peopleIn({ seats }: TableHead): string[] {
  return seats.flatMap(({ person }) => (person === null ? [] : [person]));
}
