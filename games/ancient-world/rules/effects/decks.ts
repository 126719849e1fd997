import type { Context, ItemId, Next, RuleId } from '@edubba/kernel';
import { refill } from '@edubba/kernel';
import { CHANCE_OF } from '../decisions.ts';
import { deckInUse } from '../queries/city.ts';
import type { State } from '../state.ts';
import { R } from '../rules.ts';
import { at } from '../state.ts';
import { refillEmpire } from './cards.ts';

type Dealing = { left: number; rule: RuleId };
const dealing = ({ left, rule }: Dealing): Dealing => ({ left, rule });

function nextEmpire(g: Context<State, 'next' | 'draw'>, v: Dealing): Next {
  if (v.left-- <= 0) return g.end();
  return refillEmpire(g) ? g.goto('draw') : g.end();
}

/** AW-3.08 Deals so many empire cards to the row; with too few in deck and discard pile, as many as there are (AW-3.13). */
export const dealEmpire = R.proc<Dealing>('deal.empire', { copy: dealing })({
  next: nextEmpire,
  draw: {
    chance: CHANCE_OF.empire,
    outcomes: (s) => s[deckInUse(s)],
    then: (g, v, item) => {
      g.move(item, deckInUse(g.s), 'empireRow', { type: 'empire.dealt', rule: v.rule });
      return nextEmpire(g, v);
    },
  },
});

function nextMilitary(g: Context<State, 'next' | 'draw'>, v: Dealing): Next {
  if (v.left-- <= 0) return g.end();
  const more = refill(g, 'militaryDeck', 'militaryDiscard', { type: 'military.reshuffled', rule: 'AW-3.12' });
  return more ? g.goto('draw') : g.end();
}

/** AW-3.09 */
export const dealMilitary = R.proc<Dealing>('deal.military', { copy: dealing })({
  next: nextMilitary,
  draw: {
    chance: CHANCE_OF.military,
    outcomes: (s) => s.militaryDeck,
    then: (g, v, item) => {
      g.move(item, 'militaryDeck', 'militaryRow', { type: 'military.dealt', rule: v.rule });
      return nextMilitary(g, v);
    },
  },
});

/** AW-8.20 Turns up the next titan of a deck (from 0), if there is one (AW-A.29). */
export const turnTitan = R.proc<{ deck: number; rule: RuleId }>('turn.titan', {
  copy: ({ deck, rule }) => ({ deck, rule }),
})({
  need: (g, v) => (g.s.titanDeck[v.deck]?.length === 0 ? g.end() : g.goto('draw')),
  draw: {
    chance: CHANCE_OF.titan,
    outcomes: (s, v) => s.titanDeck[v.deck] as ItemId[],
    then: (g, v, item) => {
      g.move(item, at.titanDeck(v.deck), at.titanTop(v.deck), { type: 'titan.turned', rule: v.rule });
      return g.end();
    },
  },
});

/** AW-6.21 Turns up the new top card of the district deck: what was put under it comes only when the rest is gone. */
export const turnDistrict = R.proc<{ rule: RuleId }>('turn.district', { copy: ({ rule }) => ({ rule }) })({
  need: (g, v) => {
    if (g.s.districtTop.length > 0) return g.end();
    if (g.s.districtDeck.length > 0) return g.goto('draw');
    const [next] = g.s.districtBottom;
    if (next !== undefined) g.move(next, 'districtBottom', 'districtTop', { type: 'district.turned', rule: v.rule });
    return g.end();
  },
  draw: {
    chance: CHANCE_OF.district,
    outcomes: (s) => s.districtDeck,
    then: (g, v, item) => {
      g.move(item, 'districtDeck', 'districtTop', { type: 'district.turned', rule: v.rule });
      return g.end();
    },
  },
});
