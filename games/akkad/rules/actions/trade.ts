import type { Key, Seat } from '@edubba/kernel';
import { GOODS, GRAIN, goodOf, SHEEP } from '../../content/goods.ts';
import { gainGoods, payGoods } from '../effects/goods.ts';
import { goodsOf } from '../queries/players.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './building.ts';

function exchanges(s: State, seat: Seat): Key[] {
  return [GRAIN, SHEEP].flatMap((give) => {
    const get = give === GRAIN ? SHEEP : GRAIN;
    return goodsOf(s, seat, give) > 0 ? [`${GOODS[give] ?? ''}>${GOODS[get] ?? ''}`] : [];
  });
}

/**
 * AKK-16.09 to AKK-16.18 TRADE with the treasury and with players; `city` is not used.
 * Not there yet: silver and lapis, trades with players (the negotiation helper), Caravan Colony, Eshnunna.
 */
export const trade = R.proc<Acting>('trade')({
  exchange: {
    ask: 'trade.exchange',
    by: (_, v) => v.seat,
    options: (s, v) => [...exchanges(s, v.seat), 'done'],
    then: (g, v, key) => {
      if (key === 'done') return g.end();
      const [give = '', get = ''] = key.split('>');
      payGoods(g, v.seat, goodOf(give), 1, 'AKK-16.09');
      gainGoods(g, v.seat, goodOf(get), 1, 'AKK-16.09');
      return g.goto('exchange');
    },
  },
});
