import type { Effects, ItemId, Key, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { FAVOUR_DECK } from '../../content/favour-cards.ts';
import type { Icon } from '../../content/food-cards.ts';
import { FOOD_DECK, foodCard } from '../../content/food-cards.ts';
import type { Food, Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { favourRefusals, playFavour } from '../actions/favours.ts';
import { discardFavour, discardFood } from '../effects/gains.ts';
import { cardKeys, FARMER_KEYS, IDS, keysFor, layout, spaceIn } from '../geography.ts';
import { heldWith } from '../queries/costs.ts';
import { playableFavours } from '../queries/favours.ts';
import {
  barterFoods,
  farmerSpaces,
  feeds,
  harvested,
  harvestHelpsBarter,
  mayEndFeeding,
  modifiable,
  unfed,
  usableCards,
} from '../queries/feeding.ts';
import { refusalsOf } from '../queries/objections.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

const PLOUGH_KEYS = keysFor('plough');
const TOKEN_KEYS = keysFor('token');

/** Keys by icon and space: `wheat/E2`. */
type IconKeys = { readonly [icon in Icon]: readonly Key[] };

const iconKeys = (heading: string): IconKeys => ({
  wheat: keysFor(`${heading}wheat`),
  grapes: keysFor(`${heading}grapes`),
  meat: keysFor(`${heading}meat`),
  fish: keysFor(`${heading}fish`),
  dates: keysFor(`${heading}dates`),
  wild: keysFor(`${heading}wild`),
});
const ICON_KEYS = iconKeys('');
const LOOSE_KEYS = iconKeys('icon/');
const CARD_KEYS = cardKeys('card', FOOD_DECK);
const FAVOUR_KEYS = cardKeys('favour', FAVOUR_DECK);

/** ASY-11 Feeding, in any order (ASY-11.20), until nothing is held back and the player ends it. */
export const feedHuts = R.proc<One>('feed')({
  begin: (g, v) => {
    g.s.fed = [];
    g.s.loose = [];
    // At the very end there is nothing to do without a Hut; before, Farmers may still be placed (ASY-11.09).
    return g.s.phase === 'end' && (g.s.huts[v.seat] ?? []).length === 0 ? g.end() : g.goto('next');
  },
  next: {
    ask: 'feed.next',
    by: (_, v) => v.seat,
    options: (s, v) => feedOptions(s, v.seat),
    refusals: (s, v) => feedRefusals(s, v.seat),
    then: (g, v, key) => {
      if (key === 'end') return g.end();
      const slash = key.indexOf('/');
      const verb = key.slice(0, slash);
      if (verb === 'card' || verb === 'favour') {
        const { seat } = v;
        const item = key.slice(slash + 1);
        if (verb === 'card')
          return g.call(spendFood, { seat, card: item, icons: foodCard(item).icons.slice(), with: [] }, 'next');
        return g.call(isModifier(g.s, seat, item) ? modifyFood : playFavour, { seat, item }, 'next');
      }
      const space = spaceIn(key);
      if (verb === 'icon') feedByIcon(g, v.seat, g.s.loose, key.slice(slash + 1, key.lastIndexOf('/')) as Icon, space);
      else if (verb === 'farmer') placeFarmer(g, v.seat, space);
      else feedByTool(g, v.seat, verb, space);
      return g.goto('next');
    },
  },
});

function isModifier(s: State, seat: Seat, item: ItemId): boolean {
  return heldWith(s, seat, 'barter').includes(item) || heldWith(s, seat, 'harvest').includes(item);
}

/** For each kind of icon and each hungry Hut it feeds: its key. */
function addFedBy(s: State, icons: readonly Icon[], hungry: readonly Space[], names: IconKeys, keys: Key[]): void {
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] as Icon;
    if (icons.indexOf(icon) !== i) continue;
    for (const space of hungry) if (feeds(s, icon, space)) keys.push(names[icon][space] as Key);
  }
}

function feedOptions(s: State, seat: Seat): Key[] {
  const keys: Key[] = [];
  for (const item of usableCards(s, seat)) keys.push(CARD_KEYS[item] as Key);
  const hungry = unfed(s, seat);
  addFedBy(s, s.loose, hungry, LOOSE_KEYS, keys);
  // ASY-11.15, ASY-11.16 whatever could still feed keeps the step open
  const held = keys.length > 0;
  if ((s.ploughs[seat] ?? 0) > 0) for (const space of hungry) keys.push(PLOUGH_KEYS[space] as Key);
  if ((s.tokens[seat] ?? 0) > 0) for (const space of hungry) keys.push(TOKEN_KEYS[space] as Key);
  if ((s.farmers[seat] ?? 0) > 0) for (const space of farmerSpaces(s)) keys.push(FARMER_KEYS[space] as Key);
  for (const item of playableFavours(s, seat, 'feed')) keys.push(FAVOUR_KEYS[item] as Key);
  if (!held) keys.push('end');
  return keys;
}

