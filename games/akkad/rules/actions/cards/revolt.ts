import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../../content/map.ts';
import { AKKAD } from '../../../content/map.ts';
import { removeCanal } from '../../effects/control.ts';
import { rebelsArrive } from '../../effects/rebels.ts';
import { CITIES, spaceIn } from '../../geography.ts';
import { homeOwner, isEmpty, isStorm } from '../../queries/map.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { NOBODY } from '../../state.ts';
import { anyCanal, canalKeys } from '../characters.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { keyOf, spaceKeys, targeted, targetOf } from './played.ts';

/** Cities of other players. */
const foreign = (s: State, seat: Seat): Space[] =>
  CITIES.filter((space) => s.control[space] !== NOBODY && s.control[space] !== seat);

/** C12 Not Akkad, no home city of a player, no residence; nobody stands there; and not in the Storm. */
function restless(s: State, _: Seat, key: Key): Objection | undefined {
  const space = spaceIn(key);
  const where = { space: { id: `space.${key}` } };
  if (space === AKKAD || homeOwner(s, space) !== NOBODY) return no('AKK-17.15', 'no.revolt.loyal', where);
  if (isStorm(s, space)) return no('AKK-4.05', 'no.activate.storm', where);
  return isEmpty(s, space) ? undefined : no('AKK-17.15', 'no.revolt.held', where, { id: 'fix.other-space' });
}

/** C12 Revolt: 2 rebels on an empty city of another player, who loses control of it. */
export const revolt: Played = targeted(
  'revolt',
  'space',
  (s, seat) => spaceKeys(foreign(s, seat)),
  R.proc<Announcing>('card.revolt')({
    rise: (g, v) => g.become(rebelsArrive, { space: spaceIn(keyOf(v.targets)), n: 2 }),
  }),
  restless,
);

/** C12, AKK-22.21, AKK-16.07 Canal Removal: one canal of any player. */
export const canalRemoval: Played = targeted(
  'canal-removal',
  'canal',
  (s) => canalKeys(s),
  R.proc<Announcing>('card.canal-removal')({
    remove: (g, v) => {
      const { owner, space } = targetOf('canal', v.targets);
      removeCanal(g, owner, space, 'AKK-22.21');
      return g.end();
    },
  }),
  undefined,
  anyCanal,
);
