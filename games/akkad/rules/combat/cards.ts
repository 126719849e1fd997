import type { Moment } from '../../content/action-cards.ts';
import { R } from '../rules.ts';

/**
 * AKK-11.27 to AKK-11.30 Before each roll the attacker, then the defender, may play cards until both decline in a row.
 * Not there yet: nobody plays a card. Each card goes through `announceCard` (actions/cards.ts).
 */
export const combatCards = R.proc<{ moment: Moment }>('combat.cards')({
  offer: (g) => g.end(),
});
