import { readOutcome } from '@edubba/kernel';
import type { Outcome, SeatInfo, TableInfo } from '@edubba/protocol';
import { remaining } from './clocks.ts';
import type { SeatHead, TableHead } from './head.ts';
import { isReady } from './head.ts';

/** What is not kept with a table: who has a window open at it. */
export interface Presence {
  readonly here: ReadonlySet<string>;
  readonly watching: number;
}

const NOBODY: Presence = { here: new Set(), watching: 0 };

/** A table as those who sit there may see it, or as everybody else may who may look at it. */
export function infoOf(
  head: TableHead,
  rev: number,
  now: number,
  { here, watching }: Presence = NOBODY,
  asker: 'sitter' | 'other' = 'sitter',
): TableInfo {
  const { turn } = head;
  return {
    id: head.id,
    rev,
    game: head.game,
    title: head.title,
    status: head.status,
    by: head.by,
    seats: head.seats.map((at) => seatInfo(head, at, now, here)),
    options: head.options,
    pace: head.pace,
    open: head.open,
    spectators: head.spectators,
    created: head.created,
    updated: head.updated,
    started: head.started,
    ended: head.ended,
    turn:
      turn === null ? null : { seats: [...turn.seats], since: turn.since, kind: turn.kind, about: turn.about as never },
    paused: head.paused,
    pauseWish: [...head.pauseWish],
    answers: head.answers,
    scores: [...head.scores],
    outcome: head.outcome === null ? null : (readOutcome(head.outcome) as Outcome),
    commitment: head.commitment,
    contributions: head.seats.map(({ contribution }) => contribution),
    // The next table of people who play among themselves is theirs.
    rematch: asker === 'sitter' || head.open ? head.rematch : null,
    watching,
  };
}

function seatInfo({ pace }: TableHead, at: SeatHead, now: number, here: ReadonlySet<string>): SeatInfo {
  const { who, person, name, bot, gone, vacation } = at;
  return {
    who,
    person,
    name,
    bot,
    gone,
    left: remaining(pace, at),
    here: person !== null && here.has(person),
    ready: isReady(at),
    vacation: vacation !== null && vacation.from <= now && now < vacation.until,
  };
}
