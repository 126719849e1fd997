import type { LogEntry } from './log.ts';
import type { Machine } from './machine.ts';
import type { Order } from './orders.ts';
import { orderedAnswer } from './orders.ts';
import type { ChanceSource } from './random.ts';
import type { BaseState, Key, Seat } from './types.ts';
import { CHANCE, RulesError } from './types.ts';

/**
 * What is answered without anybody choosing: an outcome of chance, the only option, a standing order.
 * Nothing, if somebody has to choose. A question that cannot be answered at all is a fault of the rules.
 */
export function automaticAnswer<S extends BaseState>(
  machine: Machine<S>,
  chance: ChanceSource | 'ask',
  orders: readonly Order[],
  index: number,
): LogEntry | undefined {
  const { step } = machine;
  if (step === undefined) return undefined;
  if (step.type === 'chance') {
    if (chance === 'ask') return undefined;
    const outcomes = machine.options(CHANCE);
    if (outcomes.length === 0) throw deadEnd(machine, CHANCE);
    return { seat: CHANCE, key: chance(index, outcomes, machine.weights(), step.kind) };
  }
  if (step.type === 'ask') {
    const seat = machine.toMove;
    const options = machine.options(seat);
    if (options.length === 0) throw deadEnd(machine, seat);
    if (step.forced && options.length === 1) return { seat, key: options[0] as Key, mark: 'forced' };
  } else {
    const asked = machine.asked();
    // The first comes last: what was listed for it is then at hand when it answers.
    for (let i = asked.length - 1; i >= 0; i--)
      if (!machine.canAnswer(asked[i] as Seat)) throw deadEnd(machine, asked[i] as Seat);
  }
  return orders.length === 0 ? undefined : byOrder(machine, orders);
}

function deadEnd<S extends BaseState>(machine: Machine<S>, seat: Seat): RulesError {
  const whom = seat === CHANCE ? 'outcome' : `options for seat ${seat}`;
  return new RulesError(`dead end: ${machine.kind} has no ${whom}`);
}

function byOrder<S extends BaseState>(machine: Machine<S>, orders: readonly Order[]): LogEntry | undefined {
  for (const seat of machine.asked()) {
    const key = orderedAnswer(orders, machine, seat);
    if (key !== undefined) return { seat, key, mark: 'order' };
  }
  return undefined;
}
