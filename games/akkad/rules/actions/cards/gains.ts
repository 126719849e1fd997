import { GRAIN, LAPIS, SHEEP, SILVER } from '../../../content/goods.ts';
import { gainGoods } from '../../effects/goods.ts';
import { gainTokens } from '../../effects/tokens.ts';
import { supplyTypes } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './table.ts';

/** C12 Royal Decree: 1 command token of one's choice. */
export const royalDecree: Played = {
  legal: (s, seat) => supplyTypes(s, seat).length > 0,
  resolve: R.proc<Announcing>('card.royal-decree')({
    gain: (g, v) => g.become(gainTokens, { seat: v.seat, left: 1, rule: 'AKK-17.01' }),
  }),
};

/** C12 Caravan: 2 silver or 1 lapis, said when it is announced. */
export const caravan: Played = {
  legal: () => true,
  choose: R.proc<One>('card.caravan.choose')({
    which: {
      ask: 'card.mode',
      by: (_, v) => v.seat,
      options: () => ['silver', 'lapis'],
      about: () => ({ card: 'caravan' }),
      then: (g, _, key) => g.end(key),
    },
  }),
  resolve: R.proc<Announcing>('card.caravan')({
    gain: (g, v) => {
      if (v.targets === 'lapis') gainGoods(g, v.seat, LAPIS, 1, 'AKK-17.01');
      else gainGoods(g, v.seat, SILVER, 2, 'AKK-17.01');
      return g.end();
    },
  }),
};

/** C12 Bounty of the Fields: 5 staples in any mix; how many of them are grain is said when it is announced. */
export const bountyOfTheFields: Played = {
  legal: () => true,
  choose: R.proc<One>('card.bounty.choose')({
    grain: {
      ask: 'card.mode',
      by: (_, v) => v.seat,
      options: () => ['grain/0', 'grain/1', 'grain/2', 'grain/3', 'grain/4', 'grain/5'],
      about: () => ({ card: 'bounty-of-the-fields' }),
      then: (g, _, key) => g.end(Number(key.slice('grain/'.length))),
    },
  }),
  resolve: R.proc<Announcing>('card.bounty')({
    gain: (g, v) => {
      const grain = Number(v.targets);
      gainGoods(g, v.seat, GRAIN, grain, 'AKK-17.01');
      gainGoods(g, v.seat, SHEEP, 5 - grain, 'AKK-17.01');
      return g.end();
    },
  }),
};
