import { listMessage } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { IDS } from '../rules/geography.ts';
import type { State } from '../rules/state.ts';
import { party } from '../text/names.ts';

/** A message with what goes into it. */
export function say(id: string, params?: Message['params']): Message {
  return params === undefined ? { id } : { id, params };
}

/** Whose things are meant: the reader's, or for a spectator those of whoever is to act. */
export function reader({ seat, s, pending }: View<State>): Seat {
  if (seat >= 0) return seat;
  return pending[0]?.seat ?? Math.max(0, s.active);
}

/** A seat, the rebels or a monster by name. */
export function who(seat: Seat): Message {
  return party(seat);
}

/** A space by name. */
export function place(space: Space): Message {
  return say(`space.${IDS[space] ?? 'AGD'}`);
}

/** `a, b and c`; an empty text for nothing. */
export function listed(parts: readonly (Message | string)[]): Message | string {
  return listMessage(parts) ?? '';
}

/** Messages one after another. */
export function joined([first = '', ...others]: readonly (Message | string)[]): Message | string {
  return others.length === 0 ? first : say('ui.then-also', { first, rest: joined(others) });
}

/** "You" at the start of a sentence, or the name. */
export function You(seat: Seat, me: Seat): Message {
  return seat === me ? say('ui.you.start') : who(seat);
}

/** `ui.<what>.mine`, or `ui.<what>.of` with the owner. */
export function owned(what: string, seat: Seat, me: Seat, params: Message['params'] = {}): Message {
  return seat === me ? say(`ui.${what}.mine`, params) : say(`ui.${what}.of`, { ...params, seat: who(seat) });
}

/** So many units of a kind in a sentence; one of them with its article. */
export function several(unit: string, n: number): Message {
  return n === 1 ? say(`a.${unit}`) : counted(unit, n);
}

/** So many units of a kind. */
export function counted(unit: string, n: number): Message {
  return say(`count.${unit}`, { n });
}
