import type { View } from '@edubba/kernel';
import type { Asking, Prompt } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { say, who } from '../text/words.ts';

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt(view: View<State>, asking: Asking, mine: boolean): Prompt {
  const asked = asks.prompt(view, asking);
  if (mine) return asked;
  const doing = say(`ui.others.${asks.doing(asking.kind)}`, { seat: who(view.s, asking.seat) });
  return { say: doing, rule: asked.rule, ...asks.others(view, asking) };
}
