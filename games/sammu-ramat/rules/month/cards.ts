import type { Key, Seat } from '@edubba/kernel';
import { refill } from '@edubba/kernel';
import { HANDS } from '../../content/table.ts';
import { numberOf } from '../queries/numbers.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, isSolo } from '../state.ts';

/** SAM-30 Alone one has so many more cards. */
const alone = (s: State, [many, solo]: readonly [number, number]): number => (isSolo(s) ? solo - many : 0);
export const handLimit = (s: State): number => numberOf(s, 'hand-limit') + alone(s, HANDS.limit);
export const startHand = (s: State): number => numberOf(s, 'start-cards') + alone(s, HANDS.start);
export const cardsDrawn = (s: State): number => numberOf(s, 'month-cards') + alone(s, HANDS.draw);

const drawing = ({ seat, n }: { seat: number; n: number }): { seat: number; n: number } => ({ seat, n });

/** One player draws so many cards. SAM-7.04: an empty deck is made new from the discard pile. */
export const drawCards = R.proc<{ seat: number; n: number }>('cards.draw', { copy: drawing })({
  next: (g, v) => {
    if (v.n === 0) return g.end();
    v.n--;
    const more = refill(g, 'ashurDeck', 'ashurDiscard', { type: 'deck.shuffled', rule: 'SAM-7.04' });
    return more ? g.goto('draw') : g.end();
  },
  draw: {
    chance: 'ashur.draw',
    outcomes: (s) => s.ashurDeck,
    then: (g, v, card) => {
      g.move(card, 'ashurDeck', at.hand(v.seat), { type: 'card.drawn', seat: v.seat, rule: 'SAM-7.01' });
      return v.n === 0 ? g.end() : g.goto('next');
    },
  },
});

const overfull = (s: State): Seat[] => s.hand.flatMap((cards, seat) => (cards.length > handLimit(s) ? [seat] : []));

/** SAM-7.02, SAM-7.03 Everybody above the limit discards down to it, all at the same time. */
export const keepLimit = R.proc<null>('cards.limit')({
  discard: {
    each: 'hand.limit',
    seats: overfull,
    options: (s, _, seat): readonly Key[] => s.hand[seat] ?? [],
    about: (s) => ({ limit: handLimit(s) }),
    then: (g, _, seat, card) => {
      g.move(card, at.hand(seat), 'ashurDiscard', { type: 'card.discarded', seat, rule: 'SAM-7.02' });
      return g.stay();
    },
    done: (g) => g.end(),
  },
});

/** One player draws, and keeps to the limit (SAM-A.28). */
export const drawAndKeep = R.proc<{ seat: number; n: number }>('cards.keep', { copy: drawing })({
  draw: (g, v) => g.call(drawCards, { seat: v.seat, n: v.n }, 'limit'),
  limit: (g) => g.become(keepLimit, null),
});

/** Each player draws so many, and keeps to the limit. */
export const drawEach = R.proc<{ n: number; next: number }>('cards.each', { copy: ({ n, next }) => ({ n, next }) })({
  next: (g, v) => {
    const seat = v.next++;
    if (seat >= g.s.table.seats) return g.become(keepLimit, null);
    return g.call(drawCards, { seat, n: v.n }, 'next');
  },
});

/** SAM-4.26, EV36 Each player with cards discards one. */
export const discardEach = R.proc<{ done: number[] }>('cards.lose')({
  discard: {
    each: 'event.discard',
    seats: (s, v) => s.hand.flatMap((cards, seat) => (cards.length > 0 && !v.done.includes(seat) ? [seat] : [])),
    options: (s, v, seat): readonly Key[] => (v.done.includes(seat) ? [] : (s.hand[seat] ?? [])),
    then: (g, v, seat, card) => {
      v.done.push(seat);
      g.move(card, at.hand(seat), 'ashurDiscard', { type: 'card.discarded', seat, rule: 'SAM-4.26' });
      return g.stay();
    },
    done: (g) => g.end(),
  },
});
