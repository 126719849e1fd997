import type { Key, Message } from '@edubba/kernel';
import { LOCATIONS } from '../content/map.ts';
import { eventText } from '../text/cards.ts';
import { item, listed, name, seats } from '../text/names.ts';
import { goodIcon, markerIcon } from './icons.ts';
import {
  BY_OWNER,
  choosing,
  discarding,
  onCard,
  onPerson,
  onPlace,
  onPlayer,
  onTile,
  partsIn,
  say,
  sheet,
  TOGETHER,
  tokenAt,
} from './parts.ts';

/** Whose Good is paid: `besime/iron`. */
const goodOf = (key: Key): Message => {
  const [who, good] = partsIn(key);
  return say('do.pay', { who: name(who), good: name(good) });
};
const onGood = (key: Key): string => {
  const [who, good] = partsIn(key);
  return `good/${good}/${who}`;
};
const iconOfSecond = (key: Key): string => goodIcon(partsIn(key)[1]);

const LOCATION_NAMES: ReadonlySet<string> = new Set(LOCATIONS.map(({ id }) => id));

/** Where a green marker can be put: `raid/assyria`, `event/3`, `route/kalhu-nineveh`. */
function greenThing(key: Key): string {
  const [verb, target] = partsIn(key);
  if (verb === 'event' || verb === 'route') return `${verb}/${target}`;
  if (verb === 'queen' || verb === 'relieve') return 'person/sammu-ramat';
  return LOCATION_NAMES.has(target) ? `place/${target}` : `area/${target}`;
}

/** The decisions of New Month and of its end, most of them the table's. */
export const month = {
  'enemies.tie': sheet('enemies.tie', 'SAM-5.15', { ...TOGETHER, thing: onPlace, verb: choosing }),
  'spread.short': sheet('spread.short', 'SAM-3.06', { ...TOGETHER, thing: onPlace, verb: choosing }),
  displaced: sheet('displaced', 'SAM-A.11', { ...TOGETHER, thing: onPlace, verb: choosing }),
  'event.redirect': sheet('event.redirect', 'SAM-4.02', {
    ...TOGETHER,
    thing: (key) => `area/${key}`,
    told: ({ s }) => ({ event: item(s.event), lines: eventText(s.event) }),
  }),
  'event.lose': sheet('event.lose', 'SAM-4.04', {
    ...TOGETHER,
    thing: (key, about) => `token/${about?.token ?? ''}/${key}`,
  }),
  'event.payer': sheet('event.payer', 'SAM-4.12', { ...TOGETHER, option: goodOf, thing: onGood, icon: iconOfSecond }),
  'event.token': sheet('event.token', 'SAM-4.13', {
    ...TOGETHER,
    option: tokenAt,
    thing: (key, about) => {
      const [token, at] = partsIn(key);
      return `token/${token}/${at === '' ? (about?.area ?? '') : at}`;
    },
  }),
  'event.marker': sheet('event.marker', 'SAM-4.14', { ...TOGETHER, thing: onTile, icon: markerIcon, scene: 'tiles' }),
  'event.hire': sheet('event.hire', 'SAM-4.25', {
    ...TOGETHER,
    option: goodOf,
    thing: onGood,
    icon: iconOfSecond,
    ends: ['no'],
  }),
  'event.step': sheet('event.step', 'SAM-4.24', {
    ...BY_OWNER,
    thing: onPlace,
    verb: (key) => say('ui.verb.step', { place: name(key) }),
    ends: ['stay'],
  }),
  'event.discard': sheet('event.discard', 'SAM-4.03', { thing: onCard, verb: discarding }),
  'goods.share': sheet('goods.share', 'SAM-4.11', { ...TOGETHER, thing: onPerson }),
  'order.flight': sheet('order.flight', 'SAM-2.26', { ...TOGETHER, thing: onPerson }),
  flight: sheet('flight', 'SAM-21.08', {
    ...BY_OWNER,
    option: (key) => say('do.flee', { place: listed(key.split('/').map(name)) }),
    thing: (key) => `place/${key.slice(key.indexOf('/') + 1)}`,
  }),
  guard: sheet('guard', 'SAM-20.03', BY_OWNER),
  'pay.good': sheet('pay.good', 'SAM-9.03', {
    ...BY_OWNER,
    thing: (key, about) => `good/${key}/${about?.who ?? ''}`,
    icon: goodIcon,
  }),
  'green.use': sheet('green.use', 'SAM-19.08', {
    ...TOGETHER,
    option: (key) => {
      const [verb, target] = partsIn(key);
      const id = `do.green.${verb}`;
      return target === '' ? say(id) : say(id, { place: verb === 'event' ? target : name(target) });
    },
    thing: greenThing,
    icon: () => 'act-confirm',
  }),
  'baileet.diviner': sheet('baileet.diviner', 'SAM-25.15', { ...TOGETHER, thing: (key) => `token/diviners/${key}` }),
  'baileet.step': sheet('baileet.step', 'SAM-25.12', { ...TOGETHER, thing: onPlace, verb: choosing }),
  'hand.limit': sheet('hand.limit', 'SAM-7.03', { thing: onCard, verb: discarding }),
  taxes: sheet('taxes', 'SAM-7.05', {
    ...TOGETHER,
    option: (key) => {
      const [good, who] = partsIn(key);
      return say('do.tax', { who: name(who), good: name(good) });
    },
    thing: (key) => `person/${partsIn(key)[1]}`,
    icon: (key) => goodIcon(partsIn(key)[0]),
    ends: ['done'],
  }),
  consult: sheet('consult', 'SAM-8.01', {
    doing: 'consult',
    thing: onPerson,
    verb: (key) => say('ui.verb.consult', { who: name(key) }),
    ends: ['pass'],
  }),
  starter: sheet('starter', 'SAM-8.08', {
    ...TOGETHER,
    option: (key) => seats[Number(key)] ?? say('do.no'),
    thing: onPlayer,
    icon: () => 'tok-firstplayer',
  }),
  return: sheet('return', 'SAM-15.07', {
    ...TOGETHER,
    thing: (key, about) => `token/${about?.token ?? ''}/${key}`,
  }),
};
