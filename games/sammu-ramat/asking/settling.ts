import { name, seats } from '../text/names.ts';
import { techIcon } from './icons.ts';
import { choosing, onPerson, onPlace, onPlayer, onTile, partsIn, say, sheet, TOGETHER } from './parts.ts';

/** The decisions before a Challenge, and between two of a Campaign. */
export const settling = {
  challenge: sheet('challenge', 'SAM-1.03', {
    ...TOGETHER,
    thing: onTile,
    icon: () => 'act-event',
    weighs: true,
    scene: 'tiles',
  }),
  'challenge.early': sheet('challenge.early', 'SAM-28.03', TOGETHER),
  'setup.token': sheet('setup.token', 'SAM-1.07', { ...TOGETHER, thing: onPlace, verb: choosing }),
  'advisor.choose': sheet('advisor.choose', 'SAM-1.19', {
    thing: onPerson,
    verb: (key) => say('ui.verb.advisor', { who: name(key) }),
    weighs: true,
  }),
  'hand.divide': sheet('hand.divide', 'SAM-28.14', {
    ...TOGETHER,
    option: (key) => seats[Number(key)] ?? say('do.no'),
    thing: onPlayer,
  }),
  prize: sheet('prize', 'SAM-28.07', {
    ...TOGETHER,
    option: (key) => {
      const [who, technology] = partsIn(key);
      return say('do.prize', { who: name(who), technology: name(technology) });
    },
    thing: (key) => `person/${partsIn(key)[0]}`,
    icon: (key) => techIcon(partsIn(key)[1]),
    ends: ['no'],
    weighs: true,
  }),
};
