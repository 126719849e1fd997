import type { Key, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { Space } from '../../../content/map.ts';
import type { Kind } from '../../../content/units.ts';
import { ARCHER, PRIEST, SPEARMAN, UNITS } from '../../../content/units.ts';
import { mayPlace } from '../../effects/place.ts';
import { deploy } from '../../effects/units.ts';
import { IDS, spaceIn } from '../../geography.ts';
import { inReserve } from '../../queries/buildings.ts';
import { homesOf, isStorm, placesForUnits, roomAt } from '../../queries/map.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Announcing } from './announce.ts';
import type { Played } from './played.ts';
import { keyOf, spaceKeys, targeted, targetOf } from './played.ts';

/** AKK-17.18 Units free at a city one controls, as far as supply and army size go. */
const muster = (card: ActionCardId, kind: Kind, n: number): Played =>
  targeted(
    card,
    'space',
    (s, seat) => (mayPlace(s, seat, kind) ? spaceKeys(placesForUnits(s, seat)) : []),
    R.proc<Announcing>(`card.${card}`)({
      place: (g, v) => {
        const space = spaceIn(keyOf(v.targets));
        deploy(g, v.seat, space, kind, Math.min(n, roomAt(g.s, v.seat, space)), 'AKK-17.18');
        return g.end();
      },
    }),
  );

/** C12 Levy: 2 spearmen. */
export const levy: Played = muster('levy', SPEARMAN, 2);

/** C12 Temple Offering: 1 priest. */
export const templeOffering: Played = muster('temple-offering', PRIEST, 1);

const AKKAS: readonly Kind[] = [ARCHER, SPEARMAN];

/** What Akka can bring to a home city: `GIR` for all that is in the supply; with room for one only, which one: `GIR/archer`. */
function akkas(s: State, seat: Seat, home: Space): Key[] {
  const id = IDS[home] ?? '';
  const kinds = AKKAS.filter((kind) => inReserve(s, seat, kind) > 0);
  const room = isStorm(s, home) || s.control[home] !== seat ? 0 : roomAt(s, seat, home);
  if (room === 0 || kinds.length === 0) return [];
  return room >= kinds.length ? [id] : kinds.map((kind) => `${id}/${UNITS[kind] ?? ''}`);
}

/** C12, AKK-22.18 Akka King of Kish: an archer and a spearman at a home city one controls. */
export const akkaKingOfKish: Played = targeted(
  'akka-king-of-kish',
  'space',
  (s, seat) => homesOf(s, seat).flatMap((home) => akkas(s, seat, home)),
  R.proc<Announcing>('card.akka')({
    place: (g, v) => {
      const at = targetOf('space', v.targets);
      if (typeof at !== 'number') deploy(g, v.seat, at.space, at.only, 1, 'AKK-17.18');
      else for (const kind of AKKAS) deploy(g, v.seat, at, kind, 1, 'AKK-17.18');
      return g.end();
    },
  }),
);
