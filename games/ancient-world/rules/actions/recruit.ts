import type { ItemId, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import { armyNo, militaryCard } from '../../content/decks.ts';
import { ASK, isRetiring, NONE, retireIn, retireKey, slotIn, slotKey } from '../decisions.ts';
import { retire } from '../effects/armies.ts';
import { pay } from '../effects/goods.ts';
import { activeCards, openSlots, retirable } from '../queries/army.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** AW-6.37, AW-6.39 Is there anywhere for a new card to go? */
const hasPlace = (s: State, seat: Seat): boolean => openSlots(s, seat).length > 0 || retirable(s, seat).length > 0;

/** AW-6.33, AW-6.34, AW-6.40 */
function recruitOptions(s: State, { seat }: One): Key[] {
  const keys: Key[] = [];
  const coins = s.coins[seat] as number;
  if (hasPlace(s, seat)) for (const item of s.militaryRow) if (militaryCard(item).cost <= coins) keys.push(item);
  keys.push(NONE);
  return keys;
}

/** AW-6.34, AW-6.40 */
export function recruitObjection(s: State, seat: Seat, item: ItemId): Objection | undefined {
  if (!hasPlace(s, seat)) return no('AW-6.40', 'no.recruit.slot', {}, { id: 'fix.slot' });
  const { cost } = militaryCard(item);
  const coins = s.coins[seat] as number;
  return cost > coins ? no('AW-6.34', 'no.action.coins', { cost, coins }, { id: 'fix.coins' }) : undefined;
}

/** AW-6.33 One card of the row, or none. */
export const recruit = R.proc<One>(
  'recruit',
  one,
)({
  choose: {
    ask: ASK.recruit,
    by: (_, v) => v.seat,
    options: recruitOptions,
    refusals: (s, { seat }) =>
      s.militaryRow.flatMap((target) => {
        const objection = recruitObjection(s, seat, target);
        return objection === undefined ? [] : [{ target, ...objection }];
      }),
    then: (g, v, key) => {
      if (key === NONE) return g.end();
      pay(g, v.seat, 'coins', militaryCard(key).cost, 'AW-6.34');
      return g.become(enlist, { seat: v.seat, item: key });
    },
  },
});

type Enlisting = { seat: Seat; item: ItemId };

/** AW-6.38, AW-6.39, AW-6.46 An open slot; only where there is none, a card that may be retired. */
function slotOptions(s: State, { seat }: Enlisting): Key[] {
  const open = openSlots(s, seat);
  return open.length > 0 ? open.map(slotKey) : retirable(s, seat).map(retireKey);
}

function slotRefusals(s: State, { seat }: Enlisting): Refusal[] {
  const open = openSlots(s, seat).length > 0;
  const free = open ? [] : retirable(s, seat);
  const why = open
    ? no('AW-6.46', 'no.retire.open', {}, { id: 'fix.open-slot' })
    : no('AW-6.39', 'no.retire.used', {}, { id: 'fix.other-army' });
  return activeCards(s, seat).flatMap((item) => (free.includes(item) ? [] : [{ target: retireKey(item), ...why }]));
}

/** AW-6.35 to AW-6.38 Where the new card goes. */
const enlist = R.proc<Enlisting>('recruit.enlist')({
  slot: {
    ask: ASK.slot,
    by: (_, v) => v.seat,
    about: (_, v) => ({ item: v.item }),
    options: slotOptions,
    refusals: slotRefusals,
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
