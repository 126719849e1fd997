import { rulesOfThumb } from '@edubba/bots';
import type { State } from '../rules/index.ts';
import { cardOf } from '../rules/index.ts';

/** Builds whenever it can. A new thumb is a feature here, its weight, and `thumb.<feature>` in the catalogue. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: {
    'turn.take': (_, key) =>
      key === 'harvest'
        ? [{ feature: 'grain', amount: 1 }]
        : [{ feature: 'worth', amount: cardOf(key.slice('build:'.length)).worth }],
  },
  weights: { worth: 2, grain: 1 },
});
