import type { Seat } from '@edubba/kernel';
import type { Space } from '../../../content/map.ts';
import { AKKAD } from '../../../content/map.ts';
import { removeCanal } from '../../effects/control.ts';
import { rebelsArrive } from '../../effects/rebels.ts';
import { CITIES, spaceIn } from '../../geography.ts';
import { homeOwner, isEmpty, isStorm } from '../../queries/map.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { NOBODY } from '../../state.ts';
import { canalKeys } from '../characters.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { keyOf, spaceKeys, targeted } from './played.ts';

/** C12 Black, special and unchosen home cities of others with nobody on them; not Akkad, no home city, no residence. */
const restless = (s: State, seat: Seat): Space[] =>
  CITIES.filter((space) => {
    const owner = s.control[space] ?? NOBODY;
    if (owner === NOBODY || owner === seat || space === AKKAD) return false;
    return homeOwner(s, space) === NOBODY && isEmpty(s, space) && !isStorm(s, space);
  });

/** C12 Revolt: 2 rebels on an empty city of another player, who loses control of it. */
export const revolt: Played = targeted(
  'revolt',
  'card.space',
  (s, seat) => spaceKeys(restless(s, seat)),
  R.proc<Announcing>('card.revolt')({
    rise: (g, v) => g.become(rebelsArrive, { space: spaceIn(keyOf(v.targets)), n: 2 }),
  }),
);

/** C12, AKK-22.21, AKK-16.07 Canal Removal: one canal of any player. */
export const canalRemoval: Played = targeted(
  'canal-removal',
  'canal.destroy',
  (s) => canalKeys(s),
  R.proc<Announcing>('card.canal-removal')({
    remove: (g, v) => {
      const [owner = '', space = ''] = keyOf(v.targets).split('/');
      removeCanal(g, Number(owner), spaceIn(space), 'AKK-22.21');
      return g.end();
    },
  }),
);
