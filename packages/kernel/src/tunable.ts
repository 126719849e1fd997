import type { BaseState, RuleId, Source, TableInfo } from './types.ts';
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
 * What the numbers of a table are: as turned, or as published. They stand among the table's options, and only where they
 * were turned, so that records, links and houses carry them and a table as published is what it always was. Rules ask in
 * their innermost loops: the numbers of a table are looked up once, and tables of a series are one object.
 */
export function tuning<T extends Tunables>(
  tunables: T,
): (s: Pick<BaseState, 'table'>, name: keyof T & string) => number {
  type Numbers = { readonly [name in keyof T & string]: number };
  const read = (options: TableInfo['options']): Numbers =>
    Object.fromEntries(
      Object.entries(tunables).map(([name, { value }]) => [name, Number(options[name] ?? value)]),
    ) as Numbers;
  const published = read({});
  const turned = new WeakMap<TableInfo, Numbers>();
  let last: TableInfo | undefined;
  let numbers = published;
  return ({ table }, name) => {
    if (table !== last) {
      numbers = published;
      if (isTurned(tunables, table)) {
        numbers = turned.get(table) ?? read(table.options);
        turned.set(table, numbers);
      }
      last = table;
    }
    return numbers[name];
  };
}

/** Most tables are as published: for those nothing is made. */
function isTurned(tunables: Tunables, { options }: TableInfo): boolean {
  for (const name in options) if (tunables[name] !== undefined) return true;
  return false;
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
