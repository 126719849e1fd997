import type { ItemId, RuleId, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { armyNo, isStarting } from '../../content/decks.ts';
import { ASK, DONE, slotIn, slotKey } from '../decisions.ts';
import { armiesOver, cardsIn, countedSlots, slotsOf } from '../queries/army.ts';
import { emptiedIsFree } from '../queries/options.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import { at } from '../state.ts';

/** The card as it lies in a deck: no coins, in no slot. */
function wipe(g: G, no: number): void {
  const { s } = g;
  s.coinsOn[no] = 0;
  s.spent[no] = false;
  s.retired[no] = false;
  s.slot[no] = 0;
}

/** AW-9.24, AW-A.12 Recruited cards go to the discard pile, starting ones out of the game; coins go to the supply. */
export function discardMilitary(g: G, seat: Seat, item: ItemId, rule: RuleId): void {
  wipe(g, armyNo(item));
  const to = isStarting(item) ? 'removed' : 'militaryDiscard';
  g.move(item, at.army(seat), to, { type: 'military.discarded', seat, rule });
}

/** AW-6.41 Coins go to the supply, the card is turned to its legacy and stays in its slot. */
export function retire(g: G, seat: Seat, item: ItemId): void {
  const no = armyNo(item);
  g.s.coinsOn[no] = 0;
  g.s.spent[no] = false;
  g.s.retired[no] = true;
  g.emit({ type: 'military.retired', seat, item, to: at.army(seat), rule: 'AW-6.41' });
}

/** AW-15.27 Coins go to the supply; a card used this round stays used, unless the table plays otherwise (AW-A.19). */
export function takeCoins(g: G, seat: Seat, item: ItemId, n: number, rule: RuleId): void {
  const { s } = g;
  const no = armyNo(item);
  s.coinsOn[no] = (s.coinsOn[no] as number) - n;
  if (s.coinsOn[no] === 0 && emptiedIsFree(s)) s.spent[no] = false;
  g.emit({ type: 'military.relieved', seat, item, to: at.army(seat), rule, data: { n } });
}

/** AW-9.09, AW-A.21, AW-A.22 Whole armies go until the limit holds again. */
export const giveUpArmies = R.proc<One>(
  'army.give-up',
  one,
)({
  next: (g, v) => (armiesOver(g.s, v.seat) > 0 ? g.goto('choose') : g.end()),
  choose: {
    ask: ASK.giveUp,
    by: (_, v) => v.seat,
    options: (s, v) => (armiesOver(s, v.seat) > 0 ? slotsOf(countedSlots(s, v.seat)).map(slotKey) : [DONE]),
    about: (s, v) => ({ more: armiesOver(s, v.seat) }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      for (const item of cardsIn(g.s, v.seat, slotIn(key))) discardMilitary(g, v.seat, item, 'AW-9.09');
      return g.goto('next');
    },
  },
});
