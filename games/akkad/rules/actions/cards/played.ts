import type { AnswerTo, Json, Key, Objection, Proc, Seat } from '@edubba/kernel';
import { guarded, readKey } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { Space } from '../../../content/map.ts';
import type { Decided } from '../../decisions.ts';
import { decisions } from '../../decisions.ts';
import { IDS } from '../../geography.ts';
import type { One } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Announcing } from './announce.ts';

/** What a card is aimed at, and how that is asked. */
export const TARGETS = {
  space: 'card.space',
  seat: 'card.seat',
  mode: 'card.mode',
  canal: 'canal.destroy',
} as const;
type Target = keyof typeof TARGETS;

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
 * A card with one target or mode: `at` says of which sort, `keys` what one might want, `guard` why not. Where nothing is possible the card cannot be played (AKK-17.15); `legal` says so where that is sooner seen.
 */
export function targeted(
  card: ActionCardId,
  at: Target,
  keys: (s: State, seat: Seat) => Key[],
  resolve: Proc<State, Announcing>,
  guard: (s: State, seat: Seat, key: Key) => Objection | undefined = anything,
  legal: (s: State, seat: Seat) => boolean = (s, seat) =>
    guard === anything ? keys(s, seat).length > 0 : keys(s, seat).some((key) => guard(s, seat, key) === undefined),
): Played {
  const kind = TARGETS[at];
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

/** What that means. */
export function targetOf<T extends Target>(at: T, targets: Json): AnswerTo<Decided[(typeof TARGETS)[T]]> {
  return readKey(decisions, TARGETS[at], keyOf(targets));
}

export const spaceKeys = (spaces: readonly Space[]): Key[] => spaces.map((space) => IDS[space] as Key);
