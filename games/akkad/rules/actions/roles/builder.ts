import type { Key, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { ADMIN, LAPIS } from '../../../content/goods.ts';
import type { Space } from '../../../content/map.ts';
import { gainTile } from '../../effects/buildings.ts';
import { payGoods } from '../../effects/goods.ts';
import { gainToken, placeToken } from '../../effects/tokens.ts';
import { IDS } from '../../geography.ts';
import { citiesOf, mayActivate } from '../../queries/map.ts';
import { buildable, goodsOf, poolOf, upgradable } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Following, RoleParts } from './parts.ts';

const mayBuyUpgrade = (s: State, seat: Seat): boolean => goodsOf(s, seat, LAPIS) > 0 && upgradable(s, seat).length > 0;

/** AKK-3.34 to AKK-3.36 */
const primary = R.proc<One>(
  'role.builder',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, ADMIN, 'AKK-3.34');
    return g.call(gainTile, { seat: v.seat, what: 'either', skip: true, rule: 'AKK-3.35' }, 'third');
  },
  third: (g, v) => (mayBuyUpgrade(g.s, v.seat) ? g.goto('extra') : g.end()),
  extra: {
    ask: 'role.item',
    by: (_, v) => v.seat,
    // AKK-18.11 Susa's mission may take all lapis while this is asked
    options: (s, v) => (mayBuyUpgrade(s, v.seat) ? ['upgrade', 'skip'] : ['skip']),
    then: (g, v, answer) => {
      if (answer === 'skip') return g.end();
      payGoods(g, v.seat, LAPIS, 1, 'AKK-3.36');
      return g.become(gainTile, { seat: v.seat, what: 'upgrade', skip: false, rule: 'AKK-3.36' });
    },
  },
});

/** AKK-3.37, AKK-22.06 */
const activatable = (s: State, seat: Seat): Space[] => citiesOf(s, seat).filter((space) => mayActivate(s, seat, space));

/** AKK-3.37 The activation is needed in both cases (AKK-A.18). */
const secondary = R.proc<Following>('role.builder.follow')({
  activate: {
    ask: 'role.activate',
    by: (_, v) => v.seat,
    options: (s, v) => activatable(s, v.seat).map((space) => IDS[space] as Key),
    about: () => ({ role: 'builder' }),
    then: (g, v, answer) => {
      placeToken(g, v.seat, answer, ADMIN, 'pool', 'AKK-3.37');
      const what = v.way === 'build' ? 'building' : 'upgrade';
      if (what === 'upgrade') payGoods(g, v.seat, LAPIS, 1, 'AKK-3.37');
      return g.become(gainTile, { seat: v.seat, what, skip: false, rule: 'AKK-3.37' });
    },
  },
});

export const builder: RoleParts = {
  primary,
  ways: (s, seat) =>
    poolOf(s, seat, ADMIN) === 0 || activatable(s, seat).length === 0
      ? []
      : [...(buildable(s, seat).length > 0 ? ['build'] : []), ...(mayBuyUpgrade(s, seat) ? ['upgrade'] : [])],
  secondary,
};
