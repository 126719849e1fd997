import type { Effects, ItemId, Key, Seat } from '@edubba/kernel';
import { no, one } from '@edubba/kernel';
import { favourCard } from '../../content/favour-cards.ts';
import type { Icon } from '../../content/food-cards.ts';
import { foodCard } from '../../content/food-cards.ts';
import type { Food, Space } from '../../content/map.ts';
import { playFavour } from '../actions/favours.ts';
import type { IconUse } from '../decisions.ts';
import { clearFeeding, discardFavour, discardFood } from '../effects/gains.ts';
import { IDS } from '../geography.ts';
import { FAVOUR_KEYS } from '../keys.ts';
import { heldWith } from '../queries/costs.ts';
import { barterFoods, harvested, harvestHelpsBarter, modifiable } from '../queries/feeding.ts';
import { refusalsOf } from '../queries/objections.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import { giveAnew } from '../queries/spending.ts';
import type { FedBy, State } from '../state.ts';
import { feedOptions, feedRefusals, iconOptions, iconRefusals } from './feed-options.ts';

/** ASY-11 Feeding, in any order (ASY-11.20), until nothing is held back and the player ends it. */
export const feedHuts = R.proc<One>(
  'feed',
  one,
)({
  begin: (g, v) => {
    clearFeeding(g.s);
    // At the very end there is nothing to do without a Hut; before, Farmers may still be placed (ASY-11.09).
    return g.s.phase === 'end' && (g.s.huts[v.seat] ?? []).length === 0 ? g.end() : g.goto('next');
  },
  next: {
    ask: 'feed.next',
    by: (_, v) => v.seat,
    options: (s, v) => feedOptions(s, v.seat),
    refusals: (s, v) => feedRefusals(s, v.seat),
    then: (g, v, answer) => {
      const { seat } = v;
      if (answer === 'end') return g.end();
      switch (answer.verb) {
        case 'card':
          return g.call(spendFood, spending(seat, answer.what), 'next');
        case 'favour':
          return g.call(isModifier(answer.what) ? modifyFood : playFavour, { seat, item: answer.what }, 'next');
        case 'farmer':
          placeFarmer(g, seat, answer.what);
          break;
        case 'plough':
          feedByPlough(g, seat, answer.what);
          break;
        case 'token':
          feedByToken(g, seat, answer.what);
          break;
        case 'icon':
          feedByIcon(g, seat, g.s.loose, answer.what);
          break;
      }
      return g.goto('next');
    },
  },
});

function isModifier(item: ItemId): boolean {
  const { effect } = favourCard(item);
  return effect === 'barter' || effect === 'harvest';
}

function markFed(g: Effects<State>, seat: Seat, space: Space, by: FedBy, rule: string): void {
  g.s.fed.push(space);
  g.s.fedBy?.push(by);
  g.emit({ type: 'hut.fed', seat, rule, data: { space: IDS[space] ?? '', by } });
}

/** ASY-11.03 One icon feeds one Hut. */
function feedByIcon(g: Effects<State>, seat: Seat, icons: Icon[], { icon, space }: IconUse): void {
  let at = icons.indexOf(icon);
  markFed(g, seat, space, icon, 'ASY-11.03');
  for (; at < icons.length - 1; at++) icons[at] = icons[at + 1] as Icon;
  icons.pop();
}

/** ASY-11.19 Icons spent before are given anew, so that one of these makes room: every Hut that eats something else now is told. */
function feedAnew(g: Effects<State>, seat: Seat, icons: Icon[], hungry: Space): void {
  for (const { space, by } of giveAnew(g.s, icons, hungry)) {
    const type = space === hungry ? 'hut.fed' : 'hut.fed-anew';
    g.emit({ type, seat, rule: 'ASY-11.19', data: { space: IDS[space] ?? '', by } });
  }
}

/** ASY-11.06 */
function feedByPlough(g: Effects<State>, seat: Seat, space: Space): void {
  g.s.ploughs[seat] = (g.s.ploughs[seat] ?? 0) - 1;
  markFed(g, seat, space, 'plough', 'ASY-11.06');
}

/** ASY-11.07 */
function feedByToken(g: Effects<State>, seat: Seat, space: Space): void {
  g.s.tokens[seat] = (g.s.tokens[seat] ?? 0) - 1;
  g.s.tokenSupply++;
  markFed(g, seat, space, 'token', 'ASY-11.07');
}

/** ASY-11.09, ASY-11.11 On the map a Farmer is nobody's. */
function placeFarmer(g: Effects<State>, seat: Seat, space: Space): void {
  g.s.farmers[seat] = (g.s.farmers[seat] ?? 0) - 1;
  g.s.farmer[space] = true;
  g.emit({ type: 'farmer.placed', seat, rule: 'ASY-11.09', data: { space: IDS[space] ?? '' } });
}

