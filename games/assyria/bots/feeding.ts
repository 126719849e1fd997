import type { Thumb, Told } from '@edubba/bots';
import type { ItemId, Observation } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import type { Food, Space } from '../content/map.ts';
import { FOODS } from '../content/map.ts';
import type { Feed, FirstUse } from '../rules/decisions.ts';
import { IDS } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { unfed } from '../rules/index.ts';
import { anyFeeds, harvested } from '../rules/queries/feeding.ts';
import { fedAnew, usableCards } from '../rules/queries/spending.ts';
import { withFarmer } from './change.ts';
import type { Guest } from './feast.ts';
import { feast, tools } from './feast.ts';
import { position } from './position.ts';
import { guestWorth, meansOf } from './settling.ts';
import { favourWorth, goods, WORTH } from './worth.ts';

/** What a Feed step is weighed with, worked out once for a question. */
interface Kitchen {
  readonly s: State;
  readonly guests: readonly Guest[];
  /** Held cards that could feed now; the others stay as they are. */
  readonly cards: readonly ItemId[];
  readonly loose: readonly Icon[];
  readonly tools: number;
  readonly toolWorth: number;
  /** What the best feeding is worth; every step is measured by what it leaves of that. */
  readonly best: number;
}

const known = new WeakMap<Observation<State>, Kitchen>();

function kitchen(observation: Observation<State>): Kitchen {
  const found = known.get(observation);
  if (found !== undefined) return found;
  const { seat } = observation;
  const s = position(observation);
  const means = meansOf(s, seat);
  const made: Kitchen = {
    s,
    guests: unfed(s, seat).map((space) => ({ space, worth: guestWorth(s, means, space) })),
    cards: usableCards(s, seat),
    loose: s.loose,
    tools: tools(s, seat),
    toolWorth: means.toolWorth,
    best: 0,
  };
  const measured = { ...made, best: best(made) };
  known.set(observation, measured);
  return measured;
}

/** What a Food card is worth that need not be spent: it may fit next time. */
function spare(s: State, item: ItemId): number {
  return s.phase === 'end' ? 0 : WORTH.spareIcon * foodCard(item).icons.length;
}

/** More cards than this are not weighed one against the other. */
const MANY = 5;

/** The best feeding with any of the cards, those kept counted too. `must`: this card is among those spent. */
function best({ s, guests, cards, loose, tools: some, toolWorth }: Kitchen, must?: ItemId): number {
  const weighed = cards.slice(0, MANY);
  let most = -1000;
  for (let choice = 0; choice < 1 << weighed.length; choice++) {
    if (must !== undefined && weighed.includes(must) && (choice & (1 << weighed.indexOf(must))) === 0) continue;
    const icons = [...loose];
    let price = 0;
    weighed.forEach((item, i) => {
      if ((choice & (1 << i)) === 0) return;
      icons.push(...foodCard(item).icons);
      price += spare(s, item);
    });
    for (const item of cards.slice(MANY)) icons.push(...foodCard(item).icons);
    most = Math.max(most, feast(s, icons, guests, some, toolWorth).worth - price);
  }
  return most;
}

/** Everybody but this one is still to be fed. */
function without(k: Kitchen, space: Space): Kitchen {
  return { ...k, guests: k.guests.filter((guest) => guest.space !== space) };
}

function less(icons: readonly Icon[], used: Icon): Icon[] {
  const left = [...icons];
  left.splice(left.indexOf(used), 1);
  return left;
}

/** One Hut fed, and what can be fed after it. */
function serve(k: Kitchen, space: Space, rest: Kitchen): Thumb[] {
  const worth = k.guests.find((guest) => guest.space === space)?.worth ?? 0;
  return [
    { feature: 'feeds', amount: worth, why: { id: 'thumb.feeds', params: { space: IDS[space] ?? '' } } },
    { feature: 'then-feed', amount: best(without(rest, space)) - k.best },
  ];
}

/** Which Hut the first icon of a card goes to. */
export function icon(observation: Told<State, { icons: Icon[] }>, use: FirstUse): Thumb[] {
  const k = kitchen(observation);
  const { icons } = observation.about;
  // ASY-11.19 Whichever of its icons makes room: they are of one food.
  const used = 'verb' in use ? (icons[0] ?? 'wild') : use.icon;
  const space = 'verb' in use ? use.what : use.space;
  const loose = less([...k.loose, ...icons], used);
  const wild = 'icon' in use && used === 'wild' ? 1 : 0;
  return [...serve(k, space, { ...k, loose }), { feature: 'wild', amount: wild }];
}

/** The Feed step: all steps of the best feeding, those that keep most for later first. */
export function feed(observation: Observation<State>, answer: Feed): Thumb[] {
  const { seat } = observation;
  const s = position(observation);
  const k = kitchen(observation);
  if (answer === 'end') return [{ feature: 'leaves-hungry', amount: -k.best }];
  switch (answer.verb) {
    case 'icon': {
      const { icon: used, space } = answer.what;
      const rest = { ...k, loose: less(k.loose, used) };
      const wild = { feature: 'wild', amount: used === 'wild' ? 1 : 0 };
      return [...serve(k, space, rest), wild, { feature: 'left-over', amount: 1 }];
    }
    case 'card':
      return anew(k, answer.what) ?? spend(k, answer.what, best(k, answer.what));
    case 'plough':
    case 'token': {
      const rest = { ...k, tools: k.tools - 1 };
      return [
        ...serve(k, answer.what, rest),
        { feature: answer.verb, amount: -k.toolWorth - (answer.verb === 'token' ? 1 : 0) },
      ];
    }
    case 'farmer':
      return farmer(s, seat, k, answer.what);
    case 'favour':
      return favour(s, seat, k, answer.what);
  }
}

