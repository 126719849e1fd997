import type { BaseState, RuleId, Source } from './types.ts';
import { RulesError } from './types.ts';

/** A number of the content that a table may turn: as published, and how far it may be turned. */
export interface Tunable {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly source: Source;
  /** The rule that names the number. */
  readonly rule?: RuleId;
  /** Sources of points and other figures that follow from the number itself: that they change surprises nobody. */
  readonly moves?: readonly string[];
}

/** A game's tunables by name. */
export type Tunables = { readonly [name: string]: Tunable };

/**
 * What a number of this table is: as turned, or as published. It stands among the table's options, and only where it was
 * turned, so that records, links and houses carry it and a table as published is what it always was.
 */
export function tuned<T extends Tunables>(s: BaseState, tunables: T, name: keyof T & string): number {
  const turned = s.table.options[name];
  return turned === undefined ? (tunables[name] as Tunable).value : Number(turned);
}

/** The number that an option of a table turns a tunable to; nothing, where it is none or out of range. */
export function readTunable({ min, max }: Tunable, text: string): number | undefined {
  const n = Number(text);
  return Number.isInteger(n) && String(n) === text && n >= min && n <= max ? n : undefined;
}

/** Throws where a declaration makes no sense. */
export function checkTunables(game: string, tunables: Tunables, options: { readonly [name: string]: unknown }): void {
  for (const [name, { value, min, max }] of Object.entries(tunables)) {
    if (Object.hasOwn(options, name)) throw new RulesError(`${game}: ${name} is an option and a tunable`);
    if (![value, min, max].every(Number.isSafeInteger) || min > value || value > max || min === max)
      throw new RulesError(`${game}: ${name} is ${value} and can be turned from ${min} to ${max}`);
  }
}
