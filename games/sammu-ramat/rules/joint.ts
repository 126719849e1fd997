import type { Context, DecisionKind, Deciding, JointMode, Json, Key, Next, Proc, Seat } from '@edubba/kernel';
import { deciding, jointDecision } from '@edubba/kernel';
import { R } from './rules.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';

/** What is to be decided: the keys, and what everybody may know of it. */
export type Matter = {
  keys: Key[];
  about: { [name: string]: string | number };
};

/** Locals of a decision. Keys are known when it is called: nothing changes while a table makes up its mind. */
export function matter(keys: readonly Key[], about: Matter['about'] = {}): Matter {
  return { keys: [...keys], about };
}

/** SAM-A.7, SAM-31.06 */
const mode = (s: State): JointMode => (s.table.options['joint'] === 'vote' ? 'vote' : 'lead');

/** SAM-2.22 A decision of the table as a whole. */
export type Together = Proc<State, Deciding<Matter>>;

/** Makes the procedure for one kind of joint decision; it ends with the key. */
export function jointly(kind: DecisionKind): Together {
  return jointDecision<State, Matter>(R, `joint.${kind}`, {
    kind,
    options: (_, w) => w.keys,
    lead: (s) => s.lead,
    mode,
    about: (_, w): { readonly [name: string]: Json } => w.about,
  });
}

export type Own = Proc<State, { seat: Seat; w: Matter }>;

/** One player decides, by the same kind of key. */
export function alone(kind: DecisionKind): Own {
  return R.proc<{ seat: Seat; w: Matter }>(`own.${kind}`)({
    choose: {
      ask: kind,
      by: (_, v) => v.seat,
      options: (_, { w }) => w.keys,
      about: (_, { w }): Json => w.about,
      then: (g, _, key) => g.end(key),
    },
  });
}

/** What nobody needs to be asked. */
const taken = R.proc<{ key: Key }>('taken')({ take: (g, v) => g.end(v.key) });

/** Asks the table, unless there is only one way. The key is then `g.result`. */
export function ask<L extends string>(g: Context<State, L>, proc: Together, w: Matter, then: L): Next {
  const [only] = w.keys;
  if (w.keys.length === 1 && only !== undefined) return g.call(taken, { key: only }, then);
  return g.call(proc, deciding(w), then);
}

/** For what belongs to a Personal Advisor's player, or to the table where there is none (decisions 15, 48, 52). */
export type Either = { own: Own; together: Together };
export const either = (kind: DecisionKind): Either => ({ own: alone(kind), together: jointly(kind) });

export function askOwner<L extends string>(
  g: Context<State, L>,
  { own, together }: Either,
  owner: Seat,
  w: Matter,
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
