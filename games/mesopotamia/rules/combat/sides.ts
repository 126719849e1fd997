import { KNUCKLEBONE } from '../../content/goods.ts';
import type { Area } from '../../content/map.ts';
import { add, row } from '../lists.ts';
import { neighbour, theBattle } from '../queries/battle.ts';
import type { Fighter, State } from '../state.ts';
import { isHuman, tribeSide } from '../state.ts';

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

/** MES-23.16 Knucklebones of the Tribe come from nowhere and go nowhere. */
export function toSupply(s: State, side: number, n: number): void {
  if (theBattle(s).sides[side] !== tribeSide(s)) add(s.supply, KNUCKLEBONE, n);
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
