import { assertNone, checkLearning } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';

test('the vector is always as long, holds nothing hidden, and every option has its number', () => {
  assertNone(checkLearning(module, { seats: 3 }));
});
