import type { Json, RuleId, Seat } from '@edubba/kernel';
import { refill } from '@edubba/kernel';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { handOf, NOBODY } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** C4 Whoever has put the Spies token on a mat sees every card that comes to that hand. */
export function showToSpy(g: G, seat: Seat, item: string): void {
  const spy = g.s.character.indexOf('ilshu-rabi');
  if (g.s.spies === seat && spy !== NOBODY) g.reveal(item, handOf(seat), [spy]);
}

/** Draws so many action cards into the hand, then discards down to the limit (AKK-17.12). */
export const drawCards = R.proc<{ seat: Seat; left: number; rule: RuleId }>('draw.action')({
  next: (g, v) => {
    const more = refill(g, 'actionDeck', 'actionDiscard', { type: 'cards.reshuffled', rule: 'AKK-17.13' });
    return v.left-- > 0 && more ? g.goto('draw') : g.become(discardToLimit, { seat: v.seat });
  },
  draw: {
    chance: 'draw.action',
    outcomes: (s) => s.actionDeck,
    then: (g, v, item) => {
      g.move(item, 'actionDeck', handOf(v.seat), { type: 'card.drawn', seat: v.seat, rule: v.rule });
      showToSpy(g, v.seat, item);
      return g.goto('next');
    },
  },
});

/** AKK-17.12 Above 7 the player at once discards down to 7. */
export const discardToLimit = R.proc<{ seat: Seat }>('hand.limit')({
  next: (g, v) => ((g.s.hand[v.seat]?.length ?? 0) > numberOf(g.s, 'hand-limit') ? g.goto('discard') : g.end()),
  discard: {
    ask: 'hand.discard',
    by: (_, v) => v.seat,
    options: (s, v) => [...(s.hand[v.seat] ?? [])],
    about: (s, v) => ({ more: (s.hand[v.seat]?.length ?? 0) - numberOf(s, 'hand-limit') }),
    then: (g, v, item) => {
      g.move(item, handOf(v.seat), 'actionDiscard', { type: 'card.discarded', seat: v.seat, rule: 'AKK-17.12' });
      return g.goto('next');
    },
  },
});

/** AKK-18.10, AKK-19.05 Reveals one new quest, if the deck has one. */
export const revealQuest = R.proc<null>('draw.quest')({
  need: (g) => (g.s.questDeck.length === 0 ? g.end() : g.goto('draw')),
  draw: {
    chance: 'draw.quest',
    outcomes: (s) => s.questDeck,
    then: (g, _, item) => {
      g.move(item, 'questDeck', 'questRow', { type: 'quest.revealed', rule: 'AKK-18.10' });
      return g.end();
    },
  },
});

/** A result that is a card's name. */
export function text(result: Json): string | undefined {
  return typeof result === 'string' ? result : undefined;
}
