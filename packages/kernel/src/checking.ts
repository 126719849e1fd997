import type { Machine } from './machine.ts';
import type { Refusal } from './refusal.ts';
import { Refused } from './refusal.ts';
import type { BaseState, Key, Seat } from './types.ts';
import { CHANCE } from './types.ts';

/** Why a key cannot be answered at this position; `undefined` where it can. */
export function whyNot<S extends BaseState>(machine: Machine<S>, seat: Seat, key: Key): Refusal | undefined {
  if (isListed(machine, seat, key)) return undefined;
  if (machine.over) return refuse(key, 'kernel.over');
  if (key.startsWith('~')) {
    if (machine.offers(seat).includes(key)) return undefined;
    if (machine.closed) return refuse(key, 'kernel.closed');
    return machine.refusals(seat).find(({ target }) => target === key) ?? refuse(key, 'kernel.not-offered');
  }
  if (machine.allotment(seat) !== undefined) {
    const objection = machine.allotmentObjection(seat, key);
    return objection === undefined ? undefined : { target: key, ...objection };
  }
  if (machine.options(seat).length === 0)
    return refuse(key, 'kernel.not-asked', { seat: machine.asked()[0] ?? CHANCE });
  return machine.refusals(seat).find(({ target }) => target === key) ?? refuse(key, 'kernel.not-offered');
}

/** Is it one of a list of options? Every answer comes by here, and most are. */
function isListed<S extends BaseState>(machine: Machine<S>, seat: Seat, key: Key): boolean {
  if (machine.step === undefined || machine.step.allot !== undefined) return false;
  const options = machine.options(seat);
  // Faster than `includes`, which compares by other rules than ===.
  for (let i = 0; i < options.length; i++) if (options[i] === key) return true;
  return false;
}

/** Throws where a seat may not answer this at this position. */
export function check<S extends BaseState>(machine: Machine<S>, seat: Seat, key: Key): void {
  if (isListed(machine, seat, key)) return;
  const refusal = whyNot(machine, seat, key);
  if (refusal !== undefined) throw new Refused(refusal);
}

/** A refusal by the table itself, not by a game's rule. */
export function refuse(target: Key, id: string, params?: { readonly [name: string]: number }): Refusal {
  return { target, rule: 'kernel', why: params === undefined ? { id } : { id, params } };
}
