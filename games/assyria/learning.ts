import { learningOf, some, word } from '@edubba/gamekit';
import { FOODS, SPACES } from './content/map.ts';
import { decisions } from './rules/decisions.ts';
import type { State } from './rules/index.ts';
import { assyria } from './rules/index.ts';

const PHASES = ['start', 'growth', 'bidding', 'expansion', 'actions', 'clean-up', 'flood', 'end'];
const ICONS = [...FOODS, 'wild'];

/** Assyria as numbers: what stands where in the vector follows from the state; here only what its beginning does not show. */
export const learning = learningOf<State>({
  game: assyria,
  decisions,
  told: {
    phase: { words: PHASES },
    huts: { most: SPACES.length },
    ziggurats: { most: SPACES.length },
    fed: { most: SPACES.length },
    loose: { most: 8, words: ICONS },
    order: { most: 5 },
  },
  shapes: { fedBy: some(SPACES.length, word([...ICONS, 'plough', 'token'])) },
  slots: 32,
});
