import type { Context, Deciding, JointMode, Json, Key, Next, Proc, Refusal, Seat } from '@edubba/kernel';
import { deciding, jointDecision } from '@edubba/kernel';
import type { Kind, Matters } from './decisions.ts';
import { R } from './rules.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** What is to be decided: the keys, and what everybody may know of it. */
export type Matter<A extends About = About> = {
  keys: Key[];
  about: A;
};
type About = { readonly [name: string]: string | number };

/** Locals of a decision. Keys are known when it is called: nothing changes while a table makes up its mind. */
export function matter<A extends About = { readonly [none: string]: never }>(
  keys: readonly Key[],
  about: A = {} as A,
): Matter<A> {
  return { keys: keys.slice(), about };
}

/** What one might want in a decision and cannot have, with the reasons. */
export type Closed = (s: State, w: Matter) => readonly Refusal[];

/** SAM-A.7, SAM-31.06 */
const mode = (s: State): JointMode => (s.table.options['joint'] === 'vote' ? 'vote' : 'lead');

/** SAM-2.22 A decision of the table as a whole, of a kind whose question says `A`. */
export type Together<A = About> = Proc<State, Deciding<Matter>> & Saying<A>;
/** Never there: holds the type of what the question says. */
type Saying<A> = { readonly says?: (about: A) => void };

/** Makes the procedure for one kind of joint decision; it ends with the key. */
export function jointly<K extends Kind>(kind: K, closed?: Closed): Together<Matters<K>> {
  return jointDecision<State, Matter>(R, `joint.${kind}`, {
    kind,
    options: (_, w) => w.keys,
    lead: (s) => s.lead,
    mode,
    about: (_, w): { readonly [name: string]: Json } => w.about,
    ...(closed === undefined ? {} : { refusals: closed }),
    copy: shared,
  });
}

/** Nothing in it ever changes. */
const shared = (w: Matter): Matter => w;

export type Own<A = About> = Proc<State, { seat: Seat; w: Matter }> & Saying<A>;

/** One player decides, by the same kind of key. */
export function alone<K extends Kind>(kind: K, closed?: Closed): Own<Matters<K>> {
  return R.untold<{ seat: Seat; w: Matter }>(`own.${kind}`, { copy: ({ seat, w }) => ({ seat, w: shared(w) }) })({
    choose: {
      ask: kind,
      by: (_, v) => v.seat,
      options: (_, { w }) => w.keys,
      about: (_, { w }): Json => w.about,
      ...(closed === undefined ? {} : { refusals: (s: State, { w }: { w: Matter }) => closed(s, w) }),
      then: (g, _, key) => g.end(key),
    },
  });
}

/** Asks one player. The key is then `g.result`. */
export function askAlone<L extends string, A extends About>(
  g: Context<State, L>,
  proc: Own<A>,
  seat: Seat,
  w: Matter<A>,
  then: L,
): Next {
  return g.call(proc, { seat, w }, then);
}

/** Asks the table, unless there is only one way. The key is then `g.result`. */
export function ask<L extends string, A extends About>(
  g: Context<State, L>,
  proc: Together<A>,
  w: Matter<A>,
  then: L,
): Next {
  const only = w.keys[0];
  if (w.keys.length === 1 && only !== undefined) return g.given(only, then);
  return g.call(proc, deciding(w), then);
}

/** For what belongs to a Personal Advisor's player, or to the table where there is none (decisions 15, 48, 52). */
export type Either<A = About> = { own: Own<A>; together: Together<A> };
export const either = <K extends Kind>(kind: K, closed?: Closed): Either<Matters<K>> => ({
  own: alone(kind, closed),
  together: jointly(kind, closed),
});

export function askOwner<L extends string, A extends About>(
  g: Context<State, L>,
  { own, together }: Either<A>,
  owner: Seat,
  w: Matter<A>,
  then: L,
): Next {
  return owner === NOBODY || w.keys.length === 1 ? ask(g, together, w, then) : g.call(own, { seat: owner, w }, then);
}

/** The key that was decided on. */
export const decided = (g: { readonly result: Json }): Key => g.result as Key;

/** SAM-18.14 On, unless the Queen is dead and everything is over. */
export function onward<L extends string>(g: Context<State, L>, next: L): Next {
  return g.s.ended === '' ? g.goto(next) : g.finish();
}

/** Back to whoever called, unless everything is over. */
export function back<L extends string>(g: Context<State, L>): Next {
  return g.s.ended === '' ? g.end() : g.finish();
}
