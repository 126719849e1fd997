import { join } from 'node:path';
import { freeTests } from '@edubba/testkit';
import module from '../index.ts';

/** Texts that random games seldom say, or not at all: words.test.ts says them. */
const SAID_IN_WORDS_TEST = [
  'no.citizen.on-card',
  'no.trade.higher',
  'no.card.food',
  'fix.food',
  'no.citizen.charge',
  'no.reuse.nowhere',
  'no.expand.empty',
  'no.grow.all',
  'no.build.capacity',
  'no.retire.*',
  'no.explore.*',
  'no.recruit.slot',
  'no.card.used',
  'no.attack.coins',
  'no.army.*',
  'ask.labor.scribe',
  'choose.scribe.yes',
  'no.card.damaged',
  'no.action.coins',
  'fix.repair',
  'fix.capacity',
  'fix.decline',
  'choose.pay.knowledge',
  'event.military.relieved',
  'fix.open-slot',
  'fix.other-army',
  'fix.other-way',
  'fix.slot',
  'ask.holy-site.army',
  'ask.outpost.army',
  'ask.army.give-up',
  'ask.dramatists.store',
  'choose.slot',
  'choose.give-up',
  'choose.store.deck',
  'chance.dramatists.draw',
  'event.empire.reshuffled',
  'event.military.reshuffled',
  'won.*',
];

freeTests(module, {
  games: 12,
  many: 100,
  every: 40,
  // The 34 cards of deck B come in the last three rounds, and coins lie on few armies: rules/AW-15-cards.test.ts.
  except: [
    'card.action.clear',
    'holy-site.army',
    'perform.outpost',
    'outpost.army',
    'dramatists.draw',
    'card.action.choose',
    'labor.scribe',
  ],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
  corpus: join(import.meta.dirname, '../../../corpus/ancient-world'),
  unsaid: [
    ...SAID_IN_WORDS_TEST,
    // Said in bots/reasons.test.ts.
    'thumb.*',
    // Each part has its words: bots/levels.test.ts.
    'worth.*',
    // It is the only answer wherever it is one, so nobody is asked.
    'choose.back',
    // For a score sheet.
    'source.*',
    // What is offered besides the question is said without a prompt.
    'ask.ambrosia.*',
  ],
});
