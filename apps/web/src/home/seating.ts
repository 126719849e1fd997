import type { Shelf } from '../app/games.ts';
import type { GamePlan, Sitter } from '../worker/api.ts';
import { USUAL } from './plan.ts';

/** A table as it is being set up; all seats are remembered, also those that are not used just now. */
export interface Seating {
  readonly alone: boolean;
  /** Seats in use. */
  readonly count: number;
  readonly sitters: readonly Sitter[];
  readonly options: { readonly [name: string]: string };
  readonly curtain: boolean;
}

/** How a new table begins: its opener and bots. */
export function firstSeating(shelf: Shelf, name: string): Seating {
  const bot: Sitter = { who: 'bot', bot: shelf.bot ?? 'random' };
  const most = shelf.players[1];
  const sitters = Array.from({ length: most }, (_, i): Sitter => (i === 0 ? { who: 'person', name } : bot));
  return { alone: false, count: Math.min(USUAL, most), sitters, options: firstOptions(shelf), curtain: true };
}

/** What is set before anybody chooses: the first of a game's ways to play with several. */
const firstOptions = ({ ways = [] }: Shelf): Seating['options'] => ways[0]?.options ?? {};

/** The same alone, or with several: what was chosen for the one means little for the other. */
export function withMode(shelf: Shelf, seating: Seating, alone: boolean): Seating {
  if (shelf.ways === undefined || alone === seating.alone) return { ...seating, alone };
  return { ...seating, alone, options: alone ? {} : firstOptions(shelf) };
}

/** The same with one seat changed. */
export function withSitter(seating: Seating, seat: number, sitter: Sitter): Seating {
  return { ...seating, sitters: seating.sitters.with(seat, sitter) };
}

/** Who sits there. A second person without a name gets one: only the opener is "you". */
export function seated({ alone, count, sitters }: Seating, called: (n: number) => string): readonly Sitter[] {
  const first = sitters.findIndex(({ who }) => who === 'person');
  const several = sitters.slice(0, count).filter(({ who }) => who === 'person').length > 1;
  const named = sitters.map((sitter, i): Sitter => {
    if (sitter.who === 'bot' || sitter.name.trim() !== '') return sitter;
    return { who: 'person', name: i === first && !several ? '' : called(i + 1) };
  });
  if (!alone) return named.slice(0, count);
  const [me] = named.filter(({ who }) => who === 'person');
  return [me ?? { who: 'person', name: '' }];
}

/** The plan of the table. Options that mean nothing there are left out. */
export function planOf(shelf: Shelf, seating: Seating, called: (n: number) => string): GamePlan {
  const seats = seated(seating, called);
  const options = Object.fromEntries(
    Object.entries(seating.options).filter(([name]) => seating.alone || name !== shelf.solo),
  );
  const several = seats.filter(({ who }) => who === 'person').length > 1;
  return { game: shelf.id, seats, options, curtain: several && seating.curtain };
}
