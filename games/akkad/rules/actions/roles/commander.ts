import type { Key, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { ROYAL } from '../../../content/goods.ts';
import type { Space } from '../../../content/map.ts';
import { ARCHER, SPEARMAN } from '../../../content/units.ts';
import { arrive } from '../../combat/arrive.ts';
import { mayPlace, placeUnits } from '../../effects/place.ts';
import { gainToken, payToken, removeToken } from '../../effects/tokens.ts';
import { ALL_SPACES, IDS } from '../../geography.ts';
import { mayRecruit } from '../../queries/buildings.ts';
import { homesOf, ownUnits } from '../../queries/map.ts';
import { poolOf } from '../../queries/players.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { NOWHERE } from '../../state.ts';
import { recruit } from '../recruit.ts';
import type { Following, RoleParts } from './parts.ts';

/** AKK-3.43, AKK-9.30 Own tokens on the board but the one that marks an expedition. */
const recallable = (s: State, seat: Seat): Space[] =>
  ALL_SPACES.filter((space) => (s.tokens[seat]?.[space] ?? 0) > 0 && s.voyage[seat] !== space);

/** AKK-3.41 to AKK-3.43 */
const primary = R.proc<One>(
  'role.commander',
  one,
)({
  token: (g, v) => {
    gainToken(g, v.seat, ROYAL, 'AKK-3.41');
    return g.goto('units');
  },
  units: {
    ask: 'role.item',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => [
      ...(mayPlace(s, v.seat, ARCHER) ? ['archer'] : []),
      ...(mayPlace(s, v.seat, SPEARMAN) ? ['spearman'] : []),
      'skip',
    ],
    then: (g, v, answer) => {
      if (answer === 'skip') return g.goto('third');
      const [kind, n] = answer === 'archer' ? [ARCHER, 1] : [SPEARMAN, 2];
      return g.call(placeUnits, { seat: v.seat, kind, n, skip: false, rule: 'AKK-3.42' }, 'third');
    },
  },
  third: (g, v) => (recallable(g.s, v.seat).length === 0 ? g.end() : g.goto('recall')),
  recall: {
    ask: 'commander.recall',
    by: (_, v) => v.seat,
    options: (s, v) => [...recallable(s, v.seat).map((space) => IDS[space] as Key), 'skip'],
    then: (g, v, answer, key) => {
      if (answer === 'skip') return g.end();
      removeToken(g, v.seat, answer);
      g.emit({ type: 'token.recalled', seat: v.seat, rule: 'AKK-3.43', data: { space: key } });
      return g.end();
    },
  },
});

const recruitHomes = (s: State, seat: Seat): Space[] => homesOf(s, seat).filter((space) => mayRecruit(s, seat, space));

type Mustering = Following & { city?: Space };

/** AKK-3.44, AKK-3.49 RECRUIT TROOPS in the home city, whoever holds it. */
const secondary = R.proc<Mustering>('role.commander.follow')({
  pay: (g, v) => {
    payToken(g, v.seat, ROYAL, 'AKK-3.44');
    return g.goto('home');
  },
  home: {
    ask: 'commander.home',
    by: (_, v) => v.seat,
    options: (s, v) => recruitHomes(s, v.seat).map((space) => IDS[space] as Key),
    then: (g, v, answer) => {
      v.city = answer;
      return g.call(recruit, { seat: v.seat, city: v.city, bought: [] }, 'siege');
    },
  },
  siege: (g, v) => {
    const city = v.city ?? NOWHERE;
    if (g.s.control[city] === v.seat || ownUnits(g.s, v.seat, city) === 0) return g.end();
    return g.become(arrive, { seat: v.seat, space: city, cause: 'recruit' });
  },
});

export const commander: RoleParts = {
  primary,
  ways: (s, seat) => (poolOf(s, seat, ROYAL) > 0 && recruitHomes(s, seat).length > 0 ? ['recruit'] : []),
  secondary,
};
