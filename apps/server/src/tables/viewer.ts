import type { BaseState, RewindWish, Seat, Table } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import type { Suggested } from '@edubba/hosting';
import { standingOf, suggestedTo } from '@edubba/hosting';
import type { AnyModule } from '../games.ts';
import type { Payer } from '../live/budget.ts';
import type { TableHead } from './head.ts';

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

/** What is looked at. */
interface Shown {
  readonly head: TableHead;
  readonly play: AnyModule;
}

function suggestions({ head, play }: Shown, table: Table<BaseState>, seat: Seat): readonly Suggested[] {
  const { suggestions: list } = head;
  if (list === undefined || list.length === 0 || seat < 0 || (head.seats[seat]?.gone ?? null) !== null) return [];
  return suggestedTo(play, table, list, seat);
}

function standing(shown: Shown, table: Table<BaseState>, seat: Seat): object {
  const { head } = shown;
  const { version: _, ...rest } = standingOf(table, seat, suggestions(shown, table, seat));
  const gone = (head.seats[seat]?.gone ?? null) !== null;
  return { ...rest, ...(gone ? ASKED_NOTHING : {}), rewind: rewindOf(head.rewind) };
}

/** Everything anew for one seat; `told`: all that it was told so far, written out already. */
export function standingText(shown: Shown, table: Table<BaseState>, seat: Seat, told: string): string {
  const version = table.events.length;
  const first = JSON.stringify({ type: 'standing', version, seen: shown.head.seats[seat]?.seen ?? version });
  const last = JSON.stringify(standing(shown, table, seat));
  return `${first.slice(0, -1)},"events":[${told}],${last.slice(1)}`;
}

/** What happened since a version, for one seat. */
export function eventsText(shown: Shown, table: Table<BaseState>, seat: Seat, from: number, by: Seat): string {
  return JSON.stringify({
    type: 'events',
    by,
    from,
    events: table.eventsFor(seat, from),
    ...standing(shown, table, seat),
  });
}

/** All that a seat is shown of what is suggested. */
export function suggestedText(shown: Shown, table: Table<BaseState>, seat: Seat): string {
  return JSON.stringify({ type: 'suggested', suggestions: suggestions(shown, table, seat) });
}
