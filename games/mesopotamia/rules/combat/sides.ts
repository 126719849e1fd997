import type { Seat } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { KNUCKLEBONE } from '../../content/goods.ts';
import { isAhead } from '../effects/tracks.ts';
import { add, row } from '../lists.ts';
import type { Battle, Fighter, State } from '../state.ts';
import { isHuman, NOBODY, tribeSide } from '../state.ts';

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

/** MES-20.10, MES-A.26 Attacker first. */
export function attackerFirst(s: State, area: Area, a: number, b: number): [number, number] {
  if (b === tribeSide(s)) return [a, b];
  if (a === tribeSide(s)) return [b, a];
  const since = (side: number): number => row(s.arrival, side)[area] ?? 0;
  return since(a) > since(b) ? [a, b] : [b, a];
}

/** How a battle is fought: by bids, in the simplified way, or against somebody who is not there. */
export type Style = 'bids' | 'simple' | 'solo';

export function styleOf(s: State, a: number, b: number, simple: boolean): Style {
  const tribe = tribeSide(s);
  // MES-31.04, MES-33
  if (a === s.automaton || b === s.automaton) return 'solo';
  const fighter = a === tribe ? b : a;
  // MES-32.35, MES-33.01 nobody is there to play the Tribe
  if ((a === tribe || b === tribe) && (s.table.seats === 1 || !isHuman(s, neighbour(s, fighter)))) return 'solo';
  return simple ? 'simple' : 'bids';
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

/** MES-23.16 Knucklebones of the Tribe come from nowhere and go nowhere. */
export function toSupply(s: State, side: number, n: number): void {
  if (theBattle(s).sides[side] !== tribeSide(s)) add(s.supply, KNUCKLEBONE, n);
}

/** What a side may bid. */
export function pool(s: State, side: number): number {
  const battle = theBattle(s);
  const player = battle.sides[side] ?? 0;
  return player === tribeSide(s) ? battle.tribeBones : (row(s.goods, player)[KNUCKLEBONE] ?? 0);
}

/** Takes Knucklebones out of a side's pool, or puts them back. */
export function change(s: State, side: number, by: number): void {
  const battle = theBattle(s);
  const player = battle.sides[side] ?? 0;
  if (player === tribeSide(s)) battle.tribeBones += by;
  else add(row(s.goods, player), KNUCKLEBONE, by);
}

/** MES-21.11 What lies on a card that leaves the battle goes to the supply. */
export function clearCard(s: State, fighter: Fighter): void {
  for (let i = 0; i < 3; i++) {
    toSupply(s, fighter.side, fighter.put[i] ?? 0);
    fighter.put[i] = 0;
  }
}
