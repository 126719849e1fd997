import type { Message } from '@edubba/kernel';
import type { Remedy, Threat, What } from '../../forecast/index.ts';
import { name } from '../../text/names.ts';
import { markerIcon, tokenIcon } from '../../asking/icons.ts';
import { say } from '../words.ts';

/** What may happen, in a few words. */
export function threatText(is: What): Message {
  switch (is.what) {
    case 'attack':
    case 'overrun':
    case 'advance':
    case 'unrest':
    case 'plague':
    case 'convert':
      return say(`ui.threat.${is.what}`, { place: name(is.place) });
    case 'raid':
    case 'gate':
      return say(`ui.threat.${is.what}`, { area: name(is.area) });
    case 'killed':
    case 'aside':
    case 'flight':
      return say(`ui.threat.${is.what}`, { who: name(is.who) });
    case 'tokens':
      return say('ui.threat.tokens', { token: name(is.token), place: name(is.place) });
    case 'goods':
      return say('ui.threat.goods', { who: name(is.who), good: name(is.good) });
    case 'bagged':
      return say('ui.threat.bagged', { marker: name(is.marker) });
    case 'over':
      return say('ui.threat.over', { why: say(`ui.lost.${is.ending}`) });
    default:
      return say('ui.threat.attempt');
  }
}

/** When it comes. */
export const stageText = (stage: Threat['stage']): Message => say(`ui.threat.when.${stage}`);

export function threatIcon(is: What): string {
  switch (is.what) {
    case 'unrest':
    case 'plague':
    case 'raid':
      return markerIcon(is.what);
    case 'attempt':
      return 'tok-assassin';
    case 'gate':
      return 'bld-gate';
    case 'killed':
    case 'aside':
    case 'flight':
      return 'sam-flee';
    case 'tokens':
      return tokenIcon(is.token);
    case 'goods':
      return 'res-coin';
    case 'bagged':
      return 'sam-bag';
    case 'over':
      return 'ui-warning';
    case 'convert':
      return 'tok-diviner';
    default:
      return 'unit-enemy';
  }
}

/** What would avert it. */
export function remedyText(remedy: Remedy): Message {
  switch (remedy.do) {
    case 'defense':
    case 'strike':
      return say(`ui.remedy.${remedy.do}`, { n: remedy.n, place: name(remedy.place) });
    case 'medicine':
      return say('ui.remedy.medicine', { n: remedy.n, area: name(remedy.area) });
    case 'gain':
      return remedy.place === undefined
        ? say('ui.remedy.gain', { n: remedy.n, token: name(remedy.token) })
        : say('ui.remedy.gain-in', { n: remedy.n, token: name(remedy.token), place: name(remedy.place) });
    case 'clear':
      return say('ui.remedy.clear', { marker: name(remedy.marker), area: name(remedy.area) });
    case 'join':
      return say('ui.remedy.join', { who: name(remedy.who), with: name(remedy.with) });
    case 'go':
      return say('ui.remedy.go', { who: name(remedy.who), area: name(remedy.area) });
    case 'leave':
      return say('ui.remedy.leave', { who: name(remedy.who), place: name(remedy.place) });
    case 'green':
      return say('ui.remedy.green', { marker: name(remedy.marker), place: name(remedy.place) });
    default:
      return say('ui.remedy.relieve');
  }
}
