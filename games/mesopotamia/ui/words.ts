import type { Message, Seat, View } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import type { State } from '../rules/state.ts';
import { tribeSide } from '../rules/state.ts';
import { automaton, seats } from '../text/names.ts';

/** A message with what goes into it. */
export function say(id: string, params?: Message['params']): Message {
  return params === undefined ? { id } : { id, params };
}

/** A fact with its icon: good news, a warning, or neither. */
export function fact(icon: string, text: Message, tone?: 'good' | 'warn'): Fact {
  return tone === undefined ? { icon, text } : { icon, text, tone };
}

/** Whose things are meant: the reader's, or for a spectator those of whoever is to act. */
export function reader({ seat, s, pending }: View<State>): Seat {
  if (seat >= 0) return seat;
  return pending[0]?.seat ?? Math.max(0, s.active);
}

/** A player by name; also the one nobody sits behind, and the Neutral Tribe. */
export function who(s: State, player: number): Message {
  if (player === tribeSide(s)) return say('seat.tribe');
  return player === s.automaton ? automaton : (seats[player] ?? automaton);
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

/** A number of what a question is about. */
export function numberIn(about: unknown, name: string): number {
  const value = typeof about === 'object' && about !== null ? (about as { [key: string]: unknown })[name] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** A word of what a question is about. */
export function wordIn(about: unknown, name: string): string {
  const value = typeof about === 'object' && about !== null ? (about as { [key: string]: unknown })[name] : undefined;
  return typeof value === 'string' ? value : '';
}
