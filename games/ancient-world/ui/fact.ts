import type { Message } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';

/** A fact with its icon: good news, a warning, or neither. */
export function fact(icon: string, text: Message, tone?: 'good' | 'warn'): Fact {
  return tone === undefined ? { icon, text } : { icon, text, tone };
}
