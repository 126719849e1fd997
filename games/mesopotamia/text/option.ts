import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import { ACTIONS } from '../content/actions.ts';
import { GOODS } from '../content/goods.ts';
import { AREAS, STARTS } from '../content/map.ts';
import { tradeToken } from '../content/trade.ts';
import { startIn } from '../rules/keys.ts';
import { goodOf } from '../rules/queries/gathering.ts';
import type { State } from '../rules/state.ts';
import { area, automaton, goodsMessage, item, seats, section } from './names.ts';

type Say = (s: State, key: Key) => Message;

const plain = (id: string): Message => ({ id });
const inArea: Say = (_, key) => area(key);
const action = (name: string): Message => ({ id: `action.${name}` });

/** `white-reed`. */
function die(name: string): Message {
  const [colour = '', icon = ''] = name.split('-');
  return { id: 'do.die', params: { colour: { id: `colour.${colour}` }, icon: { id: `icon.${icon}` } } };
}

/** `archer+1`: a Unit with a Battering Ram. */
function unit(label: string): Message {
  const [kind = '', rams] = label.split('+');
  if (rams === undefined) return { id: `kind.${kind}` };
  return { id: 'unit.rams', params: { kind: { id: `kind.${kind}` }, n: Number(rams) } };
}

function attach(key: Key): Message {
  const [, n = '1', label = ''] = key.split('/');
  return { id: 'do.attach', params: { n: Number(n), unit: unit(label) } };
}

const settle: Say = (_, key) => {
  const [way = '', id = ''] = key.split('/');
  return way === 'none' ? plain('do.none') : { id: `do.settle-${way}`, params: { area: area(id) } };
};

const turn: Say = (_, key) => {
  const [how = '', name] = key.split('/');
  return name === undefined ? plain(`do.${how}`) : { id: `do.${how}`, params: { action: action(name) } };
};

const dice: Say = (_, key) => {
  const [first = '', second] = key.split('+');
  return second === undefined ? die(first) : { id: 'do.two-dice', params: { first: die(first), second: die(second) } };
};

const explore: Say = (_, key) => {
  const [what = '', where = '', label = ''] = key.split('/');
  if (what === 'stop') return plain('do.stop');
  if (what === 'attach') return attach(key);
  if (what === 'ship') return { id: 'do.sail', params: { section: section(where) } };
  return { id: 'do.activate', params: { area: area(where), unit: unit(label) } };
};

const step: Say = (_, key) => {
  if (key === 'stop') return plain('do.stop');
  return key.startsWith('attach') ? attach(key) : area(key);
};

const build: Say = (s, key) => {
  const [what = '', where = ''] = key.split('/');
  if (what === 'done') return plain('do.done');
  if (what === 'ziggurat') return { id: 'do.build-ziggurat', params: { level: (s.level[s.active] ?? 0) + 1 } };
  if (what === 'garden') return { id: 'do.build-garden', params: { item: item(s.garden[0] ?? '?garden') } };
  if (what === 'ship') return { id: 'do.build-ship', params: { section: section(where) } };
  return { id: `do.build-${what}`, params: { area: area(where) } };
};

const research: Say = (s, key) => {
  const [what = '', name = ''] = key.split('/');
  if (what !== 'discover') return plain(`do.${what}`);
  const type = ACTIONS.findIndex((one) => one === name);
  const level = Math.min(4, (s.tech[s.active]?.[type] ?? 1) + 1);
  return { id: 'do.discover', params: { technology: { id: `technology.${name}.${level}` } } };
};

const gather: Say = (s, key) => {
  const [what = '', by = '', where = '', side = ''] = key.split('/');
  if (what === 'done') return plain('do.done');
  if (what === 'trade') {
    const token = s.trade[Number(by) - 1]?.[0] ?? '';
    const { pay, gain } = tradeToken(token);
    return { id: 'do.trade', params: { token: item(token), pay: goodsMessage(pay), gain: goodsMessage(gain) } };
  }
  const good = { id: `one.${GOODS[goodOf(s, key.slice('gather/'.length))]}` };
  return by === 'home'
    ? { id: 'do.gather-home', params: { good } }
    : { id: `do.gather-${by}`, params: { good, area: area(by === 'ship' ? side : where) } };
};

