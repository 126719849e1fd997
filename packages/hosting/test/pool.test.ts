import type { Choice } from '@edubba/bots';
import { expect, test } from 'vitest';
import type { FromThread, Pondering, Thinkers, ToThread } from '../src/index.ts';
import { serveThinking, ThinkingPool } from '../src/index.ts';

/** Threads in name only: they think of nothing until a test lets them. */
class Threads {
  readonly started: {
    readonly told: ToThread[];
    hear: (told: FromThread) => void;
    broken: () => void;
    ended: boolean;
  }[] = [];
  readonly pool: ThinkingPool;

  constructor(most: number) {
    this.pool = new ThinkingPool((hear, broken) => {
      const thread = { told: [] as ToThread[], hear, broken, ended: false };
      this.started.push(thread);
      return {
        tell: (told) => thread.told.push(told),
        end: () => {
          thread.ended = true;
        },
      };
    }, most);
  }

  /** What is thought about now, by bot. */
  get now(): readonly string[] {
    return this.open.map(({ pondering }) => pondering.bot);
  }

  private get open(): Extract<ToThread, { type: 'think' }>[] {
    return this.started.flatMap(({ told }) =>
      told.flatMap((one) => (one.type === 'think' && !this.answered.has(one.id) ? [one] : [])),
    );
  }

  private readonly answered = new Set<number>();

  /** Lets the thread that thinks about this come to an end. */
  answer(bot: string, choice: Choice | null = { key: bot }): void {
    const asked = this.open.find(({ pondering }) => pondering.bot === bot);
    for (const { told, hear } of this.started) {
      if (asked === undefined || !told.includes(asked)) continue;
      this.answered.add(asked.id);
      hear({ id: asked.id, choice });
      return;
    }
    throw new Error(`nobody thinks about ${bot}`);
  }
}

const about = (bot: string, quick = false): Pondering => ({
  game: 'any',
  bot,
  position: {} as never,
  seat: 0,
  quick,
  seed: '',
  at: 0,
});

test('no thread is started before it is needed, and never more than there may be', async () => {
  const threads = new Threads(2);
  expect(threads.started).toHaveLength(0);
  const thoughts = ['a', 'b', 'c'].map((bot) => threads.pool.think(about(bot), 'one'));
  expect(threads.started).toHaveLength(2);
  expect(threads.now).toEqual(['a', 'b']);
  threads.answer('b');
  expect(threads.now).toEqual(['a', 'c']);
  threads.answer('a');
  threads.answer('c');
  expect(await Promise.all(thoughts.map(({ choice }) => choice))).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
  expect(threads.started).toHaveLength(2);
  expect(threads.pool.busy).toBe(0);
});

test('whoever lets much be thought waits for it, others do not', () => {
  const threads = new Threads(1);
  for (const bot of ['much 1', 'much 2', 'much 3']) void threads.pool.think(about(bot), 'much');
  void threads.pool.think(about('little 1'), 'little');
  void threads.pool.think(about('little 2'), 'little');
  const order: string[] = [];
  for (let i = 0; i < 5; i++) {
    const [bot = ''] = threads.now;
    order.push(bot);
    threads.answer(bot);
  }
  expect(order).toEqual(['much 1', 'little 1', 'much 2', 'little 2', 'much 3']);
});

test('one that answers at once does not wait for those that take their time, nor they for it', async () => {
  const threads = new Threads(1);
  const deep = threads.pool.think(about('deep'), 'one');
  const quick = ['quick 1', 'quick 2'].map((bot) => threads.pool.think(about(bot, true), 'two'));
  void threads.pool.think(about('deeper'), 'two');
  expect(threads.now).toEqual(['deep', 'quick 1']);
  threads.answer('quick 1');
  expect(threads.now).toEqual(['deep', 'quick 2']);
  threads.answer('quick 2');
  expect(await Promise.all(quick.map(({ choice }) => choice))).toEqual([{ key: 'quick 1' }, { key: 'quick 2' }]);
  threads.answer('deep');
  expect(await deep.choice).toEqual({ key: 'deep' });
  expect(threads.now).toEqual(['deeper']);
});

test('what waits can be taken back, what is being thought about is told to stop', async () => {
  const threads = new Threads(1);
  const first = threads.pool.think(about('first'), '');
  const second = threads.pool.think(about('second'), '');
  second.stop();
  expect(await second.choice).toBeUndefined();
  first.stop();
  expect(threads.started[0]?.told.map(({ type }) => type)).toEqual(['think', 'stop']);
  threads.answer('first');
  expect(await first.choice).toEqual({ key: 'first' });
  // Whoever says so late disturbs nobody.
  const third = threads.pool.think(about('third'), '');
  first.stop();
  expect(threads.started[0]?.told.map(({ type }) => type)).toEqual(['think', 'stop', 'think']);
  threads.answer('third', null);
  expect(await third.choice).toBeUndefined();
});

test('a thread that breaks loses its thought and nothing else', async () => {
  const threads = new Threads(1);
  const lost = threads.pool.think(about('lost'), '');
  const next = threads.pool.think(about('next'), '');
  threads.started[0]?.broken();
  expect(await lost.choice).toBeUndefined();
  expect(threads.started).toHaveLength(2);
  threads.answer('next');
  expect(await next.choice).toEqual({ key: 'next' });
});

test('a pool that is closed ends its threads and lets nobody wait', async () => {
  const threads = new Threads(1);
  const running = threads.pool.think(about('running'), '');
  const waiting = threads.pool.think(about('waiting'), '');
  threads.pool.close();
  expect(await running.choice).toBeUndefined();
  expect(await waiting.choice).toBeUndefined();
  expect(await threads.pool.think(about('late'), '').choice).toBeUndefined();
  expect(threads.started.map(({ ended }) => ended)).toEqual([true]);
});

test("a thread's side hands on what is thought, and the wish to stop", async () => {
  const stopped: string[] = [];
  const brain: Thinkers = {
    think: ({ bot }) => {
      let end: (choice: Choice | undefined) => void;
      const choice = new Promise<Choice | undefined>((done) => {
        end = done;
      });
      return {
        choice,
        stop: () => {
          stopped.push(bot);
          end({ key: 'so far' });
        },
      };
    },
  };
  let answer: (told: FromThread) => void;
  const answered = new Promise<FromThread>((done) => {
    answer = done;
  });
  const hear = serveThinking(brain, (told) => answer(told));
  hear({ type: 'think', id: 7, pondering: about('deep') });
  hear({ type: 'stop', id: 7 });
  hear({ type: 'stop', id: 8 });
  expect(await answered).toEqual({ id: 7, choice: { key: 'so far' } });
  expect(stopped).toEqual(['deep']);
});
