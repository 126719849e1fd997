import { readdirSync, readFileSync } from 'node:fs';
import type { BaseState } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeSurroundings, nodeThreads } from '../node/index.ts';
import type { Pondering, Sitter, Thinkers } from '../src/index.ts';
import { Bots, Brain, hintFor } from '../src/index.ts';
import { load, play } from './counting.ts';

const here: Thinkers = new Brain(nodeSurroundings(load));
const threads = nodeThreads(new URL('thread.ts', import.meta.url), 1);
afterAll(() => threads.close());

const bot = (name: string): Sitter => ({ who: 'bot', bot: name });
const person: Sitter = { who: 'person', name: '' };
const open = (): Table<BaseState> => Table.open(play.game, { seats: 2, seed: 'any' });
const seated = (table: Table<BaseState>, ...names: readonly string[]): Bots =>
  new Bots(
    play,
    table,
    names.map((name) => (name === '' ? person : bot(name))),
    'seed',
  );

test.each([
  ['here', here],
  ['on a thread', threads],
])('%s it comes to the answer that it would give at once', async (_, thinkers) => {
  const table = open();
  const at = { game: 'counting', position: table.machine.clone().pos, seat: 0, quick: false, seed: 'own', at: 3 };
  const observation = table.observe(0);
  const choice = play.bots['slow']?.choose(observation, new Xoshiro('own', 3));
  expect(await thinkers.think({ ...at, bot: 'slow' }, '').choice).toEqual(choice);
  expect(await thinkers.think({ ...at, bot: 'quick' }, '').choice).toEqual({ key: '2' });
  expect(await thinkers.think({ ...at, bot: 'nobody' }, '').choice).toBeUndefined();
  expect(await thinkers.think({ ...at, bot: 'broken' }, '').choice).toBeUndefined();
  expect(await thinkers.think({ ...at, bot: 'slow', game: 'unknown' }, '').choice).toBeUndefined();
});

test.each([
  ['here', here],
  ['on a thread', threads],
])('%s one that would never end answers with what it has when it is stopped', async (_, thinkers) => {
  const { machine } = open();
  const position = machine.clone().pos;
  const about = { game: 'counting', bot: 'endless', position, seat: 0, quick: false, seed: 'own', at: 0 };
  const thinking = thinkers.think(about, '');
  thinking.stop();
  expect(await thinking.choice).toEqual({ key: '1' });
});

/** How far a thread of this process has stepped back, as Linux counts it; nothing once it has ended. */
function priorityOf(task: string): number | undefined {
  try {
    // The name of a thread is in brackets and may hold anything.
    const after = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(after.split(' ')[16]);
  } catch {
    return undefined;
  }
}

const threadsNow = (): string[] => readdirSync('/proc/self/task');

test.runIf(process.platform === 'linux')(
  'a thread that thinks steps back, and the one that serves everybody does not',
  async () => {
    const own = priorityOf(String(process.pid));
    const before = threadsNow();
    const pool = nodeThreads(new URL('thread.ts', import.meta.url), 1);
    const { machine } = open();
    const about = {
      game: 'counting',
      bot: 'quick',
      position: machine.clone().pos,
      seat: 0,
      quick: true,
      seed: '',
      at: 0,
    };
    await pool.think(about, '').choice;
    const begun = threadsNow().filter((task) => !before.includes(task));
    // Other tests of this process may have threads that think, too.
    expect(begun.map(priorityOf)).toContain(5);
    pool.close();
    expect(priorityOf(String(process.pid))).toBe(own);
  },
);

test('one that plays ahead thinks elsewhere, too, and does not wait there for those that think for long', async () => {
  const table = open();
  const bots = seated(table, 'ahead', 'quick');
  expect(bots.thinker()).toBe(0);
  const asked: Pondering[] = [];
  const think: Thinkers['think'] = (about) => {
    asked.push(about);
    return { choice: Promise.resolve({ key: '3' }), stop: () => undefined };
  };
  await bots.think({ think });
  expect(asked).toMatchObject([{ bot: 'ahead', quick: true }]);
  bots.hear();
  expect(table.log.at(-1)).toMatchObject({ seat: 0, key: '3' });
  // Whoever answers at once does so here.
  expect(bots.thinker()).toBeUndefined();
});

