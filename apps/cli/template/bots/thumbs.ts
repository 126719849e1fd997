import { looksOf, rulesOfThumb } from '@edubba/bots';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { cardOf } from '../rules/index.ts';

/**
 * Builds whenever it can. A new thumb is a feature here, its weight, and `thumb.<feature>` in the catalogue. `view.s` has
 * the shape of the state: what this seat may not know stands in it as a back (`?card`) or a blank.
 */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  // One look for each decision; it is given the answer as it is meant.
  thumbs: looksOf<State, Decided>(decisions, {
    'turn.take': ({ view: { s }, seat }, deed) => {
      if (deed !== 'harvest') return [{ feature: 'worth', amount: cardOf(deed.what).worth }];
      const grain = s.grain[seat] ?? 0;
      const missing = (s.hand[seat] ?? []).some((held) => cardOf(held).cost > grain);
      return [
        { feature: 'grain', amount: 1 },
        { feature: 'missing', amount: missing ? 1 : 0 },
      ];
    },
  }),
  weights: { worth: 2, grain: 1, missing: 1 },
});
