import { listMessage } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import type { Civilisation } from '../content/civilisations.ts';
import { CIVILISATIONS, civilisation } from '../content/civilisations.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { IDS } from '../rules/geography.ts';
import type { State } from '../rules/state.ts';
import { isOpponent } from '../rules/state.ts';
import { opponent, seats } from './names.ts';

/** A message with what goes into it. */
export function say(id: string, params?: Message['params']): Message {
  return params === undefined ? { id } : { id, params };
}

/** A few words as a sentence of their own. */
export function sentence(text: Message): Message {
  return say('ui.sentence', { text });
}

/** A player by name, at the start of a sentence. */
export function who(s: State, seat: Seat): Message {
  return isOpponent(s, seat) ? opponent : (seats[seat] ?? opponent);
}

/** The same inside a sentence. */
export function whom(s: State, seat: Seat): Message {
  return isOpponent(s, seat) ? say('ui.opponent') : (seats[seat] ?? opponent);
}

/** `ui.hut.mine`, "Your hut", or `ui.hut.of` with the owner: "Red’s hut". */
export function owned(s: State, what: string, seat: Seat, me: Seat, params: Message['params'] = {}): Message {
  return seat === me ? say(`ui.${what}.mine`, params) : say(`ui.${what}.of`, { ...params, seat: who(s, seat) });
}

/** Whose things are meant: the reader's, or for a spectator those of whoever is to act. */
export function reader({ seat, s, pending }: View<State>): Seat {
  if (seat >= 0) return seat;
  return pending[0]?.seat ?? Math.max(0, s.active);
}

/** `a, b and c`; an empty text for nothing. */
export function listed(parts: readonly (Message | string)[]): Message | string {
  return listMessage(parts) ?? '';
}

/** The same with at most so many named: `a, b and 3 more`. */
export function shortened(parts: readonly (Message | string)[], most: number): Message | string {
  const more = parts.length - most;
  return more > 0 ? say('ui.and-more', { list: commas(parts.slice(0, most)), n: more }) : listed(parts);
}

/** `a, b, c` */
function commas([first = '', ...others]: readonly (Message | string)[]): Message | string {
  return others.length === 0 ? first : say('list.more', { first, rest: commas(others) });
}

/** Spaces by name. */
export function spaces(list: readonly Space[]): Message | string {
  return shortened(
    list.map((space) => IDS[space] ?? ''),
    4,
  );
}

/** The land a space lies in. */
export function ground(space: Space): Message {
  return say(`terrain.${SPACES[space]?.terrain ?? 'between'}`);
}

/** The food a space asks for. */
export function foodAt(space: Space): Message {
  return say(`food.${SPACES[space]?.food ?? 'wheat'}`);
}

const numbered = (first: number, name: Civilisation | undefined): string => {
  const at = CIVILISATIONS.findIndex((board) => board.name === name);
  return `ASY-27.${String(first + Math.max(0, at)).padStart(2, '0')}`;
};

/** The rule of a board's Tribute Bonus (ASY-27.01 to ASY-27.10) and of its Roof effect (ASY-27.21 to ASY-27.30). */
export const bonusRule = (name: Civilisation | undefined): string => numbered(1, name);
export const roofRule = (name: Civilisation | undefined): string => numbered(21, name);

/** The board beside an area, if one lies there. */
export function boardAt(s: State, area: number): ReturnType<typeof civilisation> | undefined {
  const board = s.civilisation[area]?.[0];
  return board === undefined ? undefined : civilisation(board);
}
