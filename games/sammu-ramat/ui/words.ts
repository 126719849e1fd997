import type { Message } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import type { Special } from '../content/characters.ts';

/** A message by its id. */
export const say = (id: string, params?: Message['params']): Message =>
  params === undefined ? { id } : { id, params };

/** A fact with its icon: good news, a warning, or neither. */
export function fact(icon: string, text: Message, tone?: 'good' | 'warn'): Fact {
  return tone === undefined ? { icon, text } : { icon, text, tone };
}

/** What a Special Action costs besides its action, and what it does. */
export function specialText({ id, cards, goods }: Special): Message {
  const price = cards > 0 ? (goods > 0 ? 'both' : 'card') : goods > 0 ? 'goods' : 'free';
  return say(`ui.special.${price}`, { goods, special: say(`special.${id}`) });
}
