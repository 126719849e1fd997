import type { ItemId, Json, Key, Proc, Seat, Window } from '@edubba/kernel';
import { call, reactingTo, reactionWindow } from '@edubba/kernel';
import { nameBit, namesOf } from '../../../content/action-cards.ts';
import { cardKey, itemIn } from '../../keys.ts';
import { mightHold } from '../../queries/hands.ts';
import { othersAfter } from '../../queries/players.ts';
import type { G } from '../../rules.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { handOf } from '../../state.ts';

/** A card that is being played, with the targets and modes that were fixed when it was announced (AKK-17.20). */
export type Announcing = { seat: Seat; item: ItemId; targets: Json };

const SABOTAGE = namesOf('sabotage');

/** One copy is as good as another: the first Sabotage of a hand. */
function sabotages(s: State, seat: Seat): Key[] {
  for (const item of s.hand[seat] ?? []) if (nameBit(item) === SABOTAGE) return [cardKey(item)];
  return [];
}

/**
 * AKK-17.07 to AKK-17.10 Everybody else may negate a card just announced, clockwise from its player.
 * Whoever might hold one as far as everybody knows is asked, so that being asked says nothing.
 */
const sabotageWindow: Proc<State, Window<Announcing>> = reactionWindow<State, Announcing>(R, 'card.window', {
  kind: 'card.sabotage',
  seats: (s, w) => othersAfter(s, w.seat),
  might: (s, _, seat) => mightHold(s, seat, SABOTAGE),
  reactions: (s, _, seat) => sabotages(s, seat),
  play: (_, __, seat, key) => call(sabotage, { seat, item: itemIn(key), targets: null }),
  about: (_, w) => ({ seat: w.seat, card: w.item, targets: w.targets }),
});

/** AKK-17.10 A card is laid open: from now on everybody knows which one is being played, so its questions tell nothing more. */
export function showCard(g: G, seat: Seat, item: ItemId): void {
  g.move(item, handOf(seat), 'announced', { type: 'card.announced', seat, rule: 'AKK-17.10' });
}

/** AKK-17.08, AKK-17.10 A card is announced, may be negated, and lies on the discard pile in the end. Ends with `cancelled` or nothing. */
export const announceCard: Proc<State, Announcing> = R.proc<Announcing>('card.announce')({
  show: (g, v) => {
    if (!g.s.announced.includes(v.item)) showCard(g, v.seat, v.item);
    return g.call(sabotageWindow, reactingTo(v), 'answered');
  },
  answered: (g, v) => {
    const cancelled = g.result === 'cancelled';
    g.move(v.item, 'announced', 'actionDiscard', {
      type: cancelled ? 'card.negated' : 'card.played',
      seat: v.seat,
      rule: cancelled ? 'AKK-17.08' : 'AKK-17.03',
    });
    return g.end(cancelled ? 'cancelled' : null);
  },
});

/** AKK-17.09 Sabotage is announced like any card; unless it is negated itself, it negates. */
const sabotage: Proc<State, Announcing> = R.proc<Announcing>('card.sabotage')({
  play: (g, v) => g.call(announceCard, v, 'answered'),
  answered: (g) => g.end(g.result === 'cancelled' ? null : 'cancelled'),
});
