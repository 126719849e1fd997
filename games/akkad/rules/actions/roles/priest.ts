import type { Key } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { DIVINE } from '../../../content/goods.ts';
import { PRIEST } from '../../../content/units.ts';
import { mayPlace, placeFreeZiggurat, placeUnits } from '../../effects/place.ts';
import { placeZiggurat } from '../../effects/control.ts';
import { settleLast } from '../../effects/scoring.ts';
import { gainToken, payToken, placeToken } from '../../effects/tokens.ts';
import { IDS } from '../../geography.ts';
import { conversionTargets } from '../../queries/conversion.ts';
import { mayActivate, placesForZiggurat } from '../../queries/map.ts';
import { poolOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { NOWHERE } from '../../state.ts';
import { convert } from '../convert.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.20 to AKK-3.22 */
const primary = R.proc<One>(
  'role.priest',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, DIVINE, 'AKK-3.20');
    return g.call(placeUnits, { seat: v.seat, kind: PRIEST, n: 1, skip: true, rule: 'AKK-3.21' }, 'third');
  },
  third: {
    ask: 'role.item',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => [
      ...(conversionTargets(s, v.seat, NOWHERE).length > 0 ? ['convert'] : []),
      ...(placesForZiggurat(s, v.seat).length > 0 ? ['ziggurat'] : []),
      'skip',
    ],
    then: (g, v, answer) => {
      if (answer === 'convert') return g.become(convert, { seat: v.seat, city: NOWHERE });
      if (answer === 'ziggurat') return g.become(placeFreeZiggurat, { seat: v.seat, skip: false, rule: 'AKK-3.22' });
      return g.end();
    },
  },
});

/** AKK-3.24, AKK-3.12 Cities that may be activated for a ziggurat. */
const zigguratCities = (s: State, seat: number): number[] =>
  placesForZiggurat(s, seat).filter((space) => mayActivate(s, seat, space));

/** AKK-3.23, AKK-3.24 */
const secondary = R.proc<Following>('role.priest.follow')({
  way: (g, v) => {
    if (v.way === 'ziggurat') return g.goto('activate');
    payToken(g, v.seat, DIVINE, 'AKK-3.23');
    return g.become(placeUnits, { seat: v.seat, kind: PRIEST, n: 1, skip: false, rule: 'AKK-3.23' });
  },
  activate: {
    ask: 'role.activate',
    by: (_, v) => v.seat,
    options: (s, v) => zigguratCities(s, v.seat).map((space) => IDS[space] as Key),
    about: () => ({ role: 'priest' }),
    then: (g, v, answer) => {
      placeToken(g, v.seat, answer, DIVINE, 'pool', 'AKK-3.24');
      placeZiggurat(g, v.seat, answer, 'AKK-3.24');
      return settleLast(g);
    },
  },
});

export const priest: RoleParts = {
  primary,
  ways: (s, seat) =>
    poolOf(s, seat, DIVINE) === 0
      ? []
      : [...(mayPlace(s, seat, PRIEST) ? ['priest'] : []), ...(zigguratCities(s, seat).length > 0 ? ['ziggurat'] : [])],
  secondary,
};
