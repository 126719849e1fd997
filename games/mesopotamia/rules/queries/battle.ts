import type { Seat } from '@edubba/kernel';
import { combatCard, STRENGTH, TACTICS } from '../../content/combat-cards.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Kind } from '../../content/units.ts';
import { ADVANTAGE } from '../../content/units.ts';
import { row } from '../lists.ts';
import type { Battle, Fighter, State } from '../state.ts';
import { NOBODY, tribeSide } from '../state.ts';
import { kindOf } from './pieces.ts';
import { isAhead } from './tracks.ts';

/** The battle that is going on. */
export function theBattle(s: State): Battle {
  if (s.battle === null) throw new Error('no battle is going on');
  return s.battle;
}

/** MES-23.04 The player directly below on the Event track, or directly above whoever is last. */
export function neighbour(s: State, player: Seat): Seat {
  const at = s.eventOrder.indexOf(player);
  return s.eventOrder[at + 1] ?? s.eventOrder[at - 1] ?? NOBODY;
}

/** MES-20.07, MES-20.08 Which side of the battle wins a tie, as the Event track stands now. */
export function tieWinner(s: State): 0 | 1 {
  const [a = 0, b = 0] = theBattle(s).sides;
  if (a === tribeSide(s)) return 1;
  if (b === tribeSide(s)) return 0;
  return isAhead(s, a, b) ? 0 : 1;
}

/** Fighters of a side that are still in the battle, by number. */
export function standing(battle: Battle, side: number): number[] {
  const found: number[] = [];
  battle.fighters.forEach((fighter, i) => {
    if (fighter.side === side && !fighter.gone) found.push(i);
  });
  return found;
}

export const fighterOf = (battle: Battle, card: string): number =>
  battle.fighters.findIndex((fighter) => fighter.card === card && !fighter.gone);

/** What a side may bid. */
export function pool(s: State, side: number): number {
  const battle = theBattle(s);
  const player = battle.sides[side] ?? 0;
  return player === tribeSide(s) ? battle.tribeBones : (row(s.goods, player)[KNUCKLEBONE] ?? 0);
}

/** MES-21.05, MES-22.02, MES-23.07 Least and most that a side may bid in all. */
export function bidRange(s: State, side: number): readonly [least: number, most: number] {
  const battle = theBattle(s);
  const most = pool(s, side);
  return [battle.sides[side] === tribeSide(s) ? most : (battle.support[side] ?? 0), most];
}

export function fighterKind(s: State, fighter: Fighter): Kind {
  return kindOf(s, theBattle(s).sides[fighter.side] ?? 0, fighter.piece);
}

/** What counts of one row of a Unit against another: Tactics only with the advantage (MES-21.17). */
export function counted(s: State, fighter: Fighter, against: Fighter, of: number): number {
  if (of === TACTICS && ADVANTAGE[fighterKind(s, fighter)]?.[fighterKind(s, against)] !== true) return 0;
  return (combatCard(fighter.card).printed[of] ?? 0) + (fighter.put[of] ?? 0);
}

/** MES-21.22 Combat value. */
export function value(s: State, fighter: Fighter, against: Fighter): number {
  return counted(s, fighter, against, STRENGTH) + counted(s, fighter, against, TACTICS);
}

/** MES-21.23, MES-21.24 Which side is better; ties by the Event track. */
export function better(s: State, a: number, b: number): 0 | 1 {
  return a === b ? tieWinner(s) : a > b ? 0 : 1;
}
