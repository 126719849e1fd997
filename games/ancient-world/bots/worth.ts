import type { Thumb } from '@edubba/bots';
import type { ItemId, Seat } from '@edubba/kernel';
import type { CardAction, Symbols } from '../content/cards.ts';
import { armyNo, empireCard, titanCard } from '../content/decks.ts';
import {
  armyLimit,
  capacityOf,
  citizensOf,
  claimable,
  damagedCards,
  foodOf,
  lowestUnused,
} from '../rules/queries/city.ts';
import { activeCards } from '../rules/queries/army.ts';
import { scoreSheet } from '../rules/queries/scores.ts';
import type { State } from '../rules/state.ts';
import { part } from './mind.ts';
import { numberOf } from '../rules/queries/numbers.ts';

// Everything is worth so many tenths of a point.

const byRound = (s: State, worths: readonly number[]): number => worths[Math.max(0, s.round - 1)] as number;

/** A coin: much in the beginning, when it becomes income. */
export const coin = (s: State): number => byRound(s, [4, 4, 3.5, 3, 2.5, 2]);
export const knowledge = (s: State): number => byRound(s, [11, 11, 11, 10, 9, 5]);
export const ambrosia = (s: State): number => byRound(s, [2, 2, 2, 2, 2, 1.5]);

/** How often recurring symbols will still pay. */
export const collects = (s: State): number => numberOf(s, 'rounds') - s.round;
/** Rounds left to act in, this one included. */
export const roundsLeft = (s: State): number => numberOf(s, 'rounds') + 1 - Math.max(1, s.round);

/** Citizens that lack food now. */
export const hunger = (s: State, seat: Seat): number => citizensOf(s, seat) - foodOf(s, seat);

/** What one more food is worth: most where somebody starves, at least as room for one more citizen. */
function food(s: State, seat: Seat): number {
  if (hunger(s, seat) > 0) return s.round === numberOf(s, 'rounds') ? 40 : 25;
  return collects(s) > 1 ? 7 : 1;
}

/** What standing symbols are worth from now on. */
export function symbolsWorth(s: State, seat: Seat, symbols: Symbols = {}): number {
  const pays = collects(s);
  const fights = roundsLeft(s);
  return (
    (symbols.income ?? 0) * pays * coin(s) +
    (symbols.knowledge ?? 0) * pays * knowledge(s) * 0.8 +
    (symbols.ambrosia ?? 0) * pays * ambrosia(s) +
    (symbols.food ?? 0) * food(s, seat) +
    (symbols.swords ?? 0) * fights * 3.5 +
    (symbols.arrows ?? 0) * fights * 2.5 +
    (symbols.armies ?? 0) * (fights - 1) * (activeCards(s, seat).length >= armyLimit(s, seat) ? 3 : 1) +
    (symbols.explore ?? 0) * pays * 0.5
  );
}

/** One more capacity: dear where the next card would have no room. */
export function capacityWorth(s: State, seat: Seat, more: number): number {
  const room = capacityOf(s, seat) - (s.tableau[seat]?.length ?? 0);
  const wanted = roundsLeft(s) + 1;
  let worth = 0;
  for (let n = 0; n < more; n++) worth += room + n < 1 ? 12 : room + n < 2 ? 8 : room + n < wanted ? 3 : 0.5;
  return s.round === numberOf(s, 'rounds') ? worth * 0.5 : worth;
}

/** What a citizen on the card brings each round. */
export function actionWorth(s: State, seat: Seat, action: CardAction): number {
  const repairs = Math.min(damagedCards(s, seat).length, (action.repair ?? 0) + (action.repairUpTo ?? 0));
  return (
    (action.coins ?? 0) * coin(s) +
    (action.knowledge ?? 0) * knowledge(s) +
    (action.ambrosia ?? 0) * ambrosia(s) +
    (action.coinsPerFood ?? 0) * foodOf(s, seat) * coin(s) +
    repairs * 8 +
    (action.explore === true ? 6 : 0) +
    (action.claim === true && claimable(s) ? 2 : 0) +
    (action.clear === true ? Math.max(0, ...activeCards(s, seat).map((item) => coinsOn(s, item))) * coin(s) * 0.8 : 0)
  );
}

