import type { Effects, RuleId, Seat } from '@edubba/kernel';
import type { Track } from '../queries/tracks.ts';
import { positions, reach } from '../queries/tracks.ts';
import type { State } from '../state.ts';

const orderOf = (s: State, track: Track): Seat[] => (track === 'event' ? s.eventOrder : s.populationOrder);

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
