import { join } from 'node:path';
import { assertNone, checkFuzz, checkLaws, checkLeaks, freeTests } from '@edubba/testkit';
import { test } from 'vitest';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { SCHEME_CARDS } from '../content/scheme-cards.ts';
import { EXPANSION_MARKERS } from '../content/tracks.ts';
import module from '../index.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

freeTests(module, {
  games: 16,
  many: 300,
  every: 25,
  // Which splits are possible depends on the number of players; the others are played below.
  options: { 'blocked-top': 'even' },
  items: [...FAVOUR_DECK, ...FOOD_DECK, ...ids(CIVILISATIONS), ...ids(SCHEME_CARDS), ...ids(EXPANSION_MARKERS)],
  except: [
    // More sites than Wells left: rules/ASY-34-solo-expansion.test.ts.
    'solo.expansion.chosenWell',
    // Not one Favour card left: rules/ASY-27-….test.ts.
    'draw.keepOneFavour.nothing',
  ],
  unsaid: [
    // Said in words.test.ts.
    'effect.*',
    'roof.*',
    'reward.*',
    'token.*',
    'do.pay.*',
    'no.*',
    'fix.*',
    'event.hut.returned',
    // Said in bots/reasons.test.ts.
    'thumb.*',
    // For a score sheet, and for a phase in which nobody is asked anything.
    'source.start',
    'board.phase.flood',
  ],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});

test('ASY-37.02 in whole games at every player count nobody learns what is hidden', { timeout: 120_000 }, () => {
  assertNone(checkLeaks(module, { games: 4, every: 4, seed: 'leak', options: { 'blocked-top': 'even' } }));
});

for (const top of ['0', '1', '3', '4']) {
  test(`ASY-3.04 random games with ${top} of four rows blocked from the top`, { timeout: 60_000 }, () => {
    const walking = { games: 4, seats: [1, 2], options: { 'blocked-top': top } };
    assertNone([...checkLaws(module, walking), ...checkFuzz(module, walking)]);
  });
}
