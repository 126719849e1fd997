import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { actionCard } from '../../../content/action-cards.ts';
import { mightHold, oneOfEach } from '../../queries/hands.ts';
import { R } from '../../rules.ts';
import type { State } from '../../state.ts';
import { announceCard } from './announce.ts';

/** `goods`: what spaces gave in this COLLECT; `good`: the one that was named. */
type Overflowing = { seat: Seat; goods: Key[]; good: Key };

/** Every card of the hand with every good: `card/overflowing-stores#2/grain`. */
const wanted = (s: State, v: Overflowing): Key[] => [
  ...oneOfEach(s, v.seat).flatMap((item) =>
    actionCard(item).id === 'overflowing-stores' ? v.goods.map((good) => `card/${item}/${good}`) : [`card/${item}`],
  ),
  'done',
];

/** AKK-17.04 Only this card fits the moment. */
function objection(_: State, __: Overflowing, key: Key): Objection | undefined {
  if (key === 'done' || key.startsWith('card/overflowing-stores')) return undefined;
  return no('AKK-17.04', 'no.card.moment', undefined, { id: 'fix.card.moment' });
}

/**
 * C12, AKK-17.04, AKK-17.20 Overflowing Stores: 2 more of one good that this COLLECT gave, named with the card.
 * Whoever might hold one as far as everybody knows is asked. Ends with the good, or with nothing.
 */
export const overflowingStores = R.proc<Overflowing>('collect.cards')({
  possible: (g, v) =>
    v.goods.length > 0 && mightHold(g.s, v.seat, ['overflowing-stores']) ? g.goto('offer') : g.end(),
  offer: {
    ask: 'collect.card',
    by: (_, v) => v.seat,
    ...guarded<State, Overflowing>(wanted, objection),
    about: (_, v) => ({ goods: v.goods }),
    forced: 'ask',
    then: (g, v, key) => {
      if (key === 'done') return g.end();
      const [, item = '', good = ''] = key.split('/');
      v.good = good;
      return g.call(announceCard, { seat: v.seat, item, targets: good }, 'announced');
    },
  },
  // AKK-17.11, AKK-17.21 negated or not, there is no second copy in the same COLLECT
  announced: (g, v) => g.end(g.result === 'cancelled' ? null : v.good),
});
