import type { Key } from './types.ts';
import { RulesError } from './types.ts';

/** A source of whole numbers. Everything random goes through one, and every one can be seeded. */
export interface Random {
  /** 0 to n − 1, all equally likely. */
  below(n: number): number;
}

function mix(h: number): number {
  let x = h | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Where the four words of a generator start from. */
const LANES = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667] as const;

/** A text as one word: every letter is mixed in before the next, so that no two texts run in parallel. */
function hashed(text: string, start: number): number {
  let h = start | 0;
  for (let i = 0; i < text.length; i++) h = (mix(h ^ text.charCodeAt(i)) + 0x9e3779b9) | 0;
  return mix(h ^ text.length);
}

/**
 * xoshiro128**, seeded by a text and an index; nothing but 32-bit integer arithmetic, so every engine agrees.
 * Good for games and tests. Where money or malice is at stake, chance comes from a cryptographic source instead.
 */
export class Xoshiro implements Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;
  /** The text seeded with last and its four words: only the index changes from draw to draw. */
  private text: string | undefined;
  private readonly words: number[] = [0, 0, 0, 0];

  constructor(seed: string, index = 0) {
    this.seed(seed, index);
  }

  seed(seed: string, index: number): void {
    const { words } = this;
    if (seed !== this.text) {
      for (let i = 0; i < 4; i++) words[i] = hashed(seed, LANES[i] ?? 0);
      this.text = seed;
    }
    this.a = mix((words[0] ?? 0) ^ index);
    this.b = mix((words[1] ?? 0) ^ index);
    this.c = mix((words[2] ?? 0) ^ index);
    this.d = mix((words[3] ?? 0) ^ index);
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
  }

  /** 32 random bits. */
  next(): number {
    const t = Math.imul(this.b, 5);
    const result = Math.imul((t << 7) | (t >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  below(n: number): number {
    if (n > 0x1_0000_0000) return this.belowWide(n);
    let x = this.next();
    // What would favour the low numbers is thrown away; it is so rare that the remainder is looked at only near the end.
    if (x >= 0x1_0000_0000 - n) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
      while (x >= limit) x = this.next();
    }
    // The remainder by way of the quotient, which is exact here: beyond 31 bits engines take ten times as long for %.
    return x - n * Math.floor(x / n);
  }

  /** Beyond one word: two of them, 53 bits, which numbers hold exactly. Weights of many dice add up to so much. */
  private belowWide(n: number): number {
    const limit = 0x20_0000_0000_0000 - (0x20_0000_0000_0000 % n);
    let x: number;
    do x = (this.next() >>> 11) * 0x1_0000_0000 + this.next();
    while (x >= limit);
    return x % n;
  }
}

/** Shuffles in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const a = items[i] as T;
    items[i] = items[j] as T;
    items[j] = a;
  }
  return items;
}

/** Picks one outcome, by weight where weights are given. */
export function draw(outcomes: readonly Key[], weights: readonly number[] | undefined, random: Random): Key {
  const n = outcomes.length;
  if (weights === undefined) return outcomes[random.below(n)] as Key;
  let total = 0;
  for (const weight of weights) total += weight;
  if (total <= 0) throw new RulesError('no outcome has any weight');
  let at = random.below(total);
  for (let i = 0; i < n; i++) {
    at -= weights[i] ?? 0;
    if (at < 0) return outcomes[i] as Key;
  }
  return outcomes[n - 1] as Key;
}

/** Who answers for chance. `index` grows with every entry of the log, also with an undo: no roll can be had twice. */
export type ChanceSource = (
  index: number,
  outcomes: readonly Key[],
  weights: readonly number[] | undefined,
  kind: string,
) => Key;

/** Chance from a seed: each outcome depends on the seed and its index alone, so each can be checked by itself. */
export function seededChance(seed: string): ChanceSource {
  // Most tables of a simulation never roll: what is not needed is not made.
  let random: Xoshiro | undefined;
  return (index, outcomes, weights) => {
    if (random === undefined) random = new Xoshiro(seed, index);
    else random.seed(seed, index);
    return draw(outcomes, weights, random);
  };
}
