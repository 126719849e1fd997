import type { ItemId, Key, Seat } from '@edubba/kernel';
import type { FavourEffect, Timing } from '../../content/favour-cards.ts';
import { favourCard } from '../../content/favour-cards.ts';
import { PIECES } from '../../content/player-board.ts';
import { INFLUENCE, OFFERINGS } from '../../content/tracks.ts';
import { FAVOUR_KEYS } from '../keys.ts';
import type { State } from '../state.ts';
import { besideOpposing, canMove } from './adjacency.ts';
import { bonusAreas } from './bonuses.ts';
import { drawable } from './cards.ts';
import { hasModifiable } from './feeding.ts';

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
      return hasModifiable(s, seat, effect);
    // ASY-26.22 played together with the bid, the piece or the Tribute they modify, never by themselves
    case 'no-loss':
    case 'cheaper-piece':
    case 'cheaper-tribute':
    case 'twice':
      return false;
  }
}

/** A card in its time: what it does, and how it is chosen. */
interface Timely {
  readonly effect: FavourEffect;
  readonly key: Key;
}

/** The cards that may be used at each time. */
const TIMELY: { readonly [timing in Timing]: ReadonlyMap<ItemId, Timely> } = {
  bid: timely('bid'),
  build: timely('build'),
  feed: timely('feed'),
  actions: timely('actions'),
};

function timely(now: Timing): ReadonlyMap<ItemId, Timely> {
  const usable = [...FAVOUR_KEYS].filter(([item]) => favourCard(item).timing.includes(now));
  return new Map(usable.map(([item, key]) => [item, { effect: favourCard(item).effect, key }]));
}

/** ASY-6.04, ASY-26.01 Favour cards this player may use for their effect now. */
export function playableFavours(s: State, seat: Seat, timing: Timing): ItemId[] {
  return (s.favours[seat] ?? []).filter((item) => {
    const card = TIMELY[timing].get(item);
    return card !== undefined && hasEffect(s, seat, card.effect);
  });
}

/** Their keys, added to a list of options. */
export function addPlayableFavours(s: State, seat: Seat, timing: Timing, keys: Key[]): void {
  const held = s.favours[seat] as readonly ItemId[];
  if (held.length === 0) return;
  const cards = TIMELY[timing];
  for (let i = 0; i < held.length; i++) {
    const card = cards.get(held[i] as ItemId);
    if (card !== undefined && hasEffect(s, seat, card.effect)) keys.push(card.key);
  }
}
