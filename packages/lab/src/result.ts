import type { GamePlay } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import * as z from 'zod/mini';
import { BATCH, batchesOf, LOOK } from './batch.ts';
import type { Experiment } from './experiment.ts';
import { BadExperiment, readExperiment } from './experiment.ts';
import { Scales } from './figures.ts';
import { estimate } from './estimate.ts';
import type { LabResult } from './kept.ts';
import { RESULT_FORMAT } from './kept.ts';
import type { Sums } from './sums.ts';
import { merge, noSums } from './sums.ts';

/** What came in out of turn: batches up to `to`, without it. */
interface Waiting {
  readonly sums: Sums;
  readonly to: number;
}

/** Takes batches in any order and adds them up in theirs: what is out of turn waits. So a stopping rule stops everybody at the same game. */
export class Collector {
  readonly experiment: Experiment;
  readonly scales: Scales;
  private readonly rules: number;
  private readonly sums: Sums;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  private ended: LabResult['ended'] = 'open';

  /** Goes on with a result of the same experiment, where one is given. */
  constructor(experiment: Experiment, rules: number, scales: Scales, earlier?: LabResult) {
    this.experiment = experiment;
    this.rules = rules;
    this.scales = scales;
    this.sums = noSums(experiment.sides.length);
    if (earlier === undefined) return;
    const why = otherThan(earlier, experiment, rules);
    if (why !== undefined) throw new BadExperiment(why);
    merge(this.sums, earlier.sums);
    this.next = earlier.batches;
    this.ended = earlier.ended;
  }

  static of<S extends BaseState>(play: GamePlay<S>, experiment: Experiment, earlier?: LabResult): Collector {
    return new Collector(experiment, play.game.version, Scales.of(play, experiment.seats), earlier);
  }

  get over(): boolean {
    return this.ended !== 'open';
  }

  /** Batches that are added up; those that wait for an earlier one are not. */
  get done(): number {
    return this.next;
  }

  /** Games of all batches that have come in. */
  get games(): number {
    let { games } = this.sums;
    for (const { sums } of this.waiting.values()) games += sums.games;
    return games;
  }

  /** Batches nobody has handed in yet, in their order, beginning with `from`. */
  isOpen(batch: number): boolean {
    return !this.over && batch >= this.next && !this.waiting.has(batch) && batch < batchesOf(this.experiment);
  }

  /**
   * Takes a batch, or those up to another, added up by whoever played them: then as {@link stretchesOf} cuts them. What
   * came before, or what a stopping rule made needless, changes nothing.
   */
  take(batch: number, sums: Sums, to = batch + 1): void {
    if (!this.isOpen(batch)) return;
    this.waiting.set(batch, { sums, to });
    for (let one = this.waiting.get(this.next); one !== undefined && !this.over; one = this.waiting.get(this.next)) {
      this.waiting.delete(this.next);
      merge(this.sums, one.sums);
      this.next = one.to;
      if (this.next >= batchesOf(this.experiment)) this.ended = 'all';
      else if (this.isSure()) this.ended = 'sure';
    }
  }

  /** What there is so far. Sorted, so that the same result is the same text. */
  get result(): LabResult {
    const { experiment, rules, next: batches, ended, sums, scales } = this;
    return sorted({
      format: 'edubba-lab-result',
      version: RESULT_FORMAT,
      experiment,
      rules,
      players: scales.players,
      batches,
      ended,
      sums,
    });
  }

  /** Looked at now and then only: each look is a chance to stop by luck. */
  private isSure(): boolean {
    const { stop } = this.experiment;
    if (stop === undefined || this.next < LEAST || this.next % LOOK !== 0) return false;
    const found = estimate(this.result, stop.figure);
    const known = found?.difference ?? found?.sides[0];
    return known !== undefined && (known.high - known.low) / 2 <= stop.within;
  }
}

/** Batches before the first look of a stopping rule: looks are taken at every {@link LOOK}th. */
const LEAST = Math.ceil(200 / BATCH);

function otherThan(earlier: LabResult, experiment: Experiment, rules: number): string | undefined {
  if (earlier.rules !== rules) return `the result is of rules version ${earlier.rules}, this build plays ${rules}`;
  const same = JSON.stringify(sorted(earlier.experiment)) === JSON.stringify(sorted(experiment));
  return same ? undefined : 'the result is of another experiment';
}

/** Names in their order, at every depth. */
function sorted<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sorted) as T;
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted((value as { [name: string]: unknown })[name])])) as T;
}

/** A result as it is kept: the same result is the same text, to the last byte. */
export function resultText(result: LabResult): string {
  return `${JSON.stringify(sorted(result))}\n`;
}

const whole = z.int();
const SidePart = z.strictObject({
  each: z.record(z.string(), z.tuple([whole, whole])),
  ratio: z.record(z.string(), z.tuple([whole, whole, whole, whole, whole])),
  spread: z.record(z.string(), z.record(z.string(), whole)),
  examples: z.record(z.string(), z.array(whole)),
});
const Kept = z.strictObject({
  format: z.literal('edubba-lab-result'),
  version: z.literal(RESULT_FORMAT),
  experiment: z.unknown(),
  rules: whole,
  players: whole,
  batches: whole,
  ended: z.enum(['all', 'sure', 'open']),
  sums: z.strictObject({
    games: whole,
    unfinished: whole,
    faults: whole,
    sides: z.array(SidePart).check(z.minLength(1), z.maxLength(2)),
    across: z.strictObject({
      each: z.record(z.string(), whole),
      ratio: z.record(z.string(), z.tuple([whole, whole, whole, whole])),
    }),
  }),
});

/** Reads a result as it was kept; throws {@link BadExperiment}. */
export function readResult(text: string): LabResult {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadExperiment('the text is not JSON');
  }
  const parsed = z.safeParse(Kept, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadExperiment(`${issue?.path.join('.') || 'result'}: ${issue?.code ?? 'not understood'}`);
  }
  return { ...parsed.data, experiment: readExperiment(parsed.data.experiment) };
}
