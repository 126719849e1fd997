import type { Scenario } from '@edubba/testkit';
import { expect } from 'vitest';
import type { State } from '../rules/index.ts';
import type { Board, Moment, Player } from './support.ts';
import { assyriaTable } from './support.ts';

type Solo = Scenario<State, 'you'>;

/** What lies on the table besides the opponent's things. */
export type Around = Omit<Partial<Board<'you'>>, 'players' | 'at'> & { readonly you?: Player };

/**
 * The solo game, rows A, B, I and J blocked. These Scheme cards are revealed, in this order: no more, no fewer. What is
 * not said: the opponent has a Ziggurat on E3 and nothing in its supply, the human one on F8 and a Hut to build.
 */
export function soloAt(at: Moment, schemes: readonly string[], opponent: Player, around: Around = {}): Solo {
  const { you, ...board } = around;
  const t = assyriaTable({
    players: ['you'],
    at,
    strictChance: true,
    ...board,
    chance: { 'scheme.reveal': schemes, ...board.chance },
    has: {
      opponent: { personalHuts: 0, ziggurats: { E3: 1 }, ...opponent },
      you: { ziggurats: { F8: 1 }, ...you },
    },
  });
  expect(t.unusedChance).toEqual({});
  return t;
}

/** The opponent's Expansion turn, on row 1; then the human is asked. */
export const opponentExpands = (schemes: readonly string[], opponent: Player, around: Around = {}): Solo =>
  soloAt(
    'expansion',
    schemes,
    { leader: 'row1/high', ...opponent },
    { ...around, you: { leader: 'row2/high', ...around.you } },
  );

/** The opponent's Actions turn, on row 2; row 1 is unclaimed. Then the human is asked. */
export const opponentActs = (schemes: readonly string[], opponent: Player, around: Around = {}): Solo =>
  soloAt(
    'actions',
    schemes,
    { leader: 'row2/high', ...opponent },
    { ...around, you: { leader: 'row3/high', ...around.you } },
  );

/** The opponent bids first; then the human is asked. */
export const opponentBids = (schemes: readonly string[], opponent: Player, around: Around = {}): Solo =>
  soloAt('bidding', schemes, opponent, { order: ['opponent', 'you'], ...around });

/** What the opponent has now, by name. */
export function opponentHas({ board: s }: { readonly board: State }): { readonly [name: string]: number | undefined } {
  const { vp, gold, personalHuts, mainHuts, influence, offerings, wells, camels, ships, farmers, tokens } = s;
  const lists = { vp, gold, personalHuts, mainHuts, influence, offerings, wells, camels, ships, farmers, tokens };
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list[1]]));
}
