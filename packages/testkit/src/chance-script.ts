import type { ChanceSource, DecisionKind, Key } from '@edubba/kernel';
import { seededChance } from '@edubba/kernel';

/** Outcomes to come, by kind of chance question. */
export type Script = { readonly [kind: DecisionKind]: readonly Key[] };

/** Dice that fall as the test says; what it does not say comes from a seed. */
export class ChanceScript {
  private readonly queues = new Map<DecisionKind, Key[]>();
  private readonly fallback: ChanceSource;
  private readonly strict: boolean;

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

  readonly source: ChanceSource = (index, outcomes, weights, kind) => {
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

/** A key as it is, or, where copies have numbers, by name alone: `granary` finds `granary#1`. */
export function findKey(keys: readonly Key[], wanted: Key): Key | undefined {
  return keys.find((key) => key === wanted) ?? keys.find((key) => key.replaceAll(/#\w+/g, '') === wanted);
}
