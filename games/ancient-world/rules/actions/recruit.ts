import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { armyNo, militaryCard } from '../../content/decks.ts';
import { ASK, isRetiring, NONE, retireIn, retireKey, slotIn, slotKey } from '../decisions.ts';
import { retire } from '../effects/armies.ts';
import { pay } from '../effects/goods.ts';
import { activeCards, openSlots, retirable } from '../queries/army.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** AW-6.34, AW-6.40 */
export function recruitObjection(s: State, seat: Seat, item: ItemId): Objection | undefined {
  if (openSlots(s, seat).length === 0 && retirable(s, seat).length === 0)
    return no('AW-6.40', 'no.recruit.slot', {}, { id: 'fix.slot' });
  const { cost } = militaryCard(item);
  const coins = s.coins[seat] as number;
  return cost > coins ? no('AW-6.34', 'no.action.coins', { cost, coins }, { id: 'fix.coins' }) : undefined;
}

/** AW-6.33 One card of the row, or none. */
export const recruit = R.proc<One>('recruit')({
  choose: {
    ask: ASK.recruit,
    by: (_, v) => v.seat,
    ...guarded<State, One>(
      (s): Key[] => [...s.militaryRow, NONE],
      (s, v, key) => (key === NONE ? undefined : recruitObjection(s, v.seat, key)),
    ),
    then: (g, v, key) => {
      if (key === NONE) return g.end();
      pay(g, v.seat, 'coins', militaryCard(key).cost, 'AW-6.34');
      return g.become(enlist, { seat: v.seat, item: key });
    },
  },
});

type Enlisting = { seat: Seat; item: ItemId };

const slotTargets = (s: State, { seat }: Enlisting): Key[] => [
  ...openSlots(s, seat).map(slotKey),
  ...activeCards(s, seat).map(retireKey),
];

/** AW-6.38, AW-6.39, AW-6.46 A card is retired only where no slot is open, and only if it was not used. */
function slotObjection(s: State, { seat }: Enlisting, key: Key): Objection | undefined {
  if (!isRetiring(key)) return undefined;
  if (openSlots(s, seat).length > 0) return no('AW-6.46', 'no.retire.open', {}, { id: 'fix.open-slot' });
  return retirable(s, seat).includes(retireIn(key))
    ? undefined
    : no('AW-6.39', 'no.retire.used', {}, { id: 'fix.other-army' });
}

/** AW-6.35 to AW-6.38 Where the new card goes. */
const enlist = R.proc<Enlisting>('recruit.enlist')({
  slot: {
    ask: ASK.slot,
    by: (_, v) => v.seat,
    about: (_, v) => ({ item: v.item }),
    ...guarded(slotTargets, slotObjection),
    then: (g, { seat, item }, key) => {
      const { s } = g;
      const card = armyNo(item);
      if (isRetiring(key)) {
        s.slot[card] = s.slot[armyNo(retireIn(key))] as number;
        retire(g, seat, retireIn(key));
      } else s.slot[card] = slotIn(key);
      g.move(item, 'militaryRow', at.army(seat), { type: 'military.recruited', seat, rule: 'AW-6.35' });
      return g.end();
    },
  },
});
