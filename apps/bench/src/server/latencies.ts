/** How long answers took. */
export class Latencies {
  private readonly all: number[] = [];

  add(milliseconds: number): void {
    this.all.push(milliseconds);
  }

  get count(): number {
    return this.all.length;
  }

  /** The time below which so many of a hundred lie. */
  percentile(percent: number): number {
    const sorted = this.all.slice().sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  }
}

/** What came of playing at one pace. */
export interface Run {
  /** Moves a second that were asked for, and that were made. */
  readonly wanted: number;
  readonly made: number;
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

/** A match of the load: makes its next move and says when it is acknowledged; `false` when it is over. */
export interface Match {
  move(): Promise<boolean>;
}

/**
 * All matches play at one pace: each makes a move every `matches / rate` seconds, all of them spread evenly, and never a
 * move before the last one was acknowledged. Stops after some seconds, or when all are over.
 */
export async function playAt(matches: readonly Match[], rate: number, seconds: number): Promise<Run> {
  const every = (matches.length / rate) * 1000;
  const latencies = new Latencies();
  const began = performance.now();
  const end = began + seconds * 1000;
  let last = began;
  await Promise.all(
    matches.map(async (match, i) => {
      for (let due = began + (every * i) / matches.length; due < end; due += every) {
        const wait = due - performance.now();
        if (wait > 1) await new Promise((go) => setTimeout(go, wait));
        if (performance.now() > end) return;
        const sent = performance.now();
        if (!(await match.move())) return;
        last = performance.now();
        latencies.add(last - sent);
      }
    }),
  );
  const made = (latencies.count * 1000) / (last - began);
  return { wanted: rate, made, p50: latencies.percentile(50), p99: latencies.percentile(99), moves: latencies.count };
}
