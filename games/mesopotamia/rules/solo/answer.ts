import { combatCard, MOBILITY, STRENGTH, TACTICS } from '../../content/combat-cards.ts';
import { ADVANTAGE } from '../../content/units.ts';
import { mayRetreat, retreats } from '../combat/retreat.ts';
import { row } from '../lists.ts';
import { counted, fighterKind, pool, theBattle, tieWinner, value } from '../queries/battle.ts';
import type { Fighter, State } from '../state.ts';

/** What the Automaton does in an engagement: Knucklebones on its three rows, and whether it wins or gets away. */
export interface Answer {
  readonly put: readonly [strength: number, tactics: number, mobility: number];
  readonly wins: boolean;
  /** MES-33.11 It gives one Knucklebone up. */
  readonly discards: boolean;
}

const free = (fighter: Fighter, of: number): number =>
  (combatCard(fighter.card).slots[of] ?? 0) - (fighter.put[of] ?? 0);

/** The fewest that lift one number over another, given who wins ties. */
const needed = (own: number, other: number, winsTies: boolean): number => Math.max(0, other - own + (winsTies ? 0 : 1));

/** MES-33.07 to 33.12 Its best answer with what it has, knowing all values. */
export function answerFor(s: State, own: Fighter, other: Fighter, queue: readonly number[]): Answer {
  const battle = theBattle(s);
  const bones = pool(s, own.side);
  const ties = tieWinner(s) === own.side;
  const need = needed(value(s, own, other), value(s, other, own), ties);
  const applies = ADVANTAGE[fighterKind(s, own)]?.[fighterKind(s, other)] === true;
  const strengthRoom = free(own, STRENGTH);
  const tacticsRoom = applies ? free(own, TACTICS) : 0;
  const faster = needed(counted(s, own, other, MOBILITY), counted(s, other, own, MOBILITY), ties);
  const canBeFaster = (left: number): boolean => faster <= left && faster <= free(own, MOBILITY);
  if (need <= bones && need <= strengthRoom + tacticsRoom) {
    const all = queue.every((i) => ADVANTAGE[fighterKind(s, own)]?.[fighterKind(s, row(battle.fighters, i))] === true);
    const tactics = all ? Math.min(need, tacticsRoom) : Math.max(0, need - strengthRoom);
    const strength = need - tactics;
    // MES-33.08, MES-33.12 only where it keeps the loser from retreating
    const side = battle.sides[other.side] ?? 0;
    const escapes = mayRetreat(s, side) && retreats(s, side, battle.area).length > 0;
    const mobility = escapes && canBeFaster(bones - need) ? faster : 0;
    return { put: [strength, tactics, mobility], wins: true, discards: false };
  }
  const side = battle.sides[own.side] ?? 0;
  // MES-33.10
  if (mayRetreat(s, side) && canBeFaster(bones) && retreats(s, side, battle.area).length > 0)
    return { put: [0, 0, faster], wins: false, discards: false };
  return { put: [0, 0, 0], wins: false, discards: bones > 0 };
}
