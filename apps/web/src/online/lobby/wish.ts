import type { NewTable, Pace } from '@edubba/protocol';
import type { Shelf } from '../../app/games.ts';
import { firstSeating, type Seating } from '../../home/seating.ts';

/** A table that is about to be opened for people elsewhere. */
export interface Wish {
  readonly seating: Seating;
  readonly pace: Pace;
  readonly title: string;
  /** In the lobby for everybody, or only for those who have the link. */
  readonly open: boolean;
  readonly spectators: boolean;
}

/** How a new online table begins: mine is the first seat, the others are free for whoever comes. */
export function firstWish(shelf: Shelf, pace: Pace): Wish {
  const first = firstSeating(shelf, '');
  const sitters = first.sitters.map(() => ({ who: 'person' as const, name: '' }));
  return { seating: { ...first, sitters }, pace, title: '', open: false, spectators: true };
}

/** The wish as the house takes it. Options that mean nothing there are left out. */
export function newTableOf(shelf: Shelf, wish: Wish): NewTable {
  const { seating, pace, open, spectators } = wish;
  const title = wish.title.trim();
  const around = seating.alone ? seating.sitters.slice(0, 1) : seating.sitters.slice(0, seating.count);
  return {
    game: shelf.id,
    ...(title === '' ? {} : { title }),
    seats: around.map((sitter, seat) => {
      if (seat === 0) return { who: 'me' };
      return sitter.who === 'bot' ? { who: 'bot', bot: sitter.bot } : { who: 'open' };
    }),
    options: Object.fromEntries(
      Object.entries(seating.options).filter(([name]) => seating.alone || name !== shelf.solo),
    ),
    pace,
    open: open && !seating.alone,
    spectators,
  };
}
