import { arena, random } from '@edubba/bots';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { assyria } from '../../rules/index.ts';

test('the rules of thumb beat chance', () => {
  const result = arena({
    game: assyria,
    entrants: [
      { name: 'thumbs', bot: thumbs },
      { name: 'random', bot: random },
    ],
    seats: 2,
    games: 60,
    seed: 'strength',
  });
  expect(result.faults).toEqual([]);
  expect(result.entrants[0]?.name).toBe('thumbs');
  expect(result.entrants[0]?.wins).toBeGreaterThanOrEqual(59);
});
