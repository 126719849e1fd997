import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no, option } from '@edubba/kernel';
import type { ActionName } from '../../content/actions.ts';
import { ACTIONS } from '../../content/actions.ts';
import { ICONS } from '../../content/dice.ts';
import { HITTITES } from '../../content/empires.ts';
import { TABLET } from '../../content/goods.ts';
import { iconsOf } from '../../content/technologies.ts';
import { pay } from '../effects/goods.ts';
import { actionIn, rest, word } from '../keys.ts';
import { range, row } from '../lists.ts';
import { freeDice, waysToPay } from '../queries/dice.ts';
import { only } from '../queries/goods.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { noLuck, rollsAtEnd } from '../state.ts';
import { build } from './build.ts';
import { pickDice, roll, setDice } from './dice.ts';
import { explore } from './explore.ts';
import { gatherAndTrade } from './gather.ts';
import { grow } from './grow.ts';
import { research } from './research.ts';
import { warfare } from './warfare.ts';

export const END: Key = 'end';
export const REROLL: Key = 'reroll';
export const FREE_REROLL: Key = 'free-reroll';
const MENU: readonly Key[] = [
  ...ACTIONS.map((name) => `piece/${name}`),
  ...ACTIONS.map((name) => `dice/${name}`),
  REROLL,
  FREE_REROLL,
  END,
];

/** MES-7.14 */
const PAID_REROLLS = 3;

const isPerformed = (s: State, type: number): boolean => ((s.performed >> type) & 1) === 1;

function rerollObjection(s: State, seat: Seat, free: boolean): Objection | undefined {
  if (free && s.empire[seat] !== HITTITES) return no('MES-3.11', 'no.reroll-hittites');
  // MES-31.02
  if (noLuck(s)) return no('MES-31.02', 'no.reroll-no-luck');
  if (freeDice(s, seat).length === 0) return no('MES-7.15', 'no.reroll-dice');
  // MES-A.06 on top of the three, or one of them
  const counted = option(s, 'hittite-reroll') === 'within-three' ? s.rerolls + s.freeRerolls : s.rerolls;
  if (free && s.freeRerolls > 0) return no('MES-7.16', 'no.reroll-once');
  if (counted >= PAID_REROLLS && (!free || option(s, 'hittite-reroll') === 'within-three'))
    return no('MES-7.14', 'no.reroll-three');
  if (!free && (row(s.goods, seat)[TABLET] ?? 0) < 1) return no('MES-7.13', 'no.reroll-tablet');
  return undefined;
}

function objection(s: State, { seat }: One, key: Key): Objection | undefined {
  if (key === END) return undefined;
  if (key === REROLL || key === FREE_REROLL) return rerollObjection(s, seat, key === FREE_REROLL);
  const type = actionIn(rest(key));
  const action = { id: `action.${rest(key)}` };
  if (isPerformed(s, type)) return no('MES-6.04', 'no.performed', { action });
  if (word(key) === 'piece') return s.piece[seat] === -1 ? undefined : no('MES-6.02', 'no.piece-used');
  const level = row(s.tech, seat)[type] ?? 1;
  if (waysToPay(s, seat, type, level).length > 0) return undefined;
  const [first = 0, second] = iconsOf(type, level);
  return second === undefined
    ? no('MES-7.10', 'no.icon', { action, icon: { id: `icon.${ICONS[first]}` } })
    : no('MES-7.10', 'no.icons', {
        action,
        first: { id: `icon.${ICONS[first]}` },
        second: { id: `icon.${ICONS[second]}` },
      });
}

/** MES-6.10 The card that was in the slot governs the whole action: its level goes along. */
const performers = { explore, build, research, gather: gatherAndTrade, warfare, grow } as const;

type Turning = { seat: Seat; type: number };

/** MES-5.05 A Turn: any number of different actions, by piece and by dice. */
export const turn = R.proc<Turning>('turn')({
  begin: (g, { seat }) => {
    const { s } = g;
    s.active = seat;
    s.performed = 0;
    s.rerolls = 0;
    s.freeRerolls = 0;
    s.piece[seat] = -1;
    row(s.dieOn, seat).fill(-1);
    g.emit({ type: 'turn.begun', seat, rule: 'MES-5.04', data: { round: s.round } });
    if (noLuck(s)) return g.call(setDice, { seat, next: 0 }, 'menu');
    const dice = range(row(s.dieColour, seat).length);
    // MES-31.03 rolled at the end of the last Turn, but for those never rolled yet
    const icons = row(s.dieIcon, seat);
    const due = rollsAtEnd(s) && s.round > 1 ? dice.filter((die) => icons[die] === -1) : dice;
    return g.call(roll, { seat, dice: due, next: 0 }, 'menu');
  },
  menu: {
    ask: 'turn.action',
    by: (_, v) => v.seat,
    ...guarded<State, Turning>(() => MENU, objection),
    about: (s) => ({ round: s.round }),
    then: (g, v, key) => {
      if (key === END) return g.goto('finish');
      if (key === REROLL || key === FREE_REROLL) {
        if (key === REROLL) {
          g.s.rerolls++;
          pay(g, v.seat, only(TABLET, 1), 'MES-7.13');
        } else g.s.freeRerolls++;
        return g.call(pickDice, { seat: v.seat, dice: [] }, 'menu');
      }
      v.type = actionIn(rest(key));
      if (word(key) === 'dice') return g.goto('dice');
      g.s.piece[v.seat] = v.type;
      return g.goto('perform');
    },
  },
  // MES-D.13
  dice: {
    ask: 'turn.dice',
    by: (_, v) => v.seat,
    options: (s, v) => waysToPay(s, v.seat, v.type, levelOf(s, v)).map(({ key }) => key),
    about: (_, v) => ({ action: ACTIONS[v.type] ?? '' }),
    then: (g, v, key) => {
      const way = waysToPay(g.s, v.seat, v.type, levelOf(g.s, v)).find((one) => one.key === key);
      for (const die of way?.dice ?? []) row(g.s.dieOn, v.seat)[die] = v.type;
      return g.goto('perform');
    },
  },
  perform: (g, { seat, type }) => {
    const { s } = g;
    s.performed |= 1 << type;
    const name = ACTIONS[type] as ActionName;
    g.emit({ type: 'action.performed', seat, rule: 'MES-6.01', data: { action: name } });
    return g.call(performers[name], { seat, level: levelOf(s, { seat, type }) }, 'menu');
  },
  finish: (g, { seat }) => {
    row(g.s.dieOn, seat).fill(-1);
    const dice = range(row(g.s.dieColour, seat).length);
    return g.call(roll, { seat, dice: rollsAtEnd(g.s) ? dice : [], next: 0 }, 'over');
  },
  over: (g) => g.end(),
});

function levelOf(s: State, { seat, type }: Turning): number {
  return row(s.tech, seat)[type] ?? 1;
}
