import { SILVER } from '../../content/goods.ts';
import { MERCENARY } from '../../content/units.ts';
import { payGoods } from '../effects/goods.ts';
import { deploy } from '../effects/units.ts';
import { holdsCard } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { Acting } from './acting.ts';
import { numberOf } from '../queries/numbers.ts';

/** AKK-13.16 to AKK-13.18 HIRE MERCENARY; whoever holds the card of Der gets one more for the price (C7). */
export const hire = R.proc<Acting>('hire')({
  pay: (g, v) => {
    payGoods(g, v.seat, SILVER, 1, 'AKK-13.16');
    deploy(
      g,
      v.seat,
      v.city,
      MERCENARY,
      holdsCard(g.s, v.seat, 'der') ? numberOf(g.s, 'hired') + 1 : numberOf(g.s, 'hired'),
      'AKK-13.16',
    );
    return g.end();
  },
});
