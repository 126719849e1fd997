import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawingOf, keepLastGame, leaveEarly, openEarly, reachTable, summaryOf } from '../../src/app/early.ts';
import type { TableNews } from '../../src/worker/api.ts';

const { asked, drawing, draws, worker } = vi.hoisted(() => {
  const ui = { id: 'akkad' };
  const heard = {
    game: vi.fn<(id: string) => void>(),
    open: vi.fn<(id: string, tell: (news: TableNews) => void) => void>(),
    close: vi.fn<() => Promise<void>>(),
    expect: vi.fn<(game: string) => void>(),
  };
  // Not the spies themselves answer: they would hear a rejection that nobody else hears.
  const answers = {
    fails: false,
    reply: <T>(it: T): Promise<T> => (answers.fails ? Promise.reject(new Error('no such table')) : Promise.resolve(it)),
    async expect(game: string) {
      heard.expect(game);
    },
    game(id: string) {
      heard.game(id);
      return answers.reply({ id });
    },
    open(id: string, tell: (news: TableNews) => void) {
      heard.open(id, tell);
      return answers.reply({ id, close: heard.close });
    },
  };
  return {
    asked: heard,
    drawing: ui,
    draws: vi.fn<() => Promise<typeof ui>>(() => Promise.resolve(ui)),
    worker: answers,
  };
});
vi.mock('../../src/app/library.ts', () => ({ library: () => worker }));
vi.mock('../../src/app/games.ts', () => ({ SHELF: [{ id: 'akkad', ui: draws }, { id: 'to-come' }] }));

const news = (n: number): TableNews => ({ n }) as unknown as TableNews;
/** As the worker tells the table that was opened as the `at`-th. */
const workerTells = (at: number, what: TableNews): void => asked.open.mock.calls[at]?.[1](what);

let kept: { [name: string]: string };

beforeEach(() => {
  vi.clearAllMocks();
  worker.fails = false;
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
  });
});
afterEach(() => {
  leaveEarly();
  vi.unstubAllGlobals();
});

test('a table begun early is opened once, and tells whoever comes later all of its news in order', async () => {
  openEarly('one');
  workerTells(0, news(1));
  workerTells(0, news(2));
  const heard: TableNews[] = [];
  const door = await reachTable('one', (what) => heard.push(what));
  workerTells(0, news(3));
  expect(heard).toEqual([news(1), news(2), news(3)]);
  expect(door).toMatchObject({ id: 'one' });
  expect(asked.open).toHaveBeenCalledTimes(1);
});

test('it is taken once: whoever comes back to the table opens it anew', async () => {
  openEarly('one');
  await reachTable('one', () => undefined);
  const heard: TableNews[] = [];
  await reachTable('one', (what) => heard.push(what));
  expect(asked.open).toHaveBeenCalledTimes(2);
  workerTells(1, news(1));
  expect(heard).toEqual([news(1)]);
});

test('another table is not taken for it', async () => {
  openEarly('one');
  workerTells(0, news(1));
  const heard: TableNews[] = [];
  expect(await reachTable('two', (what) => heard.push(what))).toMatchObject({ id: 'two' });
  expect(heard).toEqual([]);
  expect(await summaryOf('two')).toEqual({ id: 'two' });
});

test('what a table is about is asked once', async () => {
  openEarly('one');
  expect(await summaryOf('one')).toEqual({ id: 'one' });
  expect(asked.game).toHaveBeenCalledTimes(1);
});

test('a table that nobody comes to is closed again; one that was taken is not', async () => {
  openEarly('one');
  leaveEarly();
  await vi.waitFor(() => expect(asked.close).toHaveBeenCalledTimes(1));
  expect(await reachTable('one', () => undefined)).toMatchObject({ id: 'one' });
  expect(asked.open).toHaveBeenCalledTimes(2);
  openEarly('two');
  await reachTable('two', () => undefined);
  leaveEarly();
  await new Promise((later) => setTimeout(later));
  expect(asked.close).toHaveBeenCalledTimes(1);
});

test('what cannot be opened is told to whoever comes, and harms nobody else', async () => {
  worker.fails = true;
  openEarly('none');
  await expect(reachTable('none', () => undefined)).rejects.toThrow('no such table');
  openEarly('none');
  await expect(summaryOf('none')).rejects.toThrow('no such table');
  openEarly('none');
  // Nothing that was rejected is left unheard: vitest would fail on it.
  await new Promise((later) => setTimeout(later));
  leaveEarly();
  expect(asked.close).not.toHaveBeenCalled();
});

test('drawing and rules of the game that was played last begin to load with the table', () => {
  openEarly('one');
  expect(draws).not.toHaveBeenCalled();
  expect(asked.expect).not.toHaveBeenCalled();
  keepLastGame('akkad');
  openEarly('two');
  expect(draws).toHaveBeenCalledTimes(1);
  expect(asked.expect).toHaveBeenCalledExactlyOnceWith('akkad');
});

test('without storage a table opens all the same', async () => {
  const refuse = (): never => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(() => keepLastGame('akkad')).not.toThrow();
  openEarly('one');
  expect(await reachTable('one', () => undefined)).toMatchObject({ id: 'one' });
});

test('only games that can be played here are drawn', async () => {
  expect(await drawingOf('akkad')).toBe(drawing);
  expect(await drawingOf('to-come')).toBeUndefined();
  expect(await drawingOf('unknown')).toBeUndefined();
  expect(await drawingOf(null)).toBeUndefined();
});
