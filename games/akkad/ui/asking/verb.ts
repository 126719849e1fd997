import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import type { State } from '../../rules/state.ts';
import { say } from '../words.ts';

/** What the main button says where the option's own name is too long for it. */
export function verb(_: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  if (kind === 'convert.target' && key.includes('>'))
    return say('ui.verb.convert', { x: say(`space.${key.split('>')[1] ?? ''}`) });
  if (kind === 'army.surplus') return say('ui.verb.surplus', { x: say(`a.${key.split('/')[0] ?? ''}`) });
  return undefined;
}
