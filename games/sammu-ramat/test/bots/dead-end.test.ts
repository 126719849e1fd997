import { playOut } from '@edubba/bots';
import { drawOptions } from '@edubba/bots/record';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { silent } from '../../bots/advisor.ts';
import { sammuRamat } from '../../rules/index.ts';

// With Enemies on every way out it took the same Diviners up and put them down again, for ever.
test('the fellow advisor does not take up what it could only put down again', () => {
  const seed = 'record/advisor/2/83';
  const drawn = drawOptions(sammuRamat, new Xoshiro(`${seed}/options`));
  const options = { ...drawn, campaign: 'off', 'first-game': 'off', challenge: 'A4' };
  const table = Table.open(sammuRamat, { seats: 2, seed, options });
  const { outcome, decisions } = playOut(table, [silent], new Xoshiro(`${seed}/bots`));
  expect(outcome).toBeDefined();
  expect(decisions).toBeLessThan(1000);
});
