import type { DecisionKind, GameEvent, ItemId, Key, Message } from '@edubba/kernel';
import type { Amounts } from '../content/goods.ts';
import { GOODS } from '../content/goods.ts';

type Params = { [name: string]: string | number | Message };

/** The seats are called after the colours of the pieces. */
export const seats: readonly Message[] = ['yellow', 'red', 'blue', 'green', 'black', 'purple'].map((colour) => ({
  id: `seat.${colour}`,
}));

/** Who plays without sitting at the table. */
export const automaton: Message = { id: 'seat.automaton' };

const TRIBE: Message = { id: 'seat.tribe' };

/** What a card or token is called, or the back of one. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id}` };
}

export const area = (id: string): Message => ({ id: `area.${id}` });

/** `A1|A2`: the river between two areas. */
export function section(id: string): Message {
  const [a = '', b = ''] = id.split('|');
  return { id: 'river', params: { a: area(a), b: area(b) } };
}

/** `2 Stone, 1 Wood`. */
export function goodsMessage(amounts: Amounts): Message {
  const named = GOODS.flatMap((name, good): Message[] => {
    const n = amounts[good] ?? 0;
    return n > 0 ? [{ id: `good.${name}`, params: { n } }] : [];
  });
  return listed(named) ?? { id: 'goods.nothing' };
}

function listed([first, ...rest]: readonly Message[]): Message | undefined {
  if (first === undefined) return undefined;
  const more = listed(rest);
  return more === undefined ? first : { id: 'goods.and', params: { first, rest: more } };
}

/** What came of chance: an icon, an Empire, a number, or what was drawn. */
export function drawn(kind: DecisionKind, key: Key): Message {
  if (kind === 'die.roll') return { id: `icon.${key}` };
  if (kind === 'empire.draw') return { id: `empire.${key}` };
  if (kind === 'tribe.roll') return { id: 'do.number', params: { n: Number(key) } };
  return item(key);
}

/** How plain names in events and questions are said, by what they are called there. */
const SAID: { readonly [name: string]: (value: string) => Message } = {
  area,
  from: (value) => (value.includes('|') ? section(value) : area(value)),
  section: (value) => (value.includes('|') ? section(value) : { id: `section.${value}` }),
  kind: (value) => ({ id: `kind.${value}` }),
  action: (value) => ({ id: `action.${value}` }),
  colour: (value) => ({ id: `colour.${value}` }),
  icon: (value) => ({ id: `icon.${value}` }),
  empire: (value) => ({ id: `empire.${value}` }),
  role: (value) => ({ id: `role.${value}` }),
  event: item,
  token: item,
  strategy: item,
  card: item,
  listed: (value) => ({ id: `listed.${value}` }),
  where: (value) => ({ id: `where.${value}` }),
  aim: (value) => ({ id: `aim.${value}` }),
};

function said(data: { readonly [name: string]: unknown }): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(data)) {
    const say = SAID[name];
    if (say !== undefined && typeof value === 'string' && value !== '') params[name] = say(value);
  }
  if (typeof data['kind'] === 'string') params['one'] = { id: `one.${data['kind']}` };
  return params;
}

/** A side of a battle: a player by number, or the Tribe. */
const side = (value: unknown): number | Message => (typeof value === 'number' ? value : TRIBE);

/** Words for what an event carries as keys and numbers. */
export function eventParams({ type, data = {} }: Omit<GameEvent, 'only'>): Message['params'] {
  const params = said(data);
  if (type.startsWith('goods.')) params['goods'] = goodsMessage(GOODS.map((name) => Number(data[name] ?? 0)));
  if (type === 'goods.given') params['other'] = Number(data['to']);
  if (type === 'settlement.lost') params['other'] = Number(data['by']);
  if (type === 'technology.gained') params['technology'] = { id: `technology.${data['action']}.${data['level']}` };
  if (type === 'event.chosen' || type === 'event.closed')
    params['option'] = { id: `choice.${data['event']}.${data['option']}` };
  if (type === 'battle.engagement') params['loser'] = { id: `one.${data['other']}` };
  if (type === 'battle.begun') {
    params['seat'] = side(data['attacker']);
    params['other'] = side(data['defender']);
  } else if (data['side'] !== undefined) params['other'] = side(data['side']);
  return params;
}

/** Words for what a question is about. */
export function promptParams(_: DecisionKind, about: unknown): Message['params'] {
  return typeof about === 'object' && about !== null ? said(about as { readonly [name: string]: unknown }) : {};
}
