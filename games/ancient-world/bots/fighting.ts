import type { Thumb } from '@edubba/bots';
import type { ItemId, Key, Seat } from '@edubba/kernel';
import { AMBROSIA } from '../content/board.ts';
import type { TitanEffect } from '../content/cards.ts';
import { armyNo, districtCard, militaryCard, titanCard } from '../content/decks.ts';
import { slotIn, slotsIn, targetIn } from '../rules/decisions.ts';
import { activeCards, cardsIn, forceIn, openSlots, retirable, useCost } from '../rules/queries/army.ts';
import type { Attack } from '../rules/queries/attack.ts';
import { attacks, attackTargets, suffices, swordsNeeded, titanAt } from '../rules/queries/attack.ts';
import { intactCards } from '../rules/queries/city.ts';
import { allWays, rollOdds } from '../rules/queries/odds.ts';
import type { State } from '../rules/state.ts';
import type { Look, Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import { ambrosia, capacityWorth, cardLoss, coin, roundsLeft, symbolsWorth, titanGain } from './worth.ts';

/** What a military card in a slot is worth as a fighter: its strength, less what it costs to use. */
export function armyWorth(s: State, seat: Seat, item: ItemId): number {
  const slot = s.slot[armyNo(item)] as number;
  const force = forceIn(s, seat, slot, 'swords') * 1.3 + forceIn(s, seat, slot, 'arrows');
  return Math.max(0, force * 3 - useCost(s, item) * coin(s)) * Math.min(2, roundsLeft(s));
}

/** What a titan's effect costs for one coin symbol. */
function effectCost(s: State, seat: Seat, effect: TitanEffect): number {
  const least = (worths: readonly number[]): number => (worths.length === 0 ? 0 : Math.min(...worths));
  switch (effect.kind) {
    case 'coin':
      return (s.coins[seat] as number) > 0 ? coin(s) : 0;
    case 'ambrosia':
      return Math.min(effect.n, s.ambrosia[seat] as number) * ambrosia(s);
    case 'starve':
      return s.phase === 'actions' && (s.citizens[seat] as number[]).includes(-1) ? 7 : 0;
    case 'burden':
      return activeCards(s, seat).length > 0 ? coin(s) * 0.7 : 0;
    case 'military':
      return least(activeCards(s, seat).map((item) => armyWorth(s, seat, item)));
    case 'stored':
      return (s.stored[seat]?.length ?? 0) * 8;
    case 'district':
      return least((s.districts[seat] ?? []).map((item) => districtWorth(s, seat, item)));
  }
}

export const districtWorth = (s: State, seat: Seat, item: ItemId): number => {
  const { capacity, symbols } = districtCard(item);
  return capacityWorth(s, seat, capacity) + symbolsWorth(s, seat, symbols);
};

/** What the dice of a titan cost on average, from the exact odds. */
export function rollCost(s: State, seat: Seat, item: ItemId): number {
  const { banners, effect } = titanCard(item);
  const losses = intactCards(s, seat)
    .map((card) => cardLoss(s, seat, card))
    .toSorted((a, b) => a - b);
  const each = effectCost(s, seat, effect);
  let cost = 0;
  for (const { titans, coins, ways } of rollOdds(banners.length)) {
    const cards = losses.slice(0, titans).reduce((all, loss) => all + loss, 0);
    cost += ways * (cards + coins * each);
  }
  return cost / allWays(banners.length);
}

/** What an attack with a set of armies takes. */
const price = (s: State, set: Attack, item: ItemId): number =>
  set.cost * coin(s) +
  swordsNeeded(set, titanCard(item)) * AMBROSIA.sword * ambrosia(s) -
  set.spy * 8 -
  set.loot * coin(s) -
  set.repair;

/** The best set of armies against a titan. */
export function bestSet(s: State, seat: Seat, item: ItemId): Attack | undefined {
  let best: Attack | undefined;
  for (const set of attacks(s, seat)) {
    if (!suffices(s, seat, set, titanCard(item))) continue;
    if (best === undefined || price(s, set, item) < price(s, best, item)) best = set;
  }
  return best;
}

/** What attacking a target is worth, in parts; nothing where it is not possible. */
export function attackParts(s: State, seat: Seat, key: Key): Thumb[] {
  const item = titanAt(s, key);
  const set = item === undefined ? undefined : bestSet(s, seat, item);
  if (item === undefined || set === undefined) return [];
  const victim = key.startsWith('threat/') ? targetIn(key) : -1;
  return [
    ...titanGain(s, seat, item),
    part('price', -price(s, set, item)),
    part('danger', -rollCost(s, seat, item)),
    part('freed', victim === seat ? rollCost(s, seat, item) : 0),
    part('frees-other', victim >= 0 && victim !== seat ? -3 : 0),
  ];
}

/** The best attack there is. */
export const bestAttack = perMind(({ s, seat }: Mind): { readonly key: Key; readonly parts: Thumb[] } | undefined => {
  let best: { key: Key; parts: Thumb[] } | undefined;
  for (const key of attackTargets(s)) {
    const parts = attackParts(s, seat, key);
    if (parts.length > 0 && (best === undefined || sum(parts) > sum(best.parts))) best = { key, parts };
  }
  return best;
});

/** What one more sword in this round would make possible. */
export const swordWorth = perMind((mind: Mind): number => {
  const { s, seat } = mind;
  const now = Math.max(0, sum(bestAttack(mind)?.parts ?? []));
  const draft = s.draft.map((n, owner) => (owner === seat ? n + 1 : n));
  const then = Math.max(0, ...attackTargets(s).map((key) => sum(attackParts({ ...s, draft }, seat, key))));
  return Math.max(0, then - now) * 0.7;
});

/** What recruiting a card is worth: the better fighter, less its price. */
export function recruitWorth(s: State, seat: Seat, item: ItemId): Thumb[] {
  const { cost, front } = militaryCard(item);
  const strength =
    (front.swords ?? 0) * 1.3 + (front.arrows ?? 0) + (front.spy ?? 0) * 2 + (front.loot ?? 0) + (front.repair ?? 0);
  const fights = Math.min(3, roundsLeft(s));
  const open = openSlots(s, seat).length > 0;
  const old = open ? 0 : Math.min(60, ...retirable(s, seat).map((card) => armyWorth(s, seat, card)));
  return [
    part('army', strength * 3 * fights * 0.8 + (open ? 0 : 3 * fights)),
    part('retired', -old),
    part('price', -cost * coin(s)),
  ];
}

// Looks.

export const target: Look = ({ s, seat }, key) => attackParts(s, seat, key);

export const armies: Look = (mind, key) => {
  const { s, seat } = mind;
  const set = attacks(s, seat).find(({ slots }) => slots === slotsIn(key));
  return set === undefined ? [] : [part('price', -price(s, set, mind.about('item') as ItemId))];
};

export const swords: Look = ({ s }, key) => [part('price', -Number(key) * AMBROSIA.sword * ambrosia(s))];

export const recruit: Look = ({ s, seat }, key) => (key === 'none' ? [part('any', 1)] : recruitWorth(s, seat, key));

export const slot: Look = ({ s, seat }, key) => {
  if (key.startsWith('retire/')) return [part('retired', -armyWorth(s, seat, key.slice('retire/'.length)))];
  return [part('legacy', cardsIn(s, seat, slotIn(key)).length * 4)];
};

/** Armies are given up, discarded or burdened where it hurts least. */
export const losingArmy: Look = ({ s, seat }, item) => [part('army-lost', -armyWorth(s, seat, item))];
export const burdening: Look = ({ s, seat }, item) => [
  part('army-lost', -armyWorth(s, seat, item) / 4 - useCost(s, item)),
];
export const givingUp: Look = ({ s, seat }, key) => {
  const lost = cardsIn(s, seat, slotIn(key));
  return [part('army-lost', -lost.reduce((all, item) => all + armyWorth(s, seat, item) + 1, 0))];
};
/** Coins are taken off where most lie. */
export const relieving: Look = ({ s }, item) => [part('coins-off', (s.coinsOn[armyNo(item)] as number) * 3)];
