import { assertNone, checkLesson } from '@edubba/testkit';
import { test } from 'vitest';
import module from '../index.ts';
import { taught } from '../lesson/index.ts';

test('the lesson can be played by the present rules on every way it allows, and says only what its catalogue has', () =>
  assertNone(checkLesson(module, taught)));
