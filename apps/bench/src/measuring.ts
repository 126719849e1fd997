// Measures one subject in a thread of its own, so that what the others did to the compiler's guesses plays no part.

import { parentPort, workerData } from 'node:worker_threads';
import type { Effort, Finding } from './subject.ts';
import { subjects } from './subjects.ts';

/** What the thread is told. */
export interface Order {
  readonly name: string;
  readonly effort: Effort;
}

/** What it tells. */
export type Report = { readonly progress: string } | { readonly finding: Finding };

const { name, effort } = workerData as Order;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const tell = (report: Report): void => parentPort?.postMessage(report);
const subject = (await subjects()).find((found) => found.name === name);
if (subject === undefined) throw new Error(`there is no subject ${name}`);
tell({ finding: await subject.measure(effort, (progress) => tell({ progress })) });
