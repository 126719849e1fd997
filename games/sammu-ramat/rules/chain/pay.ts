import { GOODS } from '../../content/things.ts';
import { noGood } from '../closed.ts';
import { addGoods } from '../effects/characters.ts';
import { askOwner, decided, either, matter } from '../joint.ts';
import { characterName } from '../names.ts';
import { typesOf } from '../queries/characters.ts';
import { R } from '../rules.ts';

const which = either('pay.good', noGood);

/** SAM-9.03 So many Goods of any types leave a card, one by one; the seat chooses, or the table where there is none. */
export const payGoods = R.proc<{ seat: number; who: number; n: number }>('pay')({
  next: (g, v) => {
    if (v.n === 0) return g.end();
    const types = typesOf(g.s, v.who).map((good) => GOODS[good] as string);
    return askOwner(g, which, v.seat, matter(types, { who: characterName(v.who), n: v.n }), 'paid');
  },
  paid: (g, v) => {
    const good = decided(g);
    addGoods(g, v.who, GOODS.indexOf(good as never), -1);
    v.n--;
    g.emit({ type: 'goods.paid', rule: 'SAM-9.03', data: { who: characterName(v.who), good } });
    return g.goto('next');
  },
});
