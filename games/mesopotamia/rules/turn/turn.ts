import type { Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no, option } from '@edubba/kernel';
import type { ActionName } from '../../content/actions.ts';
import { ACTIONS } from '../../content/actions.ts';
import { ICONS } from '../../content/dice.ts';
import { HITTITES } from '../../content/empires.ts';
import { TABLET } from '../../content/goods.ts';
import { iconsOf, TOP_LEVEL } from '../../content/technologies.ts';
import { pay } from '../effects/goods.ts';
import { guardedRows } from '../guarding.ts';
import { actionIn, keysOf, rest, word } from '../keys.ts';
import { range, row } from '../lists.ts';
import { canActivate, dieKey, freeDice, hasFreeDice, waysToPay } from '../queries/dice.ts';
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
import { numberOf } from '../queries/numbers.ts';

export const END: Key = 'end';
export const REROLL: Key = 'reroll';
export const FREE_REROLL: Key = 'free-reroll';

/** What can be done in a Turn: an action by the piece, by dice, dice rolled again, or no more. */
interface MenuRow {
  readonly key: Key;
  readonly how: 'piece' | 'dice' | 'reroll' | 'free-reroll' | 'end';
  readonly type: number;
}

const MENU: readonly MenuRow[] = [
  ...keysOf('piece', ACTIONS).map((key, type) => ({ key, how: 'piece' as const, type })),
  ...keysOf('dice', ACTIONS).map((key, type) => ({ key, how: 'dice' as const, type })),
  { key: REROLL, how: 'reroll', type: -1 },
  { key: FREE_REROLL, how: 'free-reroll', type: -1 },
  { key: END, how: 'end', type: -1 },
];

const ACTION_IDS: readonly string[] = ACTIONS.map((name) => `action.${name}`);
const PERFORMED: readonly Objection[] = ACTION_IDS.map((id) => no('MES-6.04', 'no.performed', { action: { id } }));
const PIECE_USED = no('MES-6.02', 'no.piece-used');
/** MES-7.10 Which icons are missing, by type and level. */
const NO_ICONS: readonly (readonly Objection[])[] = ACTION_IDS.map((id, type) =>
  range(TOP_LEVEL).map((below) => {
    const [first = 0, second] = iconsOf(type, below + 1);
    const params = { action: { id }, icon: { id: `icon.${ICONS[first]}` } };
    if (second === undefined) return no('MES-7.10', 'no.icon', params);
    return no('MES-7.10', 'no.icons', {
      action: { id },
      first: { id: `icon.${ICONS[first]}` },
      second: { id: `icon.${ICONS[second]}` },
    });
  }),
);
const NOT_HITTITES = no('MES-3.11', 'no.reroll-hittites');
const NO_DICE = no('MES-7.15', 'no.reroll-dice');
const NO_TABLET = no('MES-7.13', 'no.reroll-tablet');

const isPerformed = (s: State, type: number): boolean => ((s.performed >> type) & 1) === 1;

function rerollObjection(s: State, seat: Seat, free: boolean): Objection | undefined {
  if (free && s.empire[seat] !== HITTITES) return NOT_HITTITES;
  // MES-31.02
  if (noLuck(s)) return no('MES-31.02', 'no.reroll-no-luck');
  if (!hasFreeDice(s, seat)) return NO_DICE;
  // MES-A.06 on top of the three, or one of them
  const counted = option(s, 'hittite-reroll') === 'within-three' ? s.rerolls + s.freeRerolls : s.rerolls;
  if (free && s.freeRerolls > 0) return no('MES-7.16', 'no.reroll-once');
  if (counted >= numberOf(s, 'rerolls') && (!free || option(s, 'hittite-reroll') === 'within-three'))
    return no('MES-7.14', 'no.reroll-three');
  if (!free && (row(s.goods, seat)[TABLET] ?? 0) < 1) return NO_TABLET;
  return undefined;
}

function objection(s: State, { seat }: One, { how, type }: MenuRow): Objection | undefined {
  if (how === 'end') return undefined;
  if (how === 'reroll' || how === 'free-reroll') return rerollObjection(s, seat, how === 'free-reroll');
  if (isPerformed(s, type)) return PERFORMED[type];
  if (how === 'piece') return s.piece[seat] === -1 ? undefined : PIECE_USED;
  const level = row(s.tech, seat)[type] ?? 1;
  return canActivate(s, seat, type, level) ? undefined : NO_ICONS[type]?.[level - 1];
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
    ...guardedRows<State, Turning, MenuRow>(() => MENU, objection),
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
    refusals: (s, v) => otherDice(s, v),
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
    if (!rollsAtEnd(g.s)) return g.end();
    return g.call(roll, { seat, dice: range(row(g.s.dieColour, seat).length), next: 0 }, 'over');
  },
  over: (g) => g.end(),
});

/** Free dice that show nothing this action needs. */
function otherDice(s: State, v: Turning): Refusal[] {
  const useful = new Set(waysToPay(s, v.seat, v.type, levelOf(s, v)).flatMap(({ key }) => key.split('+')));
  const keys = new Set(freeDice(s, v.seat).map((die) => dieKey(s, v.seat, die)));
  const needed = NO_ICONS[v.type]?.[levelOf(s, v) - 1];
  if (needed === undefined) return [];
  return [...keys].filter((key) => !useful.has(key)).map((target) => ({ target, ...needed }));
}

function levelOf(s: State, { seat, type }: Turning): number {
  return row(s.tech, seat)[type] ?? 1;
}
