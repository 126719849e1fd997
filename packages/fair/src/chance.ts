import type { ChanceSource, Key, Random } from '@edubba/kernel';
import { draw, RulesError } from '@edubba/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The hash of a list, in hex. It is hashed as JSON, so that no two lists are hashed alike: where one text ends is told by its
 * quotes, and a half of a surrogate pair is written out, which as bytes would be the same for all of them.
 */
function hashOf(...parts: readonly (string | readonly string[])[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}

/** 256 bits nobody can guess, as text: a secret of the house, or what a seat adds. */
export function newSecret(): string {
  return bytesToHex(randomBytes(32));
}

/** What the house publishes before anybody sits down: it can no longer choose another secret. */
export function commitmentTo(secret: string): string {
  return hashOf('edubba/commitment', secret);
}

/** The seed of a table: nobody who knows only a part of it can foresee anything. */
export function tableSeed(secret: string, contributions: readonly string[]): string {
  return hashOf('edubba/seed', secret, contributions);
}

type Keyed = ReturnType<typeof hmac.create>;

/** Numbers are made of so many values: as many as can be told apart. */
const VALUES = 2 ** 53;

/** The numbers at one place of the log: each is a keyed hash of the place and of how many were made there before. */
class PlaceInLog implements Random {
  private readonly keyed: Keyed;
  private readonly index: number;
  private made = 0;

  constructor(keyed: Keyed, index: number) {
    this.keyed = keyed;
    this.index = index;
  }

  /** 0 to n − 1; what would favour the low numbers is thrown away. */
  below(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1) throw new RulesError(`chance cannot choose one of ${n}`);
    const limit = VALUES - (VALUES % n);
    let x: number;
    do x = this.next();
    while (x >= limit);
    return x % n;
  }

  /** The first 64 bits of the hash without the highest eleven. */
  private next(): number {
    const bytes = this.keyed
      .clone()
      .update(utf8ToBytes(`roll/${this.index}/${this.made++}`))
      .digest();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return (view.getUint32(0) & 0x1f_ffff) * 2 ** 32 + view.getUint32(4);
  }
}

/** Shares of what is not whole, less than nothing or of something else would be given out wrongly and unseen. */
function checkWeights(outcomes: readonly Key[], weights: readonly number[]): void {
  if (weights.length !== outcomes.length || !weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RulesError(`${outcomes.length} outcomes cannot be weighed with ${weights.join(', ')}`);
  }
}

/**
 * Chance for a table that people trust: as unforeseeable as the seed, and every roll can be made again by whoever has it.
 * What comes at one place of the log depends on the seed and that place alone. Old games are checked with it: it never changes.
 */
export function fairChance(seed: string): ChanceSource {
  const keyed = hmac.create(sha256, utf8ToBytes(seed));
  return (index, outcomes, weights) => {
    if (weights !== undefined) checkWeights(outcomes, weights);
    return draw(outcomes, weights, new PlaceInLog(keyed, index));
  };
}
