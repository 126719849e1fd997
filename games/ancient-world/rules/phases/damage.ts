import type { ItemId, Seat } from '@edubba/kernel';
import { armyNo, titanCard } from '../../content/decks.ts';
import { BLANK, COIN, FACES, SIDES, TITAN } from '../../content/dice.ts';
import { ASK, CHANCE_OF, citizenIn, KEEP, numberKey } from '../decisions.ts';
import { discardMilitary, giveUpArmies } from '../effects/armies.ts';
import { damageCard, discardPlace } from '../effects/cards.ts';
import { readyKeys, starve } from '../effects/citizens.ts';
import { turnDistrict } from '../effects/decks.ts';
import { lose } from '../effects/goods.ts';
import { activeCards } from '../queries/army.ts';
import { abilities, anyIntact, intactCards } from '../queries/city.ts';
import { citizensAway, damagedAlready, retiredArmies } from '../queries/closed.ts';
import { spendingInRolls } from '../queries/options.ts';
import { R } from '../rules.ts';
import { at } from '../state.ts';

type Suffering = { seat: Seat; item: ItemId };
const suffering = ({ seat, item }: Suffering): Suffering => ({ seat, item });

type Rolling = Suffering & { dice: number; rerolls: number; titans: number; coins: number };
const rolling = ({ seat, item, dice, rerolls, titans, coins }: Rolling): Rolling => ({
  seat,
  item,
  dice,
  rerolls,
  titans,
  coins,
});

/** AW-9.01, AW-9.25 One die for each banner. From the roll to its end no ambrosia is spent, unless the table plays otherwise (AW-A.13). */
export const rollDamage = R.proc<Suffering>('damage', { copy: suffering })({
  which: (g, { seat, item }) => {
    const dice = { seat, item, dice: titanCard(item).banners.length, rerolls: 0, titans: 0, coins: 0 };
    return spendingInRolls(g.s) ? g.become(roll, dice) : g.become(closedRoll, dice);
  },
});

const closedRoll = R.proc<Rolling>('damage.closed', { closed: true, copy: rolling })({
  roll: (g, v) => g.call(roll, v, 'done'),
  done: (g) => g.end(),
});

const faceNo = (key: string): number => (FACES as readonly string[]).indexOf(key);

function count(dice: readonly number[], face: number): number {
  let n = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i] === face) n++;
  return n;
}

/** Rolls, rerolls, then titan symbols, then coin symbols, one at a time (AW-9.23). */
const roll = R.proc<Rolling>('damage.roll', { copy: rolling })({
  die: {
    chance: CHANCE_OF.die,
    outcomes: () => FACES,
    weights: () => SIDES,
    then: (g, v, key) => {
      g.s.dice.push(faceNo(key));
      if (g.s.dice.length < v.dice) return g.goto('die');
      // AW-A.25 after the whole roll is seen and before anything is resolved
      v.rerolls = abilities(g.s, v.seat, 'reroll');
      return g.goto(v.rerolls > 0 ? 'reroll' : 'read');
    },
  },
  reroll: {
    ask: ASK.reroll,
    by: (_, v) => v.seat,
    options: (s) => [...s.dice.map((_, die) => numberKey(die)), KEEP],
    about: (_, v) => ({ item: v.item, left: v.rerolls }),
    then: (g, v, key) => {
      if (key === KEEP) return g.goto('read');
      v.rerolls--;
      // The die comes last: it is rolled anew.
      g.s.dice.splice(Number(key), 1);
      return g.goto('other');
    },
  },
  other: {
    chance: CHANCE_OF.reroll,
    outcomes: () => FACES,
    weights: () => SIDES,
    then: (g, v, key) => {
      g.s.dice.push(faceNo(key));
      g.emit({ type: 'dice.rerolled', seat: v.seat, rule: 'AW-15.03', data: { face: key } });
      return g.goto(v.rerolls > 0 ? 'reroll' : 'read');
    },
  },
  read: (g, v) => {
    const { dice } = g.s;
    v.titans = count(dice, TITAN);
    v.coins = count(dice, COIN);
    const data = { titans: v.titans, coins: v.coins, blanks: count(dice, BLANK) };
    g.emit({ type: 'dice.rolled', seat: v.seat, rule: 'AW-9.01', data });
    return g.goto('titans');
  },
  // AW-9.02 to AW-9.04
  titans: (g, v) => {
    if (v.titans-- <= 0) return g.goto('coins');
    return anyIntact(g.s, v.seat) ? g.goto('damage') : g.goto('coins');
  },
  damage: {
    ask: ASK.damage,
    by: (_, v) => v.seat,
    options: (s, v) => intactCards(s, v.seat),
    refusals: (s, v) => damagedAlready(s, v.seat),
    about: (_, v) => ({ item: v.item }),
    then: (g, v, item) => {
      damageCard(g, v.seat, item);
      return g.call(giveUpArmies, { seat: v.seat }, 'titans');
    },
  },
  coins: (g, v) => {
    if (v.coins-- > 0) return g.call(suffer, { seat: v.seat, item: v.item }, 'coins');
    g.s.dice = [];
    return g.end();
  },
});

