import type { ItemId, Seat } from '@edubba/kernel';
import type { FavourEffect, Timing } from '../../content/favour-cards.ts';
import { favourCard } from '../../content/favour-cards.ts';
import { PIECES } from '../../content/player-board.ts';
import { INFLUENCE, OFFERINGS } from '../../content/tracks.ts';
import type { State } from '../state.ts';
import { besideOpposing, canMove } from './adjacency.ts';
import { bonusAreas } from './bonuses.ts';
import { drawable } from './cards.ts';
import { modifiable } from './feeding.ts';

/** ASY-6.11 Would this effect do anything for this player now? Timing apart. */
function hasEffect(s: State, seat: Seat, effect: FavourEffect): boolean {
  switch (effect) {
    case 'ship':
    case 'gold':
    case 'farmer':
      return true;
    case 'hut':
      return (s.mainHuts[seat] ?? 0) > 0;
    case 'offering':
      return (s.offerings[seat] ?? 0) < OFFERINGS.top;
    case 'influence':
      return (s.influence[seat] ?? 0) < INFLUENCE.top;
    case 'food':
      return drawable(s, 'food') > 0;
    case 'both-ploughs':
      return (s.camels[seat] ?? 0) >= 1 && (s.ploughs[seat] ?? 0) < PIECES.ploughs;
    case 'plough':
      return (s.ploughs[seat] ?? 0) < PIECES.ploughs;
    case 'pact':
      return (s.growthHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0) > 0 && besideOpposing(s, seat).length > 0;
    case 'refresh':
      return s.used[seat]?.includes(true) === true;
    case 'bonus':
      return bonusAreas(s, seat).length > 0;
    case 'move':
      return canMove(s, seat);
    case 'barter':
    case 'harvest':
      return modifiable(s, seat, effect).length > 0;
    // ASY-26.22 played together with the bid, the piece or the Tribute they modify, never by themselves
    case 'no-loss':
    case 'cheaper-piece':
    case 'cheaper-tribute':
    case 'twice':
      return false;
  }
}

/** ASY-6.04, ASY-26.01 Favour cards this player may use for their effect now. */
export function playableFavours(s: State, seat: Seat, timing: Timing): ItemId[] {
  return (s.favours[seat] ?? []).filter((item) => {
    const card = favourCard(item);
    return card.timing.includes(timing) && hasEffect(s, seat, card.effect);
  });
}
