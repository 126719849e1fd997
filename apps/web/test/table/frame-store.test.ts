import { beforeEach, expect, test, vi } from 'vitest';
import { FrameStore } from '../../src/table/session/frame-store.ts';

const { painting } = vi.hoisted(() => ({ painting: [] as (() => void)[] }));
vi.mock('../../src/table/session/after-paint.ts', () => ({ afterPaint: (run: () => void) => painting.push(run) }));

beforeEach(() => void painting.splice(0));

function paint(): void {
  for (const run of painting.splice(0)) run();
}

function opened() {
  const store = new FrameStore({ hovered: 0, chosen: 0 });
  const told: unknown[] = [];
  const leave = store.subscribe((state, before) => told.push([state, before]));
  return { store, told, leave };
}

test('readers are told at once of what is set, with what they knew before', () => {
  const { store, told, leave } = opened();
  store.set({ chosen: 1 });
  expect(store.getState()).toEqual({ hovered: 0, chosen: 1 });
  expect(told).toEqual([
    [
      { hovered: 0, chosen: 1 },
      { hovered: 0, chosen: 0 },
    ],
  ]);
  expect(store.getInitialState()).toEqual({ hovered: 0, chosen: 0 });
  leave();
  store.set({ chosen: 2 });
  expect(told).toHaveLength(1);
});

test('what may wait is known at once, and told after the paint, when the rest is drawn', async () => {
  const { store, told } = opened();
  const draw = vi.fn<() => void>(() => expect(told).toEqual([]));
  expect(store.marking).toBeUndefined();
  store.setAfterPaint({ chosen: 1 }, draw);
  expect(store.getState().chosen).toBe(1);
  expect(told).toEqual([]);
  expect(draw).not.toHaveBeenCalled();
  const { marking } = store;
  expect(marking).toBeInstanceOf(Promise);
  paint();
  await marking;
  expect(draw).toHaveBeenCalledTimes(1);
  expect(told).toEqual([
    [
      { hovered: 0, chosen: 1 },
      { hovered: 0, chosen: 0 },
    ],
  ]);
  expect(store.marking).toBeUndefined();
});

test('of what comes before one paint all is told once, and the last drawn', () => {
  const { store, told } = opened();
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.setAfterPaint({ hovered: 1 }, first);
  const { marking } = store;
  store.setAfterPaint({ chosen: 1 }, second);
  expect(store.marking).toBe(marking);
  expect(painting).toHaveLength(1);
  paint();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(told).toEqual([
    [
      { hovered: 1, chosen: 1 },
      { hovered: 0, chosen: 0 },
    ],
  ]);
  // The next one waits for a paint of its own.
  store.setAfterPaint({ hovered: 2 }, first);
  paint();
  expect(first).toHaveBeenCalledTimes(1);
  expect(told).toHaveLength(2);
});

test('what is set meanwhile is told with what waits, and nothing twice', () => {
  const { store, told } = opened();
  store.setAfterPaint({ hovered: 1 }, () => undefined);
  store.set({ chosen: 1 });
  expect(told).toHaveLength(1);
  expect(told[0]).toEqual([
    { hovered: 1, chosen: 1 },
    { hovered: 0, chosen: 0 },
  ]);
  paint();
  expect(told).toHaveLength(1);
});
