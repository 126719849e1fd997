import { join } from 'node:path';
import { assertNone, checkDual, checkFuzz, checkLaws, checkLeaks, freeTests } from '@edubba/testkit';
import { test } from 'vitest';
import { CIVILISATIONS } from '../content/civilisations.ts';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { SCHEME_CARDS } from '../content/scheme-cards.ts';
import { EXPANSION_MARKERS } from '../content/tracks.ts';
import module from '../index.ts';

/** Events by which a card, board or marker does what it is there for. */
const PLAYED = new Set(['favour.discarded', 'bonus.taken', 'scheme.revealed', 'growth.marker']);

/** Texts that random games seldom say, or not at all. */
const SAID_IN_WORDS_TEST = [
  'effect.*',
  'roof.*',
  'bonus.*',
  'reward.*',
  'token.ship',
  'event.hut.returned',
  'ask.feed.both',
  'no.bid.stay',
  'no.bid.vp',
  'fix.bid.cheaper',
  'no.well.taken',
  'no.found.pieces',
  'no.raise.column',
  'no.roof.none',
  'no.roof.roofed',
  'no.offerings.top',
  'no.card.none',
  'no.tribute.full-gold',
  'no.tribute.full-ship',
  'no.tribute.no-gold',
  'no.tribute.same',
  'no.bonus.nothing',
  'no.bonus.river',
  'no.move.stuck',
  'no.food.three',
];

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

freeTests(module, {
  games: 16,
  many: 400,
  every: 40,
  // Which splits are possible depends on the number of players; the others are played below.
  options: { 'blocked-top': 'even' },
  items: [...FAVOUR_DECK, ...FOOD_DECK, ...ids(CIVILISATIONS), ...ids(SCHEME_CARDS), ...ids(EXPANSION_MARKERS)],
  playedBy: ({ type, item }) => (PLAYED.has(type) ? item : undefined),
  except: [
    // More sites than Wells left: rules/ASY-34-solo-expansion.test.ts.
    'solo.expansion.chosenWell',
    // Not one Favour card left: rules/ASY-27-….test.ts.
    'draw.keepOneFavour.nothing',
    // Both food modifiers on one card: rules/ASY-26-modifiers.test.ts.
    'feed.modify.both',
    'feed.both',
  ],
  unsaid: [
    ...SAID_IN_WORDS_TEST,
    // Said in bots/reasons.test.ts.
    'thumb.*',
    // Each part has its words: bots/levels.test.ts.
    'worth.*',
    // With no Hut to buy the other goods are taken without a question.
    'no.hut.supply',
    // For a score sheet, and for phases in which nobody is asked anything.
    'source.start',
    // Tables that cannot be are not played: rules/ASY-03-players.test.ts.
    'asy.table-rows*',
    'board.phase.clean-up',
    'board.phase.flood',
  ],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});

test('ASY-37.02 in whole games at every player count nobody learns what is hidden', () => {
  assertNone(checkLeaks(module, { games: 4, every: 4, seed: 'leak', options: { 'blocked-top': 'even' } }));
});

test('running tables of rules version 1 are played as before', () => {
  const walking = { games: 8, version: 1, options: { 'blocked-top': 'even' } };
  assertNone([...checkLaws(module, walking), ...checkFuzz(module, walking), ...checkDual(module, walking)]);
});

for (const top of ['0', '1', '3', '4']) {
  test(`ASY-3.04 random games with ${top} of four rows blocked from the top`, () => {
    const walking = { games: 4, seats: [1, 2], options: { 'blocked-top': top } };
    assertNone([...checkLaws(module, walking), ...checkFuzz(module, walking)]);
  });
}
