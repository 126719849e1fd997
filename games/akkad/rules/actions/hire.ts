import { SILVER } from '../../content/goods.ts';
import { HIRED, MERCENARY } from '../../content/units.ts';
import { payGoods } from '../effects/goods.ts';
import { deploy } from '../effects/units.ts';
import { holdsCard } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { Acting } from './acting.ts';

/** AKK-13.16 to AKK-13.18 HIRE MERCENARY; whoever holds the card of Der gets one more for the price (C7). */
export const hire = R.proc<Acting>('hire')({
  pay: (g, v) => {
    payGoods(g, v.seat, SILVER, 1, 'AKK-13.16');
    deploy(g, v.seat, v.city, MERCENARY, holdsCard(g.s, v.seat, 'der') ? HIRED + 1 : HIRED, 'AKK-13.16');
    return g.end();
  },
});
