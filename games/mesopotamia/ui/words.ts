import type { Message } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import { reader, say, who } from '../asking/parts.ts';

export { reader, say, who };

/** A fact with its icon: good news, a warning, or neither. */
export function fact(icon: string, text: Message, tone?: 'good' | 'warn'): Fact {
  return tone === undefined ? { icon, text } : { icon, text, tone };
}

/** Messages one after another. */
export function joined([first, ...others]: readonly Message[]): Message {
  if (first === undefined) return say('ui.nothing');
  return others.length === 0 ? first : say('ui.then-also', { first, rest: joined(others) });
}

/** `a, b and c`. */
export function listed([first, ...others]: readonly Message[]): Message {
  if (first === undefined) return say('ui.nothing');
  if (others.length === 0) return first;
  return say(others.length === 1 ? 'ui.and' : 'ui.comma', { first, rest: listed(others) });
}

/** A word of what a question is about. */
export function wordIn(about: unknown, name: string): string {
  const value = typeof about === 'object' && about !== null ? (about as { [key: string]: unknown })[name] : undefined;
  return typeof value === 'string' ? value : '';
}
