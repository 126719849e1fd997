import type { BaseState, Seat, Table } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import { standingOf } from '@edubba/hosting';
import type { Payer } from '../live/budget.ts';
import type { RewindWish, TableHead } from './head.ts';

/** Somebody who looks at a table through one window. */
export interface Viewer {
  readonly person: string | undefined;
  /** Below 0 for somebody who only looks on; changes when the person sits down or gets up. */
  seat: Seat;
  /** On whose account is what is written out for them. */
  readonly payer: Payer;
  send(text: string): void;
  /** Nobody may look on here any longer. */
  dismiss(): void;
}

/** The rewind wish as it travels. */
export function rewindOf(wish: RewindWish | null): Extract<Received, { type: 'rewind' }>['rewind'] | null {
  if (wish === null) return null;
  const { by, to, needed, agreed, state } = wish;
  return { by, to, needed: [...needed], agreed: [...agreed], state };
}

/** While a bot plays for somebody nothing is asked of them and nothing offered. */
const ASKED_NOTHING = { question: null, refused: [], offers: [], undo: { blocked: 'nothing' }, redo: null } as const;

function standing(table: Table<BaseState>, head: TableHead, seat: Seat): object {
  const { version: _, ...rest } = standingOf(table, seat);
  const gone = (head.seats[seat]?.gone ?? null) !== null;
  return { ...rest, ...(gone ? ASKED_NOTHING : {}), rewind: rewindOf(head.rewind) };
}

/** Everything anew for one seat. */
export function standingText(table: Table<BaseState>, head: TableHead, seat: Seat): string {
  return JSON.stringify({
    type: 'standing',
    version: table.events.length,
    seen: head.seats[seat]?.seen ?? table.events.length,
    events: table.eventsFor(seat),
    ...standing(table, head, seat),
  });
}

/** What happened since a version, for one seat. */
export function eventsText(table: Table<BaseState>, head: TableHead, seat: Seat, from: number, by: Seat): string {
  return JSON.stringify({
    type: 'events',
    by,
    from,
    events: table.eventsFor(seat, from),
    ...standing(table, head, seat),
  });
}
