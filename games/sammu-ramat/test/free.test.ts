import { join } from 'node:path';
import { freeTests } from '@edubba/testkit';
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
