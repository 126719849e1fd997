import type { Message, RuleId, Seat } from '@edubba/kernel';
import type { Prompt } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import type { About } from './about.ts';
import { say } from '../words.ts';

/** Words for one question to the player who is asked. */
export type Ask = (s: State, seat: Seat, about: About) => Prompt;

/** What to do (`ui.ask.<id>`), why or how (`ui.why.<id>`), and the rule. */
export function asks(id: string, rule: RuleId, params?: Message['params'], why = params): Prompt {
  return { say: say(`ui.ask.${id}`, params), why: say(`ui.why.${id}`, why), rule };
}
