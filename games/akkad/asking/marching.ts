import type { Seat } from '@edubba/kernel';
import { aboutOf } from '@edubba/gamekit';
import { spaceOf } from '../content/map.ts';
import { CHAMPION, UNIT_TABLE } from '../content/units.ts';
import { decisions } from '../rules/decisions.ts';
import { roomAt } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { place, say } from '../text/words.ts';
import { WORD_ICONS } from './icons.ts';
import {
  aFigure,
  aToken,
  byWord,
  ofToken,
  ofUnit,
  onSpace,
  type Params,
  spaceThing,
  told,
  tokenIcon,
  tokenName,
  withCard,
} from './parts.ts';
import { monsterAt } from './turns.ts';

/** How many go already, and how many the army on the destination still takes. */
function going(s: State, seat: Seat, space: string, group: readonly number[]): Params {
  const n = group.reduce((all, one) => all + one, 0);
  return { n, room: space === '' ? 0 : roomAt(s, seat, spaceOf(space)) };
}

/** The decisions of a march, a voyage, their dangers, and the fights they end in. */
export const marching = told({
  'move.from': {
    rule: 'AKK-8.04',
    doing: 'move',
    scene: 'march',
    option: (answer) => (answer === 'done' ? answer : [answer.verb, { x: place(answer.what) }]),
    thing: (answer) => (answer === 'done' ? undefined : spaceThing(answer.what)),
    icon: (answer) => (answer === 'done' ? WORD_ICONS[answer] : answer.verb === 'land' ? 'act-move' : 'unit-ship'),
    ends: ['done'],
  },
  'move.units': {
    rule: 'AKK-8.05',
    doing: 'move',
    scene: 'march',
    more: (s, seat, { space, group }) => going(s, seat, space, group),
    ...ofUnit,
    ends: ['done'],
  },
  'move.card': { rule: 'AKK-17.04', doing: 'move', ...withCard, ends: ['done'] },
  'move.path': { rule: 'AKK-8.11', doing: 'move', ...onSpace('act-move') },
  'move.order': { rule: 'AKK-8.12', doing: 'move', ...onSpace('act-move'), control: 'order' },
  'voyage.from': { rule: 'AKK-9.16', doing: 'voyage', scene: 'boarding', ...onSpace('unit-ship'), ends: ['done'] },
  'voyage.units': {
    rule: 'AKK-9.19',
    doing: 'voyage',
    scene: 'march',
    more: (s, seat, { space, fleet }) => going(s, seat, space, fleet),
    ...ofUnit,
    ends: ['done'],
  },
  'danger.loss': { rule: 'AKK-10.04', doing: 'danger', ...ofUnit, weighs: true },
  'monster.fight': {
    rule: 'AKK-10.10',
    doing: 'monster',
    scene: 'hunt',
    more: (_, __, about) => monsterAt(about),
    ...byWord,
    option: (answer, view) =>
      answer === 'no' ? answer : [answer, monsterAt(aboutOf(decisions, view, 'monster.fight') ?? { space: 'D1' })],
    ends: ['no'],
    weighs: true,
  },
  'monster.reward': {
    rule: 'AKK-10.16',
    doing: 'monster',
    option: (answer) => (typeof answer === 'string' ? answer : [answer.verb, { x: aToken(answer.what) }]),
    thing: (answer) => {
      if (typeof answer !== 'string') return `token/${tokenName(answer.what)}`;
      return answer === 'lapis' ? 'good/lapis' : 'deck/action';
    },
    icon: (answer) => {
      if (typeof answer !== 'string') return tokenIcon(answer.what);
      return answer === 'lapis' ? 'res-lapis' : WORD_ICONS[answer];
    },
  },
  'escape.choose': { rule: 'AKK-12.15', doing: 'escape', ...onSpace('act-move'), ends: ['stand'] },

  'combat.retreat': {
    rule: 'AKK-11.14',
    doing: 'combat',
    scene: 'way-out',
    ...onSpace('act-move'),
    ends: ['no'],
    weighs: true,
  },
  'combat.retreat-token': { rule: 'AKK-11.19', doing: 'combat', scene: 'retreat', ...ofToken },
  'combat.card': { rule: 'AKK-11.30', doing: 'combat', scene: 'roll', ...withCard, ends: ['done'] },
  'combat.convert': {
    rule: 'AKK-11.34',
    doing: 'combat',
    scene: 'conversion',
    ...byWord,
    option: (answer, view) =>
      answer === 'no' ? answer : [answer, { bones: aboutOf(decisions, view, 'combat.convert')?.bones ?? 0 }],
    ends: ['no'],
    unusual: (answer) => (answer === 'no' ? say('ui.unusual.convert') : undefined),
  },
  'combat.converted': { rule: 'AKK-11.36', doing: 'combat', scene: 'conversion', ...ofUnit, weighs: true },
  'combat.volley': {
    rule: 'AKK-11.46',
    doing: 'combat',
    scene: 'volley',
    ...byWord,
    option: (answer, view) =>
      answer === 'no' ? answer : [answer, { bones: aboutOf(decisions, view, 'combat.volley')?.bones ?? 0 }],
    ends: ['no'],
    unusual: (answer) => (answer === 'no' ? say('ui.unusual.volley') : undefined),
  },
  // Hits are assigned by both sides at once, unseen.
  'combat.assign': {
    rule: 'AKK-11.52',
    doing: 'combat',
    scene: 'hits',
    more: (s, seat, { hits }) => ({ hits: hits[s.fight?.sides[0] === seat ? 0 : 1] ?? 0 }),
    ...ofUnit,
    option: (figure) => {
      const falls = (UNIT_TABLE[figure.kind]?.hits ?? 1) === 1 || figure.hurt;
      if (falls && figure.kind === CHAMPION) return 'beaten';
      return [falls ? 'falls' : 'hurt', { x: aFigure(figure) }];
    },
    weighs: true,
    control: 'secret',
  },
  'combat.cancel': { rule: 'AKK-11.28', doing: 'combat', scene: 'hits', ...withCard, ends: ['done'] },
  'combat.mercenaries': {
    rule: 'AKK-11.69',
    doing: 'combat',
    ...byWord,
    option: (answer, view) =>
      answer === 'take' ? [answer, { n: aboutOf(decisions, view, 'combat.mercenaries')?.n ?? 0 }] : answer,
    ends: ['decline'],
    unusual: (answer) => (answer === 'decline' ? say('ui.unusual.mercenaries') : undefined),
  },
  'combat.escape': { rule: 'AKK-22.15', doing: 'combat', ...withCard, ends: ['pass'] },
});
