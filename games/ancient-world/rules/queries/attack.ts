import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import type { TitanRow } from '../../content/cards.ts';
import { armyNo, titanCard } from '../../content/decks.ts';
import { DECK_KEYS, isDeck, targetIn, THREAT_KEYS } from '../decisions.ts';
import type { State } from '../state.ts';
import { activeCards, FRONT, isSpent, LEGACY, useCost } from './army.ts';
import { arrowsOn, swordsOn } from './city.ts';
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

/** AW-8.06, AW-8.09 Slots with an active card that was not used this round. */
export function readySlots(s: State, seat: Seat): number[] {
  const slots: number[] = [];
  const cards = s.army[seat] as ItemId[];
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (s.retired[card] === false && s.spent[card] === false) slots.push(s.slot[card] as number);
  }
  return slots;
}

/** AW-8.11 What paying for one slot brings: the active card and the legacies under it, gathered in one go. */
function oneArmy(s: State, seat: Seat, slot: number): Attack {
  const cards = s.army[seat] as ItemId[];
  let [cost, swords, arrows, spy, loot, repair] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) {
    const card = armyNo(cards[i] as ItemId);
    if (s.slot[card] !== slot) continue;
    const active = s.retired[card] === false;
    const side = active ? FRONT : LEGACY;
    if (active) cost = useCost(s, cards[i] as ItemId);
    swords += side.swords[card] as number;
    arrows += side.arrows[card] as number;
    spy += side.spy[card] as number;
    loot += side.loot[card] as number;
    repair += side.repair[card] as number;
  }
  return { slots: 1 << slot, cost, swords, arrows, spy, loot, repair };
}

const joined = (a: Attack, b: Attack): Attack => ({
  slots: a.slots | b.slots,
  cost: a.cost + b.cost,
  swords: a.swords + b.swords,
  arrows: a.arrows + b.arrows,
  spy: a.spy + b.spy,
  loot: a.loot + b.loot,
  repair: a.repair + b.repair,
});

/** AW-8.10, AW-8.13 Every set of armies that the player can pay for, with what cards and Draft add. */
export function attacks(s: State, seat: Seat): Attack[] {
  const coins = s.coins[seat] as number;
  const ready = readySlots(s, seat);
  if (ready.length === 0 || coins === 0) return [];
  const free: Attack = {
    slots: 0,
    cost: 0,
    swords: swordsOn(s, seat) + (s.draft[seat] as number),
    arrows: arrowsOn(s, seat),
    spy: 0,
    loot: 0,
    repair: 0,
  };
  const sets: Attack[] = [free];
  for (const slot of ready) {
    const army = oneArmy(s, seat, slot);
    const before = sets.length;
    for (let i = 0; i < before; i++) {
      const set = sets[i] as Attack;
      if (set.cost + army.cost <= coins) sets.push(joined(set, army));
    }
  }
  // AW-8.06, AW-6.14 never without an army
  sets.shift();
  return sets;
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
  return [...DECK_KEYS, ...THREAT_KEYS.slice(0, s.table.seats)].filter((key) => titanAt(s, key) !== undefined);
}

/** The lowest defence among the titans within reach: of those that arrows count against, or of the others. */
function lowestDefence(s: State, arrows: boolean): number {
  let lowest = UNREACHED;
  for (const places of [s.titanTop, s.threat]) {
    for (let i = 0; i < places.length; i++) {
      const item = places[i]?.[0];
      if (item === undefined) continue;
      const titan = titanCard(item);
      if (titan.arrows === arrows && titan.defence < lowest) lowest = titan.defence;
    }
  }
  return lowest;
}
const UNREACHED = 99;

/** Can any titan be attacked? Asked in every turn: only the easiest of each sort needs to be looked at. */
export function canAttack(s: State, seat: Seat): boolean {
  const sets = attacks(s, seat);
  if (sets.length === 0) return false;
  const bySwords = lowestDefence(s, false);
  const byBoth = lowestDefence(s, true);
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i] as Attack;
    const swords = set.swords + swordsAffordable(s, seat, set);
    if (swords >= bySwords || swords + set.arrows >= byBoth) return true;
  }
  return false;
}

/** AW-8.06 Why the player may not attack at all, if that is so. */
export function armyObjection(s: State, seat: Seat): Objection | undefined {
  const ready = activeCards(s, seat).filter((item) => !isSpent(s, item));
  if (ready.length === 0) return no('AW-8.06', 'no.attack.army', {}, { id: 'fix.recruit' });
  const cost = Math.min(...ready.map((item) => useCost(s, item)));
  const coins = s.coins[seat] as number;
  return cost > coins ? no('AW-8.07', 'no.attack.coins', { cost, coins }, { id: 'fix.coins' }) : undefined;
}

/** AW-8.17 Why this titan may not be attacked. */
export function targetObjection(s: State, seat: Seat, key: Key): Objection | undefined {
  const without = armyObjection(s, seat);
  if (without !== undefined) return without;
  const titan = titanCard(titanAt(s, key) as ItemId);
  const sets = attacks(s, seat);
  if (sets.some((set) => suffices(s, seat, set, titan))) return undefined;
  const most = Math.max(...sets.map((set) => valueAgainst(set, titan) + swordsAffordable(s, seat, set)));
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
