import type { Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { ADMIN, SILVER } from '../../../content/goods.ts';
import { gainGoods } from '../../effects/goods.ts';
import { gainToken, payToken } from '../../effects/tokens.ts';
import { RIVERS } from '../../geography.ts';
import { citiesOf, hasCanal, isStorm } from '../../queries/map.ts';
import { poolOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { NOWHERE } from '../../state.ts';
import { trade } from '../trade.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.28, AKK-4.05 Cities on a river or with an own canal, the Storm's left out. */
const harbours = (s: State, seat: Seat): number =>
  citiesOf(s, seat).filter((space) => !isStorm(s, space) && (RIVERS[space] !== 0 || hasCanal(s, seat, space))).length;

/** AKK-3.28, AKK-3.29 */
const primary = R.proc<One>(
  'role.merchant',
  one,
)({
  gain: (g, v) => {
    gainToken(g, v.seat, ADMIN, 'AKK-3.28');
    gainGoods(g, v.seat, SILVER, harbours(g.s, v.seat), 'AKK-3.28');
    return g.goto('third');
  },
  third: {
    ask: 'role.item',
    by: (_, v) => v.seat,
    options: () => ['trade', 'skip'],
    then: (g, v, answer) => (answer === 'skip' ? g.end() : g.become(trade, { seat: v.seat, city: NOWHERE })),
  },
});

/** AKK-3.29 */
const secondary = R.proc<Following>('role.merchant.follow')({
  pay: (g, v) => {
    payToken(g, v.seat, ADMIN, 'AKK-3.29');
    return g.become(trade, { seat: v.seat, city: NOWHERE });
  },
});

export const merchant: RoleParts = {
  primary,
  ways: (s, seat) => (poolOf(s, seat, ADMIN) > 0 ? ['trade'] : []),
  secondary,
};
