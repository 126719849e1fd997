import type { SeatNames } from '@edubba/gamekit';
import type { BaseState, Seat } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import type { Sitter } from '../../worker/api.ts';

/** Does one person play alone against bots? Then it is "you"; several people have names. */
export function alone(seats: readonly Sitter[]): boolean {
  return seats.filter(({ who }) => who === 'person').length === 1;
}

/**
 * Names inside sentences: a person's own, else the seat's. Never "You": the sentences of a log speak of third persons,
 * and the same line must read well for everybody.
 */
export function sentenceNames(ui: GameUi<BaseState>, seats: readonly Sitter[]): SeatNames {
  return seats.map((sitter, seat) => {
    const own = ui.words.seats[seat] ?? String(seat + 1);
    return sitter.who === 'person' && sitter.name !== '' ? sitter.name : own;
  });
}

/** Is this the reader, who is called "You" in lists? */
export function isYou(seats: readonly Sitter[], seat: Seat): boolean {
  const sitter = seats[seat];
  return sitter?.who === 'person' && sitter.name === '' && alone(seats);
}
