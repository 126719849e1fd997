import type { AnyRules, BaseState, Call, Effects, Json, Proc, Seat } from '@edubba/kernel';
import { follow } from '@edubba/kernel';

/** What a card does, as data: a verb and whatever the verb needs. */
type Effect = { readonly do: string } & { readonly [name: string]: Json };

/** How a game carries out each verb: at once, or by a procedure that asks. A closed list of verbs for each game. */
type Verbs<S extends BaseState, E extends Effect> = {
  readonly [Verb in E['do']]: (g: Effects<S>, effect: Extract<E, { do: Verb }>, seat: Seat) => Call<S> | undefined;
};

type Resolving<E> = { seat: Seat; effects: readonly E[]; next: number };

/** Locals for {@link resolveEffects}. */
export function resolving<E>(seat: Seat, effects: readonly E[]): Resolving<E> {
  return { seat, effects, next: 0 };
}

/** Carries out a list of effects for a seat, one after another, each to its end. */
export function resolveEffects<S extends BaseState, E extends Effect>(
  R: AnyRules<S>,
  name: string,
  verbs: Verbs<S, E>,
): Proc<S, Resolving<E>> {
  return R.untold<Resolving<E>>(name)({
    next: (g, v) => {
      const effect = v.effects[v.next++];
      if (effect === undefined) return g.end();
      const carryOut = verbs[effect.do as E['do']] as (g: Effects<S>, effect: E, seat: Seat) => Call<S> | undefined;
      return follow(g, carryOut(g, effect, v.seat), 'next');
    },
  });
}
