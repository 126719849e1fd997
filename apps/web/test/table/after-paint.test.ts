import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../src/table/session/after-paint.ts';

/** What waits to be run before the window is drawn next. */
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => (frames[frame - 1] = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function draw(): void {
  for (const frame of frames.splice(0)) frame();
}

test('what is to run after the paint runs neither at once nor before the frame is drawn, and once', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(50);
  expect(run).not.toHaveBeenCalled();
  draw();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a hidden window is not waited for, and when it is shown again nothing runs twice', () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  draw();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
