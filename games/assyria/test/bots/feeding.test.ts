import { Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { thumbs } from '../../bots/thumbs.ts';
import { assyriaTable } from '../support.ts';

/** Huts on Meat and Grapes, the Wild spent on the Meat; Meat ×3 is held. What the bot does then, until nothing is left to do. */
function afterWild(version: number) {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { feed: 'blue' },
    round: 2,
    version,
    has: {
      red: { ziggurats: { F7: 1 } },
      blue: {
        ziggurats: { D2: 1 },
        huts: ['E3', 'D1', 'E2'],
        ploughs: 0,
        food: ['FD-w1-1', 'FD-wheat1-1', 'FD-meat3-1'],
      },
    },
  });
  t.blue.answers('feed.next', 'card/FD-w1-1').answers('feed.icon', 'wild/E3');
  while (!t.over) {
    const { key } = thumbs.choose(t.table.observe(1), new Xoshiro('feeding'));
    t.blue.answers(t.table.machine.kind, key);
  }
  return { fed: t.board.fed.length, held: t.board.food[1] };
}

test('ASY-11.19 the bot spends the card that makes room, and lets nobody starve', () => {
  expect(afterWild(2)).toMatchObject({ fed: 3, held: [] });
});

test('ASY-11.19 at a table of rules version 1 the bot does what it can there', () => {
  expect(afterWild(1)).toMatchObject({ fed: 2, held: ['FD-meat3-1'] });
});
