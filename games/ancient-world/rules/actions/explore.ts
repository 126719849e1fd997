import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no, one } from '@edubba/kernel';
import { ASK, CHANCE_OF, FROM_DECK, FROM_PILE, FROM_ROW, NONE } from '../decisions.ts';
import { refillEmpire } from '../effects/cards.ts';
import { canDraw, deckInUse, discardInUse, exploreCards } from '../queries/city.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** A way needs at least one card there (D.20). */
function wayObjection(s: State, _: One, key: Key): Objection | undefined {
  if (key === FROM_DECK && !canDraw(s)) return no('AW-3.13', 'no.explore.deck', {}, { id: 'fix.other-way' });
  if (key === FROM_ROW && s.empireRow.length === 0) return no('AW-6.50', 'no.explore.row', {}, { id: 'fix.other-way' });
  if (key === FROM_PILE && s.pileC.length === 0) return no('AW-6.51', 'no.explore.pile', {}, { id: 'fix.other-way' });
  return undefined;
}

/** AW-6.47 One of three ways to store a card, or none. */
export const explore = R.proc<One>(
  'explore',
  one,
)({
  way: {
    ask: ASK.way,
    by: (_, v) => v.seat,
    ...guarded<State, One>(() => [FROM_DECK, FROM_ROW, FROM_PILE, NONE], wayObjection),
    then: (g, { seat }, key) => {
      if (key === NONE) return g.end();
      if (key === FROM_DECK) return g.become(fromDeck, { seat, left: exploreCards(g.s, seat) });
      return g.become(fromTable, { seat, from: key === FROM_ROW ? 'empireRow' : 'pileC' });
    },
  },
});

/** AW-6.48, AW-6.49, AW-6.55, AW-6.56 Draws, stores one of them and discards the others. */
const fromDeck = R.proc<{ seat: Seat; left: number }>('explore.deck')({
  next: (g, v) => {
    if (v.left-- <= 0) return g.goto('keep');
    return g.goto(refillEmpire(g) ? 'draw' : 'keep');
  },
  draw: {
    chance: CHANCE_OF.explore,
    outcomes: (s) => s[deckInUse(s)],
    then: (g, v, item) => {
      g.move(item, deckInUse(g.s), at.seen(v.seat), { type: 'explore.seen', seat: v.seat, rule: 'AW-6.48' });
      return g.goto('next');
    },
  },
  keep: {
    ask: ASK.keep,
    by: (_, v) => v.seat,
    options: (s, v) => s.seen[v.seat] as ItemId[],
    then: (g, { seat }, item) => {
      g.move(item, at.seen(seat), at.stored(seat), { type: 'card.stored', seat, rule: 'AW-6.48' });
      // AW-6.54
      g.moveAll(at.seen(seat), discardInUse(g.s), { type: 'explore.discarded', seat, rule: 'AW-6.48' });
      return g.end();
    },
  },
});

/** AW-6.50, AW-6.51 One card of the row or of the C pile. */
const fromTable = R.proc<{ seat: Seat; from: 'empireRow' | 'pileC' }>('explore.table')({
  take: {
    ask: ASK.take,
    by: (_, v) => v.seat,
    options: (s, v) => s[v.from],
    then: (g, { seat, from }, item) => {
      g.move(item, from, at.stored(seat), {
        type: 'card.stored',
        seat,
        rule: from === 'pileC' ? 'AW-6.51' : 'AW-6.50',
      });
      return g.end();
    },
  },
});
