import { interned } from './names.ts';
import type { Key } from './types.ts';

/**
 * How the answers to a question are written as keys, and read back. Keys are stable for ever, so there is one such writing
 * for each kind of decision, and nobody takes a key apart by hand.
 */
export interface Keys<T> {
  /** The key of an answer. */
  of(answer: T): Key;
  /** What a key means; nothing, where it is no key of this writing. */
  read(key: Key): T | undefined;
  /** Is this an answer that can be written so? Tells the halves of {@link either} apart. */
  has(answer: unknown): boolean;
  /** A key is its own answer: nothing is ever taken apart. */
  readonly plain?: true;
  /** Every key that can be written so; nothing, where there are too many. */
  readonly all?: (there: Nameable) => readonly Key[] | undefined;
}

/** What keys can name. */
export interface Nameable {
  /** Items, and whatever else stands for itself. */
  readonly items: readonly Key[];
  /** The highest number that is counted to. */
  readonly most: number;
  /** Lists of more keys than this are not made. */
  readonly limit: number;
}

/** Keys of any meaning. */
export type AnyKeys = Keys<unknown>;

/** What such keys mean. */
export type Read<K> = K extends Keys<infer T> ? T : never;

/** Keys that are their own meaning, whatever they are: items of a deck, say. */
export function anyKey<T extends Key = Key>(): Keys<T> {
  return {
    of: (key) => key,
    read: (key) => key as T,
    has: (answer) => typeof answer === 'string',
    plain: true,
    all: ({ items }) => items,
  };
}

/** Words: `words('yes', 'no')`. */
export function words<const W extends string>(...list: readonly W[]): Keys<W> {
  const known: ReadonlySet<string> = new Set<string>(list);
  return {
    of: (word) => word,
    read: (key) => (known.has(key) ? (key as W) : undefined),
    has: (answer) => typeof answer === 'string' && known.has(answer),
    plain: true,
    all: () => list,
  };
}

/** Numbers that go by names, from 0: spaces of a map, columns of a board. */
export function numbered<N extends number = number>(names: readonly string[]): Keys<N> {
  const keys = interned(names);
  const numbers = new Map(keys.map((name, i) => [name, i as N]));
  return {
    of: (n) => keys[n] as Key,
    read: (key) => numbers.get(key),
    has: (answer) => typeof answer === 'number',
    all: () => keys,
  };
}

const NUMBER = /^(?:0|[1-9]\d*)$/;

/** Whole numbers written as numbers: seats, sizes. */
export function counted<N extends number = number>(): Keys<N> {
  return {
    of: String,
    read: (key) => (NUMBER.test(key) ? (Number(key) as N) : undefined),
    has: (answer) => typeof answer === 'number',
    all: ({ most }) => Array.from({ length: most + 1 }, (_, n) => String(n)),
  };
}

/** What is read often is read once: keys are few. Whatever is read is shared, so nobody may change it. */
function remembered<T>(read: (key: Key) => T | undefined): (key: Key) => T | undefined {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = read(key);
    if (made !== undefined) known.set(key, made);
    return made;
  };
}

/** The same after a word that says what it is: `headed('cards/', counted())` is `cards/2`. */
export function headed<T>(head: string, rest: Keys<T>): Keys<T> {
  return {
    of: (answer) => head + rest.of(answer),
    read: (key) => (key.startsWith(head) ? rest.read(key.slice(head.length)) : undefined),
    has: (answer) => rest.has(answer),
    all: (there) => rest.all?.(there)?.map((key) => head + key),
  };
}

/** The parts of a key and what they mean. */
type Parts = { readonly [name: string]: AnyKeys };
type Joined<P> = { readonly [Name in keyof P]: Read<P[Name]> };

/**
 * Several parts in this order, with a sign between them: `joined('/', { row, space })` is `row2/high`. Only the last part may
 * hold the sign itself.
 */
