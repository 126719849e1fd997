import type { Key, Objection, Refusal } from '@edubba/kernel';
import type { Area } from '../content/map.ts';
import { AREA_KEYS } from './keys.ts';

/**
 * Options and refusals from one list of targets and one guard, as the kernel's `guarded`, for targets that are looked up
 * instead of being read from their keys: the menus of a Turn are asked for at every second decision.
 */
export function guardedRows<S, V, T extends { readonly key: Key }>(
  targets: (s: S, v: V) => readonly T[],
  guard: (s: S, v: V, target: T) => Objection | undefined,
): { readonly options: (s: S, v: V) => readonly Key[]; readonly refusals: (s: S, v: V) => readonly Refusal[] } {
  return {
    options: (s, v) => {
      const open: Key[] = [];
      for (const target of targets(s, v)) if (guard(s, v, target) === undefined) open.push(target.key);
      return open;
    },
    refusals: (s, v) =>
      targets(s, v).flatMap((target) => {
        const objection = guard(s, v, target);
        return objection === undefined ? [] : [{ target: target.key, ...objection }];
      }),
  };
}

/** Why areas that one might point at are no answer; those without a reason are not spoken of. */
export function closedAreas(reason: (area: Area) => Objection | undefined): Refusal[] {
  return AREA_KEYS.flatMap((target, area) => {
    const objection = reason(area);
    return objection === undefined ? [] : [{ target, ...objection }];
  });
}
