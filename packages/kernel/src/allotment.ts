import type { Objection } from './refusal.ts';
import { no } from './refusal.ts';
import type { Key, Message } from './types.ts';

/** One number of several that are chosen in one answer. */
export interface Part {
  /** What it is called in the game: `strength`. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Several whole numbers chosen in one answer, each within its bounds and together within those of their sum. The answer
 * is a key that says them in order, `3,0,2`. There may be hundreds, so nobody is sent a list of them.
 */
export interface Allotment {
  readonly parts: readonly Part[];
  /** Bounds of the sum. */
  readonly least: number;
  readonly most: number;
}

/** How numbers begin and go on in a key, as far as they are small: putting them together takes its time. */
const FIRST: readonly string[] = Array.from({ length: 64 }, (_, n) => String(n));
const AFTER: readonly string[] = FIRST.map((n) => `,${n}`);

/** The key of these numbers. */
export function allotmentKey(numbers: readonly number[]): Key {
  let key = '';
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i] as number;
    key += (i === 0 ? FIRST : AFTER)[n] ?? (i === 0 ? `${n}` : `,${n}`);
  }
  return key;
}

/** The numbers a key says; nothing where it says none, or says them otherwise than {@link allotmentKey}. */
export function readAllotment(key: Key): readonly number[] | undefined {
  const numbers = key.split(',').map(Number);
  return numbers.every(Number.isSafeInteger) && allotmentKey(numbers) === key ? numbers : undefined;
}

/** Why these numbers are out of bounds; nothing where they are not. */
export function outOfBounds({ parts, least, most }: Allotment, numbers: readonly number[]): Objection | undefined {
  if (numbers.length !== parts.length) return no('kernel', 'kernel.allot-count', { n: parts.length });
  let sum = 0;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Part;
    const n = numbers[i] ?? 0;
    if (n < part.least || n > part.most) {
      const name: Message = { id: `part.${part.name}` };
      return no('kernel', 'kernel.allot-part', { part: name, least: part.least, most: part.most, n });
    }
    sum += n;
  }
  return sum < least || sum > most ? no('kernel', 'kernel.allot-sum', { least, most, sum }) : undefined;
}

/** Goes through all numbers within the bounds, the smallest first, until `visit` says that it has seen enough. */
export function eachAllotment(form: Allotment, visit: (numbers: readonly number[]) => boolean): void {
  const { parts } = form;
  const numbers = parts.map(({ least }) => least);
  // What the parts still to come add at least and at most.
  const fewest = parts.map((_, i) => parts.slice(i + 1).reduce((sum, { least }) => sum + least, 0));
  const fullest = parts.map((_, i) => parts.slice(i + 1).reduce((sum, { most }) => sum + most, 0));
  const from = (i: number, sum: number): boolean => {
    const part = parts[i];
    if (part === undefined) return sum >= form.least && sum <= form.most && visit(numbers);
    const low = Math.max(part.least, form.least - sum - (fullest[i] ?? 0));
    const high = Math.min(part.most, form.most - sum - (fewest[i] ?? 0));
    for (let n = low; n <= high; n++) {
      numbers[i] = n;
      if (from(i + 1, sum + n)) return true;
    }
    return false;
  };
  from(0, 0);
}