export function joined<const P extends Parts>(sign: string, parts: P): Keys<Joined<P>> {
  const names = Object.keys(parts);
  const writings = names.map((name) => parts[name] as Keys<unknown>);
  const read = (key: Key): Joined<P> | undefined => {
    const found: { [name: string]: unknown } = {};
    let rest = key;
    for (let i = 0; i < names.length; i++) {
      const end = i === names.length - 1 ? rest.length : rest.indexOf(sign);
      const part = end < 0 ? undefined : writings[i]?.read(rest.slice(0, end));
      if (part === undefined) return undefined;
      found[names[i] as string] = part;
      rest = rest.slice(end + sign.length);
    }
    return found as Joined<P>;
  };
  return {
    of: (answer) =>
      names.map((name, i) => writings[i]?.of((answer as { readonly [name: string]: unknown })[name])).join(sign),
    read: remembered(read),
    has: (answer) => typeof answer === 'object' && answer !== null && names.every((name) => name in answer),
    all: (there) => {
      const lists = writings.map(({ all }) => all?.(there));
      const size = lists.reduce((product, list) => product * (list?.length ?? Number.POSITIVE_INFINITY), 1);
      if (size > there.limit) return undefined;
      const product = (keys: readonly Key[], list: readonly Key[]): Key[] =>
        keys.flatMap((key) => list.map((part) => `${key}${sign}${part}`));
      return (lists as readonly (readonly Key[])[]).reduce(product);
    },
  };
}

/** A word and what it is done to. */
type Verbs<P> = { readonly [Verb in keyof P]: { readonly verb: Verb; readonly what: Read<P[Verb]> } }[keyof P];

/** A verb and what it is done to: `verbs({ hut: space, ship: space, favour: card })` is `hut/D3`, `favour/FV01-1`. */
export function verbs<const P extends Parts>(parts: P): Keys<Verbs<P>> {
  const writing = (verb: string): Keys<unknown> | undefined => (Object.hasOwn(parts, verb) ? parts[verb] : undefined);
  const read = (key: Key): Verbs<P> | undefined => {
    const slash = key.indexOf('/');
    const verb = key.slice(0, Math.max(0, slash));
    const what = writing(verb)?.read(key.slice(slash + 1));
    return what === undefined ? undefined : ({ verb, what } as Verbs<P>);
  };
  return {
    of: ({ verb, what }) => `${String(verb)}/${writing(String(verb))?.of(what) ?? ''}`,
    read: remembered(read),
    has: (answer) =>
      typeof answer === 'object' && answer !== null && 'verb' in answer && writing(String(answer.verb)) !== undefined,
    all: (there) => together(Object.keys(parts).map((verb) => headed(`${verb}/`, parts[verb] as AnyKeys).all?.(there))),
  };
}

/** One of several writings; the first that a key fits says what it means. */
export function either<const L extends readonly AnyKeys[]>(...list: L): Keys<Read<L[number]>> {
  type T = Read<L[number]>;
  const all = list as readonly Keys<unknown>[] as readonly Keys<T>[];
  return {
    of: (answer) => all.find((writing) => writing.has(answer))?.of(answer) ?? '',
    read: (key) => {
      for (const writing of all) {
        const answer = writing.read(key);
        if (answer !== undefined) return answer;
      }
      return undefined;
    },
    has: (answer) => all.some((writing) => writing.has(answer)),
    all: (there) => together(all.map((writing) => writing.all?.(there))),
    ...(all.every(({ plain }) => plain === true) ? { plain: true as const } : {}),
  };
}

/** All of the lists that there are. */
const together = (lists: readonly (readonly Key[] | undefined)[]): readonly Key[] =>
  lists.flatMap((list) => list ?? []);

/** The keys of a list of answers, made once: putting names together takes its time, and equal names are found at a glance. */
export function keysOf<T>(writing: Keys<T>, answers: readonly T[]): readonly Key[] {
  return interned(answers.map((answer) => writing.of(answer)));
}
