import type { Message, Seat, View } from '@edubba/kernel';
import type { Asking, Prompt } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import { BOARDS } from '../content/city-states.ts';
import type { State } from '../rules/state.ts';
import { say, who } from '../text/words.ts';

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt(view: View<State>, asking: Asking, mine: boolean): Prompt {
  const asked = asks.prompt(view, asking);
  if (mine) return asked;
  return { say: say(`ui.others.${asks.doing(asking.kind)}`, { seat: who(asking.seat) }), rule: asked.rule };
}

/** What a player is at, in the list of players; else the city's name. */
export function status({ s, pending, over }: View<State>, seat: Seat): Message | undefined {
  if (over) return undefined;
  const asked = pending.find((one) => one.seat === seat);
  if (asked !== undefined) return say(`ui.status.${asks.doing(asked.kind)}`);
  if (s.passed[seat] === true && s.phase === 'actions') return say('ui.status.passed');
  const board = BOARDS[s.board[seat] ?? -1];
  return board === undefined
    ? undefined
    : say(s.first === seat ? 'ui.status.first' : 'ui.status.city', { city: say(`panel.board.${board}`) });
}
