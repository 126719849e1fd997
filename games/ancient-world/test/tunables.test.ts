import { assertNone, checkTunables } from '@edubba/testkit';
import { test } from 'vitest';
import { thumbs } from '../bots/thumbs.ts';
import { ancientWorld } from '../rules/index.ts';

test('every number that may be turned reaches its rule; as published nothing changes, and at the ends of its range the laws hold', () => {
  assertNone(checkTunables(ancientWorld, { seats: 2, bot: thumbs }));
});
