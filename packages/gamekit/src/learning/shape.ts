/** How a value becomes numbers, and always as many of them. */
export type Shape =
  /** A number as it is; 1 for true; 0 for what is not there. */
  | { readonly is: 'number' }
  /** The place of a word in a list, from 1; 0 for none. */
  | { readonly is: 'word'; readonly words: readonly string[] }
  /** A list of fixed length, one after the other. */
  | { readonly is: 'each'; readonly shapes: readonly Shape[] }
  /** A list of at most so many: how many there are, then each of them; 0 where there are no more. */
  | { readonly is: 'some'; readonly most: number; readonly of: Shape }
  /** 1 and what it consists of; all 0 for nothing. */
  | { readonly is: 'members'; readonly of: { readonly [name: string]: Shape } };

export const NUMBER: Shape = { is: 'number' };
export const word = (words: readonly string[]): Shape => ({ is: 'word', words });
export const each = (n: number, of: Shape = NUMBER): Shape => ({ is: 'each', shapes: Array<Shape>(n).fill(of) });
export const some = (most: number, of: Shape = NUMBER): Shape => ({ is: 'some', most, of });
export const members = (of: { readonly [name: string]: Shape }): Shape => ({ is: 'members', of });

/** What is said of a member of the state whose beginning does not show what it may become. */
export interface Told {
  /** Lists that grow and shrink hold at most so many. */
  readonly most?: number | undefined;
  /** All words that may stand in it. */
  readonly words?: readonly string[] | undefined;
}

/** The shape of a member, as it stands in the beginning. */
export function shapeOf(name: string, value: unknown, told: Told = {}): Shape {
  if (typeof value === 'number' || typeof value === 'boolean') return NUMBER;
  if (typeof value === 'string') {
    if (told.words === undefined) throw new RangeError(`${name} holds words: say which`);
    return word(told.words);
  }
  if (!Array.isArray(value)) throw new RangeError(`${name} is neither number, word nor list: say its shape`);
  const list: readonly unknown[] = value;
  if (list.some((entry) => Array.isArray(entry)))
    return { is: 'each', shapes: list.map((entry) => shapeOf(name, entry, told)) };
  if (told.most !== undefined) return some(told.most, told.words === undefined ? NUMBER : word(told.words));
  if (list.length === 0) throw new RangeError(`${name} is empty in the beginning: say how many it may hold`);
  return { is: 'each', shapes: list.map((entry) => shapeOf(name, entry, told)) };
}

/** How many numbers it takes. */
export function lengthOf(shape: Shape): number {
  switch (shape.is) {
    case 'number':
    case 'word':
      return 1;
    case 'each':
      return shape.shapes.reduce((sum, one) => sum + lengthOf(one), 0);
    case 'some':
      return 1 + shape.most * lengthOf(shape.of);
    case 'members':
      return Object.values(shape.of).reduce((sum, one) => sum + lengthOf(one), 1);
  }
}

/** Writes a value from a place on, and says where it ends. */
export function write(name: string, shape: Shape, value: unknown, out: number[], at: number): number {
  switch (shape.is) {
    case 'number':
      out[at] = Number(value ?? 0);
      return at + 1;
    case 'word':
      out[at] = wordNumber(name, shape.words, value);
      return at + 1;
    case 'each': {
      const list = (value ?? []) as readonly unknown[];
      const { shapes } = shape;
      if (list.length > shapes.length) throw new RangeError(`${name} has ${list.length} entries, not ${shapes.length}`);
      let next = at;
      for (let i = 0; i < shapes.length; i++) next = write(name, shapes[i] as Shape, list[i], out, next);
      return next;
    }
    case 'some': {
      const list = (value ?? []) as readonly unknown[];
      if (list.length > shape.most) throw new RangeError(`${name} has ${list.length} entries, more than ${shape.most}`);
      out[at] = list.length;
      let next = at + 1;
      for (let i = 0; i < shape.most; i++) next = write(name, shape.of, list[i], out, next);
      return next;
    }
    case 'members': {
      const there = value !== null && value !== undefined;
      out[at] = there ? 1 : 0;
      let next = at + 1;
      for (const [member, one] of Object.entries(shape.of))
        next = write(
          `${name}.${member}`,
          one,
          there ? (value as { readonly [name: string]: unknown })[member] : undefined,
          out,
          next,
        );
      return next;
    }
  }
}

function wordNumber(name: string, words: readonly string[], value: unknown): number {
  if (typeof value !== 'string' || value === '') return 0;
  const place = words.indexOf(value);
  if (place < 0) throw new RangeError(`${name} holds ${value}, which is none of its words`);
  return place + 1;
}
