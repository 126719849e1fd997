import type { Sheet } from '@edubba/gamekit';
import { aboutOf } from '@edubba/gamekit';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { icon } from './icons.ts';
import { action, inArea, onSection } from './names.ts';
import { asked, plain } from './parts.ts';
import { on, onArea, onRiver } from './things.ts';

type Happening = { readonly [K in keyof Decided & `${'event' | 'upkeep'}.${string}`]: Sheet<State, Decided[K]> };

/** The decisions of Events. */
export const happening: Happening = {
  'event.option': {
    option: (key, view) => plain(`choice.${aboutOf(decisions, view, 'event.option')?.event ?? ''}.${key}`),
    prompt: asked('event.option', 'MES-27.04'),
    doing: 'event',
    thing: on('option'),
    icon: icon('act-event'),
    weighs: true,
    scene: 'event',
  },
  'event.good': {
    option: (key) => plain(`one.${key}`),
    prompt: asked('event.good', 'MES-27.26'),
    doing: 'event',
    thing: on('good'),
    icon: (key) => `res-${key}`,
  },
  'event.discover': {
    option: action,
    prompt: asked('event.discover', 'MES-27.18'),
    doing: 'event',
    thing: on('action'),
    icon: icon('act-research'),
    scene: 'tree',
  },
  'event.ship': {
    option: onSection,
    prompt: asked('event.ship', 'MES-27.19'),
    doing: 'event',
    thing: onRiver,
    icon: icon('unit-ship'),
  },
  'upkeep.order': {
    option: inArea,
    prompt: asked('upkeep.order', 'MES-27.10'),
    doing: 'event',
    thing: onArea,
    icon: icon(),
    control: 'order',
  },
};
