import type { Thing } from '@edubba/gamekit';
import type { Key, View } from '@edubba/kernel';
import { AREAS } from '../content/map.ts';
import type { State } from '../rules/state.ts';
import { parts, reader } from './parts.ts';

// The things of Mesopotamia's table. Every option and every refused key leads to one of them, or is a button of the prompt.
//   area/D5            an area of the map, with all that stands in it
//   river/A1|A2        a river section, with the Ships on it
//   action/explore     my Technology card of an action, with the dice on it; `@2` that of seat 2
//   die/0              one of my Dingir dice; piece: my Action Selection piece
//   good/wood          my goods; quest/Q7 a Quest I hold; supply/ship pieces left to me
//   garden             the Hanging Gardens; trade/4 a slot of the Trade band; track/event, track/population
//   option/1           an option of the Event that lies open
//   fighter/SP1        a Unit in battle with its card; slot/SP1/strength a row of the card
//   bid/strength       a section of the battle
//   role/A, empire/mari  what is chosen before the first Round
//   strategy/SC3       a Strategy card of the Automaton; wave: the enemy of Assur
//   player/2, round

/** Answers that are never a thing. */
const WORDS: ReadonlySet<Key> = new Set(['done', 'stop', 'end', 'none', 'keep', 'next-row', 'random']);

/** What is called after a key: `area/D5`; words are buttons. */
export const on =
  (kind: string) =>
  (key: Key): Thing | undefined =>
    WORDS.has(key) ? undefined : `${kind}/${key}`;

export const onArea = on('area');
export const onRiver = on('river');
export const onFighter = on('fighter');

/** The Starting area of whoever reads. */
export const home = (view: View<State>): Thing => `area/${AREAS[view.s.home[reader(view)] ?? 0]?.id ?? ''}`;

/** A ship's river, or an area. */
export const place = (what: string, where: string): Thing => (what === 'ship' ? `river/${where}` : `area/${where}`);

/** `attach/1/archer`: where the Ram is. */
export function onRam(key: Key, view: View<State>): Thing | undefined {
  const [, ram] = parts(key);
  const at = view.s.ram[reader(view)]?.[Number(ram === '' ? 1 : ram) - 1] ?? -1;
  return at < 0 || WORDS.has(key) ? undefined : `area/${AREAS[at]?.id ?? ''}`;
}
