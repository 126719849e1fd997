import { learningOf } from '@edubba/gamekit';
import { ASHUR_DECK } from './content/ashur-cards.ts';
import { CHALLENGES } from './content/challenges.ts';
import { CHARACTER_NAMES } from './content/characters.ts';
import { EVENTS } from './content/events.ts';
import { AREA_NAMES } from './content/map.ts';
import { GOODS, MARKERS, TECHNOLOGIES, TOKENS } from './content/things.ts';
import { decisions } from './rules/decisions.ts';
import { LOCATION_IDS } from './rules/geography.ts';
import type { State } from './rules/index.ts';
import { sammuRamat } from './rules/index.ts';

const STAGES = [
  'setup',
  'spread',
  'event',
  'enemies',
  'effect',
  'cards',
  'taxes',
  'consult',
  'actions',
  'check',
  'end',
];
const CHALLENGE_IDS = CHALLENGES.map(({ id }) => id);
const EVENT_IDS = EVENTS.map(({ id }) => id);

/** What alone is an answer. */
const NAMES = [...LOCATION_IDS, ...AREA_NAMES, ...CHARACTER_NAMES, ...TOKENS, ...GOODS, ...MARKERS, ...TECHNOLOGIES];
const joined = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first}/${second}`));

/** What the table decides together is proposed, or confirmed. */
const JOINT = [
  ...CHALLENGE_IDS,
  ...NAMES,
  ...joined(GOODS, CHARACTER_NAMES),
  ...joined(['protect'], LOCATION_IDS),
  'done',
];
const KEYS = [
  'done',
  'end',
  'pass',
  'no',
  'yes',
  'none',
  'stay',
  'move',
  'attack',
  'take',
  'leave',
  'stop',
  'barter/buy',
  'barter/sell',
  ...CHALLENGE_IDS,
  ...NAMES,
  ...joined(['step', 'road', 'strike', 'attack'], LOCATION_IDS),
  ...joined(['take', 'drop'], [...TOKENS, ...GOODS]),
  ...joined(['card'], ASHUR_DECK),
  ...JOINT.flatMap((key) => [`propose:${key}`, `confirm:${key}`]),
];

/** Sammu-ramat as numbers: what stands where in the vector follows from the state; here only what its beginning does not show. */
export const learning = learningOf<State>({
  game: sammuRamat,
  decisions,
  told: {
    stage: { words: STAGES },
    ended: {
      words: [
        'won',
        'queen-killed',
        'no-medicine',
        'no-supplies',
        'no-diviners',
        'no-military',
        'no-gate',
        'assassinated',
        'time',
      ],
    },
    challenge: { words: CHALLENGE_IDS },
    nextChallenge: { words: CHALLENGE_IDS },
    baileetSide: { words: ['A', 'B'] },
    event: { words: EVENT_IDS },
    previousEvent: { words: EVENT_IDS },
  },
  keys: KEYS,
  slots: 128,
});