function feedRefusals(s: State, seat: Seat): Refusal[] {
  const out: Refusal[] = [];
  const usable = usableCards(s, seat);
  for (const item of s.food[seat] ?? []) {
    if (!usable.includes(item))
      out.push({ target: `card/${item}`, ...no('ASY-11.05', 'no.food.useless', undefined, { id: 'fix.food.keep' }) });
  }
  SPACES.forEach((_, space) => {
    const mine = s.hut[space] === seat;
    const fed = s.fed.includes(space);
    for (const [keys, have, why, fix] of [
      [PLOUGH_KEYS, s.ploughs[seat] ?? 0, 'no.plough.none', 'fix.plough'],
      [TOKEN_KEYS, s.tokens[seat] ?? 0, 'no.token.none', 'fix.token'],
    ] as const) {
      const target = keys[space] as Key;
      if (!mine) out.push({ target, ...no('ASY-11.01', 'no.feed.not-yours') });
      else if (fed) out.push({ target, ...no('ASY-11.08', 'no.feed.fed') });
      else if (have === 0)
        out.push({ target, ...no(keys === PLOUGH_KEYS ? 'ASY-11.06' : 'ASY-11.07', why, undefined, { id: fix }) });
    }
    const target = FARMER_KEYS[space] as Key;
    if (layout(s).inPlay[space] !== true) out.push({ target, ...no('ASY-3.05', 'no.space.blocked') });
    else if (s.farmer[space] === true) out.push({ target, ...no('ASY-11.09', 'no.farmer.taken') });
    else if (s.ziggurat[space] !== NOBODY) out.push({ target, ...no('ASY-11.09', 'no.farmer.ziggurat') });
    else if ((s.farmers[seat] ?? 0) === 0)
      out.push({ target, ...no('ASY-11.09', 'no.farmer.none', undefined, { id: 'fix.farmer.gain' }) });
  });
  if (!mayEndFeeding(s, seat)) {
    const loose = s.loose.some((icon) => unfed(s, seat).some((space) => feeds(s, icon, space)));
    out.push({
      target: 'end',
      ...no(loose ? 'ASY-11.16' : 'ASY-11.15', loose ? 'no.feed.icon-left' : 'no.feed.card-left', undefined, {
        id: 'fix.feed.spend',
      }),
    });
  }
  return [...out, ...iconRefusals(s, seat, s.loose, 'icon/'), ...favourRefusals(s, seat, 'feed')];
}

/** Why an icon does not feed one of the player's own Huts. */
function iconRefusals(s: State, seat: Seat, icons: readonly Icon[], heading: string): Refusal[] {
  return [...new Set(icons)].flatMap((icon) =>
    refusalsOf(
      s.huts[seat] ?? [],
      (space) => `${heading}${icon}/${IDS[space] ?? ''}`,
      (space) => {
        if (s.fed.includes(space)) return no('ASY-11.08', 'no.feed.fed');
        return feeds(s, icon, space)
          ? undefined
          : no('ASY-11.02', 'no.feed.other-food', undefined, { id: 'fix.feed.farmer' });
      },
    ),
  );
}

function markFed(g: Effects<State>, seat: Seat, space: Space, by: string, rule: string): void {
  g.s.fed.push(space);
  g.emit({ type: 'hut.fed', seat, rule, data: { space: IDS[space] ?? '', by } });
}

/** ASY-11.03 One icon feeds one Hut. */
function feedByIcon(g: Effects<State>, seat: Seat, icons: Icon[], icon: Icon, space: Space): void {
  icons.splice(icons.indexOf(icon), 1);
  markFed(g, seat, space, icon, 'ASY-11.03');
}

/** ASY-11.06, ASY-11.07 */
function feedByTool(g: Effects<State>, seat: Seat, tool: string, space: Space): void {
  const { s } = g;
  if (tool === 'plough') s.ploughs[seat] = (s.ploughs[seat] ?? 0) - 1;
  else {
    s.tokens[seat] = (s.tokens[seat] ?? 0) - 1;
    s.tokenSupply++;
  }
  markFed(g, seat, space, tool, tool === 'plough' ? 'ASY-11.06' : 'ASY-11.07');
}

/** ASY-11.09, ASY-11.11 On the map a Farmer is nobody's. */
function placeFarmer(g: Effects<State>, seat: Seat, space: Space): void {
  g.s.farmers[seat] = (g.s.farmers[seat] ?? 0) - 1;
  g.s.farmer[space] = true;
  g.emit({ type: 'farmer.placed', seat, rule: 'ASY-11.09', data: { space: IDS[space] ?? '' } });
}

type Spending = { seat: Seat; card: ItemId; icons: Icon[]; with: ItemId[] };

/** ASY-11.03, ASY-11.05 A Food card is discarded and one of its icons feeds a Hut; the others are left over (ASY-11.22). */
const spendFood = R.proc<Spending>('feed.spend')({
  discard: (g, v) => {
    for (const item of v.with) discardFavour(g, v.seat, item);
    discardFood(g, v.seat, v.card);
    return g.goto('icon');
  },
  icon: {
    ask: 'feed.icon',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys: Key[] = [];
      addFedBy(s, v.icons, unfed(s, v.seat), ICON_KEYS, keys);
      return keys;
    },
    refusals: (s, v) => iconRefusals(s, v.seat, v.icons, ''),
    about: (_, v) => ({ card: v.card, icons: v.icons }),
    then: (g, v, key) => {
      feedByIcon(g, v.seat, v.icons, key.slice(0, key.indexOf('/')) as Icon, spaceIn(key));
      g.s.loose.push(...v.icons);
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
    options: (s, v) => [`favour/${otherModifier(s, v) ?? ''}`, 'no'],
    then: (g, v, key) => {
      if (key !== 'no') {
        const item = key.slice(7);
        if (v.barter === undefined) v.barter = item;
        else v.harvest = item;
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
      v.food = food as Food;
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
