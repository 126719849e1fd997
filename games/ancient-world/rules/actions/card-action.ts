import type { ItemId, Seat } from '@edubba/kernel';
import { armyNo, empireCard } from '../../content/decks.ts';
import { ASK, DECLINE, PERFORM } from '../decisions.ts';
import { takeCoins } from '../effects/armies.ts';
import { repairs, repairsUpTo } from '../effects/cards.ts';
import { claimToken, gainAmbrosia, gainCoins, gainKnowledge } from '../effects/goods.ts';
import { burdened } from '../queries/army.ts';
import { bareArmies } from '../queries/closed.ts';
import { anyDamaged, claimable, foodOf } from '../queries/city.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { explore } from './explore.ts';

type Acting = { seat: Seat; item: ItemId };

/**
 * AW-7.08 Declining is offered where performing does something that could be unwelcome: the token, a repair, coins taken off.
 * What only brings goods is performed, as Labor is (D.8); what is "up to" can be left out by itself (AW-7.09).
 */
function mayDecline(s: State, { seat, item }: Acting): boolean {
  const { action = {} } = empireCard(item);
  if (action.claim === true) return claimable(s);
  if (action.clear === true) return burdened(s, seat).length > 0;
  return action.repair !== undefined && anyDamaged(s, seat);
}

/** AW-7.07, AW-7.09 Every part that can be carried out is; the others are skipped. */
export const cardAction = R.proc<Acting>('card.action')({
  need: (g, v) => g.goto(mayDecline(g.s, v) ? 'choose' : 'gains'),
  choose: {
    ask: ASK.perform,
    by: (_, v) => v.seat,
    options: () => [PERFORM, DECLINE],
    about: (_, v) => ({ action: empireCard(v.item).id }),
    then: (g, _, key) => (key === PERFORM ? g.goto('gains') : g.end()),
  },
  gains: (g, { seat, item }) => {
    const { action = {} } = empireCard(item);
    gainKnowledge(g, seat, action.knowledge ?? 0, 'AW-7.01');
    gainAmbrosia(g, seat, action.ambrosia ?? 0, 'AW-7.01');
    gainCoins(g, seat, action.coins ?? 0, 'AW-7.01');
    gainCoins(g, seat, (action.coinsPerFood ?? 0) * foodOf(g.s, seat), 'AW-15.10');
    if (action.claim === true) claimToken(g, seat, 'AW-15.22');
    return g.goto('rest');
  },
  rest: (g, { seat, item }) => {
    const { action = {} } = empireCard(item);
    const rule = 'AW-12.09';
    if (action.repair !== undefined) return g.become(repairs, { seat, left: action.repair, rule });
    if (action.repairUpTo !== undefined) return g.become(repairsUpTo, { seat, left: action.repairUpTo, rule });
    if (action.explore === true) return g.become(explore, { seat });
    return action.clear === true && burdened(g.s, seat).length > 0 ? g.goto('clear') : g.end();
  },
  // AW-15.17
  clear: {
    ask: ASK.holySite,
    by: (_, v) => v.seat,
    options: (s, v) => burdened(s, v.seat),
    refusals: (s, v) => bareArmies(s, v.seat, 'AW-15.17'),
    then: (g, v, item) => {
      takeCoins(g, v.seat, item, g.s.coinsOn[armyNo(item)] as number, 'AW-15.17');
      return g.end();
    },
  },
});
