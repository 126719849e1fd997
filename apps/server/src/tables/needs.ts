import type { AnyPlay } from '@edubba/hosting';
import type { Seat } from '@edubba/kernel';
import { conflict, forbidden } from '../failure.ts';
import type { TableHead } from './head.ts';
import { seatOf } from './head.ts';

/** The bot that takes a seat where nobody has said which. */
export function firstBot({ bots }: AnyPlay): string {
  return Object.keys(bots)[0] ?? 'random';
}

/** Throws where the game has begun. */
export function waiting({ status }: TableHead): void {
  if (status !== 'waiting') throw conflict('not-waiting', 'The game has begun already, or the table is closed.');
}

/** Throws where no game is being played. */
export function playing({ status }: TableHead): void {
  if (status !== 'playing') throw conflict('not-playing', 'The game is not being played.');
}

/** The seat of somebody; throws where they have none. */
export function mine(head: TableHead, person: string): Seat {
  const seat = seatOf(head, person);
  if (seat === undefined) throw forbidden('You do not sit at this table.');
  return seat;
}
