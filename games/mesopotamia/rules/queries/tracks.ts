import type { Seat } from '@edubba/kernel';
import { TOP } from '../../content/tracks.ts';
import type { State } from '../state.ts';

export type Track = 'event' | 'population';

export const positions = (s: State, track: Track): number[] => (track === 'event' ? s.eventAt : s.populationAt);

/** MES-34.13 The Defenders of Ur enter the topmost position in any case. */
export const unlocked = (s: State, player: Seat): boolean => s.mode === 'siege' && player === s.automaton;

/** MES-28.06, MES-28.07 Where so many steps lead. */
export function reach(s: State, track: Track, player: Seat, steps: number): number {
  const at = positions(s, track);
  const from = at[player] ?? 1;
  const locked = !unlocked(s, player) && at.some((position, other) => other !== player && position === TOP);
  return Math.max(from, Math.min(from + steps, locked ? TOP - 1 : TOP));
}

/** MES-20.07 Is one player above another on the Event track? */
export function isAhead(s: State, player: Seat, other: Seat): boolean {
  return s.eventOrder.indexOf(player) < s.eventOrder.indexOf(other);
}
