import type { BaseState, Observation } from '@edubba/kernel';
import { counted, decision, either, saying, words } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Looks } from '../src/index.ts';
import { looksOf } from '../src/index.ts';

const decisions = {
  'bid.size': saying<{ most: number }>()(either(counted(), words('pass'))),
  'bid.who': decision(counted()),
};
type Decided = typeof decisions;

const looks: Looks<BaseState, Decided> = {
  'bid.size': ({ about: { most } }, answer, key) => {
    return [{ feature: key, amount: answer === 'pass' ? 0 : most - answer }];
  },
  'bid.who': 'chance',
};

test('looks are given what a key means; what is left to chance has none', () => {
  const byKind = looksOf(decisions, looks);
  const observation = { about: { most: 5 } } as unknown as Observation<BaseState>;
  expect(byKind['bid.size']?.(observation, '3')).toEqual([{ feature: '3', amount: 2 }]);
  expect(byKind['bid.size']?.(observation, 'pass')).toEqual([{ feature: 'pass', amount: 0 }]);
  expect(() => byKind['bid.size']?.(observation, 'all')).toThrow('all is no answer to bid.size');
  expect(byKind['bid.who']).toBeUndefined();
});
