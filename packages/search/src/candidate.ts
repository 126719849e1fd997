import type { Step } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { sum } from './evaluation.ts';

/** An answer that is looked at, and what came of it in the worlds where it was tried: in all of them the same ones first. */
export class Candidate {
  readonly key: Key;
  /** Out of the race: others are surely, or likely enough, better. */
  dropped = false;
  /** What its seat answered next in the first world. */
  line: readonly Step[] = [];
  /** What it brought, by world. */
  private readonly gains: number[] = [];
  /** The same by part, over all worlds. */
  private readonly parts: number[];

  constructor(key: Key, parts: number) {
    this.key = key;
    this.parts = Array<number>(parts).fill(0);
  }

  /** What it brought in one more world, part by part. */
  add(gained: readonly number[]): void {
    gained.forEach((gain, i) => {
      this.parts[i] = (this.parts[i] ?? 0) + gain;
    });
    this.gains.push(sum(gained));
  }

  get tried(): number {
    return this.gains.length;
  }

  get mean(): number {
    return this.tried === 0 ? Number.NEGATIVE_INFINITY : sum(this.gains) / this.tried;
  }

  /** What it brings on average, part by part, in whole numbers. */
  get worth(): readonly number[] {
    return this.parts.map((part) => Math.round(part / Math.max(1, this.tried)));
  }

  /** Is it worse than another by more than chance makes of so few worlds? */
  surelyBelow(other: Candidate): boolean {
    return Math.min(this.tried, other.tried) >= FEW && other.isAheadOf(this, SURE);
  }

  /** Is it better than another by more than so many standard errors? Compared where both were tried, with the same luck. */
  isAheadOf(other: Candidate, errors: number): boolean {
    if (errors === 0) return true;
    const n = Math.min(this.tried, other.tried);
    if (n < 2) return false;
    let all = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const ahead = (this.gains[i] ?? 0) - (other.gains[i] ?? 0);
      all += ahead;
      squares += ahead * ahead;
    }
    const variance = Math.max(0, squares - (all * all) / n) / (n - 1);
    return all / n > errors * Math.sqrt(variance / n);
  }
}

/** So many worlds say nothing yet about how sure a difference is. */
const FEW = 3;
/** Standard errors. */
const SURE = 2;
