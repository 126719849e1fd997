import type { Key, Message, View } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { count, endOf, HAND, HOME, isShared, other, startOf, throwsAgain } from '../rules/index.ts';

/** What a move is called: from where to where, and what it brings. */
export function option({ s }: View<State>, _kind: string, key: Key): Message {
  const from = startOf(key);
  const to = endOf(s, from);
  const gain = { id: `ur.gain.${gained(s, to)}` };
  if (to >= HOME) return { id: 'ur.home', params: { from, gain } };
  return from === HAND ? { id: 'ur.enter', params: { to, gain } } : { id: 'ur.move', params: { from, to, gain } };
}

function gained(s: State, to: number): 'nothing' | 'capture' | 'rosette' | 'both' {
  const captures = isShared(to) && count(s, other(s.turn), to) > 0;
  if (throwsAgain(s, to)) return captures ? 'both' : 'rosette';
  return captures ? 'capture' : 'nothing';
}
