import { freeTests } from '@edubba/testkit';
import module from '../index.ts';

// A square is played on by a piece that comes to stand there.
freeTests(module, {
  playedBy: ({ data }) => (data?.['square'] === undefined ? undefined : `way-${data['square']}`),
});
