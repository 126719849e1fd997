import type { DecisionKind, Key } from '@edubba/kernel';

const ENDS = new Set(['done', 'pass', 'skip', 'none', 'no', 'wait', 'keep', 'decline', 'stand', 'leave', 'withdraw']);

/** Ends or declines the question. */
export function isEnd(_: DecisionKind, key: Key): boolean {
  return ENDS.has(key);
}
