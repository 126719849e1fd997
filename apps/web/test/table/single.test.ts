import type { BaseState, Key, Message } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../src/settings/settings.ts';
import { Session } from '../../src/table/session/Session.ts';
import type { Sitter, Standing, TableDoor, TableNews } from '../../src/worker/api.ts';

const ui = {
  id: 'test',
  words: { seats: [{ id: 'red' }, { id: 'blue' }], option: (_: unknown, __: string, key: Key) => ({ id: key }) },
  colours: ['p1', 'p2'],
  thingOf: () => undefined,
  isEnd: (_: string, key: Key) => key === 'end' || key === 'no',
  control: (kind: string) => (kind === 'bid' ? 'secret' : undefined),
  isMinor: () => false,
  thingsOf: () => [],
  unusual: () => undefined,
} as unknown as GameUi<BaseState>;
const words = { locale: 'en', say: ({ id }: Message) => id } as unknown as Words;
const person: Sitter = { who: 'person', name: '' };
const bot: Sitter = { who: 'bot', bot: 'thumbs' };

/** How things stand for whoever is asked these. */
const asked = (number: number, ...options: readonly Key[]): Standing =>
  ({
    version: number,
    number,
    question: { number, seat: 0, kind: 'turn', options, aside: null, about: null },
    offers: [],
    refused: [],
    outcome: null,
    view: { seat: 0, seq: number, over: false, s: {}, pending: [] },
  }) as unknown as Standing;

/** An open table, and what was answered at it. */
async function opened(seats: readonly Sitter[]) {
  const answers: Key[] = [];
  let tell: (news: TableNews) => void = () => undefined;
  const door = {
    answer: (_: number, key: Key) => {
      answers.push(key);
      return Promise.resolve({ done: true });
    },
    preview: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  } as unknown as TableDoor;
  const session = new Session('t', ui, words, seats);
  await session.open((_, hear) => {
    tell = hear;
    return Promise.resolve(door);
  });
  tell({ type: 'standing', me: 0, events: [], standing: asked(1, 'a', 'b') });
  const news = (standing: Standing, by = 0): void => tell({ type: 'events', by, events: [], standing });
  const back = (standing: Standing): void => tell({ type: 'standing', me: 0, events: [], standing });
  return { session, answers, news, back };
}

const LONG = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.getState().set({ single: true, confirm: 'unusual', motion: 'off' });
});
afterEach(() => vi.useRealTimers());

test('a single answer is shown for a moment and then given by itself', async () => {
  const { session, answers, news } = await opened([person, bot]);
  news(asked(2, 'only'));
  expect(session.state.picked).toBe('only');
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(answers).toEqual(['only']);
});

test('among people what nobody could answer otherwise is given too; declining and what has a control are not', async () => {
  const people = [person, { who: 'person', name: 'Enki' }] as const;
  const forced = await opened(people);
  forced.news(asked(2, 'only'));
  const declines = await opened(people);
  declines.news(asked(2, 'no'));
  const sealed = await opened(people);
  sealed.news({ ...asked(2, 'only'), question: { ...asked(2, 'only').question, kind: 'bid' } } as Standing);
  const alone = await opened([person, bot]);
  alone.news(asked(2, 'no'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect([forced, declines, sealed, alone].map(({ answers }) => answers)).toEqual([['only'], [], [], ['no']]);
});

test('two answers are a choice; and nothing is answered where the person has said so', async () => {
  const alone = await opened([person, bot]);
  alone.news(asked(2, 'a', 'b'));
  useSettings.getState().set({ single: false });
  const off = await opened([person, bot]);
  off.news(asked(2, 'only'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect([alone.answers, off.answers]).toEqual([[], []]);
});

test('what was taken back is not given again: one goes back over it', async () => {
  const { answers, back } = await opened([person, bot]);
  back(asked(2, 'only'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(answers).toEqual([]);
});

test('ending with something left to do is asked back once a turn, with what is left; declining is not', async () => {
  const { session, answers, news } = await opened([person, bot]);
  news(asked(2, 'build', 'dig', 'end'));
  session.commit('end');
  expect(session.state.asking).toEqual({
    key: 'end',
    why: { id: 'table.left', params: { n: 2, some: 'build, dig', more: 0 } },
  });
  session.set({ asking: undefined });
  session.commit('end');
  expect([session.state.asking, answers]).toEqual([undefined, ['end']]);
  await vi.advanceTimersByTimeAsync(LONG);
  news(asked(3, 'take', 'no'));
  session.commit('no');
  expect(session.state.asking).toBeUndefined();
});

test('what is selected stays while others answer the same question, and goes with an answer of mine, with the question or when it is closed', async () => {
  const { session, news, back } = await opened([person, { who: 'person', name: 'Enki' }]);
  session.pick('b');
  news(asked(1, 'a', 'b'), 1);
  expect(session.state.picked).toBe('b');
  news(asked(1, 'a', 'c'), 1);
  expect(session.state.picked).toBeUndefined();
  for (const next of [
    () => news(asked(1, 'a', 'b'), 0),
    () => news(asked(2, 'a', 'b'), 1),
    () => back(asked(2, 'a', 'b')),
  ]) {
    session.pick('a');
    next();
    expect(session.state.picked).toBeUndefined();
  }
});
