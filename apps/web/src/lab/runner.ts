import type { Collector, Experiment } from '@edubba/lab';
import { batchesOf } from '@edubba/lab';
import type { LabAsked, LabTold } from './worker.ts';

/** A worker has the next batch waiting while it plays one. */
const AHEAD = 2;

/** Starts a worker of the lab. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'edubba-lab' });
}

const ask = (worker: Worker, asked: LabAsked): void => worker.postMessage(asked, []);

/** Runs an experiment on all cores: begins, rests, goes on, ends. */
export class Runner {
  readonly collector: Collector;
  readonly cores: number;
  private readonly onNews: () => void;
  private readonly onFailure: (why: string) => void;
  private workers: Worker[] = [];
  private next: number;
  private began = 0;
  private gamesBefore = 0;

  constructor(collector: Collector, onNews: () => void, onFailure: (why: string) => void) {
    this.collector = collector;
    this.onNews = onNews;
    this.onFailure = onFailure;
    this.next = collector.done;
    // One is left for the page itself where there are enough.
    const { hardwareConcurrency: cores } = navigator;
    this.cores = Math.max(1, cores > 4 ? cores - 1 : cores);
  }

  get running(): boolean {
    return this.workers.length > 0;
  }

  /** Games a second since it last began. */
  get speed(): number {
    const seconds = (performance.now() - this.began) / 1000;
    return this.running && seconds > 0 ? (this.collector.games - this.gamesBefore) / seconds : 0;
  }

  start(): void {
    if (this.running || this.collector.over) return;
    this.began = performance.now();
    this.gamesBefore = this.collector.games;
    // What was being played when it rested is played again: it is not known how far that came.
    this.next = this.collector.done;
    this.workers = Array.from({ length: this.cores }, () => {
      const worker = startWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<LabTold>) => this.hear(worker, data));
      worker.addEventListener('error', (event) => this.fail(event.message));
      ask(worker, { type: 'experiment', experiment: this.collector.experiment });
      for (let i = 0; i < AHEAD; i++) this.give(worker);
      return worker;
    });
  }

  rest(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
  }

  private hear(worker: Worker, told: LabTold): void {
    if (!this.running) return;
    if (told.type === 'failed') {
      this.fail(told.why);
      return;
    }
    if (told.type !== 'batch') return;
    this.collector.take(told.batch, told.sums);
    if (this.collector.over) this.rest();
    else this.give(worker);
    this.onNews();
  }

  private give(worker: Worker): void {
    const all = batchesOf(this.collector.experiment);
    while (this.next < all && !this.collector.isOpen(this.next)) this.next++;
    if (this.next < all) ask(worker, { type: 'batch', batch: this.next++ });
  }

  private fail(why: string): void {
    this.rest();
    this.onFailure(why);
  }
}

/** One game of an experiment as a record. */
export function playedGame(experiment: Experiment, index: number, side: number): Promise<string> {
  const worker = startWorker();
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LabTold>) => {
      worker.terminate();
      if (data.type === 'game') resolve(data.record);
      else reject(new Error(data.type === 'failed' ? data.why : data.type));
    });
    ask(worker, { type: 'experiment', experiment });
    ask(worker, { type: 'game', index, side });
  });
}

const KEPT = 'edubba.lab';

/** Keeps a result for the next visit; where there is no room, it is not kept. */
export function keep(text: string): void {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // No room, or nothing may be kept here: the page goes on without.
  }
}

export function kept(): string | undefined {
  try {
    return localStorage.getItem(KEPT) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An experiment as letters for an address. */
export function toLink(experiment: Experiment): string {
  const bytes = new TextEncoder().encode(JSON.stringify(experiment));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of an experiment from an address; nothing, where there is none. */
export function fromLink(hash: string): string | undefined {
  const letters = /^#e=([\w-]+)$/.exec(hash)?.[1];
  if (letters === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return '';
  }
}