test('bots that take their time play a whole game on a thread as they would here', async () => {
  const logs = await Promise.all(
    [threads, here, undefined].map(async (thinkers) => {
      const table = open();
      const bots = seated(table, 'slow', 'quick');
      while (!table.over) {
        if (thinkers !== undefined) {
          await bots.think(thinkers);
          expect(bots.thinker()).toBeUndefined();
        }
        bots.hear();
      }
      return table.log.map(({ seat, key }) => `${seat} ${key}`);
    }),
  );
  expect(logs[0]).toEqual(logs[2]);
  expect(logs[1]).toEqual(logs[2]);
});

test('what was thought of an older question is thought again', async () => {
  const table = open();
  const bots = seated(table, 'slow', '');
  await bots.think(here);
  table.play(0, '3');
  table.play(1, '3');
  expect(bots.thinker()).toBe(0);
  const late = bots.think(here);
  bots.stop();
  await late;
  expect(bots.thinker()).toBe(0);
  await bots.think(here);
  expect(bots.thinker()).toBeUndefined();
  expect(bots.hear()).toBe(0);
});

test('one that cannot think is played for, and nobody thinks where a person is asked', async () => {
  const table = open();
  const bots = seated(table, 'broken', '');
  await bots.think(here);
  expect(bots.hear()).toBe(0);
  expect(bots.thinker()).toBeUndefined();
  await bots.think(here);
  expect(bots.hear()).toBeUndefined();
});

test('a hint is thought elsewhere, and none is given for a question that nobody asks any more', async () => {
  const table = open();
  expect(await hintFor(play, table, 0, here)).toEqual({ key: '2', reasons: [], others: [], line: [] });
  expect(await hintFor(play, table, 1, here)).toBeNull();
  const late = hintFor(play, table, 0, here);
  table.play(0, '1');
  expect(await late).toBeNull();
});

describe('while a person thinks', () => {
  /** Counts what is asked of those who think. */
  function counted(): { readonly thinkers: Thinkers; readonly asked: Pondering[] } {
    const asked: Pondering[] = [];
    const think: Thinkers['think'] = (about, payer) => {
      asked.push(about);
      return threads.think(about, payer);
    };
    return { thinkers: { think }, asked };
  }

  test('a bot thinks of what it will be asked, and answers at once what it would have come to then', async () => {
    for (let i = 0; i < 8; i++) {
      const { thinkers, asked } = counted();
      const table = open();
      const bots = new Bots(play, table, [person, bot('slow')], `seed ${i}`);
      await bots.foresee(thinkers);
      // By the rules of thumb of this game everybody says 2.
      table.play(0, '2');
      await bots.think(thinkers);
      expect(asked.map(({ early }) => early)).toEqual([{ known: '' }]);
      expect(bots.hear()).toBe(1);
      const other = open();
      other.play(0, '2');
      new Bots(play, other, [person, bot('slow')], `seed ${i}`).hear();
      expect(table.log).toEqual(other.log);
    }
  });

  test('it thinks again where something else was answered', async () => {
    const { thinkers, asked } = counted();
    const table = open();
    const bots = seated(table, '', 'slow');
    await bots.foresee(thinkers);
    table.play(0, '1');
    expect(bots.thinker()).toBe(1);
    await bots.think(thinkers);
    expect(asked.map(({ early }) => early)).toEqual([{ known: '' }, undefined]);
    expect(bots.thinker()).toBeUndefined();
  });

  test('what it has foreseen it does not think of again, and what it was stopped at is forgotten', async () => {
    const { thinkers, asked } = counted();
    const table = open();
    const bots = seated(table, '', 'slow');
    await bots.foresee(thinkers);
    await bots.foresee(thinkers);
    expect(asked[1]?.early?.known).not.toBe('');
    expect(await thinkers.think(asked[1] as Pondering, '').choice).toBeUndefined();
    table.play(0, '2');
    await bots.think(thinkers);
    expect(asked).toHaveLength(3);
    bots.hear();
    const stopped = seated(table, '', 'endless');
    const never = stopped.foresee(thinkers);
    stopped.stop();
    await never;
    table.play(0, '2');
    expect(stopped.thinker()).toBe(1);
    const late = stopped.think(thinkers);
    expect(asked.at(-1)?.early).toBeUndefined();
    stopped.stop();
    await late;
  });

  test('nobody thinks in advance while a bot is waited for, or where none takes its time', async () => {
    const { thinkers, asked } = counted();
    await seated(open(), 'slow', 'slow').foresee(thinkers);
    await seated(open(), '', 'quick').foresee(thinkers);
    expect(asked).toEqual([]);
  });
});