type Spending = { seat: Seat; card: ItemId; icons: Icon[]; with: ItemId[] };

const copySpending = (v: Spending): Spending => ({
  seat: v.seat,
  card: v.card,
  icons: v.icons.slice(),
  with: v.with.slice(),
});

/** A card as it is printed. */
function spending(seat: Seat, card: ItemId): Spending {
  return { seat, card, icons: foodCard(card).icons.slice(), with: [] };
}

/** ASY-11.03, ASY-11.05 A Food card is discarded and one of its icons feeds a Hut; the others are left over (ASY-11.22). */
const spendFood = R.proc<Spending>('feed.spend', { copy: copySpending })({
  discard: (g, v) => {
    for (const item of v.with) discardFavour(g, v.seat, item);
    discardFood(g, v.seat, v.card);
    return g.goto('icon');
  },
  icon: {
    ask: 'feed.icon',
    by: (_, v) => v.seat,
    options: (s, v) => iconOptions(s, v.seat, v.icons),
    refusals: (s, v) => iconRefusals(s, v.seat, v.icons),
    about: (_, v) => ({ card: v.card, icons: v.icons }),
    then: (g, v, use) => {
      if ('verb' in use) feedAnew(g, v.seat, v.icons, use.what);
      else feedByIcon(g, v.seat, v.icons, use);
      for (const icon of v.icons) g.s.loose.push(icon);
      return g.end();
    },
  },
});

type Modifying = { seat: Seat; item: ItemId; card?: ItemId; barter?: ItemId; harvest?: ItemId; food?: Food };

/** Icons of a card with the modifiers chosen so far (ASY-26.24). */
function modified(v: Modifying, card: ItemId): Icon[] {
  const printed = foodCard(card).icons;
  const icons = v.harvest === undefined ? [...printed] : harvested(printed);
  const { food } = v;
  return food === undefined ? icons : icons.map(() => food);
}

/** ASY-26.09, ASY-26.10, ASY-26.24 A modifier is played together with the Food card it modifies; the other one may join. */
const modifyFood = R.proc<Modifying>('feed.modify')({
  which: (g, v) => {
    if (heldWith(g.s, v.seat, 'barter').includes(v.item)) v.barter = v.item;
    else v.harvest = v.item;
    return g.goto('card');
  },
  card: {
    ask: 'feed.modify',
    by: (_, v) => v.seat,
    options: (s, v) => modifiable(s, v.seat, v.barter === undefined ? 'harvest' : 'barter'),
    refusals: (s, v) => {
      const effect = v.barter === undefined ? 'harvest' : 'barter';
      const open = modifiable(s, v.seat, effect);
      return refusalsOf(
        s.food[v.seat] ?? [],
        (card) => card,
        (card) => {
          if (open.includes(card)) return undefined;
          if (effect === 'harvest' && foodCard(card).value > 2) return no('ASY-26.10', 'no.food.three');
          return no('ASY-6.11', 'no.favour.nothing');
        },
      );
    },
    about: (_, v) => ({ favour: v.item }),
    then: (g, v, card) => {
      v.card = card;
      return g.goto(otherModifier(g.s, v) === undefined ? 'barter' : 'both');
    },
  },
  both: {
    ask: 'feed.both',
    by: (_, v) => v.seat,
    options: (s, v) => [FAVOUR_KEYS.get(otherModifier(s, v) ?? '') as Key, 'no'],
    then: (g, v, answer) => {
      if (answer !== 'no') {
        if (v.barter === undefined) v.barter = answer.what;
        else v.harvest = answer.what;
      }
      return g.goto('barter');
    },
  },
  barter: (g, v) => g.goto(v.barter === undefined ? 'spend' : 'food'),
  food: {
    ask: 'feed.barter',
    by: (_, v) => v.seat,
    options: (s, v) => barterFoods(s, v.seat, modified(v, v.card ?? '')),
    about: (_, v) => ({ card: v.card ?? '' }),
    then: (g, v, food) => {
      v.food = food;
      return g.goto('spend');
    },
  },
  spend: (g, v) => {
    const card = v.card ?? '';
    const cards = [v.barter, v.harvest].filter((item) => item !== undefined);
    return g.become(spendFood, { seat: v.seat, card, icons: modified(v, card), with: cards });
  },
});

/** The other food modifier, where the player holds it and it does something on this card too. */
function otherModifier(s: State, v: Modifying): ItemId | undefined {
  const effect = v.barter === undefined ? 'barter' : 'harvest';
  const [item] = heldWith(s, v.seat, effect);
  if (item === undefined || v.card === undefined) return undefined;
  if (effect === 'harvest') return harvestHelpsBarter(s, v.seat, v.card) ? item : undefined;
  return barterFoods(s, v.seat, modified(v, v.card)).length > 0 ? item : undefined;
}
