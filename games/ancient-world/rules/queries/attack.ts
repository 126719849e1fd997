import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import type { TitanRow } from '../../content/cards.ts';
import { armyNo, titanCard } from '../../content/decks.ts';
import { DECK_KEYS, isDeck, targetIn, THREAT_KEYS } from '../decisions.ts';
import type { State } from '../state.ts';
import { activeCards, FRONT, isSpent, LEGACY, useCost } from './army.ts';
import { arrowsIn, forceOn, swordsIn } from './city.ts';
import { isUmnok } from './options.ts';

/** Everything an attack with certain armies has, before swords are bought. */
export interface Attack {
  /** Slots of the paid armies, as a mask. */
  readonly slots: number;
  /** Coins to be put on the cards. */
  readonly cost: number;
  readonly swords: number;
  readonly arrows: number;
  readonly spy: number;
  readonly loot: number;
  readonly repair: number;
}

const isReady = (s: State, card: number): boolean => s.retired[card] === false && s.spent[card] === false;

/** AW-8.06, AW-8.09 Slots with an active card that was not used this round, in the order of the cards. */
export function readySlots(s: State, seat: Seat): number[] {
  const slots: number[] = [];
  const cards = s.army[seat] as ItemId[];
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (isReady(s, card)) slots.push(s.slot[card] as number);
  }
  return slots;
}

/** The same as a mask. */
function readyMask(s: State, seat: Seat): number {
  let slots = 0;
  const cards = s.army[seat] as ItemId[];
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (isReady(s, card)) slots |= 1 << (s.slot[card] as number);
  }
  return slots;
}

/** AW-8.11, AW-8.13 An attack with the armies in these slots: active cards, the legacies under them, and what counts in every attack. */
function attackWith(s: State, seat: Seat, slots: number, force: number): Attack {
  const cards = s.army[seat] as ItemId[];
  let cost = 0;
  let swords = swordsIn(force) + (s.draft[seat] as number);
  let arrows = arrowsIn(force);
  let spy = 0;
  let loot = 0;
  let repair = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (((slots >> (s.slot[card] as number)) & 1) === 0) continue;
    const active = s.retired[card] === false;
    const side = active ? FRONT : LEGACY;
    // AW-8.07
    if (active) cost += (s.coinsOn[card] as number) + 1;
    swords += side.swords[card] as number;
    arrows += side.arrows[card] as number;
    spy += side.spy[card] as number;
    loot += side.loot[card] as number;
    repair += side.repair[card] as number;
  }
  return { slots, cost, swords, arrows, spy, loot, repair };
}

/** AW-8.06, AW-6.14, AW-8.10 Every set of armies that the player can pay for, never without an army. */
export function attacks(s: State, seat: Seat): Attack[] {
  const sets: Attack[] = [];
  const ready = readySlots(s, seat);
  const coins = s.coins[seat] as number;
  if (ready.length === 0 || coins === 0) return sets;
  const force = forceOn(s, seat);
  for (let set = 1; set < 1 << ready.length; set++) {
    let slots = 0;
    for (let i = 0; i < ready.length; i++) if ((set >> i) & 1) slots |= 1 << (ready[i] as number);
    const attack = attackWith(s, seat, slots, force);
    if (attack.cost <= coins) sets.push(attack);
  }
  return sets;
}

/** The attack with just these armies, if they are ready and the player can pay for them. */
export function attackBy(s: State, seat: Seat, slots: number): Attack | undefined {
  if ((slots & ~readyMask(s, seat)) !== 0) return undefined;
  const attack = attackWith(s, seat, slots, forceOn(s, seat));
  return attack.cost <= (s.coins[seat] as number) ? attack : undefined;
}

/** AW-8.15 What the attack counts against a titan. */
export const valueAgainst = (attack: Attack, titan: TitanRow): number =>
  attack.swords + (titan.arrows ? attack.arrows : 0);

/** AW-11.12 So many swords are missing. */
export const swordsNeeded = (attack: Attack, titan: TitanRow): number =>
  Math.max(0, titan.defence - valueAgainst(attack, titan));

/** AW-A.27 So many swords can be bought: an Umnok's spies bring ambrosia in time. */
export function swordsAffordable(s: State, seat: Seat, attack: Attack): number {
  const ambrosia = (s.ambrosia[seat] as number) + (isUmnok(s, seat) ? attack.spy : 0);
  return Math.trunc(ambrosia / AMBROSIA.sword);
}

/** AW-8.16, AW-8.17 Would it defeat the titan, if need be with bought swords? */
export const suffices = (s: State, seat: Seat, attack: Attack, titan: TitanRow): boolean =>
  swordsNeeded(attack, titan) <= swordsAffordable(s, seat, attack);

