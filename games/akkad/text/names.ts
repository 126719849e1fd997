import type { DecisionKind, GameEvent, ItemId, Key, Message, Seat } from '@edubba/kernel';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { TOKENS } from '../content/goods.ts';
import { IDS } from '../rules/geography.ts';
import { BEAST, REBELS } from '../rules/state.ts';

/** The seats are called after their colours. */
export const seats: readonly Message[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black'].map((colour) => ({
  id: `seat.${colour}`,
}));

/** Somebody in a combat: a seat, rebels or a monster. */
export function party(seat: Seat): Message {
  if (seat === REBELS) return { id: 'seat.rebels' };
  if (seat === BEAST) return { id: 'seat.monster' };
  return seats[seat] ?? { id: 'seat.nobody' };
}

/** What a card is called; `?action` is the back of one. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id.replace(/#\d+$/, '')}` };
}

/** What came of chance: so many hits, a card, a city or character, whose turn it is to choose. */
export function drawn(kind: DecisionKind, key: Key): Message {
  if (kind.startsWith('roll.')) return { id: 'drawn.hits', params: { n: Number(key) } };
  if (kind.startsWith('draw.')) return item(key);
  if (kind === 'deal.order') return seats[Number(key)] ?? { id: 'seat.nobody' };
  return { id: `${kind.slice('deal.'.length)}.${key}` };
}

/** A monster by its number. */
export function monster(at: number): Message {
  return { id: `monster.${MONSTER_NAMES[at] ?? 'anzu'}` };
}

const TOKEN_NAMES: ReadonlySet<string> = new Set(TOKENS);
const SPACE_NAMES: ReadonlySet<string> = new Set(IDS);

/** Members that are the other player where they are numbers: named as `other`, so that people are called by their names. */
const OTHERS = new Set(['to', 'on', 'owner']);

const other = (seat: Seat): number | Message => (seat >= 0 ? seat : party(seat));

type Params = { [name: string]: string | number | Message };

function worded(name: string, value: string): Message | undefined {
  if (SPACE_NAMES.has(value)) return { id: `space.${value}` };
  if (TOKEN_NAMES.has(value)) return { id: `a.${value}` };
  if (name === 'good') return { id: `goods.${value}` };
  if (name === 'unit') return { id: `a.${value}` };
  return ['building', 'upgrade', 'home', 'character', 'role', 'god', 'city'].includes(name)
    ? { id: `${name}.${value}` }
    : undefined;
}

/** Words for what an event carries as keys and numbers. */
export function eventParams({ type, seat = 0, data = {} }: Omit<GameEvent, 'only'>): Message['params'] {
  const params: Params = {};
  // Rebels that attack have no seat to be named by.
  if (seat < 0) params['seat'] = party(seat);
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === 'string') {
      const word = worded(name, value);
      if (word !== undefined) params[name] = word;
    } else if (typeof value === 'number' && OTHERS.has(name)) params['other'] = other(value);
  }
  // Several of a kind are counted.
  const n = Number(data['n'] ?? 1);
  if (n > 1 && typeof data['unit'] === 'string') params['unit'] = { id: `count.${data['unit']}`, params: { n } };
  if (type === 'monster.defeated') params['monster'] = monster(Number(data['monster']));
  if (type === 'combat.begun' || type.startsWith('combat.won')) {
    const beast = Number(data['monster'] ?? -1);
    params['other'] = beast >= 0 ? monster(beast) : other(Number(data['defender']));
  }
  return params;
}
