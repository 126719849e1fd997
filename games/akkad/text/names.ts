import type { GameEvent, Message } from '@edubba/kernel';
import { names } from '../content/names.en.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';

/** The seats are called after their colours. */
export const seats: readonly Message[] = ['red', 'blue', 'green', 'yellow', 'white', 'black'].map((colour) => ({
  id: `seat.${colour}`,
}));

/** Somebody in a combat: a seat, rebels or a monster. */
function party(seat: number): Message {
  return seats[seat] ?? { id: seat === -2 ? 'seat.rebels' : 'seat.monster' };
}

const SEATS = ['to', 'on', 'owner', 'defender', 'from'];
const HEADINGS = ['space', 'unit', 'token', 'building', 'upgrade', 'home', 'character', 'role', 'god', 'city'];

/** Words for what an event carries as keys and numbers. */
export function eventParams({ data }: Omit<GameEvent, 'only'>): Message['params'] {
  const params: { [name: string]: string | number | Message } = {};
  for (const [name, value] of Object.entries(data ?? {})) {
    if (typeof value === 'number') {
      if (SEATS.includes(name)) params[name] = party(value);
      else if (name === 'monster') params[name] = { id: `monster.${MONSTER_NAMES[value] ?? 'anzu'}` };
      continue;
    }
    if (name === 'good') params[name] = { id: `goods.${value}` };
    const heading = HEADINGS.find((one) => names[`${one}.${value}`] !== undefined);
    if (heading !== undefined && name !== 'good') params[name] = { id: `${heading}.${value}` };
  }
  return params;
}
