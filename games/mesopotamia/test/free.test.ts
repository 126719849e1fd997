import { join } from 'node:path';
import { assertNone, checkDual, checkLaws, checkLeaks, freeTests } from '@edubba/testkit';
import { describe, test } from 'vitest';
import module from '../index.ts';

/** What random games of this number seldom say: each is said in a test of its rule. */
const SELDOM = [
  'worth.*',
  'ask.after.*',
  'ask.settlement.fate',
  'ask.combat.events',
  'ask.combat.pair',
  'ask.combat.loss',
  'ask.combat.fatigue',
  'ask.upkeep.order',
  'ask.event.ship',
  'ask.event.discover',
  'ask.event.good',
  'event.siege.*',
  'event.wave.*',
  'event.assur.lost',
  'event.game.standstill',
  'event.tribe.retreated',
  'event.event.impossible',
  'event.event.handed',
  'event.event.closed',
  'event.settlement.only',
  'event.solo.back',
  'event.strategy.*',
  'event.automaton.*',
  'event.quest.*',
  'event.battle.*',
  'event.ship.*',
  'event.ram.*',
  'do.*',
  'part.*',
  'role.*',
  'empire.*',
  'place.*',
  'thumb.*',
  'no.*',
  'fix.*',
  'choice.*',
  'item.*',
  'area.*',
  'technology.*',
  'listed.*',
  'aim.*',
  'where.*',
  'board.*',
];

/** What random play does not reach in these games, with the tests that do. */
const ELSEWHERE = [
  // MES-A.37
  'kind combat.events',
  'combat.choose',
  'combat.first',
  // MES-20.05
  'kind combat.pair',
  'combat.area.pair',
  // MES-25.04, MES-27.24
  'kind after.order',
  'kind after.event-order',
  'after.settlements.which',
  'after.events.next',
  'after.events.which',
  // MES-D.20
  'kind event.good',
  'event.gains.good',
  // MES-27.18
  'kind event.discover',
  'event.gains.discover',
  // MES-27.19
  'kind event.ship',
  'event.gains.ship',
  // MES-A.72
  'automaton.search.next',
  'automaton.search.draw',
  // MES-5.11, MES-26.04, MES-21.34
  'kind upkeep.order',
  'event.paying.order',
  'kind combat.loss',
  'battle.simple.loss',
  'kind combat.fatigue',
  'battle.aftermath.fatigue',
  'solo.engage.fatigue',
  // MES-35
  'game.wave',
  'game.lost',
  // MES-A.81
  'game.standstill',
];

// A random game has thousands of answers: the alone ones are short.
freeTests(module, {
  games: 3,
  many: 10,
  seats: [1, 2, 3],
  every: 50,
  maxAnswers: 40_000,
  codes: ['[A-G][1-7]'],
  unsaid: SELDOM,
  except: ELSEWHERE,
  corpus: join(import.meta.dirname, '../../../corpus/mesopotamia'),
});

test('MES-29.02 laws hold and nobody learns what is hidden in a game of four', { timeout: 300_000 }, () => {
  assertNone(checkLaws(module, { games: 1, seats: [4], seed: 'four', maxAnswers: 40_000 }));
  assertNone(checkLeaks(module, { games: 1, seats: [2], every: 40, seed: 'two', maxAnswers: 40_000 }));
});

/** Kinds of table whose random games are short: against the Automaton the Gardens are soon built. */
const SHORT = [
  { seats: 1, options: { solo: 'duel' } },
  { seats: 1, options: { solo: 'siege' } },
  { seats: 1, options: { solo: 'guardians' } },
  { seats: 2, options: { automaton: 'opponent' } },
  { seats: 3, options: { automaton: 'common-enemy' } },
];

// Everywhere else one answer of some forty is looked at. The proofs look at every one.
describe.runIf(process.env['EDUBBA_PROOFS'] === '1')('at every answer of whole games', () => {
  test.for(SHORT)(
    'MES-29.02 laws hold, copies go on alike, nobody learns what is hidden: %o',
    { timeout: 1_200_000 },
    ({ seats, options }) => {
      const walking = { games: 4, seats: [seats], options, seed: 'every', maxAnswers: 40_000 };
      assertNone([...checkLaws(module, walking), ...checkDual(module, walking), ...checkLeaks(module, walking)]);
    },
  );

  test('MES-29.02 MES-21.05 nobody learns what is hidden in a game of two', { timeout: 1_200_000 }, () => {
    assertNone(checkLeaks(module, { games: 1, seats: [2], options: { automaton: 'none' }, maxAnswers: 40_000 }));
  });
});
