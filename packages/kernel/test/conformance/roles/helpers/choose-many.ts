import type { AnyRules, BaseState, DecisionKind, Json, Key, Proc, RuleId, Seat } from '@edubba/kernel';
import { no, RulesError } from '@edubba/kernel';

type Choosing = { seat: Seat; from: Key[]; chosen: Key[]; min: number; max: number };

/** Locals for {@link chooseMany}: `min` to `max` of these. */
export function choosing(seat: Seat, from: readonly Key[], min: number, max = min): Choosing {
  const keys = [...new Set(from)];
  if (keys.length < min) throw new RulesError(`${min} are to be chosen, and there are only ${keys.length}`);
  return { seat, from: keys, chosen: [], min, max: Math.min(max, keys.length) };
}

/** Answer of a seat that has chosen enough. */
const DONE: Key = 'done';

/**
 * Picks several, one answer each, in the order picked; ends with the list of keys.
 * A big choice split into small ones keeps option lists short; taking a pick back is an undo.
 */
export function chooseMany<S extends BaseState>(
  R: AnyRules<S>,
  name: string,
  def: { readonly kind: DecisionKind; readonly rule: RuleId },
): Proc<S, Choosing> {
  const left = (v: Choosing): Key[] => v.from.filter((key) => !v.chosen.includes(key));
  return R.untold<Choosing>(name)({
    next: (g, v) => (v.chosen.length >= v.max ? g.end(v.chosen) : g.goto('pick')),
    pick: {
      ask: def.kind,
      by: (_, v) => v.seat,
      options: (_, v) => (v.chosen.length >= v.min ? [...left(v), DONE] : left(v)),
      refusals: (_, v) =>
        v.chosen.length >= v.min
          ? []
          : [{ target: DONE, ...no(def.rule, 'rol.choose-more', { more: v.min - v.chosen.length }) }],
      about: (_, v): Json => ({ min: v.min, max: v.max, chosen: v.chosen.length }),
      aside: (_, v): Json => v.chosen,
      then: (g, v, key) => {
        if (key === DONE) return g.end(v.chosen);
        v.chosen.push(key);
        return g.goto('next');
      },
    },
  });
}
