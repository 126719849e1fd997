import type { DecisionKind, GameEvent, Key, Message } from '@edubba/kernel';
import { SPACES } from '../content/board.ts';
import { BOARDS } from '../content/city-states.ts';
import { FACES } from '../content/dice.ts';
import { CHANCE_OF } from '../rules/decisions.ts';
import { named } from './facts.ts';

/** Seats are called by their places: colours come with the boards, which are chosen. */
export const seats: readonly Message[] = ['seat.1', 'seat.2', 'seat.3', 'seat.4'].map((id) => ({ id }));

const among = (list: readonly string[], value: string): boolean => list.includes(value);

/** A space, a board, a face of a die or a card in words. */
function worded(name: string, value: string): Message | undefined {
  if (name === 'space' && among(SPACES, value)) return { id: `space.${value}` };
  if (name === 'board' && among(BOARDS, value)) return { id: `board.${value}` };
  if (name === 'face' && among(FACES, value)) return { id: `face.${value}` };
  return name === 'card' || name === 'item' ? named(value) : undefined;
}

type Params = { [name: string]: Message };

/** Words for what an event carries as keys. */
export function eventParams({ data = {} }: Omit<GameEvent, 'only'>): Message['params'] {
  const params: Params = {};
  for (const [name, value] of Object.entries(data)) {
    const word = typeof value === 'string' ? worded(name, value) : undefined;
    if (word !== undefined) params[name] = word;
  }
  return params;
}

/** Words for what a question is about. */
export function promptParams(_: DecisionKind, about: unknown): Message['params'] {
  const params: Params = {};
  for (const [name, value] of Object.entries((about ?? {}) as { readonly [name: string]: unknown })) {
    if (typeof value !== 'string' || value === '') continue;
    if (name === 'action') params[name] = among(SPACES, value) ? { id: `space.${value}` } : named(value);
    const word = worded(name, value);
    if (word !== undefined) params[name] = word;
  }
  return params;
}

/** What came of chance. */
export function drawn(kind: DecisionKind, key: Key): Message {
  if (kind === CHANCE_OF.first) return seats[Number(key)] ?? { id: 'seat.nobody' };
  if (kind === CHANCE_OF.board) return { id: `board.${key}` };
  if (kind === CHANCE_OF.die || kind === CHANCE_OF.reroll) return { id: `face.${key}` };
  return named(key);
}
