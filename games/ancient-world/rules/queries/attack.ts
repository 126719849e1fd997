import type { ItemId, Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import type { TitanRow } from '../../content/cards.ts';
import { armyNo, titanCard } from '../../content/decks.ts';
import { DECK_KEYS, isDeck, targetIn, THREAT_KEYS } from '../decisions.ts';
import type { State } from '../state.ts';
import { activeCards, forceIn, isSpent, useCost } from './army.ts';
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
  return activeCards(s, seat).flatMap((item) => (isSpent(s, item) ? [] : [s.slot[armyNo(item)] as number]));
}

function oneArmy(s: State, seat: Seat, slot: number): Attack {
  const item = activeCards(s, seat).find((card) => s.slot[armyNo(card)] === slot) as ItemId;
  return {
    slots: 1 << slot,
    cost: useCost(s, item),
    swords: forceIn(s, seat, slot, 'swords'),
    arrows: forceIn(s, seat, slot, 'arrows'),
    spy: forceIn(s, seat, slot, 'spy'),
    loot: forceIn(s, seat, slot, 'loot'),
    repair: forceIn(s, seat, slot, 'repair'),
  };
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
  for (const slot of readySlots(s, seat)) {
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

/** Can any titan be attacked? */
export function canAttack(s: State, seat: Seat): boolean {
  const sets = attacks(s, seat);
  if (sets.length === 0) return false;
  return attackTargets(s).some((key) => {
    const titan = titanCard(titanAt(s, key) as ItemId);
    return sets.some((set) => suffices(s, seat, set, titan));
  });
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
