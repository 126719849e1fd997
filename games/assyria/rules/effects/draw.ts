import type { Context, Effects, ItemId, Json, Next, Seat } from '@edubba/kernel';
import { drawable } from '../queries/cards.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

type G = Effects<State>;
type Kind = 'food' | 'favour';

/** ASY-6.07, ASY-A.42 When a card is needed and the pile has run out, the discard pile becomes the new one. */
function refill(g: G, deck: ItemId[], discard: ItemId[], type: string): void {
  if (deck.length > 0 || discard.length === 0) return;
  // A pile has no order, so there is nothing to shuffle: a draw names the card.
  deck.push(...discard);
  discard.length = 0;
  g.emit({ type, rule: 'ASY-6.07' });
}

/** Draws a card face up to `drawn`, if there is one left, and goes on at `next`, where it is the result. */
export function draw<L extends string>(g: Context<State, L>, kind: Kind, next: L): Next {
  const { s } = g;
  if (drawable(s, kind) === 0) return g.goto(next);
  if (kind === 'food') {
    refill(g, s.foodDeck, s.foodDiscard, 'food.reshuffled');
    return g.call(drawFood, null, next);
  }
  refill(g, s.favourDeck, s.favourDiscard, 'favour.reshuffled');
  return g.call(drawFavour, null, next);
}

const drawFood = R.proc<null>('draw.food')({
  draw: {
    chance: 'draw.food',
    outcomes: (s) => s.foodDeck,
    then: (g, _, item) => {
      g.move(item, 'foodDeck', 'drawn', { type: 'food.drawn', rule: 'ASY-6.01' });
      return g.end(item);
    },
  },
});

const drawFavour = R.proc<null>('draw.favour')({
  draw: {
    chance: 'draw.favour',
    outcomes: (s) => s.favourDeck,
    then: (g, _, item) => {
      g.move(item, 'favourDeck', 'drawn', { type: 'favour.drawn', rule: 'ASY-6.01' });
      return g.end(item);
    },
  },
});

/** ASY-19.11, ASY-26.11, ASY-27.29 Draws the top Food card and keeps it face up. */
export const gainFood = R.proc<{ seat: Seat }>('draw.gainFood')({
  draw: (g) => draw(g, 'food', 'keep'),
  keep: (g, v) => {
    const item = text(g.result);
    if (item !== undefined)
      g.move(item, 'drawn', at.food(v.seat), { type: 'food.gained', seat: v.seat, rule: 'ASY-6.01' });
    return g.end();
  },
});

/** ASY-27.10, ASY-27.16, ASY-27.27 Draws two Favour cards, keeps one, discards the other. */
export const keepOneFavour = R.proc<{ seat: Seat; left: number }>('draw.keepOneFavour')({
  draw: (g, v) => (v.left-- === 0 ? g.goto('drawn') : draw(g, 'favour', 'draw')),
  drawn: (g) => g.goto(g.s.drawn.length === 0 ? 'nothing' : 'keep'),
  nothing: (g) => g.end(),
  keep: {
    ask: 'favour.keep',
    by: (_, v) => v.seat,
    options: (s) => [...s.drawn],
    then: (g, v, item) => {
      g.move(item, 'drawn', at.favours(v.seat), { type: 'favour.kept', seat: v.seat, rule: 'ASY-27.10' });
      g.moveAll('drawn', 'favourDiscard', { type: 'favour.returned', seat: v.seat, rule: 'ASY-27.10' });
      return g.end();
    },
  },
});

/** A result that is a card's name. */
export function text(result: Json): string | undefined {
  return typeof result === 'string' ? result : undefined;
}
