import type { ItemId, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { AMBROSIA } from '../../content/board.ts';
import { armyNo, titanCard } from '../../content/decks.ts';
import { ASK, BACK, isDeck, numberKey, slotsIn, slotsKey, targetIn } from '../decisions.ts';
import { repairs } from '../effects/cards.ts';
import { turnTitan } from '../effects/decks.ts';
import { gainCoins, gainKnowledge, pay } from '../effects/goods.ts';
import { rollDamage } from '../phases/damage.ts';
import { activeIn, slotsOf, useCost } from '../queries/army.ts';
import type { Attack } from '../queries/attack.ts';
import {
  armiesObjection,
  attackBy,
  attacks,
  attackTargets,
  openTargets,
  suffices,
  swordsAffordable,
  swordsNeeded,
  targetObjection,
  titanAt,
} from '../queries/attack.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at } from '../state.ts';

/** `slots`: the paid armies, as a mask; `loot` and `repair`: what they have, fixed at the declaration (AW-8.30). */
type Attacking = { seat: Seat; target: Key; item: ItemId; slots: number; loot: number; repair: number };

const copy = ({ seat, target, item, slots, loot, repair }: Attacking): Attacking => ({
  seat,
  target,
  item,
  slots,
  loot,
  repair,
});

/** An attack about to be declared. */
export const attacking = (seat: Seat): Attacking => ({ seat, target: '', item: '', slots: 0, loot: 0, repair: 0 });

/** Nothing else is left where what was meant to pay has been spent meanwhile. */
const orBack = (keys: readonly Key[]): readonly Key[] => (keys.length === 0 ? [BACK] : keys);

function targetRefusals(s: State, { seat }: Attacking): Refusal[] {
  const open = openTargets(s, seat);
  const closed = attackTargets(s).filter((key) => !open.includes(key));
  return closed.map((target) => ({ target, ...targetObjection(s, seat, target) }));
}

const chosen = (s: State, v: Attacking): Attack | undefined => attackBy(s, v.seat, v.slots);

function armyOptions(s: State, v: Attacking): Key[] {
  const titan = titanCard(v.item);
  const keys: Key[] = [];
  for (const set of attacks(s, v.seat)) if (suffices(s, v.seat, set, titan)) keys.push(slotsKey(set.slots));
  return keys;
}

function armyRefusals(s: State, v: Attacking): Refusal[] {
  const titan = titanCard(v.item);
  return attacks(s, v.seat).flatMap((set) => {
    const objection = armiesObjection(s, v.seat, titan, set);
    return objection === undefined ? [] : [{ target: slotsKey(set.slots), ...objection }];
  });
}

/** AW-11.12 As many swords as are needed, or more. */
function swordOptions(s: State, v: Attacking): Key[] {
  const attack = chosen(s, v);
  if (attack === undefined) return [];
  const keys: Key[] = [];
  for (let n = swordsNeeded(attack, titanCard(v.item)); n <= swordsAffordable(s, v.seat, attack); n++)
    keys.push(numberKey(n));
  return keys;
}

function swordRefusals(s: State, v: Attacking): Refusal[] {
  const attack = chosen(s, v);
  if (attack === undefined) return [];
  const needed = swordsNeeded(attack, titanCard(v.item));
  const most = swordsAffordable(s, v.seat, attack);
  const few: Objection = no('AW-8.17', 'no.swords.few', { needed }, { id: 'fix.swords', params: { needed } });
  const refused: Refusal[] = [];
  for (let n = 0; n < needed; n++) refused.push({ target: numberKey(n), ...few });
  return [
    ...refused,
    {
      target: numberKey(most + 1),
      ...no('AW-11.12', 'no.swords.ambrosia', { cost: (most + 1) * AMBROSIA.sword }, { id: 'fix.fewer' }),
    },
  ];
}

/** AW-8.08, AW-8.25, AW-8.27 Coins on the cards, which are used; Spy; ambrosia for the swords. */
function payArmies(g: G, v: Attacking, swords: number): void {
  const { s } = g;
  const { seat } = v;
  const attack = chosen(s, v) as Attack;
  v.loot = attack.loot;
  v.repair = attack.repair;
  for (const slot of slotsOf(v.slots)) {
    const item = activeIn(s, seat, slot) as ItemId;
    const cost = useCost(s, item);
    const card = armyNo(item);
    s.coins[seat] = (s.coins[seat] as number) - cost;
    s.coinsOn[card] = (s.coinsOn[card] as number) + cost;
    s.spent[card] = true;
    g.emit({ type: 'army.paid', seat, item, to: at.army(seat), rule: 'AW-8.08', data: { n: cost } });
  }
  gainKnowledge(g, seat, attack.spy, 'AW-8.25');
  pay(g, seat, 'ambrosia', swords * AMBROSIA.sword, 'AW-11.12');
}

/** AW-8 One titan, declared only where it will be defeated (AW-A.4). Ends with `back` if it could not be paid for after all. */
export const attack = R.proc<Attacking>('attack', { copy })({
  target: {
    ask: ASK.target,
    by: (_, v) => v.seat,
    options: (s, v) => orBack(openTargets(s, v.seat)),
    refusals: targetRefusals,
    then: (g, v, key) => {
      if (key === BACK) return g.end(BACK);
      v.target = key;
      v.item = titanAt(g.s, key) as ItemId;
      return g.goto('armies');
    },
  },
  armies: {
    ask: ASK.armies,
    by: (_, v) => v.seat,
    options: (s, v) => orBack(armyOptions(s, v)),
    refusals: armyRefusals,
    about: (_, v) => ({ item: v.item, target: v.target }),
    then: (g, v, key) => {
      if (key === BACK) return g.end(BACK);
      v.slots = slotsIn(key);
      return g.goto('need');
    },
  },
  need: (g, v) => {
    if (swordsNeeded(chosen(g.s, v) as Attack, titanCard(v.item)) > 0) return g.goto('swords');
    payArmies(g, v, 0);
    return g.goto('claim');
  },
  swords: {
    ask: ASK.swords,
    by: (_, v) => v.seat,
    options: (s, v) => orBack(swordOptions(s, v)),
    refusals: swordRefusals,
    about: (_, v) => ({ item: v.item, target: v.target, armies: slotsKey(v.slots) }),
    then: (g, v, key) => {
      if (key === BACK) return g.end(BACK);
      payArmies(g, v, Number(key));
      return g.goto('claim');
    },
  },
  // AW-8.19 to AW-8.21, AW-A.5
  claim: (g, v) => {
    const deck = targetIn(v.target);
    const from = isDeck(v.target) ? at.titanTop(deck) : at.threat(deck);
    g.move(v.item, from, at.titans(v.seat), { type: 'titan.defeated', seat: v.seat, rule: 'AW-8.19' });
    return isDeck(v.target) ? g.call(turnTitan, { deck, rule: 'AW-8.20' }, 'repair') : g.goto('repair');
  },
  repair: (g, v) => g.call(repairs, { seat: v.seat, left: v.repair, rule: 'AW-8.24' }, 'roll'),
  roll: (g, v) => g.call(rollDamage, { seat: v.seat, item: v.item }, 'loot'),
  loot: (g, v) => {
    gainCoins(g, v.seat, v.loot, 'AW-8.26');
    return g.end();
  },
});
