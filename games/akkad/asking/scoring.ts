import type { View } from '@edubba/kernel';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { armySize } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { item } from '../text/names.ts';
import { place, reader, say } from '../text/words.ts';
import { UNIT_ICONS, WORD_ICONS } from './icons.ts';
import {
  aToken,
  aUnit,
  byWord,
  call,
  mix,
  ofCard,
  offering,
  ofGood,
  ofPlayer,
  ofUnit,
  onSpace,
  spaceThing,
  told,
  tokenIcon,
  tokenName,
  unitIcon,
  withCard,
} from './parts.ts';
import { tileOf, upgradeIcon, upgradeName } from './working.ts';

const cityName = (city: number): string => CITY_CARD_NAMES[city] ?? '';
const missionOf = (view: View<State>): string => `mission/${reader(view)}`;

/** What Bounty of the Fields brings in all. */
const BOUNTY = 5;

type Scored = { readonly verb: 'quest'; readonly what: string } | 'mission' | 'wait';

/** Points that can be had now; nobody knows whether they still can later. Side offers are worded like the question they anticipate. */
const points = {
  doing: 'score',
  option: (answer: Scored) => {
    if (typeof answer === 'string') return call(`do.quest.score.${answer}`);
    return call('do.quest.score.quest', { x: item(answer.what) });
  },
  thing: (answer: Scored, view: View<State>) => {
    if (typeof answer !== 'string') return `quest/${answer.what}`;
    return answer === 'mission' ? missionOf(view) : undefined;
  },
  icon: (answer: Scored) => (typeof answer === 'string' ? WORD_ICONS[answer] : 'res-vp'),
  ends: ['wait'] as const,
};
const paying = {
  doing: 'score',
  option: (answer: 'pay' | 'wait') => call(`do.mission.pay.${answer}`),
  icon: byWord.icon,
  ends: ['wait'] as const,
  weighs: true,
};
const mercy = {
  doing: 'mercy',
  option: (id: string) => (id === 'keep' ? call('do.mercy.use.keep') : call('do.mercy.use', { x: item(id) })),
  thing: ofCard('mercy', 'act-pray', 'keep').thing,
  icon: ofCard('mercy', 'act-pray', 'keep').icon,
  ends: ['keep'],
  weighs: true,
};

