import { rulesOfThumb } from '@edubba/bots';
import type { State } from '../rules/index.ts';
import { cardIn, cardOf } from '../rules/index.ts';

/**
 * Builds whenever it can. A new thumb is a feature here, its weight, and `thumb.<feature>` in the catalogue. `view.s` has
 * the shape of the state: what this seat may not know stands in it as a back (`?card`) or a blank.
 */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: {
    'turn.take': ({ view: { s }, seat }, key) => {
      const card = cardIn(key);
      if (card !== undefined) return [{ feature: 'worth', amount: cardOf(card).worth }];
      const grain = s.grain[seat] ?? 0;
      const missing = (s.hand[seat] ?? []).some((held) => cardOf(held).cost > grain);
      return [
        { feature: 'grain', amount: 1 },
        { feature: 'missing', amount: missing ? 1 : 0 },
      ];
    },
  },
  weights: { worth: 2, grain: 1, missing: 1 },
});
