import type { Call, ItemId, Seat } from '@edubba/kernel';
import { call, clockwise, guarded, no } from '@edubba/kernel';
import { chooseMany, choosing } from './helpers/choose-many.ts';
import { orderedTriggers } from './helpers/ordered-triggers.ts';
import { canPay, payCost, paying } from './helpers/pay-cost.ts';
import type { Good, One, State } from './state.ts';
import { add, costOf, covers, GOODS, nameOf, purse, R, score } from './state.ts';

const pay = payCost<State>(R, 'cost.pay', {
  kind: 'cost.pay',
  purse,
  covers,
  pay: (g, seat, good) => add(g, seat, good as Good, -1),
});

/** ROL-5.02 The kiln asks, the temple asks, the granary does not. */
const kiln = R.proc<One>('kiln')({
  burn: {
    ask: 'kiln.burn',
    by: (_, v) => v.seat,
    options: () => ['burn', 'leave'],
    then: (g, v, key) => {
      if (key === 'burn') {
        add(g, v.seat, 'grain', -1);
        score(g, v.seat, 2);
        g.emit({ type: 'kiln.burned', seat: v.seat, rule: 'ROL-5.02' });
      }
      return g.end();
    },
  },
});

const temple = R.proc<One>('temple')({
  bless: {
    ask: 'temple.bless',
    by: (_, v) => v.seat,
    options: (s, v) =>
      clockwise(s.table.seats, v.seat)
        .slice(1)
        .map((seat) => `seat/${seat}`),
    then: (g, v, key) => {
      add(g, Number(key.slice(5)), 'grain', 1);
      score(g, v.seat, 1);
      g.emit({ type: 'temple.blessed', seat: v.seat, rule: 'ROL-5.02', data: { whom: Number(key.slice(5)) } });
      return g.end();
    },
  },
});

const granary = R.proc<One>('granary')({
  fill: (g, v) => {
    add(g, v.seat, 'grain', 1);
    return g.end();
  },
});

const ownerOf = (s: State, building: ItemId): Seat => s.built.findIndex((row) => row.includes(building));

const afterBuilding = orderedTriggers<State>(R, 'building.triggers', {
  kind: 'trigger.order',
  run: (s, building): Call<State> | undefined => {
    const seat = ownerOf(s, building);
    const name = nameOf(building);
    if (name === 'granary') return call(granary, { seat });
    if (name === 'temple') return call(temple, { seat });
    return (s.goods.grain[seat] ?? 0) > 0 ? call(kiln, { seat }) : undefined;
  },
  // Like buildings do the same: nobody cares in which order.
  commute: (_, due) => new Set(due.map(nameOf)).size === 1,
});

type Building = { seat: Seat; less: number; building: ItemId };

/** What a seat can pay for. */
export const affordable = (s: State, seat: Seat, less: number): ItemId[] =>
  s.market.filter((building) => canPay(costOf(building, less), purse(s, seat), covers));

/** ROL-4.02 */
export const build = R.proc<Building>('build')({
  able: (g, v) => (affordable(g.s, v.seat, v.less).length === 0 ? g.end() : g.goto('choose')),
  choose: {
    ask: 'build.choose',
    by: (_, v) => v.seat,
    ...guarded<State, Building>(
      (s) => s.market,
      (s, v, building) => {
        const cost = costOf(building, v.less);
        if (canPay(cost, purse(s, v.seat), covers)) return undefined;
        const { grain = 0, any = 0 } = cost;
        const fix = { id: 'rol.take-merchant' };
        return no('ROL-4.02', 'rol.too-expensive', { grain, any }, fix);
      },
    ),
    then: (g, v, building) => {
      v.building = building;
      return g.call(pay, paying(v.seat, costOf(building, v.less)), 'raise');
    },
  },
  raise: (g, v) => {
    g.move(v.building, 'market', `built:${v.seat}`, { type: 'building.built', seat: v.seat, rule: 'ROL-4.02' });
    return g.goto('work');
  },
  // ROL-5.01
  work: (g, v) => g.become(afterBuilding, { seat: v.seat, due: [...(g.s.built[v.seat] ?? [])] }),
});

const pickGoods = chooseMany<State>(R, 'goods.pick', { kind: 'priest.give', rule: 'ROL-4.04' });

/** ROL-4.04 */
export const offering = R.proc<{ seat: Seat; min: number; max: number }>('offering')({
  choose: (g, v) => {
    const has = GOODS.filter((good) => (g.s.goods[good][v.seat] ?? 0) > 0);
    return g.call(pickGoods, choosing(v.seat, has, Math.min(v.min, has.length), v.max), 'give');
  },
  give: (g, v) => {
    for (const good of g.result as readonly Good[]) {
      add(g, v.seat, good, -1);
      score(g, v.seat, 2);
      g.emit({ type: 'good.given', seat: v.seat, rule: 'ROL-4.04', data: { good } });
    }
    return g.end();
  },
});

const putBack = chooseMany<State>(R, 'tablet.pick', { kind: 'scribe.return', rule: 'ROL-4.05' });

/** ROL-4.05 */
export const drawTablets = R.proc<{ seat: Seat; left: number; back: number }>('tablets.draw')({
  next: (g, v) => {
    if (v.left > 0 && g.s.bag.length > 0) return g.goto('draw');
    const hand = g.s.hand[v.seat] ?? [];
    return v.back === 0 || hand.length < 2 ? g.end() : g.call(putBack, choosing(v.seat, hand, v.back), 'return');
  },
  draw: {
    chance: 'tablet.draw',
    outcomes: (s) => s.bag,
    then: (g, v, tablet) => {
      v.left--;
      g.move(tablet, 'bag', `hand:${v.seat}`, { type: 'tablet.drawn', seat: v.seat, rule: 'ROL-4.05' });
      return g.goto('next');
    },
  },
  return: (g, v) => {
    for (const tablet of g.result as readonly ItemId[]) {
      g.move(tablet, `hand:${v.seat}`, 'bag', { type: 'tablet.returned', seat: v.seat, rule: 'ROL-4.05' });
    }
    return g.end();
  },
});
