import { join } from 'node:path';
import { freeTests } from '@edubba/testkit';
import connectFour from '../index.ts';

freeTests(connectFour, {
  // Random games are hardly ever drawn: these words are said in rules/winning.test.ts.
  unsaid: ['event.board.filled', 'outcome.all'],
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});
