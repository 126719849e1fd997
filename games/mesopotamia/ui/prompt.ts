import { promptsOf } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import { asks } from '../asking/index.ts';
import { EMPIRE_NAMES } from '../content/empires.ts';
import type { State } from '../rules/state.ts';
import { say, who } from './words.ts';

/** What a question says: to the player who is asked, and to everybody else. */
export const prompt = promptsOf(asks, who);

/** What a player is at, in the list of players. */
export function status({ s, pending, over }: View<State>, player: Seat): Message | undefined {
  if (over) return undefined;
  const asked = pending.find(({ seat }) => seat === player);
  if (asked !== undefined) return say(`ui.status.${asks.doing(asked.kind)}`);
  const empire = s.empire[player] ?? -1;
  return empire < 0 ? undefined : say(`ui.empire.${EMPIRE_NAMES[empire] ?? ''}`);
}