/** AW-9.06 What the titan does for one coin symbol. */
const suffer = R.proc<Suffering>('titan.effect', { copy: suffering })({
  which: (g, { seat, item }) => {
    const { s } = g;
    const { effect } = titanCard(item);
    g.emit({ type: `effect.${effect.kind}`, seat, rule: 'AW-9.06', data: { n: 'n' in effect ? effect.n : 1 } });
    switch (effect.kind) {
      case 'coin':
        lose(g, seat, 'coins', 1, 'AW-9.13');
        return g.end();
      case 'ambrosia':
        lose(g, seat, 'ambrosia', effect.n, 'AW-9.17');
        return g.end();
      case 'stored':
        for (const card of (s.stored[seat] as ItemId[]).slice())
          g.move(card, at.stored(seat), discardPlace(s, card), { type: 'stored.discarded', seat, rule: 'AW-9.20' });
        return g.end();
      // AW-9.15 never in the End of Round
      case 'starve':
        return s.phase === 'actions' && readyKeys(s, seat).length > 0 ? g.goto('starve') : g.end();
      case 'burden':
        return activeCards(s, seat).length > 0 ? g.goto('burden') : g.end();
      case 'military':
        return activeCards(s, seat).length > 0 ? g.goto('military') : g.end();
      case 'district':
        return (s.districts[seat] as ItemId[]).length > 0 ? g.goto('district') : g.end();
    }
  },
  // AW-9.14
  starve: {
    ask: ASK.starve,
    by: (_, v) => v.seat,
    options: (s, v) => readyKeys(s, v.seat),
    refusals: (s, v) => citizensAway(s, v.seat, 'AW-9.14'),
    then: (g, v, key) => {
      starve(g, v.seat, citizenIn(key), 'AW-9.14');
      return g.end();
    },
  },
  // AW-9.16
  burden: {
    ask: ASK.burden,
    by: (_, v) => v.seat,
    options: (s, v) => activeCards(s, v.seat),
    refusals: (s, v) => retiredArmies(s, v.seat, 'AW-9.16'),
    then: (g, v, item) => {
      const no = armyNo(item);
      g.s.coinsOn[no] = (g.s.coinsOn[no] as number) + 1;
      g.emit({ type: 'army.burdened', seat: v.seat, item, to: at.army(v.seat), rule: 'AW-9.16' });
      return g.end();
    },
  },
  // AW-9.18, AW-9.19
  military: {
    ask: ASK.military,
    by: (_, v) => v.seat,
    options: (s, v) => activeCards(s, v.seat),
    refusals: (s, v) => retiredArmies(s, v.seat, 'AW-9.18'),
    then: (g, v, item) => {
      discardMilitary(g, v.seat, item, 'AW-9.18');
      return g.end();
    },
  },
  // AW-9.21, AW-9.27
  district: {
    ask: ASK.district,
    by: (_, v) => v.seat,
    options: (s, v) => s.districts[v.seat] as ItemId[],
    then: (g, v, item) => {
      const { seat } = v;
      g.move(item, at.districts(seat), 'districtBottom', { type: 'district.discarded', seat, rule: 'AW-9.21' });
      return g.call(turnDistrict, { rule: 'AW-9.27' }, 'armies');
    },
  },
  armies: (g, v) => g.become(giveUpArmies, { seat: v.seat }),
});
