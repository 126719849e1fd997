import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { EXPAND_CARDS, EXPAND_KNOWLEDGE } from '../../content/board.ts';
import { ASK, BY_COINS, BY_KNOWLEDGE, CHANCE_OF, DECLINE, NONE } from '../decisions.ts';
import { turnDistrict } from '../effects/decks.ts';
import { pay } from '../effects/goods.ts';
import { districtsLeft } from '../queries/city.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** `drawn`: cards seen so far, the face-up one included. */
type Expanding = { seat: Seat; drawn: number };

function objection(s: State, { seat }: Expanding, key: Key): Objection | undefined {
  if (key === DECLINE) return undefined;
  if (districtsLeft(s) === 0) return no('AW-6.22', 'no.expand.empty', {}, { id: 'fix.decline' });
  const [good, cost] =
    key === BY_COINS ? (['coins', numberOf(s, 'expand-coins')] as const) : (['knowledge', EXPAND_KNOWLEDGE] as const);
  const have = s[good][seat] as number;
  if (have >= cost) return undefined;
  return good === 'coins'
    ? no('AW-6.16', 'no.action.coins', { cost, coins: have }, { id: 'fix.coins' })
    : no('AW-6.16', 'no.action.knowledge', { cost, knowledge: have }, { id: 'fix.knowledge' });
}

/** AW-6.20 What is not kept goes under the deck in the order in which it was drawn. */
function putUnder(g: G, seat: Seat): void {
  const event = { type: 'district.under', seat, rule: 'AW-6.20' };
  g.moveAll('districtTop', 'districtBottom', event);
  g.moveAll(at.seen(seat), 'districtBottom', event);
}

/** AW-6.16 to AW-6.23 */
export const expand = R.proc<Expanding>('expand', { copy: ({ seat, drawn }) => ({ seat, drawn }) })({
  pay: {
    ask: ASK.expandPay,
    by: (_, v) => v.seat,
    ...guarded<State, Expanding>(() => [BY_KNOWLEDGE, BY_COINS, DECLINE], objection),
    then: (g, v, key) => {
      if (key === DECLINE) return g.end();
      if (key === BY_COINS) pay(g, v.seat, 'coins', numberOf(g.s, 'expand-coins'), 'AW-6.16');
      else pay(g, v.seat, 'knowledge', EXPAND_KNOWLEDGE, 'AW-6.16');
      return g.goto('more');
    },
  },
  // AW-6.17, AW-6.22 the face-up card is the first
  more: (g, v) => {
    if (++v.drawn >= EXPAND_CARDS) return g.goto('keep');
    if (g.s.districtDeck.length > 0) return g.goto('draw');
    const [next] = g.s.districtBottom;
    if (next === undefined) return g.goto('keep');
    g.move(next, 'districtBottom', at.seen(v.seat), { type: 'district.seen', seat: v.seat, rule: 'AW-6.17' });
    return g.goto('more');
  },
  draw: {
    chance: CHANCE_OF.expand,
    outcomes: (s) => s.districtDeck,
    then: (g, v, item) => {
      g.move(item, 'districtDeck', at.seen(v.seat), { type: 'district.seen', seat: v.seat, rule: 'AW-6.17' });
      return g.goto('more');
    },
  },
  // AW-6.18
  keep: {
    ask: ASK.expandKeep,
    by: (_, v) => v.seat,
    options: (s, v) => [...s.districtTop, ...(s.seen[v.seat] as ItemId[]), NONE],
    then: (g, v, key) => {
      const { seat } = v;
      const from = g.s.districtTop[0] === key ? 'districtTop' : at.seen(seat);
      if (key !== NONE) g.move(key, from, at.districts(seat), { type: 'district.kept', seat, rule: 'AW-6.19' });
      else g.emit({ type: 'district.none', seat, rule: 'AW-A.39' });
      putUnder(g, seat);
      return g.become(turnDistrict, { rule: 'AW-6.21' });
    },
  },
});
