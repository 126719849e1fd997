import type { Sheet } from '@edubba/gamekit';
import { EMPIRE_NAMES } from '../content/empires.ts';
import { AREAS, STARTS } from '../content/map.ts';
import type { Decided } from '../rules/decisions.ts';
import { startIn } from '../rules/keys.ts';
import type { State } from '../rules/state.ts';
import { area, item } from '../text/names.ts';
import { icon } from './icons.ts';
import { colour, onSection } from './names.ts';
import { asked, parts, plain, say } from './parts.ts';
import { on, onRiver } from './things.ts';

type Starting = { readonly [K in keyof Decided & `setup.${string}`]: Sheet<State, Decided[K]> };

const startArea = (key: string): string => AREAS[STARTS[startIn(key)] ?? 0]?.id ?? '';

/** The decisions before the first Round. */
export const starting: Starting = {
  'setup.role': {
    option: (key) => say('do.role', { role: plain(`role.${key}`) }),
    prompt: asked('setup.role', 'MES-2.02'),
    doing: 'start',
    thing: on('role'),
    icon: icon('unit-leader'),
    weighs: true,
    scene: 'roles',
  },
  'setup.empire': {
    option: (key) => say('do.empire', { empire: plain(`empire.${key}`) }),
    prompt: asked('setup.empire', 'MES-2.03'),
    doing: 'start',
    thing: on('empire'),
    icon: icon('tok-crown'),
    weighs: true,
    scene: 'empires',
  },
  'setup.opponent': {
    option: (key) => (key === 'random' ? plain('do.random') : plain(`empire.${key}`)),
    prompt: asked('setup.opponent', 'MES-32.34'),
    doing: 'start',
    thing: on('empire'),
    icon: icon('tok-crown'),
    weighs: true,
    scene: 'empires',
  },
  'setup.start': {
    option: (key) => say('do.start', { area: area(startArea(key)) }),
    prompt: asked('setup.start', 'MES-2.04', (s, seat) => ({
      empire: say(`empire.${EMPIRE_NAMES[s.empire[seat] ?? 0] ?? ''}`),
    })),
    doing: 'start',
    thing: (key) => `area/${startArea(key)}`,
    icon: icon('bld-zig3'),
    weighs: true,
  },
  'setup.die': {
    option: colour,
    prompt: asked('setup.die', 'MES-3.05'),
    doing: 'start',
    icon: icon('mes-star'),
  },
  'setup.settle': {
    option: (key) => {
      const [way, id] = parts(key);
      return way === 'none' ? plain('do.none') : say(`do.settle-${way}`, { area: area(id) });
    },
    prompt: asked('setup.settle', 'MES-3.09'),
    doing: 'start',
    thing: (key) => (key === 'none' ? undefined : `area/${parts(key)[1]}`),
    icon: icon('bld-settlement'),
    ends: ['none'],
  },
  'setup.ship': {
    option: onSection,
    prompt: asked('setup.ship', 'MES-3.13'),
    doing: 'start',
    thing: onRiver,
    icon: icon('unit-ship'),
  },
  'setup.quest': {
    option: (key) => item(key),
    prompt: asked('setup.quest', 'MES-1.13'),
    doing: 'quest',
    thing: on('quest'),
    icon: icon('ui-discard'),
    weighs: true,
    control: 'secret',
    scene: 'quests',
  },
};
