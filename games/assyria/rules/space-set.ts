import type { Space } from '../content/map.ts';

/** Bits that one word holds: as many as a small whole number of any engine has room for. */
const BITS = 30;

/** Words for all spaces. */
const WORDS = 3;

/** Sets of spaces, one for each list, as bits: three words each, one set after another. */
export function wordsOf(lists: readonly (readonly Space[])[]): Int32Array {
  const words = new Int32Array(lists.length * WORDS);
  lists.forEach((spaces, i) => {
    for (const space of spaces) {
      const word = i * WORDS + Math.floor(space / BITS);
      words[word] = (words[word] ?? 0) | (1 << (space % BITS));
    }
  });
  return words;
}

/** A set of spaces to be filled and emptied: whole groups are added at once, and it is read in the order of the map. */
export class SpaceSet {
  private a = 0;
  private b = 0;
  private c = 0;

  has(space: Space): boolean {
    const word = space < BITS ? this.a : space < 2 * BITS ? this.b : this.c;
    return (word & (1 << (space % BITS))) !== 0;
  }

  add(space: Space): void {
    const bit = 1 << (space % BITS);
    if (space < BITS) this.a |= bit;
    else if (space < 2 * BITS) this.b |= bit;
    else this.c |= bit;
  }

  /** Adds the set of this number among those that {@link wordsOf} made. */
  addSet(sets: Int32Array, n: number): void {
    const at = n * WORDS;
    this.a |= sets[at] as number;
    this.b |= sets[at + 1] as number;
    this.c |= sets[at + 2] as number;
  }

  /** Takes all of that set out. */
  dropSet(sets: Int32Array, n: number): void {
    const at = n * WORDS;
    this.a &= ~(sets[at] as number);
    this.b &= ~(sets[at + 1] as number);
    this.c &= ~(sets[at + 2] as number);
  }

  /** Takes the first space out of the set; −1 when it is empty. */
  take(): Space {
    if (this.a !== 0) {
      const bit = this.a & -this.a;
      this.a ^= bit;
      return 31 - Math.clz32(bit);
    }
    if (this.b !== 0) {
      const bit = this.b & -this.b;
      this.b ^= bit;
      return BITS + 31 - Math.clz32(bit);
    }
    if (this.c === 0) return -1;
    const bit = this.c & -this.c;
    this.c ^= bit;
    return 2 * BITS + 31 - Math.clz32(bit);
  }
}
