import type { ItemId } from '@edubba/kernel';
import { refill } from '@edubba/kernel';
import { ACTIONS } from '../../content/actions.ts';
import { actionOf, STAR_CARD, strategyCard } from '../../content/solo-cards.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { perform } from './perform.ts';
import type { Chosen } from '../queries/strategy.ts';
import {
  cardsDrawn,
  holds,
  isMarked,
  openSlot,
  priority,
  ranked,
  slotOf,
  strategyNumber,
} from '../queries/strategy.ts';
import { tellLost } from './telling.ts';

/** `order`: the face-up cards as they were ranked; `stage`: drawn cards, then the Star, then the additional action. */
type Automated = { order: ItemId[]; toDraw: number; stage: number };

const ROW = 3;

/** MES-32.08, MES-32.23 Strategy cards are drawn until three lie face up. */
const fillRow = R.proc<null>('automaton.row')({
  next: (g) => {
    const { s } = g;
    if (s.strategyRow.length >= ROW) return g.end();
    const [top] = s.strategyTop;
    if (top !== undefined) {
      g.move(top, 'strategyTop', 'strategyRow', { type: 'strategy.drawn', rule: 'MES-A.72' });
      return g.goto('next');
    }
    return refill(g, 'strategies', 'strategyDiscard') ? g.goto('draw') : g.end();
  },
  draw: {
    chance: 'strategy.draw',
    outcomes: (s) => s.strategies,
    then: (g, _, item) => {
      g.move(item, 'strategies', 'strategyRow', { type: 'strategy.drawn', rule: 'MES-32.23' });
      return g.goto('next');
    },
  },
});

function mark(s: State, item: ItemId, slot: number): void {
  s.marked[strategyNumber(item)] = (s.marked[strategyNumber(item)] ?? 0) | (1 << slot);
}

function unmark(s: State, item: ItemId): void {
  s.marked[strategyNumber(item)] = 0;
}

/** Types of the drawn Action cards, as bits. */
function drawnTypes(s: State): number {
  let types = 0;
  for (const item of s.actionsDrawn) if (item !== STAR_CARD) types |= 1 << actionOf(item);
  return types;
}

const DRAWN = 0;
const STAR = 1;
const ADDITIONAL = 2;
const REASONS = ['drawn', 'star', 'additional'] as const;

/** MES-32.14 to 32.19 The slot that comes next at a stage. */
function nextSlot(s: State, v: Automated): Chosen | undefined {
  if (v.stage === DRAWN) return openSlot(s, v.order, drawnTypes(s));
  if (v.stage === STAR && !s.actionsDrawn.includes(STAR_CARD)) return undefined;
  return openSlot(s, v.order);
}

/** MES-32 The Turn of the Automaton. */
export const automatonTurn = R.proc<Automated>('automaton.turn')({
  begin: (g) => {
    g.s.active = g.s.automaton;
    g.s.performed = 0;
    g.emit({ type: 'turn.begun', seat: g.s.automaton, rule: 'MES-32.33', data: { round: g.s.round } });
    return g.call(fillRow, null, 'rank');
  },
  rank: (g, v) => {
    v.order = ranked(g.s);
    v.order.forEach((card, i) => {
      g.emit({
        type: 'automaton.ranked',
        rule: 'MES-32.11',
        data: {
          strategy: card,
          priority: priority(g.s, card),
          place: i + 1,
          condition: holds(g.s, strategyCard(card)) ? 'true' : 'false',
        },
      });
    });
    v.toDraw = cardsDrawn(g.s);
    return g.goto('cards');
  },
  cards: (g, v) => {
    if (v.toDraw > 0) return g.goto('card');
    v.stage = DRAWN;
    return g.goto('act');
  },
  card: {
    chance: 'action.draw',
    outcomes: (s) => s.actionDeck,
    then: (g, v, item) => {
      v.toDraw--;
      g.move(item, 'actionDeck', 'actionsDrawn', { type: 'automaton.card', rule: 'MES-32.12' });
      return g.goto('cards');
    },
  },
  act: (g, v) => {
    const { s } = g;
    if (v.stage > ADDITIONAL) return g.goto('tidy');
    const chosen = nextSlot(s, v);
    if (chosen === undefined) {
      tellLost(g, REASONS[v.stage] ?? 'drawn');
      if (v.stage === ADDITIONAL) return g.goto('tidy');
      v.stage++;
      return g.goto('act');
    }
    const { card, slot } = chosen;
    const { type } = slotOf(card, slot);
    mark(s, card, slot);
    s.performed |= 1 << type;
    g.emit({
      type: `automaton.${REASONS[v.stage] ?? 'drawn'}`,
      seat: s.automaton,
      rule: v.stage === DRAWN ? 'MES-32.14' : v.stage === STAR ? 'MES-32.17' : 'MES-32.18',
      data: { strategy: card, action: ACTIONS[type] ?? '', priority: priority(s, card) },
    });
    // The Star and the additional action come once.
    if (v.stage > DRAWN) v.stage++;
    return g.call(perform, { card, slot }, 'act');
  },
  // MES-32.22 to 32.24
  tidy: (g) => {
    const { s } = g;
    for (const card of s.strategyRow.filter((one) => isMarked(s, one, 0) && isMarked(s, one, 1))) {
      unmark(s, card);
      g.move(card, 'strategyRow', 'strategyDiscard', { type: 'strategy.discarded', rule: 'MES-32.22' });
    }
    g.moveAll('actionsDrawn', 'actionDeck');
    return g.call(fillRow, null, 'over');
  },
  over: (g) => g.end(),
});
