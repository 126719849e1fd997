import type { Keys } from './keys.ts';
import type { DecisionKind, Json, Key } from './types.ts';
import { RulesError } from './types.ts';

/**
 * The rules' half of a decision's sheet: how its answers are written, what everybody may know of the question (`A`), and what
 * only the asked seat may (`P`). The kind is its name in the game's table, and everything else that is said of a decision
 * (its words, its place on the table, what a bot looks at) is a table over the same names: the compiler knows what is missing.
 */
export interface Decision<T = unknown, A extends Json = Json, P extends Json = Json, H extends How = How> {
  readonly keys: Keys<T>;
  /** Never there: holds the types of what is said with the question, and how it may be asked. */
  readonly said?: { readonly about: A; readonly aside: P; readonly how: H };
}

/** How seats are asked: one of them, all in secret, or several in the open. */
export type How = 'ask' | 'sealed' | 'each';

/** A game's decisions by kind. */
export type Decisions = { readonly [kind: DecisionKind]: Decision };

/** A game that says nothing of its decisions: a key is a key. */
export type Untold = { readonly [kind: DecisionKind]: Decision<Key> };

export type AnswerTo<D> = D extends { readonly keys: Keys<infer T> } ? T : never;
export type AboutIn<D> = D extends { readonly said?: { readonly about: infer A extends Json } } ? A : never;
export type AsideIn<D> = D extends { readonly said?: { readonly aside: infer P extends Json } } ? P : never;
export type HowOf<D> = D extends { readonly said?: { readonly how: infer H extends How } } ? H : never;

/** The kinds of a table of decisions. */
export type KindOf<D> = keyof D & DecisionKind;

/** A decision whose question says nothing besides its kind. */
export function decision<T>(keys: Keys<T>): Decision<T, null, null, 'ask'> {
  return { keys };
}

/** A decision whose question says something: `saying<{ outbid: boolean }>()(BIDS)`. */
export function saying<A extends Json, P extends Json = null>(): <T>(keys: Keys<T>) => Decision<T, A, P, 'ask'> {
  return (keys) => ({ keys });
}

/** The same decision, asked of all at once and in secret. */
export function sealed<T, A extends Json, P extends Json>({
  keys,
}: Decision<T, A, P, 'ask'>): Decision<T, A, P, 'sealed'> {
  return { keys };
}

/** The same decision, asked of several seats in the open. */
export function each<T, A extends Json, P extends Json>({ keys }: Decision<T, A, P, 'ask'>): Decision<T, A, P, 'each'> {
  return { keys };
}

/** What a key of this kind means; a key that is none of it is a mistake of the rules, or of whoever asks. */
export function readKey<D extends Decisions, K extends KindOf<D>>(decisions: D, kind: K, key: Key): AnswerTo<D[K]> {
  const answer = (decisions[kind] as Decision).keys.read(key) as AnswerTo<D[K]> | undefined;
  if (answer === undefined) throw new RulesError(`${key} is no answer to ${kind}`);
  return answer;
}

/** How keys are read: nothing at all, where they are their own answers. */
export function reader(decisions: Decisions | undefined, kind: DecisionKind): ((key: Key) => unknown) | undefined {
  if (decisions === undefined) return undefined;
  const told = decisions[kind];
  if (told === undefined) throw new RulesError(`${kind} is none of the game's decisions`);
  if (told.keys.plain === true) return undefined;
  const { keys } = told;
  return (key) => {
    const answer: unknown = keys.read(key);
    if (answer === undefined) throw new RulesError(`${key} is no answer to ${kind}`);
    return answer;
  };
}