/** The titan a target stands for. */
export function titanAt(s: State, key: Key): ItemId | undefined {
  return (isDeck(key) ? s.titanTop : s.threat)[targetIn(key)]?.[0];
}

/** AW-8.02 Decks first, then those who are threatened. */
export function attackTargets(s: State): Key[] {
  const keys: Key[] = [];
  for (let deck = 0; deck < DECK_KEYS.length; deck++)
    if (s.titanTop[deck]?.length !== 0) keys.push(DECK_KEYS[deck] as Key);
  for (let seat = 0; seat < s.table.seats; seat++)
    if (s.threat[seat]?.length !== 0) keys.push(THREAT_KEYS[seat] as Key);
  return keys;
}

/** The most that can be counted against a titan, bought swords included: against one whom arrows hurt, and against any other. */
interface Reach {
  arrows: number;
  swords: number;
}

function reachOf(s: State, seat: Seat, sets: readonly Attack[]): Reach {
  const most = { arrows: -1, swords: -1 };
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i] as Attack;
    const swords = set.swords + swordsAffordable(s, seat, set);
    if (swords > most.swords) most.swords = swords;
    if (swords + set.arrows > most.arrows) most.arrows = swords + set.arrows;
  }
  return most;
}

/** AW-8.17 */
function falls({ arrows, swords }: Reach, item: ItemId): boolean {
  const titan = titanCard(item);
  return titan.defence <= (titan.arrows ? arrows : swords);
}

/** AW-8.17 The titans that the player can attack. */
export function openTargets(s: State, seat: Seat): Key[] {
  const sets = attacks(s, seat);
  if (sets.length === 0) return [];
  const most = reachOf(s, seat, sets);
  return attackTargets(s).filter((key) => falls(most, titanAt(s, key) as ItemId));
}

/** Does any of the titans fall that lie in these places? */
function anyFalls(most: Reach, places: readonly ItemId[][]): boolean {
  for (let i = 0; i < places.length; i++) {
    const there = places[i] as ItemId[];
    if (there.length !== 0 && falls(most, there[0] as ItemId)) return true;
  }
  return false;
}

/** Can any titan be attacked? Asked in every turn: only where all armies are enough and too dear are the sets gone through. */
export function canAttack(s: State, seat: Seat): boolean {
  const ready = readyMask(s, seat);
  const coins = s.coins[seat] as number;
  if (ready === 0 || coins === 0) return false;
  const all = attackWith(s, seat, ready, forceOn(s, seat));
  const most = reachOf(s, seat, [all]);
  if (!anyFalls(most, s.titanTop) && !anyFalls(most, s.threat)) return false;
  return all.cost <= coins || openTargets(s, seat).length !== 0;
}

/** AW-8.06 Why the player may not attack at all, if that is so. */
export function armyObjection(s: State, seat: Seat): Objection | undefined {
  const ready = activeCards(s, seat).filter((item) => !isSpent(s, item));
  if (ready.length === 0) return no('AW-8.06', 'no.attack.army', {}, { id: 'fix.recruit' });
  const cost = Math.min(...ready.map((item) => useCost(s, item)));
  const coins = s.coins[seat] as number;
  return cost > coins ? no('AW-8.07', 'no.attack.coins', { cost, coins }, { id: 'fix.coins' }) : undefined;
}

/** AW-8.17 Why this titan, which is not open to the player, may not be attacked. */
export function targetObjection(s: State, seat: Seat, key: Key): Objection {
  const without = armyObjection(s, seat);
  if (without !== undefined) return without;
  const titan = titanCard(titanAt(s, key) as ItemId);
  const reach = reachOf(s, seat, attacks(s, seat));
  const most = titan.arrows ? reach.arrows : reach.swords;
  const id = titan.arrows ? 'no.attack.short' : 'no.attack.swords';
  return no('AW-8.17', id, { most, defence: titan.defence }, { id: 'fix.attack' });
}

/** AW-8.16 Why these armies are not enough. */
export function armiesObjection(s: State, seat: Seat, titan: TitanRow, attack: Attack): Objection | undefined {
  if (suffices(s, seat, attack, titan)) return undefined;
  const value = valueAgainst(attack, titan);
  return no('AW-8.17', 'no.armies.short', { value, defence: titan.defence }, { id: 'fix.armies' });
}

/** The cheapest set that defeats the titan: coins first, then ambrosia. */
export function cheapest(s: State, seat: Seat, titan: TitanRow): Attack | undefined {
  const price = (set: Attack): number => set.cost * 16 + swordsNeeded(set, titan) * AMBROSIA.sword;
  let best: Attack | undefined;
  for (const set of attacks(s, seat)) {
    if (!suffices(s, seat, set, titan)) continue;
    if (best === undefined || price(set) < price(best)) best = set;
  }
  return best;
}
