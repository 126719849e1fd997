import { GROW } from '../../content/actions.ts';
import { FOOD } from '../../content/goods.ts';
import { pay } from '../effects/goods.ts';
import { advance } from '../effects/tracks.ts';
import { canPay, only } from '../queries/goods.ts';
import { reach } from '../queries/tracks.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';

/** Steps that can be paid for and that move the Seal (MES-19.04). */
function most(s: State, { seat, level }: Acting): number {
  const { first, second } = cardOf(s, seat, GROW, level);
  let steps = 0;
  const room = reach(s, 'population', seat, second) - (s.populationAt[seat] ?? 1);
  while (steps < room && canPay(s, seat, only(FOOD, first * (steps + 1)))) steps++;
  return steps;
}

/** MES-19 Grow: Food for a step of the Population track. */
export const grow = R.proc<Acting>('grow')({
  check: (g, v) => {
    if (most(g.s, v) > 0) return g.goto('levels');
    g.emit({ type: 'action.nothing', seat: v.seat, rule: 'MES-19.05' });
    return g.end();
  },
  // MES-D.29 Whoever cannot do two steps is not asked, so that nothing is ever closed.
  levels: {
    ask: 'grow.steps',
    by: (_, v) => v.seat,
    options: (s, v) => Array.from({ length: most(s, v) }, (_, i) => String(i + 1)),
    then: (g, { seat, level }, key) => {
      const steps = Number(key);
      pay(g, seat, only(FOOD, cardOf(g.s, seat, GROW, level).first * steps), 'MES-19.01');
      advance(g, 'population', seat, steps, 'MES-19.01');
      return g.end();
    },
  },
});
