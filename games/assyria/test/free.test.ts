import { join } from 'node:path';
import { freeTests } from '@edubba/testkit';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { SCHEME_CARDS } from '../content/scheme-cards.ts';
import { EXPANSION_MARKERS } from '../content/tracks.ts';
import module from '../index.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

freeTests(module, {
  games: 40,
  items: [...FAVOUR_DECK, ...FOOD_DECK, ...ids(CIVILISATIONS), ...ids(SCHEME_CARDS), ...ids(EXPANSION_MARKERS)],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});
