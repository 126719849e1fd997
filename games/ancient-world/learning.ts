import { learningOf } from '@edubba/gamekit';
import { SPACES } from './content/board.ts';
import { BOARDS } from './content/city-states.ts';
import { EMPIRE_IDS, ARMY_IDS } from './content/decks.ts';
import * as keys from './rules/decisions.ts';
import type { State } from './rules/index.ts';
import { ancientWorld } from './rules/index.ts';

const RAISES = [0, 1, 2, 3, 4];

/** Keys that name more than a card: citizens, spaces with a raise, titans, armies. */
const KEYS = [
  keys.NONE,
  keys.DONE,
  keys.BACK,
  keys.RANDOM,
  keys.KEEP,
  keys.FOOD,
  keys.COIN,
  keys.ATTACK,
  keys.STORED,
  keys.REUSE,
  keys.PASS,
  keys.FROM_DECK,
  ...BOARDS,
  ...keys.CITIZEN_KEYS.slice(1),
  ...SPACES.flatMap((_, space) => RAISES.map((raise) => keys.spaceKey(space, raise))),
  ...EMPIRE_IDS.flatMap((item) => [keys.cardKey(item), keys.repairKey(item)]),
  ...ARMY_IDS.map(keys.retireKey),
  ...keys.DECK_KEYS,
  ...keys.THREAT_KEYS,
  ...keys.SLOT_KEYS,
  ...Array.from({ length: 32 }, (_, n) => keys.numberKey(n)),
  ...Array.from({ length: 255 }, (_, mask) => keys.slotsKey(mask + 1)),
];

/** The Ancient World as numbers: what stands where in the vector follows from the state; here only what its beginning does not show. */
export const learning = learningOf<State>({
  game: ancientWorld,
  decisions: keys.decisions,
  told: {
    phase: { words: ['start', 'prepare', 'actions', 'end', 'scoring', 'over'] },
    spaces: { most: 20 },
    dice: { most: 12 },
  },
  keys: KEYS,
  slots: 32,
});
