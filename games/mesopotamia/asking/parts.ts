import type { Prompt } from '@edubba/gamekit';
import type { Key, Message, RuleId, Seat, View } from '@edubba/kernel';
import { AREAS } from '../content/map.ts';
import { pool, tieWinner } from '../rules/queries/battle.ts';
import type { Decided } from '../rules/decisions.ts';
import { type State, tribeSide } from '../rules/state.ts';
import { area, automaton, promptParams, seats } from '../text/names.ts';

type Kind = keyof Decided;
type Params = { [name: string]: string | number | Message };

export const say = (id: string, params?: Message['params']): Message =>
  params === undefined ? { id } : { id, params };
export const plain = (id: string): Message => ({ id });

/** A player by name; also the one nobody sits behind, and the Neutral Tribe. */
export function who(s: State, player: number): Message {
  if (player === tribeSide(s)) return say('seat.tribe');
  return player === s.automaton ? automaton : (seats[player] ?? automaton);
}

/** Whose things are meant: the reader's, or for a spectator those of whoever is to act. */
export function reader({ seat, s, pending }: View<State>): Seat {
  if (seat >= 0) return seat;
  return pending[0]?.seat ?? Math.max(0, s.active);
}

/** Numbers of what a question is about, and its names. */
function paramsOf(kind: Kind, about: unknown): Params {
  const params: Params = { ...promptParams(kind, about) };
  if (typeof about === 'object' && about !== null)
    for (const [name, value] of Object.entries(about)) if (typeof value === 'number') params[name] = value;
  return params;
}

/** What the prompt bar asks, why, and by which rule; with what the question says, and what else it needs to be put well. */
export function asked(
  kind: Kind,
  rule: RuleId,
  more: (s: State, seat: Seat) => Params = () => ({}),
): (view: View<State>, seat: Seat, about: unknown) => Prompt {
  return ({ s }, seat, about) => {
    const params = { ...paramsOf(kind, about), ...more(s, seat) };
    return { say: say(`ui.ask.${kind}`, params), why: say(`ui.why.${kind}`, params), rule };
  };
}

/** The battle that is fought: where, with how many bones, against whom, and who wins ties. */
export function inBattle(s: State, seat: Seat): Params {
  if (s.battle === null) return {};
  const side = Math.max(0, s.battle.deciders.indexOf(seat));
  return {
    area: area(AREAS[s.battle.area]?.id ?? ''),
    bones: pool(s, side),
    mine: tieWinner(s) === side ? 1 : 0,
    enemy: who(s, s.battle.sides[1 - side] ?? 0),
    least: s.battle.support[side] ?? 0,
    tribe: s.battle.sides[side] === tribeSide(s) ? 1 : 0,
  };
}

/** `walls/A2/x`: the parts of a key. */
export const parts = (key: Key): readonly [string, string, string, string] => {
  const [a = '', b = '', c = '', d = ''] = key.split('/');
  return [a, b, c, d];
};
