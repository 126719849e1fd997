import { play } from '@edubba/assyria/play';
import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { recordOf, Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { libraryOn, newDatabase } from './support.ts';

test('a finished game is looked back at a moment at a time; a running one is not', async () => {
  const game = play.game as unknown as Game<BaseState>;
  const bots = [play.bots['apprentice'], play.bots['scribe']] as unknown as Bot<BaseState>[];
  const table = Table.open(game, { seats: 2, seed: 'review' });
  const early = recordOf(table, 'review');
  playOut(table, bots, new Xoshiro('review'));
  const library = libraryOn(newDatabase());
  const running = await library.replay({ record: early });
  expect(await running.review()).toBeNull();
  const door = await library.replay({ record: recordOf(table, 'review') });
  const first = await door.review();
  expect(first?.review).toBeNull();
  expect(first?.progress.done).toBeGreaterThan(0);
  let told = first;
  for (let calls = 0; told?.review === null && calls < 5000; calls++) told = await door.review();
  const review = structuredClone(told?.review);
  expect(review?.moments.at(-1)?.step).toBe(table.line.length);
  expect(review?.sources).toHaveLength(2);
  for (const { expected, chance, others, own, result } of review?.sources ?? []) {
    expect(expected.value + chance.value + others.value + own.value).toBeCloseTo(result, 6);
  }
  // Only the Apprentice departed from the rules of thumb: whatever that cost, it was its own.
  expect(review?.sources[1]?.own.value).toBe(0);
  expect(review?.swings[0]?.length).toBeGreaterThan(0);
  expect(await door.review()).toEqual({ progress: { done: 1, all: 1 }, review: told?.review });
});
