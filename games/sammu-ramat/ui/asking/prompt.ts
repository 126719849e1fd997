import type { Message, Seat, View } from '@edubba/kernel';
import { type Asking, type Prompt } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import { seats } from '../../text/names.ts';
import { promptParams } from '../../text/params.ts';
import { say } from '../words.ts';
import { ruleOf } from './rules.ts';

/** Does the table decide this together? */
export const isJoint = ({ about }: Asking): boolean =>
  typeof about === 'object' && about !== null && !Array.isArray(about) && 'wants' in about;

function params({ kind, about }: Asking): NonNullable<Message['params']> {
  const plain: { [member: string]: string | number } = {};
  if (typeof about === 'object' && about !== null && !Array.isArray(about))
    for (const [member, value] of Object.entries(about))
      if (typeof value === 'number' || typeof value === 'string') plain[member] = value;
  return { ...plain, ...promptParams(kind, about) };
}

/** What a question says: to the player who is asked, and to everybody else. */
export function prompt(_: View<State>, asking: Asking, mine: boolean): Prompt {
  const { kind, seat } = asking;
  const rule = ruleOf(kind);
  const words = params(asking);
  if (mine) return { say: say(`ui.ask.${kind}`, words), why: say(`ui.why.${kind}`, words), rule };
  return { say: othersSay(asking, seat, words), rule };
}

function othersSay(asking: Asking, seat: Seat, words: NonNullable<Message['params']>): Message {
  const whose = seats[seat] ?? '';
  if (isJoint(asking)) return say('ui.others.table', { seat: whose });
  if (asking.kind === 'consult') return say('ui.others.consult', { seat: whose });
  const who = words['who'];
  if (who !== undefined && typeof who === 'object' && asking.kind === 'turn.act')
    return say('ui.others.act', { seat: whose, who });
  if (who !== undefined && typeof who === 'object' && asking.kind === 'move')
    return say('ui.others.move', { seat: whose, who });
  return say('ui.others.own', { seat: whose });
}
