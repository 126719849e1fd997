import { GOODS } from '../../content/things.ts';
import { addGoods } from '../effects/characters.ts';
import { alone, decided, matter, askAlone } from '../joint.ts';
import { characterName } from '../names.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';

const anyGood = alone('goods.any');

/** Goods come to the acting Character's card. */
export function gainGoods(g: G, good: number, n: number, rule: string): void {
  addGoods(g, g.s.actor, good, n);
  g.emit({
    type: 'goods.gained',
    rule,
    data: { who: characterName(g.s.actor), good: GOODS[good] ?? '', n },
  });
}

/** So many Goods of any types for the acting Character, one by one. */
export const gainAny = R.proc<{ n: number }>('goods.any')({
  next: (g, v) => {
    if (v.n === 0) return g.end();
    v.n--;
    return askAlone(g, anyGood, g.s.seat, matter(GOODS, { who: characterName(g.s.actor), n: v.n + 1 }), 'take');
  },
  take: (g) => {
    gainGoods(g, GOODS.indexOf(decided(g) as never), 1, 'SAM-12.10');
    return g.goto('next');
  },
});
