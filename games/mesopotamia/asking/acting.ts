import type { Sheet } from '@edubba/gamekit';
import type { Key, Message, View } from '@edubba/kernel';
import { ACTIONS } from '../content/actions.ts';
import { GOODS, KNUCKLEBONE } from '../content/goods.ts';
import { tradeToken } from '../content/trade.ts';
import type { Decided } from '../rules/decisions.ts';
import { dieKey, freeDice } from '../rules/queries/dice.ts';
import { goodOf, sourceOf } from '../rules/queries/gathering.ts';
import { currentCard } from '../rules/queries/technologies.ts';
import type { State } from '../rules/state.ts';
import { area, goodsMessage, item, section } from '../text/names.ts';
import { icon } from './icons.ts';
import { action, attach, colour, die, doing, onSection, stopping, unit } from './names.ts';
import { asked, parts, plain, reader, say } from './parts.ts';
import { home, onArea, onRam, onRiver, place } from './things.ts';

type Verb = 'dice' | 'turn' | 'reroll' | 'explore' | 'build' | 'ram' | 'research' | 'gather' | 'warfare' | 'grow';
type Acting = { readonly [K in keyof Decided & `${Verb}.${string}`]: Sheet<State, Decided[K]> };

const dice = (key: Key): Message => {
  const [first = '', second] = key.split('+');
  return second === undefined ? die(first) : say('do.two-dice', { first: die(first), second: die(second) });
};

const built = (key: Key, { s }: View<State>): Message => {
  const [what, where] = parts(key);
  if (what === 'done') return plain('do.done');
  if (what === 'ziggurat') return say('do.build-ziggurat', { level: (s.level[s.active] ?? 0) + 1 });
  if (what === 'garden') return say('do.build-garden', { item: item(s.garden[0] ?? '?garden') });
  if (what === 'ship') return say('do.build-ship', { section: section(where) });
  return say(`do.build-${what}`, { area: area(where) });
};

const researched = (key: Key, { s }: View<State>): Message => {
  const [what, name] = parts(key);
  if (what !== 'discover') return plain(`do.${what}`);
  const type = ACTIONS.findIndex((one) => one === name);
  const level = Math.min(4, (s.tech[s.active]?.[type] ?? 1) + 1);
  return say('do.discover', { technology: plain(`technology.${name}.${level}`) });
};

const gathered = (key: Key, { s }: View<State>): Message => {
  const [what, by, where, side] = parts(key);
  if (what === 'done') return plain('do.done');
  if (what === 'trade') {
    const token = s.trade[Number(by) - 1]?.[0] ?? '';
    const { pay, gain } = tradeToken(token);
    return say('do.trade', { token: item(token), pay: goodsMessage(pay), gain: goodsMessage(gain) });
  }
  const good = plain(`one.${GOODS[goodOf(s, sourceOf(key))]}`);
  return by === 'home'
    ? say('do.gather-home', { good })
    : say(`do.gather-${by}`, { good, area: area(by === 'ship' ? side : where) });
};

/** The first free die that shows it; of equal dice any will do. */
const onDie = (key: Key, view: View<State>): string | undefined => {
  const seat = reader(view);
  const found = freeDice(view.s, seat).find((one) => dieKey(view.s, seat, one) === key);
  return found === undefined ? undefined : `die/${found}`;
};

