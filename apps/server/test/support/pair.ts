import type { Visitor, Window } from './visitor.ts';

/** Milliseconds between two moves of a pair. */
const PACE = 160;

/** Two honest people, who play one game after another and look at the clock. */
export class Pair {
  readonly took: number[] = [];
  readonly problems: string[] = [];
  table = '';
  private readonly gold: Visitor;
  private readonly blue: Visitor;
  private windows: Window[] = [];
  private stopped = false;

  constructor(gold: Visitor, blue: Visitor) {
    this.gold = gold;
    this.blue = blue;
  }

  async sitDown(): Promise<void> {
    await Promise.all(this.windows.map((window) => window.close()));
    ({ id: this.table } = await this.gold.create('connect-four', [{ who: 'open' }]));
    await this.blue.join(this.table);
    this.windows = [await this.gold.sit(this.table), await this.blue.sit(this.table)];
  }

  /** Plays until told to stop. */
  async play(): Promise<void> {
    while (!this.stopped) {
      const asked = this.windows.find((window) => window.asked);
      if (asked !== undefined) await this.move(asked);
      else if (this.windows.every(({ standing }) => (standing?.outcome ?? null) !== null)) await this.sitDown();
      await new Promise((wait) => setTimeout(wait, PACE));
    }
    for (const { gaps } of this.windows) this.problems.push(...gaps);
    await Promise.all(this.windows.map((window) => window.close()));
  }

  private async move(window: Window): Promise<void> {
    const { options = [] } = window.standing?.question ?? {};
    const key = options[Math.floor(Math.random() * options.length)];
    const began = performance.now();
    const reply = await window.answer(key);
    this.took.push(performance.now() - began);
    if (reply.type !== 'done') this.problems.push(JSON.stringify(reply).slice(0, 200));
  }

  stop(): void {
    this.stopped = true;
  }
}

/** What all but one of a hundred stay below. */
export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
}
