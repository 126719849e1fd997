import type { Finding } from './finding.ts';
import { Findings, spell } from './finding.ts';

/** What must be true of a table of content. T: a row of it. */
export interface ContentRules<T> {
  /** What the table is called in findings. */
  readonly name?: string;
  /** No two rows have the same here. */
  readonly unique?: (keyof T & string) | readonly (keyof T & string)[];
  /** How many rows there are. */
  readonly count?: number;
  /** What a member adds up to over all rows; copies of a row count, if `copies` names the member that says how many. */
  readonly sums?: { readonly [Member in keyof T & string]?: number };
  /** Member that says how many of a row there are. */
  readonly copies?: keyof T & string;
  /** How many rows have each value of a member: `{ suit: { grain: 6, timber: 4 } }`. */
  readonly tally?: { readonly [Member in keyof T & string]?: { readonly [value: string]: number } };
  /** Member that says where the row comes from; `source` if not given, none if `false`. */
  readonly source?: (keyof T & string) | false;
  /** Members that name rows of another table, or lists of such: each must exist there. */
  readonly refs?: { readonly [Member in keyof T & string]?: readonly string[] };
  /** Anything else: says what is wrong with a row. */
  readonly row?: (row: T) => string | undefined;
}

const SOURCES = ['rulebook', 'inferred', 'reconstructed'];

/** Checks a table of content against the specification: `checkContent(cards, { unique: 'id', count: 24, sums: { cost: 60 } })`. */
export function checkContent<T extends object>(rows: readonly T[], rules: ContentRules<T>): readonly Finding[] {
  const findings = new Findings('content');
  const { name = 'content', count } = rules;
  const add = (what: string, row?: T): void => findings.add(`${name}: ${what}`, row === undefined ? '' : spell(row));
  if (count !== undefined && rows.length !== count) add(`there are ${rows.length} rows, not ${count}`);
  for (const member of list(rules.unique)) checkUnique(rows, member, add);
  checkSums(rows, rules, add);
  checkTally(rows, rules, add);
  for (const row of rows) checkRow(row, rules, add);
  return findings.list;
}

type Add<T> = (what: string, row?: T) => void;

function checkUnique<T extends object>(rows: readonly T[], member: keyof T & string, add: Add<T>): void {
  const seen = new Set<unknown>();
  for (const row of rows) {
    if (seen.has(row[member])) add(`two rows have the ${member} ${String(row[member])}`, row);
    seen.add(row[member]);
  }
}

function checkSums<T extends object>(rows: readonly T[], { sums = {}, copies }: ContentRules<T>, add: Add<T>): void {
  for (const [member, wanted] of Object.entries(sums) as [keyof T & string, number][]) {
    const times = (row: T): number => (copies === undefined || copies === member ? 1 : Number(row[copies] ?? 1));
    const sum = rows.reduce((total, row) => total + Number(row[member] ?? 0) * times(row), 0);
    if (sum !== wanted) add(`${member} adds up to ${sum}, not ${wanted}`);
  }
}

function checkTally<T extends object>(rows: readonly T[], { tally = {} }: ContentRules<T>, add: Add<T>): void {
  for (const [member, wanted] of Object.entries(tally) as [keyof T & string, { readonly [value: string]: number }][]) {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(String(row[member]), (counts.get(String(row[member])) ?? 0) + 1);
    for (const value of new Set([...counts.keys(), ...Object.keys(wanted)])) {
      const n = counts.get(value) ?? 0;
      if (n !== (wanted[value] ?? 0)) add(`${n} rows have the ${member} ${value}, not ${wanted[value] ?? 0}`);
    }
  }
}

function checkRow<T extends object>(
  row: T,
  { source = 'source' as keyof T & string, refs = {}, row: more }: ContentRules<T>,
  add: Add<T>,
): void {
  if (source !== false && !SOURCES.includes(String(row[source]))) {
    add(`a row does not say where it comes from (${SOURCES.join(', ')}): ${source} is ${spell(row[source])}`, row);
  }
  for (const [member, there] of Object.entries(refs) as [keyof T & string, readonly string[]][]) {
    const named = row[member] as unknown;
    for (const name of Array.isArray(named) ? named : named === undefined || named === null ? [] : [named]) {
      if (!there.includes(String(name))) add(`${member} names ${String(name)}, which does not exist`, row);
    }
  }
  const wrong = more?.(row);
  if (wrong !== undefined) add(wrong, row);
}

function list<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
