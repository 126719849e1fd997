import type { Slices } from '@edubba/kernel';
import { Failed } from '../failure.ts';

/** So many milliseconds are worked in one go: others are served in between, and hardly feel it. */
const SLICE = 0.5;

/** Long work: the line it waits in, and how many milliseconds of it were done. They count also where it comes to nothing. */
export interface Job {
  readonly line: string;
  took: number;
}

/** Those who wait for their turn, by the line they stand in. */
const lines = new Map<string, (() => void)[]>();
let serving = false;
/** How the next moment is waited for. */
let later: (go: () => void) => unknown = setImmediate;

/**
 * From now on this thread sleeps a little between two moments, instead of only serving others: one that steps back by its
 * priority alone still keeps its processor for some milliseconds from a thread that wakes.
 */
export function sleepInBetween(): void {
  later = (go) => setTimeout(go, 1);
}

/**
 * Waits for one's turn with something that may take a moment. Of all who wait one has theirs, then everybody who plays is
 * served, then comes the next: a hundred who wait are felt no more than one. Lines come in turn, however long they are.
 */
export function turn(line: string): Promise<void> {
  return new Promise((go) => {
    const waiting = lines.get(line);
    if (waiting === undefined) lines.set(line, [go]);
    else waiting.push(go);
    if (serving) return;
    serving = true;
    later(serve);
  });
}

function serve(): void {
  const [first] = lines;
  if (first === undefined) {
    serving = false;
    return;
  }
  const [line, waiting] = first;
  const go = waiting.shift();
  // To the end: the other lines come first.
  lines.delete(line);
  if (waiting.length > 0) lines.set(line, waiting);
  go?.();
  later(serve);
}

/** Milliseconds this thread has worked. What others did with the processor meanwhile, on a busy machine, is nobody's debt. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does long work a moment at a time, in turn with all other long work. Throws where it would take more milliseconds than it may. */
export async function inSlices<T>(job: Job, work: Slices<T>, most = Number.POSITIVE_INFINITY): Promise<T> {
  const end = job.took + most;
  for (;;) {
    await turn(job.line);
    const began = worked();
    const pause = performance.now() + SLICE;
    let step: IteratorResult<undefined, T>;
    try {
      do step = work.next();
      while (step.done !== true && performance.now() < pause);
    } finally {
      job.took += worked() - began;
    }
    if (step.done === true) return step.value;
    if (job.took > end) throw new Failed(413, 'too-long', 'This game is too long to be gone through here.');
  }
}
