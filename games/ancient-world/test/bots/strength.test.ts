import { arena, random } from '@edubba/bots';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';

test('the rules of thumb beat chance', () => {
  const result = arena({
    game: ancientWorld,
    entrants: [
      { name: 'thumbs', bot: thumbs },
      { name: 'random', bot: random },
    ],
    seats: 2,
    games: 40,
    seed: 'strength',
  });
  expect(result.faults).toEqual([]);
  expect(result.entrants[0]?.name).toBe('thumbs');
  expect(result.entrants[0]?.wins).toBe(40);
});
