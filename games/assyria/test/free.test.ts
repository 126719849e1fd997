import { join } from 'node:path';
import { assertNone, checkFuzz, checkLaws, freeTests } from '@edubba/testkit';
import { test } from 'vitest';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { SCHEME_CARDS } from '../content/scheme-cards.ts';
import { EXPANSION_MARKERS } from '../content/tracks.ts';
import module from '../index.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

freeTests(module, {
  games: 40,
  // Which splits are possible depends on the number of players; the others are played below.
  options: { 'blocked-top': 'even' },
  items: [...FAVOUR_DECK, ...FOOD_DECK, ...ids(CIVILISATIONS), ...ids(SCHEME_CARDS), ...ids(EXPANSION_MARKERS)],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});

for (const top of ['0', '1', '3', '4']) {
  // oxlint-disable-next-line vitest/expect-expect -- says in words what was found
  test(`ASY-3.04 random games with ${top} of four rows blocked from the top`, () => {
    const walking = { games: 4, seats: [1, 2], options: { 'blocked-top': top } };
    assertNone([...checkLaws(module, walking), ...checkFuzz(module, walking)]);
  });
}
