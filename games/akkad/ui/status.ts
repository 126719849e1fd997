import type { Message, Seat, View } from '@edubba/kernel';
import { asks } from '../asking/index.ts';
import { controlsHome } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { say } from '../text/words.ts';

/** What a player is at: what is asked of them now, else what everybody should know of them. */
export function status({ s, pending, over }: View<State>, player: Seat): Message | undefined {
  if (over) return undefined;
  const asked = pending.find(({ seat }) => seat === player);
  if (asked !== undefined) return say(`ui.status.${asks.doing(asked.kind)}`);
  if (s.round > 0 && !controlsHome(s, player)) return say('ui.status.homeless');
  if ((s.captor[player] ?? NOBODY) !== NOBODY) return say('ui.status.captive');
  return s.phase === 'action' && s.passed[player] === true ? say('ui.status.passed') : undefined;
}
