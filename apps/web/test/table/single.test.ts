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
  const news = (standing: Standing): void => tell({ type: 'events', by: 0, events: [], standing });
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

test('two answers are a choice; and nothing is answered where people wait, or where the person has said so', async () => {
  const alone = await opened([person, bot]);
  alone.news(asked(2, 'a', 'b'));
  const among = await opened([person, { who: 'person', name: 'Enki' }]);
  among.news(asked(2, 'only'));
  useSettings.getState().set({ single: false });
  const off = await opened([person, bot]);
  off.news(asked(2, 'only'));
  await vi.advanceTimersByTimeAsync(LONG);
  expect([alone.answers, among.answers, off.answers]).toEqual([[], [], []]);
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
