import type { Json, Key, Seat, Terms } from '@edubba/kernel';
import { negotiating, negotiation } from '@edubba/kernel';
import { GOODS, goodOf } from '../../content/goods.ts';
import { OFFER_LIMIT, RANSOM_LIMIT } from '../../content/pieces.ts';
import { returnChampion } from '../effects/champions.ts';
import { discardToLimit, showToSpy } from '../effects/draw.ts';
import { giveGoods } from '../effects/goods.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { handOf, NOBODY } from '../state.ts';

const CARD = 'card';

/** What an owner can pay a ransom with: goods, and cards by their number (AKK-19.20). */
function means(s: State, seat: Seat): { [good: string]: number } {
  const purse: { [good: string]: number } = {};
  GOODS.forEach((name, good) => {
    purse[name] = s.goods[seat]?.[good] ?? 0;
  });
  purse[CARD] = s.hand[seat]?.length ?? 0;
  return purse;
}

const count = (amounts: { readonly [good: string]: number }): number =>
  Object.values(amounts).reduce((sum, n) => sum + n, 0);

/** AKK-19.20, AKK-19.25 The captor demands, the owner accepts or counters, up to three offers by each side. */
const haggle = negotiation<State>(R, 'ransom.haggle', {
  kinds: { compose: 'ransom.compose', answer: 'ransom.answer' },
  rule: 'AKK-19.20',
  // Only the owner pays; nobody bargains for what the captor has, who opens and may have lost a champion to somebody else.
  goods: (s, seat, captor) => (seat === captor ? {} : means(s, seat)),
  offers: 2 * OFFER_LIMIT,
  allowed: (_, terms) => count(terms.give) === 0 && count(terms.get) <= RANSOM_LIMIT,
});

const isTerms = (result: Json): result is Terms => typeof result === 'object' && result !== null && 'get' in result;

type Ransoming = { owner: Seat; cards: number };

/** AKK-19.19 to AKK-19.24 Step 12, for one captive. */
export const ransom = R.proc<Ransoming>('ransom')({
  open: {
    ask: 'ransom.open',
    by: (s, v) => s.captor[v.owner] ?? NOBODY,
    options: (s, v): Key[] => ['release', ...(count(means(s, v.owner)) > 0 ? ['demand'] : []), 'refuse'],
    about: (_, v) => ({ owner: v.owner }),
    then: (g, v, answer) => {
      if (answer === 'release') return g.goto('free');
      if (answer === 'refuse') return g.goto('exile');
      return g.call(haggle, negotiating(g.s.captor[v.owner] ?? NOBODY, v.owner), 'agreed');
    },
  },
  agreed: (g, v) => {
    const terms = g.result;
    if (!isTerms(terms)) return g.goto('exile');
    const captor = g.s.captor[v.owner] ?? NOBODY;
    for (const [good, n] of Object.entries(terms.get))
      if (good === CARD) v.cards = n;
      else giveGoods(g, v.owner, captor, goodOf(good), n, 'AKK-19.20');
    return g.goto('cards');
  },
  cards: (g, v) => g.goto(v.cards-- > 0 ? 'card' : 'limit'),
  // AKK-19.24 chosen by the owner, seen by the captor on receipt
  card: {
    ask: 'ransom.card',
    by: (_, v) => v.owner,
    options: (s, v) => [...(s.hand[v.owner] ?? [])],
    then: (g, v, item) => {
      const captor = g.s.captor[v.owner] ?? NOBODY;
      g.move(item, handOf(v.owner), handOf(captor), { type: 'card.given', seat: v.owner, rule: 'AKK-19.24' });
      showToSpy(g, captor, item);
      return g.goto('cards');
    },
  },
  limit: (g, v) => g.call(discardToLimit, { seat: g.s.captor[v.owner] ?? NOBODY }, 'free'),
  // AKK-19.21
  free: (g, v) => {
    g.emit({ type: 'ransom.agreed', seat: g.s.captor[v.owner] ?? NOBODY, rule: 'AKK-19.21', data: { owner: v.owner } });
    g.s.captor[v.owner] = NOBODY;
    return g.become(returnChampion, { seat: v.owner, rule: 'AKK-19.21' });
  },
  // AKK-19.22, AKK-19.23 given back, but out for the whole next action phase
  exile: (g, v) => {
    g.emit({ type: 'ransom.failed', seat: g.s.captor[v.owner] ?? NOBODY, rule: 'AKK-19.22', data: { owner: v.owner } });
    g.s.captor[v.owner] = NOBODY;
    g.s.exiled[v.owner] = g.s.round;
    return g.end();
  },
});
