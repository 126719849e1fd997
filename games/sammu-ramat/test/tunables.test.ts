import { assertNone, checkTunables } from '@edubba/testkit';
import { test } from 'vitest';
import { advisor } from '../bots/advisor.ts';
import { sammuRamat } from '../rules/index.ts';

test('every number that may be turned reaches its rule; as published nothing changes, and at the ends of its range the laws hold', () => {
  assertNone(checkTunables(sammuRamat, { seats: 2, bot: advisor }));
});
