import type { Key, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { ADMIN, tokenOf } from '../../../content/goods.ts';
import type { Space } from '../../../content/map.ts';
import { gainToken, payToken } from '../../effects/tokens.ts';
import { IDS } from '../../geography.ts';
import { citiesOf, isStorm } from '../../queries/map.ts';
import { poolKeys } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { collect } from '../collect.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.17, AKK-4.05 Cities where one may COLLECT without activating: activated or not, but not under the Storm. */
const collectCities = (s: State, seat: Seat): Space[] => citiesOf(s, seat).filter((space) => !isStorm(s, space));

/** AKK-3.30, AKK-3.31 */
const primary = R.proc<One>(
  'role.governor',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, ADMIN, 'AKK-3.30');
    return collectCities(g.s, v.seat).length === 0 ? g.end() : g.goto('city');
  },
  city: {
    ask: 'collect.city',
    by: (_, v) => v.seat,
    options: (s, v) => [...collectCities(s, v.seat).map((space) => IDS[space] as Key), 'skip'],
    then: (g, v, answer) =>
      answer === 'skip' ? g.end() : g.become(collect, { seat: v.seat, city: answer, how: 'governor' }),
  },
});

/** AKK-3.32, AKK-3.33 */
const secondary = R.proc<Following>('role.governor.follow')({
  pay: (g, v) => {
    payToken(g, v.seat, tokenOf(v.way), 'AKK-3.32');
    return g.goto('city');
  },
  city: {
    ask: 'collect.city',
    by: (_, v) => v.seat,
    options: (s, v) => collectCities(s, v.seat).map((space) => IDS[space] as Key),
    then: (g, v, answer) =>
      answer === 'skip' ? g.end() : g.become(collect, { seat: v.seat, city: answer, how: 'secondary' }),
  },
});

export const governor: RoleParts = {
  primary,
  ways: (s, seat) => (collectCities(s, seat).length === 0 ? [] : poolKeys(s, seat)),
  secondary,
};