const coinsOn = (s: State, item: ItemId): number => s.coinsOn[armyNo(item)] as number;

/** A fourth or fifth citizen: an action in each round to come, and hunger where food is short. */
export function citizenWorth(s: State, seat: Seat): number {
  if (lowestUnused(s, seat) === 0) return 0;
  const actions = collects(s) * 9;
  const starving = hunger(s, seat) + 1 > 0;
  return actions - (starving ? (s.round === numberOf(s, 'rounds') ? 40 : 14) : 0);
}

const total = (sheet: readonly number[]): number => sheet.reduce((all, vp) => all + vp, 0);

/** Points more on the score sheet with these cards in the tableau and these titans. */
function pointsWith(s: State, seat: Seat, cards: readonly ItemId[], titans: readonly ItemId[]): number {
  const put = (lists: readonly ItemId[][], more: readonly ItemId[]): ItemId[][] =>
    lists.map((list, owner) => (owner === seat ? [...list, ...more] : list));
  const then = { ...s, tableau: put(s.tableau, cards), titans: put(s.titans, titans) };
  return total(scoreSheet(then, seat)) - total(scoreSheet(s, seat));
}

/** Banners are worth more than they score now while there is time to gather their colour. */
const hope = (s: State, banners: number): number => banners * collects(s) * 1.5;

/** What having an empire card is worth, without its price. */
export function cardGain(s: State, seat: Seat, item: ItemId): Thumb[] {
  const { symbols, action, gained, ability, banners, goal } = empireCard(item);
  const uses = collects(s) + (s.round === numberOf(s, 'rounds') ? 0 : 0.5);
  const once =
    (gained?.citizen === true ? citizenWorth(s, seat) : 0) +
    (gained?.knowledge ?? 0) * knowledge(s) +
    (gained?.trade === true ? collects(s) * 1.5 : 0);
  return [
    part('points', pointsWith(s, seat, [item], []) * 10),
    part('hope', hope(s, banners.length) + (goal === undefined ? 0 : collects(s) * 2)),
    part('symbols', symbolsWorth(s, seat, symbols)),
    // A citizen there could have worked elsewhere for about as much as Labor brings.
    part('action', action === undefined ? 0 : Math.max(0, actionWorth(s, seat, action) - 4) * uses * 0.7 + uses),
    part('once', once),
    part('ability', ability === undefined ? 0 : collects(s) * (ability === 'reroll' ? 3 : 2)),
  ];
}

/** What its price is worth. */
export const cardPrice = (s: State, item: ItemId): number => {
  const { coins, knowledge: wisdom } = empireCard(item);
  return coins * coin(s) + wisdom * knowledge(s);
};

/** What a defeated titan is worth. */
export function titanGain(s: State, seat: Seat, item: ItemId): Thumb[] {
  const { symbols, capacity, banners } = titanCard(item);
  return [
    part('points', pointsWith(s, seat, [], [item]) * 10),
    part('hope', hope(s, banners.length)),
    part('symbols', symbolsWorth(s, seat, symbols)),
    part('capacity', capacityWorth(s, seat, capacity)),
  ];
}

/** What a card that may be damaged is worth for as long as it lies face down. */
export function cardLoss(s: State, seat: Seat, item: ItemId): number {
  const { symbols = {}, action } = empireCard(item);
  const soon =
    (symbols.income ?? 0) * (collects(s) > 0 ? coin(s) : 0) +
    (symbols.knowledge ?? 0) * (collects(s) > 0 ? knowledge(s) : 0) +
    (symbols.ambrosia ?? 0) * (collects(s) > 0 ? ambrosia(s) : 0) +
    ((symbols.swords ?? 0) + (symbols.arrows ?? 0)) * (s.round === numberOf(s, 'rounds') && s.phase === 'end' ? 0 : 4);
  const fed =
    hunger(s, seat) + (symbols.food ?? 0) > 0 ? (symbols.food ?? 0) * (s.round === numberOf(s, 'rounds') ? 40 : 15) : 0;
  const army = (symbols.armies ?? 0) > 0 && activeCards(s, seat).length >= armyLimit(s, seat) ? 40 : 0;
  return 2 + soon + fed + army + (action === undefined || collects(s) === 0 ? 0 : actionWorth(s, seat, action) * 0.5);
}