const warfare: Say = (_, key) => {
  const [what = '', kind = '', where = ''] = key.split('/');
  return what === 'create'
    ? { id: 'do.create', params: { kind: { id: `kind.${kind}` }, area: area(where) } }
    : plain(`do.${what}`);
};

const pair: Say = (s, key) => {
  const name = (part: string): Message => {
    if (part === 'tribe') return plain('seat.tribe');
    return Number(part) === s.automaton ? automaton : (seats[Number(part)] ?? automaton);
  };
  const [first = '', second = ''] = key.split('-');
  return { id: 'do.pair', params: { first: name(first), second: name(second) } };
};

const bid: Say = (_, key) => {
  const [strength = 0, tactics = 0, mobility = 0] = key.split(',').map(Number);
  return { id: 'do.bid', params: { strength, tactics, mobility } };
};

const card: Say = (_, key) => (key === 'done' || key === 'next-row' ? plain(`do.${key}`) : item(key));
const colour: Say = (_, key) => plain(`colour.${key}`);
const amount: Say = (_, key) => ({ id: 'do.number', params: { n: Number(key) } });
const river: Say = (_, key) => (key === 'stop' ? plain('do.stop') : section(key));
const does: Say = (_, key) => plain(`do.${key}`);

const place: Say = (_, key) => {
  const [name = '', row = ''] = key.split('/');
  if (name === 'done') return plain('do.done');
  return { id: 'do.place', params: { card: item(name), section: plain(`section.${row}`) } };
};

const SAYING: { readonly [kind: DecisionKind]: Say } = {
  'setup.role': (_, key) => ({ id: 'do.role', params: { role: plain(`role.${key}`) } }),
  'setup.empire': (_, key) => ({ id: 'do.empire', params: { empire: plain(`empire.${key}`) } }),
  'setup.opponent': (_, key) => (key === 'random' ? plain('do.random') : plain(`empire.${key}`)),
  'setup.start': (_, key) => ({ id: 'do.start', params: { area: area(AREAS[STARTS[startIn(key)] ?? 0]?.id ?? '') } }),
  'setup.die': colour,
  'setup.settle': settle,
  'setup.ship': river,
  'setup.quest': (_, key) => item(key),
  'dice.set': (_, key) => plain(`icon.${key}`),
  'turn.action': turn,
  'turn.dice': dice,
  'reroll.dice': (_, key) => (key === 'done' ? plain('do.done') : die(key)),
  'explore.unit': explore,
  'explore.step': step,
  'explore.sail': river,
  'build.item': build,
  'build.die': colour,
  'ram.attach': (_, key) => (key === 'keep' ? plain('do.keep') : attach(key)),
  'research.next': research,
  'gather.next': gather,
  'warfare.next': warfare,
  'grow.steps': (_, key) => ({ id: 'do.steps', params: { n: Number(key) } }),
  'event.good': (_, key) => plain(`one.${key}`),
  'event.discover': (_, key) => action(key),
  'event.ship': river,
  'upkeep.order': inArea,
  'combat.order': inArea,
  'combat.pair': pair,
  'combat.support': does,
  'combat.bid': bid,
  'combat.simple-bid': amount,
  'combat.fatigue': (_, key) => plain(`section.${key}`),
  'combat.retreat': inArea,
  'combat.events': inArea,
  'combat.loss': (_, key) => plain(`kind.${key}`),
  'settlement.fate': does,
  'after.order': inArea,
  'after.event-order': inArea,
  'solo.place': place,
};

/** What an option is called; cards in a battle by their own names. */
export function option({ s, pending }: View<State>, kind: DecisionKind, key: Key): Message {
  if (kind === 'event.option') {
    const { event = '' } = (pending[0]?.about ?? {}) as { readonly event?: string };
    return plain(`choice.${event}.${key}`);
  }
  return (SAYING[kind] ?? card)(s, key);
}
