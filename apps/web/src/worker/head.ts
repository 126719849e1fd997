import type { GameRecord, Json, LogEntry, Order, Outcome, StoredEntry } from '@edubba/kernel';
import { fingerprintOf, readEntry, readOutcome } from '@edubba/kernel';
import type { Suggestion, Summed } from '@edubba/hosting';
import type { GamePlan, Sitter } from './api.ts';
import { Told } from './api.ts';

/** Raised when games are kept otherwise. */
export const FORMAT = 1;

/** A plan with everything drawn that was left open. */
export type KeptPlan = GamePlan & { readonly seed: string };

/** What is kept of a game besides its answers. */
export interface Head {
  readonly format: number;
  readonly plan: KeptPlan;
  /** Version of the game's rules it was opened with. */
  readonly version: number;
  readonly created: number;
  readonly updated: number;
  /** Every roll of the log came from the seed: not so for a fork, or a record that names none. */
  readonly proven: boolean;
  /** Somebody went back across what the rules let one take back. */
  readonly rewound: boolean;
  /** The position it started from and standing orders, where it was brought along with them. */
  readonly start?: Json;
  /** The game it began after, whole, so that it can be played again from the first one on. */
  readonly after?: GameRecord;
  readonly orders?: readonly Order[];
  readonly suggestions?: readonly Suggestion[];
  /** How long the log is, a hash of it, and the fingerprint of the position it leads to. */
  readonly entries: number;
  readonly seal: string;
  readonly print: string;
  readonly summed: Summed;
}

type Shape = { readonly [name: string]: unknown };

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean =>
  isShape(value) && Object.values(value).every((member) => typeof member === 'string');

/** Is it somebody who can sit at a table? */
export function isSitter(value: unknown): value is Sitter {
  if (!isShape(value)) return false;
  const { who, name, bot } = value;
  return (who === 'person' && typeof name === 'string') || (who === 'bot' && typeof bot === 'string');
}

/** Is it a plan, as far as can be told without the game? */
export function isPlan(value: unknown): value is GamePlan {
  if (!isShape(value)) return false;
  const { game, seats, options, curtain } = value;
  return (
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.every(isSitter) &&
    isTexts(options) &&
    typeof curtain === 'boolean'
  );
}

function isOutcome(value: unknown): value is Outcome | null {
  return value === null || (isShape(value) && Array.isArray(value['scores']) && Array.isArray(value['winners']));
}

function isSummed(value: unknown): value is Summed {
  if (!isShape(value)) return false;
  const { answers, asks, scores, outcome, view } = value;
  return (
    Number.isInteger(answers) &&
    (asks === null || (isShape(asks) && Number.isInteger(asks['seat']) && typeof asks['kind'] === 'string')) &&
    Array.isArray(scores) &&
    isOutcome(outcome) &&
    (view === null || (isShape(view) && isShape(view['s'])))
  );
}

/** Reads what was kept of a game; throws what is wrong with it. */
export function readHead(value: unknown): Head {
  if (!isShape(value)) throw new Told({ id: 'worker.damaged-head' });
  const { format, plan, version, created, updated, entries, seal, print, summed } = value;
  if (typeof format === 'number' && format > FORMAT) throw new Told({ id: 'worker.newer' });
  const numbers = [format, version, created, updated, entries].every(Number.isFinite);
  const texts = [seal, print].every((text) => typeof text === 'string');
  const seeded = isPlan(plan) && typeof plan.seed === 'string';
  if (!numbers || !texts || !seeded || !isSummed(summed)) throw new Told({ id: 'worker.damaged-head' });
  const { outcome } = summed;
  return { ...(value as unknown as Head), summed: { ...summed, outcome: outcome && readOutcome(outcome) } };
}

const MARKS: readonly unknown[] = [undefined, 'forced', 'order', 'undo', 'retract'];

function isEntry(value: unknown): value is StoredEntry {
  if (!Array.isArray(value)) return false;
  const [seat, key, mark] = value as readonly unknown[];
  return Number.isInteger(seat) && typeof key === 'string' && MARKS.includes(mark);
}

const isBatch = (value: unknown): value is readonly StoredEntry[] => Array.isArray(value) && value.every(isEntry);

/** Reads the answers that were kept; throws where they are not the ones that were written. */
export function readLog(head: Head, batches: readonly unknown[]): readonly LogEntry[] {
  if (!batches.every(isBatch)) throw new Told({ id: 'worker.damaged-log' });
  const seal = batches.reduce(sealed, sealPlan(head.plan));
  const log = batches.flat().map(readEntry);
  if (log.length !== head.entries || seal !== head.seal) throw new Told({ id: 'worker.damaged-log' });
  return log;
}

/** What the seal of a log begins with: so it also notices a changed plan. */
export function sealPlan({ game, seats, options, seed }: KeptPlan): string {
  return fingerprintOf([game, seats.length, options, seed]);
}

/** The seal of a log with one more batch, from the seal before it. */
export function sealed(seal: string, batch: readonly StoredEntry[]): string {
  return batch.length === 0 ? seal : fingerprintOf([seal, batch]);
}