/** The decisions of gods, characters and action cards, and of the prestige phase. */
export const scoring = told({
  'an.put': {
    rule: 'AKK-4.03',
    doing: 'worship',
    option: ({ verb, what }) => [verb, { x: item(what) }],
    thing: ({ what }) => `event/${what}`,
    icon: ({ verb }) => (verb === 'top' ? 'ui-up' : 'ui-down'),
  },
  'ishkur.storm': { rule: 'AKK-4.04', doing: 'worship', ...onSpace('emb-storm'), weighs: true },
  'enki.swap': {
    rule: 'AKK-4.10',
    doing: 'worship',
    option: (answer) =>
      answer === 'done' ? answer : { from: say(`token.${tokenName(answer.from)}`), x: aToken(answer.to) },
    thing: (answer) => (answer === 'done' ? undefined : `token/${tokenName(answer.from)}`),
    icon: (answer) => (answer === 'done' ? WORD_ICONS[answer] : tokenIcon(answer.from)),
    ends: ['done'],
  },
  'character.whom': { rule: 'AKK-17.01', doing: 'character', ...ofPlayer },
  'character.staple': { rule: 'AKK-6.05', doing: 'character', ...ofGood },
  'card.mode': {
    rule: 'AKK-17.10',
    doing: 'card',
    option: (answer) => {
      if (typeof answer === 'number') return { x: say(`token.${tokenName(answer)}`) };
      if (typeof answer === 'string') return answer;
      if (answer.verb === 'grain') return { x: mix(answer.what, BOUNTY) };
      return [answer.verb, { x: upgradeName(answer.what) }];
    },
    thing: (answer) => (typeof answer === 'object' && answer.verb === 'upgrade' ? tileOf(answer.what) : undefined),
    icon: (answer) => {
      if (typeof answer === 'number') return tokenIcon(answer);
      if (typeof answer === 'string') return `res-${answer}`;
      return answer.verb === 'grain' ? 'res-grain' : upgradeIcon(answer.what);
    },
    control: ({ card }) => (card === 'bounty-of-the-fields' ? 'number' : undefined),
  },
  'card.space': {
    rule: 'AKK-17.10',
    doing: 'card',
    option: (at) =>
      typeof at === 'number' ? { x: place(at) } : ['only', { x: place(at.space), unit: aUnit(at.only) }],
    thing: (_, __, key) => `space/${key}`,
    icon: 'ui-target',
    weighs: true,
  },
  'card.seat': { rule: 'AKK-17.10', doing: 'card', ...ofPlayer, weighs: true },
  'card.sabotage': { rule: 'AKK-17.07', doing: 'reaction', scene: 'sabotage', ...withCard, ends: ['pass'] },
  'challenge.group': { rule: 'AKK-22.08', doing: 'challenge', ...onSpace('unit-monster'), weighs: true },
  'plague.loss': { rule: 'AKK-22.04', doing: 'plague', ...ofUnit, ends: ['done'], weighs: true },
  'hand.discard': { rule: 'AKK-17.12', doing: 'hand', ...ofCard('card', 'ui-hand'), weighs: true },

  'quest.score': {
    rule: 'AKK-18.04',
    ...points,
    unusual: (answer) => (answer === 'wait' ? say('ui.unusual.score') : undefined),
  },
  'score.now': { rule: 'AKK-18.02', ...points },
  'mission.pay': {
    rule: 'AKK-18.18',
    ...paying,
    unusual: (answer) => (answer === 'wait' ? say('ui.unusual.score') : undefined),
  },
  'mission.buy': {
    rule: 'AKK-18.18',
    ...paying,
    thing: (answer, view) => (answer === 'wait' ? undefined : missionOf(view)),
  },
  'prestige.quest': {
    rule: 'AKK-18.09',
    doing: 'score',
    ...ofCard('quest', 'res-vp', 'none'),
    ends: ['none'],
    unusual: (answer) => (answer === 'none' ? say('ui.unusual.score') : undefined),
  },
  'city-card.swap': {
    rule: 'AKK-18.22',
    doing: 'city',
    option: (answer) => (answer === 'leave' ? answer : [answer.verb, { x: say(`city.${cityName(answer.what)}`) }]),
    thing: (answer) => (answer === 'leave' ? undefined : `city/${cityName(answer.what)}`),
    icon: (answer) => (answer === 'leave' ? WORD_ICONS[answer] : 'bld-gate'),
    ends: ['leave'],
    weighs: true,
  },
  'city-card.take': {
    rule: 'AKK-18.24',
    doing: 'city',
    option: (city) => ({ x: say(`city.${cityName(city)}`) }),
    thing: (city) => `city/${cityName(city)}`,
    icon: 'bld-gate',
  },
  'army.surplus': {
    rule: 'AKK-19.13',
    doing: 'army',
    more: (s, seat) => ({ size: armySize(s, seat) }),
    option: ({ kind, from, to }) => {
      const params = { unit: aUnit(kind), x: place(from) };
      return typeof to === 'string' ? [to, params] : { ...params, to: place(to) };
    },
    thing: ({ from }) => spaceThing(from),
    icon: ({ kind }) => unitIcon(kind),
    verb: ({ kind }) => say('ui.verb.surplus', { x: aUnit(kind) }),
    weighs: true,
  },
  'ransom.open': { rule: 'AKK-19.19', doing: 'ransom', ...byWord, weighs: true },
  'ransom.compose': {
    rule: 'AKK-19.20',
    doing: 'ransom',
    scene: 'talk',
    ...offering,
    ends: ['withdraw'],
    control: 'offer',
  },
  'ransom.answer': {
    rule: 'AKK-19.25',
    doing: 'ransom',
    scene: 'talk',
    ...offering,
    ends: ['decline'],
    control: 'answer',
  },
  'ransom.card': { rule: 'AKK-19.24', doing: 'ransom', ...ofCard('card', 'ui-hand'), weighs: true },
  'champion.place': { rule: 'AKK-19.21', doing: 'champion', ...onSpace('unit-champion') },
  'mercy.take': {
    rule: 'AKK-19.27',
    doing: 'mercy',
    ...byWord,
    ends: ['decline'],
    unusual: (answer) => (answer === 'decline' ? say('ui.unusual.mercy') : undefined),
  },
  'mercy.use': { rule: 'AKK-19.29', ...mercy },
  'mercy.host': { rule: 'AKK-19.29', doing: 'mercy', option: (unit) => unit, icon: (unit) => UNIT_ICONS[unit] },
  'mercy.now': { rule: 'AKK-19.29', ...mercy },
});
