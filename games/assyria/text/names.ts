import type { DecisionKind, GameEvent, ItemId, Key, Message } from '@edubba/kernel';
import { civilisation } from '../content/civilisations.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { AREAS, markerValue } from '../content/tracks.ts';

type Data = NonNullable<GameEvent['data']>;

/** The seats by name: the colours of the pieces. The fourth is ours. */
export const seats: readonly Message[] = [
  { id: 'seat.red' },
  { id: 'seat.blue' },
  { id: 'seat.purple' },
  { id: 'seat.yellow' },
];

/** What the solo opponent is called, which has no seat at the table. */
export const opponent: Message = { id: 'seat.opponent' };

/** What came of chance: the seat that is next in the Turn Order, or what was drawn. */
export function drawn(_: DecisionKind, key: Key): Message {
  return key.startsWith('seat/') ? (seats[Number(key.slice(5))] ?? opponent) : item(key);
}

/** What a card, board or marker is called; `?food` is the back of one. */
export function item(name: ItemId): Message {
  if (name.startsWith('?')) return { id: `back.${name.slice(1)}` };
  if (name.startsWith('FD')) return { id: `item.${name.slice(0, name.lastIndexOf('-'))}` };
  if (name.startsWith('FV')) return { id: `item.${name.slice(0, 4)}` };
  if (name.startsWith('CV')) return { id: `item.${name}` };
  if (name.startsWith('EM')) return { id: 'item.marker', params: { n: markerValue(name) } };
  if (name.startsWith('S')) return { id: 'item.scheme', params: { id: name } };
  throw new RangeError(`"${name}" is no card, board or marker`);
}

/** A space with its food and the land it lies in. */
export function space(at: Space): Message['params'] {
  const { id = '', food = '', terrain = '' } = SPACES[at] ?? {};
  return { space: id, food: { id: `food.${food}` }, terrain: { id: `terrain.${terrain}` } };
}

/** What a Well site is called: `WL03`. */
export function site(id: string): Message {
  return { id: id.startsWith('WL') ? 'site.west' : 'site.east', params: { n: id.slice(2) } };
}

/** Words for the focus of a Scheme card, by what it decides. */
const FOCUS: { readonly [by: string]: string } = { food: 'food', terrain: 'ground', arrow: 'arrow', outbid: 'bid' };

/** Why the solo opponent chose as it did: which Scheme card, which focus, and what it chose. */
function scheme(by: string, { scheme: card = '', focus = '', choice = '' }: Data): Message['params'] {
  const words = FOCUS[by];
  return {
    scheme: item(String(card)),
    focus: words === undefined ? focus : { id: `${words}.${focus}` },
    choice: chosen(String(choice)),
  };
}

/** A row, an area, a card, a Well site, or a space of the map, which speaks for itself. */
function chosen(choice: string): Message | string {
  if (choice.startsWith('row')) return { id: 'choice.row', params: { row: Number(choice.slice(3)) } };
  if (AREAS.some((area) => area === choice)) return { id: 'choice.area', params: { area: { id: `area.${choice}` } } };
  if (/^W[LR]/.test(choice)) return site(choice);
  return /^F[DV]/.test(choice) ? item(choice) : choice;
}

/** Words for what an event carries as plain names. */
export function eventParams({ type, data }: Omit<GameEvent, 'only'>): Message['params'] {
  const params: { [name: string]: string | number | Message } = {};
  if (data === undefined) return params;
  if (type.startsWith('scheme.by-')) return scheme(type.slice('scheme.by-'.length), data);
  const { source, area, space: place, tile, food, what, by, n = 1, site: well } = data;
  if (typeof source === 'string') params['source'] = { id: `source.${source}` };
  if (typeof area === 'string') params['area'] = { id: `area.${area}` };
  if (typeof tile === 'string') params['tile'] = { id: `tile.${tile}` };
  if (typeof food === 'string') params['food'] = { id: `food.${food}` };
  if (typeof what === 'string') params['what'] = { id: `do.pay.${what}`, params: { n } };
  if (typeof well === 'string') params['site'] = site(well);
  if (typeof by === 'string') params['by'] = { id: by === 'plough' || by === 'token' ? `by.${by}` : `food.${by}` };
  if (type === 'bid.placed' && typeof place === 'string') params['space'] = { id: `bid.${place}` };
  return params;
}

/** The board beside an area, by name. */
export function board(name: ItemId | undefined): Message {
  return name === undefined ? { id: 'back.civilisation' } : { id: `civilisation.${civilisation(name).name}` };
}
