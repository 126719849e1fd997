import { join } from 'node:path';
import { freeTests } from '@edubba/testkit';
import module from '../index.ts';

freeTests(module, {
  // A square is played on by a piece that comes to stand there.
  playedBy: ({ data }) => (data?.['square'] === undefined ? undefined : `way-${data['square']}`),
  playthroughs: join(import.meta.dirname, 'playthroughs'),
});
