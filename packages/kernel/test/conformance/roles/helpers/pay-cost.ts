import type { Amounts, AnyRules, BaseState, DecisionKind, Effects, Json, Key, Proc, Seat } from '@edubba/kernel';

type Paying = { seat: Seat; due: { [need: string]: number }; paid: { [means: string]: number } };

/** Locals for {@link payCost}. */
export function paying(seat: Seat, due: Amounts): Paying {
  return { seat, due: { ...due }, paid: {} };
}

/**
 * Can everything due be paid, where some means stand in for others (gold for anything)?
 * For every group of needs the means that serve any of them must suffice; that is also enough.
 */
export function canPay(due: Amounts, purse: Amounts, covers: (need: string, means: string) => boolean): boolean {
  const needs = Object.keys(due).filter((need) => (due[need] ?? 0) > 0);
  for (let group = 1; group < 1 << needs.length; group++) {
    const inGroup = needs.filter((_, i) => (group & (1 << i)) !== 0);
    let wanted = 0;
    for (const need of inGroup) wanted += due[need] ?? 0;
    for (const [means, amount] of Object.entries(purse)) {
      if (inGroup.some((need) => covers(need, means))) wanted -= amount;
    }
    if (wanted > 0) return false;
  }
  return true;
}

/** Where the money is and what it is good for. */
interface Purse<S extends BaseState> {
  readonly kind: DecisionKind;
  readonly purse: (s: S, seat: Seat) => Amounts;
  readonly covers: (need: string, means: string) => boolean;
  readonly pay: (g: Effects<S>, seat: Seat, means: string) => void;
}

/**
 * Pays a cost piece by piece. Asks only where there is a choice, and offers only what leaves the rest payable.
 * Ends with what was paid. Whoever calls has made sure with {@link canPay} that it can be.
 */
export function payCost<S extends BaseState>(R: AnyRules<S>, name: string, def: Purse<S>): Proc<S, Paying> {
  const nextNeed = (v: Paying): string | undefined => Object.keys(v.due).find((need) => (v.due[need] ?? 0) > 0);
  const means = (s: S, v: Paying): Key[] => {
    const need = nextNeed(v);
    if (need === undefined) return [];
    const purse = def.purse(s, v.seat);
    const rest = { ...v.due, [need]: (v.due[need] ?? 0) - 1 };
    return Object.keys(purse).filter((coin) => {
      const amount = purse[coin] ?? 0;
      return amount > 0 && def.covers(need, coin) && canPay(rest, { ...purse, [coin]: amount - 1 }, def.covers);
    });
  };
  const pay = (g: Effects<S>, v: Paying, coin: Key): void => {
    const need = nextNeed(v);
    if (need === undefined) return;
    def.pay(g, v.seat, coin);
    v.due[need] = (v.due[need] ?? 0) - 1;
    v.paid[coin] = (v.paid[coin] ?? 0) + 1;
  };
  return R.untold<Paying>(name)({
    next: (g, v) => {
      if (nextNeed(v) === undefined) return g.end(v.paid);
      const [only, other] = means(g.s, v);
      if (only === undefined || other !== undefined) return g.goto('choose');
      pay(g, v, only);
      return g.goto('next');
    },
    choose: {
      ask: def.kind,
      by: (_, v) => v.seat,
      options: means,
      about: (_, v): Json => ({ need: nextNeed(v) ?? '', due: v.due }),
      then: (g, v, coin) => {
        pay(g, v, coin);
        return g.goto('next');
      },
    },
  });
}
