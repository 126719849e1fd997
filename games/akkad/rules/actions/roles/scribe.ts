import type { Key } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { ROYAL } from '../../../content/goods.ts';
import { drawCards } from '../../effects/draw.ts';
import { gainToken, payToken } from '../../effects/tokens.ts';
import { poolOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import { seatsOf } from '../../state.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.45 to AKK-3.47 */
const primary = R.proc<One>(
  'role.scribe',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, ROYAL, 'AKK-3.45');
    return g.call(drawCards, { seat: v.seat, left: 2, rule: 'AKK-3.45' }, 'crown');
  },
  crown: {
    ask: 'scribe.crown',
    by: (_, v) => v.seat,
    options: (s): Key[] => [
      ...seatsOf(s)
        .filter((seat) => seat !== s.crown)
        .map((seat) => `crown/${seat}`),
      'skip',
    ],
    then: (g, v, answer) => {
      if (answer === 'skip') return g.end();
      g.s.crown = answer.what;
      g.emit({ type: 'crown.moved', seat: v.seat, rule: 'AKK-3.46', data: { to: g.s.crown } });
      return g.end();
    },
  },
});

/** AKK-3.48 */
const secondary = R.proc<Following>('role.scribe.follow')({
  pay: (g, v) => {
    payToken(g, v.seat, ROYAL, 'AKK-3.48');
    return g.become(drawCards, { seat: v.seat, left: 2, rule: 'AKK-3.48' });
  },
});

export const scribe: RoleParts = {
  primary,
  ways: (s, seat) => (poolOf(s, seat, ROYAL) > 0 ? ['cards'] : []),
  secondary,
};
