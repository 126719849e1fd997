import { playOut } from '@edubba/bots';
import { drawOptions } from '@edubba/bots/record';
import { earlierOf, recordOf, Table, Xoshiro } from '@edubba/kernel';
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

// Another advisor thought less of the exchange and declined; that left everything as it was, so it was asked again, for ever.
test('the fellow advisor does not go on asking for the same Goods', () => {
  const seed = 'record/campaign/3/24';
  const options = { campaign: 'on', challenge: 'random' };
  const first = Table.open(sammuRamat, { seats: 3, seed: `${seed}/-1`, options });
  playOut(first, [silent], new Xoshiro(`${seed}/-1/bots`));
  const after = earlierOf(sammuRamat, recordOf(first));
  const second = Table.open(sammuRamat, { seats: 3, seed: `${seed}/0`, options, after });
  let [running, most] = [0, 0];
  const { outcome } = playOut(second, [silent], new Xoshiro(`${seed}/0/bots`), {
    maxAnswers: 1000,
    onAnswer: (_, kind, key) => {
      if (kind !== 'turn.act') return;
      running = key.startsWith('trade/') ? running + 1 : 0;
      most = Math.max(most, running);
    },
  });
  expect(outcome).toBeDefined();
  expect(most).toBeLessThanOrEqual(2);
});
