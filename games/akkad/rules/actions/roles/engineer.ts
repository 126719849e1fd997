import { one } from '@edubba/kernel';
import { ADMIN, SILVER } from '../../../content/goods.ts';
import { gainGoods } from '../../effects/goods.ts';
import { gainToken, payToken } from '../../effects/tokens.ts';
import { controlled, mayDig } from '../../queries/map.ts';
import { poolOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import { digFree } from '../canals.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.25, AKK-3.26 */
const primary = R.proc<One>(
  'role.engineer',
  one,
)({
  gain: (g, v) => {
    gainToken(g, v.seat, ADMIN, 'AKK-3.25');
    gainGoods(g, v.seat, SILVER, 3, 'AKK-3.25');
    return g.become(digFree, { seat: v.seat, anywhere: true, placed: [], rule: 'AKK-3.26' });
  },
});

/** AKK-3.27 */
const secondary = R.proc<Following>('role.engineer.follow')({
  pay: (g, v) => {
    payToken(g, v.seat, ADMIN, 'AKK-3.27');
    return g.become(digFree, { seat: v.seat, anywhere: false, placed: [], rule: 'AKK-3.27' });
  },
});

export const engineer: RoleParts = {
  primary,
  ways: (s, seat) =>
    poolOf(s, seat, ADMIN) > 0 && controlled(s, seat).some((space) => mayDig(s, seat, space)) ? ['canals'] : [],
  secondary,
};
