import type { ChanceSource, Random } from '@edubba/kernel';
import { draw } from '@edubba/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Everything that is needed to make a table's chance again. */
export interface FairProof {
  /** What the house published when the table was made: the hash of its secret. */
  readonly commitment: string;
  /** Shown only when the game is over. */
  readonly secret: string;
  /** What each seat added when it sat down, in order of the seats; empty for bots. */
  readonly contributions: readonly string[];
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What the house publishes before anybody sits down: it can no longer choose another secret. */
export function commitmentTo(secret: string): string {
  return hashOf(`edubba/commitment/${secret}`);
}

/** The seed of a table: nobody who knows only a part of it can foresee anything. */
export function tableSeed(secret: string, contributions: readonly string[]): string {
  return hashOf(JSON.stringify(['edubba/seed', secret, contributions]));
}

/** Whole numbers out of a keyed hash: what stands at one place of the log depends on the seed and that place alone. */
class HashStream implements Random {
  private readonly key: Uint8Array;
  private readonly index: number;
  private block = 0;
  private words: number[] = [];

  constructor(key: Uint8Array, index: number) {
    this.key = key;
    this.index = index;
  }

  /** 0 to n − 1 from 52 bits; what would favour the low numbers is thrown away. */
  below(n: number): number {
    const limit = 2 ** 52 - (2 ** 52 % n);
    let x: number;
    do x = (this.next() >>> 12) * 2 ** 32 + this.next();
    while (x >= limit);
    return x % n;
  }

  private next(): number {
    const word = this.words.shift();
    if (word !== undefined) return word;
    const bytes = hmac(sha256, this.key, utf8ToBytes(`${this.index}/${this.block++}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    this.words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => view.getUint32(at));
    return this.next();
  }
}

/** Chance for a table that people trust: as unforeseeable as the seed, and every roll can be made again by whoever has it. */
export function fairChance(seed: string): ChanceSource {
  const key = utf8ToBytes(seed);
  return (index, outcomes, weights) => draw(outcomes, weights, new HashStream(key, index));
}
