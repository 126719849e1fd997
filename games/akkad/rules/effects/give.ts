import type { Key, RuleId, Seat } from '@edubba/kernel';
import { GOODS } from '../../content/goods.ts';
import { goodsOf } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { giveGoods, payGoods } from './goods.ts';

type Giving = { giver: Seat; taker: Seat; left: number; rule: RuleId };

const held = (s: State, seat: Seat): Key[] => GOODS.filter((_, good) => goodsOf(s, seat, good) > 0);

/** AKK-5.08, AKK-5.11, AKK-17.14 The giver gives so many goods of their choice, or all there are; to nobody: to the treasury. */
export const giveResources = R.proc<Giving>('goods.give')({
  next: (g, v) => g.goto(v.left-- > 0 && held(g.s, v.giver).length > 0 ? 'give' : 'done'),
  give: {
    ask: 'goods.give',
    by: (_, v) => v.giver,
    options: (s, v) => held(s, v.giver),
    about: (_, v) => ({ to: v.taker, left: v.left + 1 }),
    then: (g, v, answer) => {
      if (v.taker === NOBODY) payGoods(g, v.giver, answer, 1, v.rule);
      else giveGoods(g, v.giver, v.taker, answer, 1, v.rule);
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});
