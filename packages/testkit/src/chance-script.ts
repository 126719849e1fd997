import type { ChanceSource, DecisionKind, Key } from '@edubba/kernel';
import { seededChance } from '@edubba/kernel';

/** Outcomes to come, by kind of chance question. */
export type Script = { readonly [kind: DecisionKind]: readonly Key[] };

/** What chance was asked once: all that could come up, and how likely each was against the others. */
interface Asked {
  readonly kind: DecisionKind;
  readonly shares: ReadonlyMap<Key, number>;
}

/** How likely each outcome should be, against the others: `{ hit: 2, miss: 1 }`; a list where each entry counts one. */
export type Shares = { readonly [outcome: Key]: number } | readonly Key[];

/** Dice that fall as the test says; what it does not say comes from a seed. */
export class ChanceScript {
  private readonly queues = new Map<DecisionKind, Key[]>();
  private readonly fallback: ChanceSource;
  private readonly strict: boolean;
  private readonly asked: Asked[] = [];

  constructor(script: Script, seed: string, strict: boolean) {
    this.fallback = seededChance(seed);
    this.strict = strict;
    for (const [kind, outcomes] of Object.entries(script)) this.add(kind, outcomes);
  }

  add(kind: DecisionKind, outcomes: readonly Key[]): void {
    this.queues.set(kind, [...(this.queues.get(kind) ?? []), ...outcomes]);
  }

  /** What was scripted and has not come up. */
  unused(): Script {
    return Object.fromEntries([...this.queues].filter(([, queue]) => queue.length > 0));
  }

  /** What is wrong with the weights chance was given; `undefined` if nothing is. */
  misweighed(kind: DecisionKind, expected: Shares, nth: number): string | undefined {
    const asked = this.asked.filter((one) => one.kind === kind);
    const found = asked.at(nth);
    if (found === undefined) return `chance was asked ${kind} ${asked.length} times, and not a time numbered ${nth}`;
    const wanted = counted(expected);
    const is = named(found.shares, wanted);
    // Twice as many of everything is the same odds.
    const [all, allWanted] = [sum(is), sum(wanted)];
    const outcomes = [...new Set([...is.keys(), ...wanted.keys()])];
    const right = outcomes.every((key) => (is.get(key) ?? 0) * allWanted === (wanted.get(key) ?? 0) * all);
    if (right && allWanted > 0 && outcomes.every((key) => is.has(key))) return undefined;
    return `chance weighs ${kind} otherwise: ${spellShares(is)}; expected: ${spellShares(wanted)}`;
  }

  readonly source: ChanceSource = (index, outcomes, weights, kind) => {
    this.asked.push({ kind, shares: new Map(outcomes.map((key, i) => [key, weights?.[i] ?? 1])) });
    const queue = this.queues.get(kind) ?? [];
    const wanted = queue[0];
    if (wanted === undefined) {
      if (!this.strict) return this.fallback(index, outcomes, weights, kind);
      throw new Error(`chance is asked ${kind} and nothing is scripted for it; possible: ${outcomes.join(', ')}`);
    }
    const outcome = findKey(outcomes, wanted);
    if (outcome === undefined) {
      throw new Error(`chance cannot answer ${kind} with ${wanted}; possible: ${outcomes.join(', ')}`);
    }
    queue.shift();
    return outcome;
  };
}

/** What tells copies apart. */
const COPY = /#\w+/g;

/** A key as it is, or, where copies have numbers, by name alone: `granary` finds `granary#1`. */
export function findKey(keys: readonly Key[], wanted: Key): Key | undefined {
  return keys.find((key) => key === wanted) ?? keys.find((key) => key.replaceAll(COPY, '') === wanted);
}

function counted(expected: Shares): ReadonlyMap<Key, number> {
  if (!Array.isArray(expected)) return new Map(Object.entries(expected));
  const counts = new Map<Key, number>();
  for (const key of expected as readonly Key[]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Outcomes by the names the test gives them: copies that it does not tell apart count together. */
function named(shares: ReadonlyMap<Key, number>, wanted: ReadonlyMap<Key, number>): ReadonlyMap<Key, number> {
  const out = new Map<Key, number>();
  for (const [key, weight] of shares) {
    const name = key.replaceAll(COPY, '');
    const as = !wanted.has(key) && wanted.has(name) ? name : key;
    out.set(as, (out.get(as) ?? 0) + weight);
  }
  return out;
}

function sum(shares: ReadonlyMap<Key, number>): number {
  return [...shares.values()].reduce((total, weight) => total + weight, 0);
}

function spellShares(shares: ReadonlyMap<Key, number>): string {
  return [...shares].map(([key, weight]) => `${key} ${weight}`).join(', ') || 'nothing';
}
