import type { Sheet } from '@edubba/gamekit';
import type { Key, Message, RuleId, View } from '@edubba/kernel';
import type { ROWS } from '../content/combat-cards.ts';
import type { Decided } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { automaton, item, seats } from '../text/names.ts';
import { icon } from './icons.ts';
import { card, does, doing, inArea, onSection } from './names.ts';
import { asked, inBattle, parts, plain, say } from './parts.ts';
import { on, onArea, onFighter, onRiver } from './things.ts';

type Fought = 'combat' | 'settlement' | 'after' | 'solo';
type Fighting = { readonly [K in keyof Decided & `${Fought}.${string}`]: Sheet<State, Decided[K]> };

const pair = (key: Key, { s }: View<State>): Message => {
  const name = (part: string): Message => {
    if (part === 'tribe') return plain('seat.tribe');
    return Number(part) === s.automaton ? automaton : (seats[Number(part)] ?? automaton);
  };
  const [first = '', second = ''] = key.split('-');
  return say('do.pair', { first: name(first), second: name(second) });
};

const bid = (key: Key): Message => {
  const [strength = 0, tactics = 0, mobility = 0] = key.split(',').map(Number);
  return say('do.bid', { strength, tactics, mobility });
};

/** Areas that are taken in an order, or one of which comes next. */
const areas = (kind: keyof Decided, rule: RuleId) =>
  ({ option: inArea, prompt: asked(kind, rule), doing: 'battle', thing: onArea, icon: icon() }) as const;

/** A bone onto a card, section by section: the row of the card says how many it holds. */
const bones = (row: (typeof ROWS)[number]) =>
  ({
    option: card,
    prompt: asked(`combat.${row}`, 'MES-21.10', inBattle),
    doing: 'battle',
    thing: (key: Key) => (key === 'done' ? undefined : `slot/${key}/${row}`),
    icon: icon(`mes-${row}`),
    ends: ['done'],
    scene: row,
  }) as const;

/** Units of one side in the order in which they fight. */
const queue = (kind: keyof Decided) =>
  ({
    option: card,
    prompt: asked(kind, 'MES-33.05', inBattle),
    doing: 'battle',
    thing: onFighter,
    icon: icon(),
  }) as const;

/** The decisions of battles, and of what comes after them. */
export const fighting: Fighting = {
  'combat.order': { ...areas('combat.order', 'MES-20.02'), control: 'order' },
  'combat.pair': {
    option: pair,
    prompt: asked('combat.pair', 'MES-20.05'),
    doing: 'battle',
    icon: icon('act-attack'),
  },
  'combat.support': {
    option: (key) => (key.includes('|') ? onSection(key) : does(key)),
    prompt: asked('combat.support', 'MES-22.02'),
    doing: 'battle',
    // No Ship is an answer, but those that lie elsewhere say why they do not support.
    thing: (key) => (key.includes('|') ? onRiver(key) : undefined),
    icon: icon(),
    scene: 'cards',
  },
  'combat.bid': {
    option: bid,
    prompt: asked('combat.bid', 'MES-21.05', inBattle),
    doing: 'bid',
    icon: icon('res-knucklebone'),
    control: 'allot',
    scene: 'bids',
  },
  'combat.simple-bid': {
    option: (key) => say('do.simple-bid', { n: Number(key) }),
    prompt: asked('combat.simple-bid', 'MES-26.01', inBattle),
    doing: 'bid',
    icon: icon('res-knucklebone'),
    verb: (key) => say('ui.verb.bid', { n: Number(key) }),
    control: 'number',
  },
  'combat.strength': bones('strength'),
  'combat.tactics': bones('tactics'),
  'combat.mobility': bones('mobility'),
  'combat.rows': {
    option: card,
    prompt: asked('combat.rows', 'MES-21.14', inBattle),
    doing: 'battle',
    thing: onFighter,
    icon: icon('mes-tactics'),
    scene: 'tactics',
  },
  'combat.fatigue': {
    option: (key) => plain(`section.${key}`),
    prompt: asked('combat.fatigue', 'MES-21.34', inBattle),
    doing: 'battle',
    icon: icon(),
  },
  'combat.retreat': {
    option: inArea,
    prompt: asked('combat.retreat', 'MES-21.28'),
    doing: 'battle',
    thing: onArea,
    icon: icon('act-pass'),
    verb: doing('retreat'),
    weighs: true,
    scene: 'map',
  },
  'combat.events': areas('combat.events', 'MES-23.13'),
  'combat.loss': {
    option: (key) => plain(`kind.${key}`),
    prompt: asked('combat.loss', 'MES-26.04'),
    doing: 'battle',
    icon: (key) => `unit-${key}`,
  },
  'settlement.fate': {
    option: does,
    prompt: asked('settlement.fate', 'MES-25.01'),
    doing: 'battle',
    icon: icon(),
    weighs: true,
  },
  'after.order': { ...areas('after.order', 'MES-25.01'), control: 'order' },
  'after.event-order': areas('after.event-order', 'MES-27.16'),
  'solo.place': {
    option: (key) => {
      const [name, row] = parts(key);
      return name === 'done'
        ? plain('do.done')
        : say('do.place', { card: item(name), section: plain(`section.${row}`) });
    },
    prompt: asked('solo.place', 'MES-33.03', inBattle),
    doing: 'battle',
    thing: on('slot'),
    icon: icon(),
    ends: ['done'],
  },
  'solo.queue': queue('solo.queue'),
  'solo.queue-other': queue('solo.queue-other'),
};
