import type { DecisionKind, Json, Key, Proc, Seat } from '@edubba/kernel';
import type { ActionCardId } from '../../../content/action-cards.ts';
import { actionCard } from '../../../content/action-cards.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard } from './announce.ts';

/** A card without the word ACTION that took effect, and what was said with it. */
export type Reaction = { card: string; mode: string };

/** `modes`: what must be said when the card is announced (AKK-17.20); `tried`: cards played, negated ones too (AKK-17.21). */
export type Reacting = { seat: Seat; modes: string[]; tried: string[]; played: Reaction[] };

/** Locals for a window made by {@link ownWindow}. */
export const reacting = (seat: Seat, modes: string[] = []): Reacting => ({ seat, modes, tried: [], played: [] });

/** The first copy of a card in a hand. */
export const copyOf = (s: State, seat: Seat, card: ActionCardId): string | undefined =>
  s.hand[seat]?.find((item) => actionCard(item).id === card);

function playable(s: State, v: Reacting, cards: readonly ActionCardId[]): Key[] {
  return cards.flatMap((card) => {
    const item = v.tried.includes(card) ? undefined : copyOf(s, v.seat, card);
    if (item === undefined) return [];
    return v.modes.length === 0 ? [`card/${item}`] : v.modes.map((mode) => `card/${item}/${mode}`);
  });
}

/**
 * AKK-17.04, AKK-17.11, AKK-17.21 A moment at which one player may play cards of their own, one copy of each, without an action.
 * Whoever holds any card at all is asked, so that being asked says nothing. Ends with the list of {@link Reaction}s that took effect.
 */
export function ownWindow(name: string, kind: DecisionKind, cards: readonly ActionCardId[]): Proc<State, Reacting> {
  return R.proc<Reacting>(name)({
    next: (g, v) => {
      const over = v.tried.length === cards.length || (g.s.hand[v.seat]?.length ?? 0) === 0;
      return over ? g.end(v.played) : g.goto('offer');
    },
    offer: {
      ask: kind,
      by: (_, v) => v.seat,
      options: (s, v) => [...playable(s, v, cards), 'done'],
      about: (_, v): Json => ({ played: v.tried }),
      forced: 'ask',
      then: (g, v, key) => {
        if (key === 'done') return g.end(v.played);
        const [, item = '', mode = ''] = key.split('/');
        const card = actionCard(item).id;
        v.tried.push(card);
        // Kept only if nobody negates it.
        v.played.push({ card, mode });
        return g.call(announceCard, { seat: v.seat, item, targets: mode }, 'announced');
      },
    },
    announced: (g, v) => {
      if (g.result === 'cancelled') v.played.pop();
      return g.goto('next');
    },
  });
}

/** The result of a window, read back. */
export const reactions = (result: Json): readonly Reaction[] =>
  Array.isArray(result) ? (result as readonly Reaction[]) : [];
