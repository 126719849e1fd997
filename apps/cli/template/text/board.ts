import type { ItemId, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import type { State } from '../rules/state.ts';
import { roundOf, ROUNDS } from '../rules/state.ts';
import { item, seats } from './names.ts';

/** The table in words: one line for each seat. What a seat may not see is already a back in its view. */
export function board({ s }: View<State>, words: Words): string {
  const list = (cards: readonly ItemId[] = []): string =>
    cards.length === 0 ? words.say({ id: 'board.nothing' }) : cards.map((card) => words.say(item(card))).join(', ');
  return [
    words.say({ id: 'board.round', params: { round: roundOf(s), rounds: ROUNDS } }),
    ...seats.slice(0, s.table.seats).map((seat, i) => {
      const params = { seat, grain: s.grain[i] ?? 0, hand: list(s.hand[i]), built: list(s.built[i]) };
      return words.say({ id: 'board.seat', params });
    }),
  ].join('\n');
}
