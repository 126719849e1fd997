import type { WebSocket } from 'ws';
import { Failed } from '../failure.ts';
import { Bucket } from './bucket.ts';
import { neighbourhood } from './neighbourhood.ts';

/** Nobody plays faster than this at one table for long, through however many windows. */
const BURST = 60;
const PER_SECOND = 20;
/** So often what nobody needs any more is forgotten. */
const SWEEP = 60_000;

/** How fast somebody may speak. */
export type Measure = Pick<Bucket, 'take'>;

/** How many windows each address has open, and how fast whoever sits behind them may speak. */
export class Doorkeeper {
  private readonly most: number;
  private readonly now: () => number;
  private readonly open = new Map<string, number>();
  private readonly buckets = new Map<string, Bucket>();
  private readonly sweeping: ReturnType<typeof setInterval>;

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
    this.sweeping = setInterval(() => this.sweep(), SWEEP);
    this.sweeping.unref();
  }

  /** Throws where an address has as many windows open as it may. */
  check(address: string): void {
    if ((this.open.get(neighbourhood(address)) ?? 0) < this.most) return;
    throw new Failed(429, 'too-many-sockets', 'Too many windows are open from your address. Close some of them.');
  }

  /** Counts a window while it is open. */
  enter(socket: WebSocket, address: string): void {
    const from = neighbourhood(address);
    this.open.set(from, (this.open.get(from) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.open.get(from) ?? 1) - 1;
      if (left > 0) this.open.set(from, left);
      else this.open.delete(from);
    });
  }

  /** One measure for all windows of somebody at a table; coming again does not fill it, nor does waiting give a second one. */
  measureFor(who: string, table: string): Measure {
    const key = `${who}/${table}`;
    return { take: (now) => this.bucket(key).take(now) };
  }

  private bucket(key: string): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    const bucket = new Bucket(BURST, PER_SECOND, this.now());
    this.buckets.set(key, bucket);
    return bucket;
  }

  close(): void {
    clearInterval(this.sweeping);
  }

  /** A full measure is as good as a new one. */
  private sweep(): void {
    const now = this.now();
    for (const [key, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(key);
  }
}
