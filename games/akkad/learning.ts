import { each, learningOf, members, NUMBER, some, word } from '@edubba/gamekit';
import { ACTION_CARDS } from './content/action-cards.ts';
import { CHARACTERS } from './content/characters.ts';
import { HOME_CITIES } from './content/home-cities.ts';
import { SPACES } from './content/map.ts';
import { QUESTS } from './content/quests.ts';
import { decisions } from './rules/decisions.ts';
import type { State } from './rules/index.ts';
import { akkad } from './rules/index.ts';

const PAIR = each(2);

/** Akkad as numbers: what stands where in the vector follows from the state; here only what its beginning does not show. */
export const learning = learningOf<State>({
  game: akkad,
  decisions,
  told: {
    phase: { words: ['setup', 'selection', 'event', 'action', 'prestige', 'end'] },
    home: { words: HOME_CITIES.map(({ id }) => id) },
    character: { words: CHARACTERS.map(({ id }) => id) },
    figure: { words: ['female', 'male'] },
    stormed: { most: SPACES.length },
    waited: { most: QUESTS.length + 1, words: ['mission', ...QUESTS.map(({ id }) => `quest/${id}`)] },
  },
  shapes: {
    fight: members({
      space: NUMBER,
      sides: PAIR,
      monster: NUMBER,
      cause: word(['move', 'landing', 'event', 'recruit', 'challenge']),
      round: NUMBER,
      next: PAIR,
      steady: PAIR,
      volley: PAIR,
      faith: PAIR,
      mercenaries: PAIR,
      retreat: PAIR,
      token: PAIR,
      beaten: PAIR,
      hits: PAIR,
      wounds: NUMBER,
      played: each(2, some(6, word(ACTION_CARDS.map(({ id }) => id)))),
    }),
  },
  keys: [...HOME_CITIES.map(({ id }) => id), ...CHARACTERS.map(({ id }) => id)],
  slots: 256,
});
