import type { Json, Proc, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import type { State } from '../../state.ts';
import type { Announcing } from './announce.ts';
import { bountyOfTheFields, caravan, royalDecree } from './gains.ts';

/** How an ACTION card is played (AKK-17.15, AKK-17.20). */
export interface Played {
  /** Has it any legal target now? */
  readonly legal: (s: State, seat: Seat) => boolean;
  /** Asks for targets and modes while the card lies open, before anybody may negate it; its result goes with the announcement. */
  readonly choose?: Proc<State, { seat: Seat }>;
  /** What it does once nobody has negated it. */
  readonly resolve: Proc<State, Announcing>;
}

/** What a `choose` procedure hands back. */
export type Targets = Json;

/** Every ACTION card that can be played; one that is not in the list is not offered. Not there yet: the other thirteen of C12. */
export const ACTIONS: { readonly [card in ActionCardId]?: Played } = {
  'royal-decree': royalDecree,
  caravan,
  'bounty-of-the-fields': bountyOfTheFields,
};
