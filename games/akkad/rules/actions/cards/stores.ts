import type { Key, Seat } from '@edubba/kernel';
import { namesOf } from '../../../content/action-cards.ts';
import { GOODS } from '../../../content/goods.ts';
import { mightHold, misplaced, offered } from '../../queries/hands.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard } from './announce.ts';

/** `goods`: what spaces gave in this COLLECT; `good`: the one that was named. */
type Overflowing = { seat: Seat; goods: Key[]; good: Key };

const STORES = namesOf('overflowing-stores');

/** The card with every good: `card/overflowing-stores#2/grain`. */
function wanted(s: State, v: Overflowing): Key[] {
  const [card = 'done', ...done] = offered(s, v.seat, STORES, 'done');
  return done.length === 0 ? [card] : [...v.goods.map((good) => `${card}/${good}`), ...done];
}

/**
 * C12, AKK-17.04, AKK-17.20 Overflowing Stores: 2 more of one good that this COLLECT gave, named with the card.
 * Whoever might hold one as far as everybody knows is asked. Ends with the good, or with nothing.
 */
export const overflowingStores = R.proc<Overflowing>('collect.cards')({
  possible: (g, v) => (v.goods.length > 0 && mightHold(g.s, v.seat, STORES) ? g.goto('offer') : g.end()),
  offer: {
    ask: 'collect.card',
    by: (_, v) => v.seat,
    options: (s, v) => wanted(s, v),
    refusals: (s, v) => misplaced(s, v.seat, STORES, 'AKK-17.04'),
    about: (_, v) => ({ goods: v.goods }),
    forced: 'ask',
    then: (g, v, answer) => {
      if (answer === 'done' || typeof answer.what === 'string') return g.end();
      const { item } = answer.what;
      const good = GOODS[answer.what.good] ?? '';
      v.good = good;
      return g.call(announceCard, { seat: v.seat, item, targets: good }, 'announced');
    },
  },
  // AKK-17.11, AKK-17.21 negated or not, there is no second copy in the same COLLECT
  announced: (g, v) => g.end(g.result === 'cancelled' ? null : v.good),
});