/** ASY-11.19 A card that feeds only if icons spent before are given anew: the Hut that is worth most. */
function anew(k: Kitchen, item: ItemId): Thumb[] | undefined {
  const { icons } = foodCard(item);
  const spaces = k.guests.map(({ space }) => space);
  if (anyFeeds(k.s, icons, spaces)) return undefined;
  const saved = fedAnew(k.s, icons, spaces);
  const [dearest] = k.guests.filter(({ space }) => saved.includes(space)).sort((a, b) => b.worth - a.worth);
  if (dearest === undefined) return undefined;
  const rest = { ...k, cards: k.cards.filter((card) => card !== item), loose: [...k.loose, ...icons.slice(1)] };
  return [
    { feature: 'card-feeds', amount: dearest.worth - spare(k.s, item) },
    { feature: 'then-feed', amount: best(without(rest, dearest.space)) - k.best },
  ];
}

/** A card spent, and what the others feed. `worth`: of the best feeding with this card. */
function spend(k: Kitchen, item: ItemId, worth: number): Thumb[] {
  const others = best({ ...k, cards: k.cards.filter((card) => card !== item) });
  return [
    { feature: 'card-feeds', amount: worth - others },
    { feature: 'then-feed', amount: others - k.best },
  ];
}

/** A Farmer where a Hut of mine would starve and another food could then feed it. */
function farmer(s: State, seat: number, k: Kitchen, space: Space): Thumb[] {
  if (!k.guests.some((guest) => guest.space === space)) return [{ feature: 'farmer-idle', amount: 1 }];
  const after = withFarmer(s, seat, space);
  const helped = { ...k, s: after, cards: usableCards(after, seat) };
  const why = { id: 'thumb.farmer', params: { space: IDS[space] ?? '' } };
  return [
    { feature: 'farmer', amount: best(helped) - k.best, why },
    { feature: 'farmer-spent', amount: s.phase === 'end' ? 0 : -goods(s, 'farmer') - 2 },
  ];
}

/** Favours of the Feed step, by what can be fed with them. */
function favour(s: State, seat: number, k: Kitchen, item: ItemId): Thumb[] {
  const spent = { feature: 'favour-spent', amount: s.phase === 'end' ? 0 : -favourWorth(s, item) };
  const { effect } = favourCard(item);
  if (effect === 'plough')
    return [{ feature: 'favour-plough', amount: best({ ...k, tools: k.tools + 1 }) - k.best }, spent];
  if (effect === 'farmer') {
    const helped = k.guests.map(({ space }) => best({ ...k, s: withFarmer(s, seat, space) }));
    return [{ feature: 'favour-farmer', amount: Math.max(k.best, ...helped) - k.best }, spent];
  }
  if (effect === 'food') {
    const all = feast(s, allIcons(k), k.guests, k.tools, k.toolWorth).fed.length;
    // A card drawn feeds somebody more often than not.
    return [{ feature: 'favour-food', amount: all < k.guests.length ? WORTH.draw : 0 }, spent];
  }
  const changed = (s.food[seat] ?? []).map((card) => modifiedBest(k, card, effect === 'barter', effect === 'harvest'));
  return [{ feature: `favour-${effect}`, amount: Math.max(0, ...changed) - k.best }, spent];
}

function allIcons(k: Kitchen): Icon[] {
  return [...k.loose, ...k.cards.flatMap((item) => foodCard(item).icons)];
}

/** The best feeding with one card changed. */
function modifiedBest(k: Kitchen, card: ItemId, barter: boolean, harvest: boolean, only?: Food): number {
  const printed = foodCard(card).icons;
  const icons = harvest ? harvested(printed) : printed;
  const rest = { ...k, cards: k.cards.filter((item) => item !== card) };
  const price = spare(k.s, card);
  if (!barter) return best({ ...rest, loose: [...k.loose, ...icons] }) - price;
  const foods = only === undefined ? FOODS : [only];
  return Math.max(...foods.map((food) => best({ ...rest, loose: [...k.loose, ...icons.map(() => food)] }))) - price;
}

/** Which card is changed. */
export function modify(observation: Told<State, { favour: ItemId }>, card: ItemId): Thumb[] {
  const { favour: item } = observation.about;
  const barter = favourCard(item).effect === 'barter';
  const k = kitchen(observation);
  return spend(k, card, modifiedBest(k, card, barter, !barter));
}

/** Into which food. */
export function barterFor(observation: Told<State, { card: ItemId }>, food: Food): Thumb[] {
  const { card } = observation.about;
  const k = kitchen(observation);
  return spend(k, card, modifiedBest(k, card, true, false, food));
}

/** Both changes on one card: seldom worth a second card, but at the end there is no other use for it. */
export function both(observation: Observation<State>, answer: unknown): Thumb[] {
  if (answer === 'no') return [{ feature: 'enough', amount: 0 }];
  return [{ feature: 'both', amount: position(observation).phase === 'end' ? 1 : -5 }];
}
