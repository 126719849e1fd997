import type { Shelf } from '../app/games.ts';
import type { GamePlan, Sitter } from '../worker/api.ts';

/** Whom one plays against: bots, the game's own solo opponent, or people at the same device. */
export type Against = 'bots' | 'solo' | 'people';

/** What the quick seat asks for. `count`: bots, the opponent's strength, or people. */
export interface Wish {
  readonly against: Against;
  readonly count: number;
}

/** A newcomer's table, where a game may have more. */
export const USUAL = 4;

/** What can be counted against whom, and what a newcomer gets. */
export function counts(shelf: Shelf, against: Against): { readonly among: readonly number[]; readonly usual: number } {
  const [fewest, most] = shelf.players;
  const few = Math.max(2, fewest);
  if (against === 'bots') return { among: range(few - 1, most - 1), usual: Math.min(USUAL, most) - 1 };
  if (against === 'solo') return { among: range(1, 4), usual: 1 };
  return { among: range(few, most), usual: few };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The table that a quick seat opens. `called`: what the n-th person at a shared device is called. */
export function quickPlan(
  shelf: Shelf,
  { against, count }: Wish,
  name: string,
  called: (n: number) => string,
): GamePlan {
  const me: Sitter = { who: 'person', name };
  const bot: Sitter = { who: 'bot', bot: shelf.bot ?? 'random' };
  if (against === 'bots') {
    return { game: shelf.id, seats: [me, ...range(1, count).map(() => bot)], options: {}, curtain: false };
  }
  if (against === 'solo') {
    const options = shelf.solo === undefined ? {} : { [shelf.solo]: String(count) };
    return { game: shelf.id, seats: [me], options, curtain: false };
  }
  const around = range(1, count).map(
    (n): Sitter => ({ who: 'person', name: n === 1 && name !== '' ? name : called(n) }),
  );
  return { game: shelf.id, seats: around, options: {}, curtain: true };
}

/** A first game after the lesson: as many as it had, simple options, and all others of one strength. */
export function firstPlan(shelf: Shelf, seats: number, bot: string, name: string): GamePlan {
  const plan = quickPlan({ ...shelf, bot }, { against: 'bots', count: seats - 1 }, name, String);
  return { ...plan, options: shelf.simple ?? shelf.ways?.[0]?.options ?? {} };
}

/** People among those who sit at a table. */
export function people(seats: readonly Sitter[]): number {
  return seats.filter(({ who }) => who === 'person').length;
}
