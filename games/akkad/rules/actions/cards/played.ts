import type { Json, Key, Objection, Proc, Seat } from '@edubba/kernel';
import { guarded } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { Space } from '../../../content/map.ts';
import { IDS } from '../../geography.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Announcing } from './announce.ts';

/** How an ACTION card is played (AKK-17.15, AKK-17.20). */
export interface Played {
  /** Has it any legal target now? */
  readonly legal: (s: State, seat: Seat) => boolean;
  /** Asks for targets and modes while the card lies open, before anybody may negate it; its result goes with the announcement. */
  readonly choose?: Proc<State, One>;
  /** What it does once nobody has negated it. */
  readonly resolve: Proc<State, Announcing>;
}

/**
 * A card with one target or mode: `kind` is the question (`card.space`, `card.seat`, `card.mode`), `keys` what one might want,
 * `guard` why not. Where nothing is possible the card cannot be played (AKK-17.15); `legal` says so where that is sooner seen.
 */
export function targeted(
  card: ActionCardId,
  kind: 'card.space' | 'card.seat' | 'card.mode' | 'canal.destroy',
  keys: (s: State, seat: Seat) => Key[],
  resolve: Proc<State, Announcing>,
  guard: (s: State, seat: Seat, key: Key) => Objection | undefined = anything,
  legal: (s: State, seat: Seat) => boolean = (s, seat) =>
    guard === anything ? keys(s, seat).length > 0 : keys(s, seat).some((key) => guard(s, seat, key) === undefined),
): Played {
  return {
    legal,
    choose: R.untold<One>(`card.${card}.choose`)({
      which: {
        ask: kind,
        by: (_, v) => v.seat,
        ...guarded<State, One>(
          (s, v) => keys(s, v.seat),
          (s, v, key) => guard(s, v.seat, key),
        ),
        about: () => ({ card }),
        then: (g, _, key) => g.end(key),
      },
    }),
    resolve,
  };
}

/** Nothing stands in the way of whatever there is. */
const anything = (): undefined => undefined;

/** The target as it was said. */
export const keyOf = (targets: Json): Key => (typeof targets === 'string' ? targets : '');

export const spaceKeys = (spaces: readonly Space[]): Key[] => spaces.map((space) => IDS[space] as Key);
