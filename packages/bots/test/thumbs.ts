import type { ThumbBot } from '../src/index.ts';
import { rulesOfThumb } from '../src/index.ts';
import type { State } from './high-card.ts';
import { valueOf } from './high-card.ts';

/** Plays its highest card. */
export const proud: ThumbBot<State> = rulesOfThumb<State>({
  name: 'proud',
  thumbs: {
    'card.play': (o, key) => [
      { feature: 'value', amount: valueOf(key) },
      { feature: 'odd', amount: valueOf(key) % 2 },
      { feature: 'cards', amount: o.options.length, why: { id: 'many-cards' } },
      { feature: 'nothing', amount: 0 },
    ],
  },
  weights: { value: 10, odd: -3, cards: 1, nothing: 5 },
  others: 2,
});
