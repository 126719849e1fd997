import { join } from 'node:path';
import { assertNone, checkDual, checkLaws, checkLeaks, freeTests } from '@edubba/testkit';
import { describe, test } from 'vitest';
import module from '../index.ts';
import { SELDOM_REACHED, SELDOM_SAID } from './rare.ts';

freeTests(module, {
  games: 15,
  many: 300,
  every: 40,
  except: SELDOM_REACHED,
  unsaid: SELDOM_SAID,
  playthroughs: join(import.meta.dirname, 'playthroughs'),
  corpus: join(import.meta.dirname, '../../../corpus/sammu-ramat'),
});

const TABLES = [1, 2, 3, 4, 5].flatMap((seats) => ['open', 'hidden'].map((hands) => ({ seats, hands })));

// Everywhere else one answer of forty is looked at. The proofs look at every one.
describe.runIf(process.env['EDUBBA_PROOFS'] === '1')('at every answer of whole games', () => {
  test.for(TABLES)(
    'SAM-A.65 laws hold, copies go on alike, nobody learns what is hidden: $seats players, hands $hands',
    { timeout: 1_200_000 },
    ({ seats, hands }) => {
      const walking = { games: 4, seats: [seats], options: { hands }, seed: 'every' };
      assertNone([...checkLaws(module, walking), ...checkDual(module, walking), ...checkLeaks(module, walking)]);
    },
  );
});
