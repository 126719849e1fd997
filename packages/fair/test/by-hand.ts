import { createHash, createHmac } from 'node:crypto';
import type { ChanceSource } from '@edubba/kernel';

// Fair chance once more, from its description alone (docs/adr/0013-fair-chance.md), with another library and whole numbers
// of any size: what both agree on is what anybody can recompute.

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const commitmentByHand = (secret: string): string => hash(JSON.stringify(['edubba/commitment', secret]));

export const seedByHand = (secret: string, contributions: readonly string[]): string =>
  hash(JSON.stringify(['edubba/seed', secret, contributions]));

/** 0 to n − 1. */
export function numberByHand(seed: string, index: number, n: bigint): bigint {
  const all = 1n << 53n;
  for (let k = 0; ; k++) {
    const mac = createHmac('sha256', seed).update(`roll/${index}/${k}`).digest();
    const x = mac.readBigUInt64BE(0) % all;
    if (x < all - (all % n)) return x % n;
  }
}

export function chanceByHand(seed: string): ChanceSource {
  return (index, outcomes, weights = outcomes.map(() => 1)) => {
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const x = numberByHand(seed, index, total);
    let below = 0n;
    for (const [i, outcome] of outcomes.entries()) {
      below += BigInt(weights[i] ?? 0);
      if (x < below) return outcome;
    }
    throw new Error('nothing weighs anything');
  };
}
