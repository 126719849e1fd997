import type { Space } from '../content/map.ts';

/** Bits that one word holds: two words are enough for all 61 spaces. */
const BITS = 31;

/** Words of one set. */
const WORDS = 2;

/** Sets of spaces, one for each list, as bits: two words each, one set after another. */
export function wordsOf(lists: readonly (readonly Space[])[]): Int32Array {
  const words = new Int32Array(lists.length * WORDS);
  lists.forEach((spaces, n) => {
    for (const space of spaces) addTo(words, n, space);
  });
  return words;
}

function addTo(words: Int32Array, n: number, space: Space): void {
  const word = n * WORDS + (space < BITS ? 0 : 1);
  words[word] = (words[word] ?? 0) | (1 << (space % BITS));
}

/** A set of spaces to be filled and emptied: whole groups are added or taken out at once, and it is read in the order of the map. */
export class SpaceSet {
  private a = 0;
  private b = 0;

  get empty(): boolean {
    return (this.a | this.b) === 0;
  }

  has(space: Space): boolean {
    return ((space < BITS ? this.a : this.b) & (1 << (space % BITS))) !== 0;
  }

  clear(): void {
    this.a = 0;
    this.b = 0;
  }

  /** From now on what the other holds. */
  set(other: SpaceSet): void {
    this.a = other.a;
    this.b = other.b;
  }

  add(space: Space): void {
    if (space < BITS) this.a |= 1 << space;
    else this.b |= 1 << (space - BITS);
  }

  drop(space: Space): void {
    if (space < BITS) this.a &= ~(1 << space);
    else this.b &= ~(1 << (space - BITS));
  }

  /** Adds every space for which the list has a number above 0. */
  addWhere(list: readonly number[]): void {
    let { a, b } = this;
    for (let space = 0; space < BITS; space++) if ((list[space] as number) > 0) a |= 1 << space;
    for (let space = BITS; space < list.length; space++) if ((list[space] as number) > 0) b |= 1 << (space - BITS);
    this.a = a;
    this.b = b;
  }

  /** Adds every space for which the list has a number with one of these bits. */
  addMarked(list: readonly number[], mask: number): void {
    let { a, b } = this;
    for (let space = 0; space < BITS; space++) if (((list[space] as number) & mask) !== 0) a |= 1 << space;
    for (let space = BITS; space < list.length; space++)
      if (((list[space] as number) & mask) !== 0) b |= 1 << (space - BITS);
    this.a = a;
    this.b = b;
  }

  addAll(other: SpaceSet): void {
    this.a |= other.a;
    this.b |= other.b;
  }

  dropAll(other: SpaceSet): void {
    this.a &= ~other.a;
    this.b &= ~other.b;
  }

  keepOnly(other: SpaceSet): void {
    this.a &= other.a;
    this.b &= other.b;
  }

  /** Have the two a space in common? */
  meets(other: SpaceSet): boolean {
    return ((this.a & other.a) | (this.b & other.b)) !== 0;
  }

  /** Adds the set of this number among those that {@link wordsOf} made. */
  addSet(sets: Int32Array, n: number): void {
    const at = n * WORDS;
    this.a |= sets[at] as number;
    this.b |= sets[at + 1] as number;
  }

  /** Writes this set down under this number. */
  store(sets: Int32Array, n: number): void {
    const at = n * WORDS;
    sets[at] = this.a;
    sets[at + 1] = this.b;
  }

  /** Takes the first space out of the set; −1 when it is empty. */
  take(): Space {
    if (this.a !== 0) {
      const bit = this.a & -this.a;
      this.a ^= bit;
      return 31 - Math.clz32(bit);
    }
    if (this.b === 0) return -1;
    const bit = this.b & -this.b;
    this.b ^= bit;
    return BITS + 31 - Math.clz32(bit);
  }
}
