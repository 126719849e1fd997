import type { ItemId, RuleId, Seat } from '@edubba/kernel';
import { refill } from '@edubba/kernel';
import { empireCard, empireNo, letterOf } from '../../content/decks.ts';
import { ASK, DONE } from '../decisions.ts';
import { damagedCards, deckInUse, discardInUse } from '../queries/city.ts';
import { nothingToRepair } from '../queries/closed.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';
import { gainCitizen, tradeCitizen } from './citizens.ts';
import { gainKnowledge, pay } from './goods.ts';

/** AW-9.02 Turns a card face down. */
export function damageCard(g: G, seat: Seat, item: ItemId): void {
  g.s.damaged[empireNo(item)] = true;
  g.emit({ type: 'card.damaged', seat, item, to: at.tableau(seat), rule: 'AW-9.02' });
}

export function repairCard(g: G, seat: Seat, item: ItemId, rule: RuleId): void {
  g.s.damaged[empireNo(item)] = false;
  g.emit({ type: 'card.repaired', seat, item, to: at.tableau(seat), rule });
}

/** AW-3.12 When a card is needed and the deck has run out, its discard pile becomes the new one. */
export function refillEmpire(g: G): boolean {
  return refill(g, deckInUse(g.s), discardInUse(g.s), { type: 'empire.reshuffled', rule: 'AW-3.12' });
}

/** AW-A.9, AW-A.10 Where an empire card goes that is discarded. */
export function discardPlace(s: State, item: ItemId): 'discardA' | 'discardB' | 'pileC' | 'removed' {
  const letter = letterOf(item);
  if (letter === 'C') return 'pileC';
  if (letter === 'B') return 'discardB';
  return s.round >= 4 ? 'removed' : 'discardA';
}

/** Where cards are built from. */
type Source = 'empireRow' | 'pileC' | 'stored';

type Building = { seat: Seat; item: ItemId; from: Source };

/** AW-6.03, AW-6.08, AW-10.04 Pays for the card and puts it into the tableau; then what happens once. */
export const buildCard = R.proc<Building>('card.build', { copy: ({ seat, item, from }) => ({ seat, item, from }) })({
  pay: (g, { seat, item, from }) => {
    const { coins, knowledge } = empireCard(item);
    const rule = from === 'stored' ? 'AW-10.01' : 'AW-6.03';
    pay(g, seat, 'coins', coins, rule);
    pay(g, seat, 'knowledge', knowledge, rule);
    const place = from === 'stored' ? at.stored(seat) : from;
    g.move(item, place, at.tableau(seat), { type: 'card.built', seat, rule: from === 'stored' ? rule : 'AW-6.08' });
    return g.goto('gained');
  },
  gained: (g, { seat, item }) => {
    const { gained = {} } = empireCard(item);
    if (gained.citizen === true) gainCitizen(g, seat, 'AW-12.04');
    // AW-A.55 knowledge first, then the trade
    gainKnowledge(g, seat, gained.knowledge ?? 0, 'AW-15.14');
    return gained.trade === true ? g.become(tradeCitizen, { seat }) : g.end();
  },
});

type Repairing = { seat: Seat; left: number; rule: RuleId };
const repairing = ({ seat, left, rule }: Repairing): Repairing => ({ seat, left, rule });

/** D.16 So many damaged cards of the player's choice are repaired; each must be, while one is damaged. */
export const repairs = R.proc<Repairing>('repair', { copy: repairing })({
  next: (g, v) => (v.left-- > 0 && damagedCards(g.s, v.seat).length > 0 ? g.goto('choose') : g.end()),
  choose: {
    ask: ASK.repair,
    by: (_, v) => v.seat,
    options: (s, v) => damagedCards(s, v.seat),
    refusals: (s, v) => nothingToRepair(s, v.seat),
    then: (g, v, key) => {
      repairCard(g, v.seat, key, v.rule);
      return g.goto('next');
    },
  },
});

/** D.15 Up to so many: all of them where that is possible, else those the player chooses. */
export const repairsUpTo = R.proc<Repairing>('repair.upTo', { copy: repairing })({
  all: (g, v) => {
    const cards = damagedCards(g.s, v.seat);
    if (cards.length > v.left) return g.goto('choose');
    for (const item of cards) repairCard(g, v.seat, item, v.rule);
    return g.end();
  },
  choose: {
    ask: ASK.repairs,
    by: (_, v) => v.seat,
    options: (s, v) => [...damagedCards(s, v.seat), DONE],
    refusals: (s, v) => nothingToRepair(s, v.seat),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      repairCard(g, v.seat, key, v.rule);
      return --v.left > 0 ? g.goto('choose') : g.end();
    },
  },
});
