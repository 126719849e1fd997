import type { ItemId, Json, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { ActionCardId, CardNames } from '../../../content/action-cards.ts';
import { actionCard, nameBit, namesOf } from '../../../content/action-cards.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard, showCard } from './announce.ts';
import { ACTIONS } from './table.ts';

/** AKK-17.05, AKK-17.15 ACTION cards in a hand that can be played now; of several copies the first. */
export function playableCards(s: State, seat: Seat): ItemId[] {
  let seen: CardNames = 0;
  return (s.hand[seat] ?? []).filter((item) => {
    const name = nameBit(item);
    if ((name & seen) !== 0 || (name & ACTION_NAMES) === 0) return false;
    seen |= name;
    return ACTIONS[actionCard(item).id]?.legal(s, seat) === true;
  });
}

const ACTION_NAMES = namesOf(...(Object.keys(ACTIONS) as ActionCardId[]));

/** Why the other cards of a hand cannot be played as an action: they have no such word (AKK-17.04), or no target (AKK-17.15). */
export function cardRefusals(s: State, seat: Seat): Refusal[] {
  return (s.hand[seat] ?? []).flatMap((item): Refusal[] => {
    const { id, kind } = actionCard(item);
    if (kind !== 'action') return [{ target: `card/${item}`, ...no('AKK-17.04', 'no.card.reaction') }];
    return ACTIONS[id]?.legal(s, seat) === true
      ? []
      : [{ target: `card/${item}`, ...no('AKK-17.15', 'no.card.target') }];
  });
}

type Playing = { seat: Seat; item: ItemId; targets: Json };

/** AKK-17.01, AKK-17.20 The card is laid open, its targets are chosen, it may be negated, it does what it says. */
export const playCard = R.proc<Playing>('card.play')({
  // The card first: what is asked about its targets would give it away.
  show: (g, v) => {
    showCard(g, v.seat, v.item);
    const { choose } = ACTIONS[actionCard(v.item).id] ?? {};
    return choose === undefined ? g.goto('announce') : g.call(choose, { seat: v.seat }, 'chosen');
  },
  chosen: (g, v) => {
    v.targets = g.result;
    return g.goto('announce');
  },
  announce: (g, v) => g.call(announceCard, v, 'announced'),
  announced: (g, v) => {
    const played = ACTIONS[actionCard(v.item).id];
    // AKK-17.08 a negated card has no effect; the action is spent
    return g.result === 'cancelled' || played === undefined ? g.end() : g.become(played.resolve, v);
  },
});
