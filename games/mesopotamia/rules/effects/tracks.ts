import type { Effects, RuleId, Seat } from '@edubba/kernel';
import { TOP } from '../../content/tracks.ts';
import type { State } from '../state.ts';

export type Track = 'event' | 'population';

const positions = (s: State, track: Track): number[] => (track === 'event' ? s.eventAt : s.populationAt);
const orderOf = (s: State, track: Track): Seat[] => (track === 'event' ? s.eventOrder : s.populationOrder);

/** MES-34.13 The Defenders of Ur enter the topmost position in any case. */
const unlocked = (s: State, player: Seat): boolean => s.mode === 'siege' && player === s.automaton;

/** MES-28.06, MES-28.07 Where so many steps lead. */
export function reach(s: State, track: Track, player: Seat, steps: number): number {
  const at = positions(s, track);
  const from = at[player] ?? 1;
  const locked = !unlocked(s, player) && at.some((position, other) => other !== player && position === TOP);
  return Math.max(from, Math.min(from + steps, locked ? TOP - 1 : TOP));
}

/** MES-28.04, MES-28.09 One move: the Seal goes on top of whatever lies where it ends. */
export function advance(g: Effects<State>, track: Track, player: Seat, steps: number, rule: RuleId): void {
  const at = positions(g.s, track);
  const to = reach(g.s, track, player, steps);
  if (to === at[player]) return;
  at[player] = to;
  const order = orderOf(g.s, track);
  order.splice(order.indexOf(player), 1);
  const below = order.findIndex((other) => (at[other] ?? 0) <= to);
  order.splice(below < 0 ? order.length : below, 0, player);
  g.emit({ type: `track.${track}`, seat: player, rule, data: { position: to } });
}

/** MES-20.07 Is one player above another on the Event track? */
export function isAhead(s: State, player: Seat, other: Seat): boolean {
  return s.eventOrder.indexOf(player) < s.eventOrder.indexOf(other);
}
