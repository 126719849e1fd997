import type { DecisionKind, Key, View } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { AREAS, STARTS } from '../content/map.ts';
import { startIn } from '../rules/keys.ts';
import { dieKey, freeDice } from '../rules/queries/dice.ts';
import type { State } from '../rules/state.ts';
import { reader } from './words.ts';

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
const PLAIN = new Set(['done', 'stop', 'end', 'none', 'keep', 'reroll', 'free-reroll', 'next-row', 'random']);

type Lead = (key: Key, view: View<State>) => Thing | undefined;

const area: Lead = (key) => `area/${key}`;
const river: Lead = (key) => `river/${key}`;
const fighter: Lead = (key) => `fighter/${key}`;
const named =
  (kind: string): Lead =>
  (key) =>
    `${kind}/${key}`;
const homeOf = ({ s }: View<State>, seat: number): Thing => `area/${AREAS[s.home[seat] ?? 0]?.id ?? ''}`;

/** `attach/1/archer`: where the Ram is. */
const ram: Lead = (key, view) => {
  const at = view.s.ram[reader(view)]?.[Number(key.split('/')[1] ?? 1) - 1] ?? -1;
  return at < 0 ? undefined : `area/${AREAS[at]?.id ?? ''}`;
};

const explore: Lead = (key, view) => {
  const [what = '', where = ''] = key.split('/');
  if (what === 'attach') return ram(key, view);
  return what === 'ship' ? `river/${where}` : `area/${where}`;
};

const build: Lead = (key, view) => {
  const [what = '', where = ''] = key.split('/');
  if (what === 'garden') return 'garden';
  if (what === 'ziggurat') return homeOf(view, reader(view));
  return what === 'ship' ? `river/${where}` : `area/${where}`;
};

const gather: Lead = (key, view) => {
  const [what = '', by = '', where = ''] = key.split('/');
  if (what === 'trade') return `trade/${by}`;
  if (by === 'home') return homeOf(view, reader(view));
  return by === 'ship' ? `river/${where}` : `area/${where}`;
};

/** The first free die that shows it; of equal dice any will do. */
const die: Lead = (key, view) => {
  const seat = reader(view);
  const found = freeDice(view.s, seat).find((one) => dieKey(view.s, seat, one) === key);
  return found === undefined ? undefined : `die/${found}`;
};

const LEADS: { readonly [kind: DecisionKind]: Lead } = {
  'setup.role': named('role'),
  'setup.empire': named('empire'),
  'setup.opponent': named('empire'),
  'setup.start': (key) => `area/${AREAS[STARTS[startIn(key)] ?? 0]?.id ?? ''}`,
  'setup.settle': (key) => `area/${key.split('/')[1] ?? ''}`,
  'setup.ship': river,
  'setup.quest': named('quest'),
  'turn.action': (key) => `action/${key.split('/')[1] ?? ''}`,
  'reroll.dice': die,
  'explore.unit': explore,
  'explore.step': (key, view) => (key.startsWith('attach') ? ram(key, view) : `area/${key}`),
  'explore.sail': river,
  'build.item': build,
  'ram.attach': ram,
  'research.next': (key) => (key === 'convert' ? 'good/clay' : `action/${key.split('/')[1] ?? ''}`),
  'gather.next': gather,
  'warfare.next': (key) => (key === 'knucklebones' ? 'good/knucklebone' : `area/${key.split('/')[2] ?? ''}`),
  'event.option': named('option'),
  'event.good': named('good'),
  'event.discover': named('action'),
  'event.ship': river,
  'upkeep.order': area,
  'combat.order': area,
  'combat.events': area,
  'combat.retreat': area,
  'after.order': area,
  'after.event-order': area,
  'combat.strength': fighter,
  'combat.tactics': fighter,
  'combat.mobility': fighter,
  'combat.rows': fighter,
  'solo.place': named('slot'),
  'solo.queue': fighter,
  'solo.queue-other': fighter,
};

/** The thing an option is pointed at; `undefined` where it is a button of the prompt. */
export function thingOf(kind: DecisionKind, key: Key, view: View<State>): Thing | undefined {
  return PLAIN.has(key) ? undefined : LEADS[kind]?.(key, view);
}
