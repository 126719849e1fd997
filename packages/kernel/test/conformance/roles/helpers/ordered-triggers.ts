import type { AnyRules, BaseState, Call, DecisionKind, Key, Proc, Seat } from '@edubba/kernel';
import { follow } from '@edubba/kernel';

type Triggering = { seat: Seat; due: Key[] };

/** Several things happen at once: what each does, who orders them, and when the order does not matter. */
interface Triggers<S extends BaseState> {
  readonly kind: DecisionKind;
  /** What this one does when its turn comes; nothing, if it has become impossible. */
  readonly run: (s: S, key: Key) => Call<S> | undefined;
  /** They commute: nobody needs to be asked. */
  readonly commute?: (s: S, due: readonly Key[]) => boolean;
}

/** The seat in charge orders what happens at the same time; there are no priorities by number. */
export function orderedTriggers<S extends BaseState>(
  R: AnyRules<S>,
  name: string,
  def: Triggers<S>,
): Proc<S, Triggering> {
  return R.untold<Triggering>(name)({
    next: (g, v) => {
      const [first, second] = v.due;
      if (first === undefined) return g.end();
      if (second !== undefined && def.commute?.(g.s, v.due) !== true) return g.goto('pick');
      v.due.shift();
      return follow(g, def.run(g.s, first), 'next');
    },
    pick: {
      ask: def.kind,
      by: (_, v) => v.seat,
      options: (_, v) => [...new Set(v.due)],
      then: (g, v, key) => {
        v.due.splice(v.due.indexOf(key), 1);
        return follow(g, def.run(g.s, key), 'next');
      },
    },
  });
}