/** The decisions of a Turn. */
export const acting: Acting = {
  'dice.set': {
    option: (key) => plain(`icon.${key}`),
    prompt: asked('dice.set', 'MES-31.01'),
    doing: 'dice',
    icon: (key) => `mes-${key}`,
  },
  'turn.action': {
    option: (key) => {
      const [how, name] = parts(key);
      return name === '' ? plain(`do.${how}`) : say(`do.${how}`, { action: action(name) });
    },
    prompt: asked('turn.action', 'MES-6.02', (s, seat) => ({
      piece: s.piece[seat] === -1 ? 1 : 0,
      dice: freeDice(s, seat).length,
      round: s.round,
    })),
    doing: 'turn',
    thing: (key) => (key.includes('/') ? `action/${parts(key)[1]}` : undefined),
    icon: icon(),
    ends: ['end'],
    // Ending the Turn with the Action Selection piece unused throws an action away.
    unusual: (key, { s, seat }) => (key === 'end' && s.piece[seat] === -1 ? plain('ui.unusual.piece') : undefined),
  },
  'turn.dice': {
    option: dice,
    prompt: asked('turn.dice', 'MES-7.10'),
    doing: 'turn',
    icon: icon('mes-star'),
  },
  'reroll.dice': {
    option: (key) => (key === 'done' ? plain('do.done') : die(key)),
    prompt: asked('reroll.dice', 'MES-7.13'),
    doing: 'dice',
    thing: (key, view) => (key === 'done' ? undefined : onDie(key, view)),
    icon: icon('act-replay'),
    ends: ['done'],
  },
  'explore.unit': {
    option: (key) => {
      const [what, where, label] = parts(key);
      if (what === 'stop') return plain('do.stop');
      if (what === 'attach') return attach(key);
      if (what === 'ship') return say('do.sail', { section: section(where) });
      return say('do.activate', { area: area(where), unit: unit(label) });
    },
    prompt: asked('explore.unit', 'MES-9.02'),
    doing: 'explore',
    thing: (key, view) => {
      const [what, where] = parts(key);
      if (what === 'stop') return undefined;
      return what === 'attach' ? onRam(key, view) : place(what, where);
    },
    icon: icon(),
    verb: stopping,
    ends: ['stop'],
  },
  'explore.step': {
    option: (key) => {
      if (key === 'stop') return plain('do.stop');
      return key.startsWith('attach') ? attach(key) : area(key);
    },
    prompt: asked('explore.step', 'MES-9.04'),
    doing: 'explore',
    thing: (key, view) => (key.startsWith('attach') ? onRam(key, view) : onArea(key)),
    icon: icon('act-move'),
    verb: doing('go'),
    ends: ['stop'],
    scene: 'steps',
  },
  'explore.sail': {
    option: onSection,
    prompt: asked('explore.sail', 'MES-11.03'),
    doing: 'explore',
    thing: onRiver,
    icon: icon('unit-ship'),
    verb: stopping,
    ends: ['stop'],
  },
  'build.item': {
    option: built,
    prompt: asked('build.item', 'MES-13.07'),
    doing: 'build',
    thing: (key, view) => {
      const [what, where] = parts(key);
      if (what === 'done') return undefined;
      if (what === 'garden') return 'garden';
      return what === 'ziggurat' ? home(view) : place(what, where);
    },
    icon: icon(),
    ends: ['done'],
    weighs: (key) => key === 'garden',
  },
  'build.die': {
    option: colour,
    prompt: asked('build.die', 'MES-13.17'),
    doing: 'build',
    icon: icon('mes-star'),
  },
  'ram.attach': {
    option: (key) => (key === 'keep' ? plain('do.keep') : attach(key)),
    prompt: asked('ram.attach', 'MES-24.04'),
    doing: 'build',
    thing: onRam,
    icon: icon(),
    ends: ['keep'],
  },
  'research.next': {
    option: researched,
    prompt: asked('research.next', 'MES-15.04'),
    doing: 'research',
    thing: (key) => {
      if (key === 'done') return undefined;
      return key === 'convert' ? 'good/clay' : `action/${parts(key)[1]}`;
    },
    icon: icon(),
    ends: ['done'],
    scene: 'tree',
  },
  'gather.next': {
    option: gathered,
    prompt: asked('gather.next', 'MES-16.01'),
    doing: 'gather',
    thing: (key, view) => {
      const [what, by, where] = parts(key);
      if (what === 'done') return undefined;
      if (what === 'trade') return `trade/${by}`;
      return by === 'home' ? home(view) : place(by, where);
    },
    icon: icon(),
    ends: ['done'],
  },
  'warfare.next': {
    option: (key) => {
      const [what, kind, where] = parts(key);
      return what === 'create'
        ? say('do.create', { kind: plain(`kind.${kind}`), area: area(where) })
        : plain(`do.${what}`);
    },
    prompt: asked('warfare.next', 'MES-18.02', (s, seat) => ({ bones: s.goods[seat]?.[KNUCKLEBONE] ?? 0 })),
    doing: 'warfare',
    thing: (key) => {
      if (key === 'done') return undefined;
      return key === 'knucklebones' ? 'good/knucklebone' : `area/${parts(key)[2]}`;
    },
    icon: (key) => (key.startsWith('create/') ? `unit-${parts(key)[1]}` : icon()(key)),
    ends: ['done'],
  },
  'grow.steps': {
    option: (key) => say('do.steps', { n: Number(key) }),
    prompt: asked('grow.steps', 'MES-19.01', (s, seat) => {
      const type = ACTIONS.indexOf('grow');
      return { food: currentCard(s, seat, type).first };
    }),
    doing: 'grow',
    icon: icon('mes-people'),
    control: 'number',
  },
};
