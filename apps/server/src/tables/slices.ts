import type { Slices } from '@edubba/kernel';
import { Failed } from '../failure.ts';

/** So many milliseconds are worked in one go: others are served in between, and hardly feel it. */
const SLICE = 2;

/** What came of long work, and how many milliseconds of it there were. */
export interface Worked<T> {
  readonly result: T;
  readonly took: number;
}

/** Milliseconds this thread has worked. What others did with the processor meanwhile, on a busy machine, is nobody's debt. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Does long work a moment at a time. Throws where it would take more milliseconds than it may. */
export async function inSlices<T>(work: Slices<T>, most = Number.POSITIVE_INFINITY): Promise<Worked<T>> {
  let took = 0;
  for (;;) {
    const began = worked();
    const end = performance.now() + SLICE;
    let step: IteratorResult<undefined, T>;
    do step = work.next();
    while (step.done !== true && performance.now() < end);
    took += worked() - began;
    if (step.done === true) return { result: step.value, took };
    if (took > most) throw new Failed(413, 'too-long', 'This game is too long to be gone through here.');
    await new Promise((turn) => void setImmediate(turn));
  }
}
