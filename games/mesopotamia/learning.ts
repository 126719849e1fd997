import { each, learningOf, members, NUMBER, some, word } from '@edubba/gamekit';
import { ACTIONS } from './content/actions.ts';
import { COMBAT_CARDS } from './content/combat-cards.ts';
import { EVENTS } from './content/events.ts';
import { GOODS } from './content/goods.ts';
import { AREAS } from './content/map.ts';
import { KINDS } from './content/units.ts';
import { decisions } from './rules/decisions.ts';
import type { State } from './rules/index.ts';
import { mesopotamia } from './rules/index.ts';
import { AREA_KEYS, DONE, keysOf, SECTION_KEYS, STOP } from './rules/keys.ts';

const FIGHTERS = 24;
const MOST_BID = 16;

/** Bids on the three sections, as far as they are likely. */
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const BIDS = upTo(MOST_BID).flatMap((a) =>
  upTo(MOST_BID - a).flatMap((b) => upTo(MOST_BID - a - b).map((c) => `${a},${b},${c}`)),
);

/** Keys that name a place, or a deed and a place. */
const KEYS = [
  DONE,
  STOP,
  ...AREA_KEYS,
  ...SECTION_KEYS,
  ...['walls', 'settlement', 'ram', 'gather/settlement', 'gather/unit'].flatMap((deed) => keysOf(deed, AREA_KEYS)),
  ...['ship', 'sail'].flatMap((deed) => keysOf(deed, SECTION_KEYS)),
  ...AREA_KEYS.flatMap((area) => KINDS.flatMap((kind) => [`unit/${area}/${kind}`, `create/${kind}/${area}`])),
  ...['discover', 'piece', 'dice'].flatMap((deed) => keysOf(deed, ACTIONS)),
  ...keysOf('gather/home', GOODS),
  ...keysOf('start', ['1', '2', '3', '4', '5', '6']),
  'ziggurat',
  'garden',
  'convert',
  'knucklebones',
  'end',
  'reroll',
  'free-reroll',
  'keep',
  'yes',
  'no',
  ...BIDS,
  ...Array.from({ length: 13 }, (_, n) => String(n)),
];

/** Mesopotamia as numbers: what stands where in the vector follows from the state; here only what its beginning does not show. */
export const learning = learningOf<State>({
  game: mesopotamia,
  decisions,
  told: {
    mode: { words: ['standard', 'duel', 'siege', 'guardians'] },
    phase: { words: ['start', 'actions', 'combat', 'round-end', 'end'] },
    order: { most: 7 },
    event: { words: EVENTS.map(({ id }) => id) },
    eventOrder: { most: 7 },
    populationOrder: { most: 7 },
    combats: { most: AREAS.length },
    freed: { most: AREAS.length },
    besiegers: { most: AREAS.length },
    dieColour: { most: 12 },
    dieIcon: { most: 12 },
    dieOn: { most: 12 },
  },
  shapes: {
    lasting: NUMBER,
    still: NUMBER,
    battle: members({
      area: NUMBER,
      sides: each(2),
      deciders: each(2),
      fighters: some(
        FIGHTERS,
        members({
          side: NUMBER,
          piece: NUMBER,
          card: word(COMBAT_CARDS.map(({ id }) => id)),
          put: each(3),
          gone: NUMBER,
          beaten: each(3),
        }),
      ),
      support: each(2),
      tribeBones: NUMBER,
      bids: some(2, some(3)),
      winners: some(3),
      margin: NUMBER,
      spent: each(2),
      rows: some(3, some(2, some(FIGHTERS))),
    }),
  },
  keys: KEYS,
  slots: 128,
});
