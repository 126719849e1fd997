import type { Key, Seat } from '@edubba/kernel';
import type { ReplayAbout, ReplayDoor } from '../worker/api.ts';

/** A position as the library gives it. */
export type At = Awaited<ReturnType<ReplayDoor['at']>>;

/** Nothing is brought ahead while a hand is on the scrub bar. */
const REST_MS = 200;

/** So many positions are kept; the oldest goes first. */
const KEPT = 160;

/**
 * Brings positions while somebody drags the scrub bar: one request at a time, always for the newest step wanted, so that
 * the board follows as fast as the library answers and never works off a queue of stale steps.
 */
export class Positions {
  private readonly door: ReplayDoor;
  private readonly seat: Seat;
  private readonly answers: ReplayAbout['answers'];
  private readonly show: (step: number, at: At) => void;
  private readonly fail: (error: unknown) => void;
  private readonly kept = new Map<number, At>();
  private wanted: number | undefined;
  private ahead: readonly number[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private closed = false;

  constructor(
    { door, seat, about }: { readonly door: ReplayDoor; readonly seat: Seat; readonly about: ReplayAbout },
    show: (step: number, at: At) => void,
    fail: (error: unknown) => void,
  ) {
    this.door = door;
    this.seat = seat;
    this.answers = about.answers;
    this.show = show;
    this.fail = fail;
  }

  /** Shows a step as soon as it is there; `ahead` are brought afterwards, if nothing else is wanted for a while. */
  want(step: number, ahead: readonly number[]): void {
    this.ahead = [];
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.ahead = ahead;
      if (!this.busy) void this.work();
    }, REST_MS);
    const known = this.kept.get(step);
    if (known === undefined) this.wanted = step;
    else {
      this.wanted = undefined;
      this.show(step, known);
    }
    if (!this.busy) void this.work();
  }

  /** A position one step away, for what an answer without a log line was. */
  async get(step: number): Promise<At> {
    const known = this.kept.get(step);
    if (known !== undefined) return known;
    const at = await this.door.at(step, this.seat);
    this.keep(step, at);
    return at;
  }

  /** What was answered at a step. */
  keyAt(step: number): Key | undefined {
    return this.answers[step - 1]?.key;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.resting);
  }

  private async work(): Promise<void> {
    this.busy = true;
    try {
      for (let step = this.next(); step !== undefined && !this.closed; step = this.next()) await this.bring(step);
    } catch (error) {
      if (!this.closed) this.fail(error);
    }
    this.busy = false;
  }

  private next(): number | undefined {
    return this.wanted ?? this.ahead.find((step) => !this.kept.has(step));
  }

  private async bring(step: number): Promise<void> {
    const before = this.wanted === step;
    const at = await this.get(step);
    if (this.closed) return;
    // What was brought ahead may have been asked for meanwhile.
    const now = this.wanted === step;
    if (now) this.wanted = undefined;
    // A step that is no longer the newest is shown all the same: the board keeps moving under a fast hand.
    if (before || now) this.show(step, at);
  }

  private keep(step: number, at: At): void {
    this.kept.set(step, at);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
