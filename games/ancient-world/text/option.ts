import type { ItemId, Key, Message, Seat, View } from '@edubba/kernel';
import { AMBROSIA } from '../content/board.ts';
import { titanCard } from '../content/decks.ts';
import { FACES } from '../content/dice.ts';
import { SPACES } from '../content/board.ts';
import {
  citizenIn,
  DONE,
  FOOD,
  goalIn,
  isCitizen,
  isDeck,
  isRetiring,
  retireIn,
  slotIn,
  slotsIn,
  targetIn,
} from '../rules/decisions.ts';
import { activeIn, cardsIn, slotsOf } from '../rules/queries/army.ts';
import { attacks, titanAt, valueAgainst } from '../rules/queries/attack.ts';
import { exploreCards, threatOf } from '../rules/queries/city.ts';
import { chargeFor } from '../rules/queries/placing.ts';
import type { State } from '../rules/state.ts';
import { described, joined, named } from './facts.ts';

/** What an option is called at the text table. */
export type Label = (key: Key, view: View<State>) => Message;

const message = (id: string, params?: Message['params']): Message =>
  params === undefined ? { id: `choose.${id}` } : { id: `choose.${id}`, params };

/** What the question is about, by name. */
function aboutOf(view: View<State>, name: string): unknown {
  const about = view.pending[0]?.about;
  return typeof about === 'object' && about !== null
    ? (about as { readonly [name: string]: unknown })[name]
    : undefined;
}

/** A card with all that is known of it. */
export const card =
  (id: string): Label =>
  (key) =>
    message(id, { card: described(key) });
/** What is named, by its name: where a decision says nothing else. */
export const thing: Label = (key) => message('item', { item: named(key) });

/** Where a citizen goes, and what is to be paid for it. */
export const where: Label = (key, view) => {
  const goal = goalIn(key);
  if (goal === undefined) return message('back');
  if ('card' in goal) return message('card', { item: named(goal.card) });
  const space = { id: `space.${SPACES[goal.space] ?? ''}` };
  const skill = Number(aboutOf(view, 'skill') ?? 1);
  const charge = chargeFor(view.s, view.seat, goal.space, skill + goal.raise);
  if (goal.raise === 0) return charge === 0 ? message('space', { space }) : message('space.charge', { space, charge });
  if (charge === 0) return message('space.raise', { space, raise: goal.raise });
  return message('space.both', { space, raise: goal.raise, charge });
};

export const target: Label = (key, { s }) => {
  const item = described(titanAt(s, key) ?? '?titan-1');
  if (isDeck(key)) return message('target.deck', { card: item });
  return message('target.threat', { card: item, other: { id: `seat.${targetIn(key) + 1}` } });
};

/** Army cards by name, from slots. */
const armyNames = (s: State, seat: Seat, slots: number): Message =>
  joined(slotsOf(slots).flatMap((slot): Message[] => [activeIn(s, seat, slot) ?? ''].filter(Boolean).map(named)));

export const armies: Label = (key, { s, seat, ...view }) => {
  const slots = slotsIn(key);
  const titan = titanCard(String(aboutOf({ s, seat, ...view }, 'item')));
  const set = attacks(s, seat).find((one) => one.slots === slots);
  return message('armies', {
    armies: armyNames(s, seat, slots),
    cost: set?.cost ?? 0,
    value: set === undefined ? 0 : valueAgainst(set, titan),
    defence: titan.defence,
  });
};

export const slot: Label = (key) =>
  isRetiring(key) ? message('retire', { item: named(retireIn(key)) }) : message('slot', { slot: slotIn(key) + 1 });

export const giveUp: Label = (key, { s, seat }) => {
  const cards: ItemId[] = cardsIn(s, seat, slotIn(key));
  return message('give-up', { slot: slotIn(key) + 1, armies: joined(cards.map(named)) });
};

export const confront: Label = (key, view) => {
  if (key === 'feed') return message('feed', { cost: Number(aboutOf(view, 'cost') ?? 0) });
  const titan = threatOf(view.s, view.seat);
  return message('roll', { dice: titan === undefined ? 0 : titanCard(titan).banners.length });
};

export const spend: Label = (key) => {
  if (key === FOOD) return message('food');
  return key === 'coin' ? message('coin') : message('repair', { item: named(key.slice('repair/'.length)) });
};

/** A plain word. */
export const word: Label = (key) => message(key);
export const titan: Label = (key) => message('item', { item: described(key) });
export const board: Label = (key) => ({ id: `board.${key}` });
export const scribe: Label = () => message('scribe.yes');
export const pay: Label = (key) => (key === 'decline' ? message('decline') : message(`pay.${key}`));
export const way: Label = (key, { s, seat }) =>
  key === 'deck' ? message('way.deck', { n: exploreCards(s, seat) }) : message(`way.${key}`);
export const swords: Label = (key) => message('swords', { n: Number(key), cost: Number(key) * AMBROSIA.sword });
export const die: Label = (key, { s }) =>
  key === 'keep' ? message('dice.keep') : message('die', { face: { id: `face.${FACES[s.dice[Number(key)] ?? 0]}` } });
export const storing: Label = (key) =>
  key === 'deck' ? message('store.deck') : message('store', { card: described(key) });
export const repair: Label = (key) => message('repair', { item: named(key) });
export const coins: Label = (key) => message('coins', { n: Number(key), cost: Number(key) * AMBROSIA.coin });

/** Words that mean the same everywhere, and citizens. */
export function common(key: Key): Message | undefined {
  if (key === DONE || key === 'none' || key === 'back' || key === 'random') return message(key);
  return isCitizen(key) ? message('citizen', { skill: citizenIn(key) }) : undefined;
}
