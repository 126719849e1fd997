import { aboutOf } from '@edubba/gamekit';
import type { Message, View } from '@edubba/kernel';
import { SPACES } from '../content/board.ts';
import {
  ASK,
  ATTACK,
  citizenIn,
  decisions,
  END,
  goalIn,
  isCitizen,
  isRetiring,
  PASS,
  retireIn,
  REUSE,
  slotIn,
  STORED,
} from '../rules/decisions.ts';
import { citizensAt, exploreCards } from '../rules/queries/city.ts';
import { actionCards } from '../rules/queries/placing.ts';
import { READY, type State } from '../rules/state.ts';
import * as label from '../text/option.ts';
import { named, reader, say } from '../text/words.ts';
import { asks, cardName, cardOr, doing, onCard, onCitizen, sheet } from './parts.ts';

/** AW-18.04, D.43 What a pass would leave undone. */
function leftUndone(view: View<State>): Message | undefined {
  const n = citizensAt(view.s, reader(view), READY).length;
  return n === 0 ? undefined : say('ui.unusual.pass', { n });
}

/** The space or card by name, for the main button; what it costs stands on the gate. */
function placeVerb(key: string): Message | undefined {
  const goal = goalIn(key);
  if (goal === undefined) return undefined;
  if ('card' in goal) return say('ui.verb.use', { item: named(goal.card) });
  const space = say(`space.${SPACES[goal.space] ?? ''}`);
  return goal.raise === 0 ? say('ui.verb.place', { space }) : say('ui.verb.raise', { space, raise: goal.raise });
}

const TURN_ICONS: { readonly [key: string]: string } = {
  [ATTACK]: 'act-attack',
  [STORED]: 'ui-deck',
  [REUSE]: 'res-ambrosia',
  [PASS]: 'act-pass',
  [END]: 'act-end',
};

const WAY_ICONS: { readonly [key: string]: string } = { deck: 'ui-deck', row: 'bld-palace', pile: 'ui-trophy' };

/** The decisions of Prepare and of the actions of a turn. */
export const acting = {
  [ASK.board]: sheet(ASK.board, {
    option: label.board,
    scene: 'tray.boards',
    label: (key) => say(key === 'random' ? 'ui.board.random' : `board.${key}`),
    prompt: ({ s }) =>
      asks('start.board', 'AW-2.11', {}, s.table.options['boards'] === 'plain' ? 'board.plain' : 'start.board'),
    doing: 'board',
    thing: (key) => (key === 'random' ? undefined : `board/${key}`),
    icon: (key) => (key === 'random' ? 'act-replay' : 'bld-palace'),
    weighs: true,
  }),
  [ASK.titan]: sheet(ASK.titan, {
    option: label.titan,
    scene: 'tray.titans',
    label: cardName,
    prompt: () => asks('titan.choose', 'AW-17.02'),
    doing: 'titan',
    thing: onCard,
    icon: 'unit-titan',
    weighs: true,
  }),
  [ASK.turn]: sheet(ASK.turn, {
    option: label.word,
    label: (key) => (isCitizen(key) ? say('ui.turn.citizen', { skill: citizenIn(key) }) : say(`ui.turn.${key}`)),
    prompt: ({ s }, seat) =>
      asks('turn.action', 'AW-4.02', { n: citizensAt(s, seat, READY).length, stored: s.stored[seat]?.length ?? 0 }),
    doing: 'turn',
    thing: onCitizen,
    icon: (key) => TURN_ICONS[key] ?? 'unit-citizen',
    verb: (key, { s, seat }) =>
      key === STORED ? say('ui.turn.stored.n', { n: s.stored[seat]?.length ?? 0 }) : undefined,
    ends: [PASS],
    unusual: (key, view) => (key === PASS ? leftUndone(view) : undefined),
  }),
  [ASK.where]: sheet(ASK.where, {
    option: label.where,
    prompt: ({ s }, seat, { skill, from }) => {
      const cards = actionCards(s, seat).length;
      return asks(
        'place.where',
        from === '' ? 'AW-5.03' : 'AW-11.03',
        { skill, cards },
        from === '' ? 'place.where' : 'reuse.where',
      );
    },
    doing: 'place',
    thing: (key) => {
      const goal = goalIn(key);
      if (goal === undefined) return undefined;
      return 'card' in goal ? `card/${goal.card}` : `gate/${SPACES[goal.space] ?? ''}`;
    },
    icon: (key) => (goalIn(key) === undefined ? 'act-undo' : 'unit-citizen'),
    verb: placeVerb,
  }),
  [ASK.perform]: sheet(ASK.perform, {
    option: label.word,
    prompt: (_, __, { action }) => {
      const space = (SPACES as readonly string[]).includes(action);
      return asks(
        'action.perform',
        space ? 'AW-5.10' : 'AW-7.08',
        { action: space ? say(`space.${action}`) : named(action) },
        space ? `perform.${action}` : 'perform.card',
      );
    },
    doing: 'action',
    icon: (key) => (key === 'perform' ? 'act-confirm' : 'act-pass'),
    label: (key) => say(`ui.perform.${key}`),
  }),
  [ASK.scribe]: sheet(ASK.scribe, {
    option: label.scribe,
    label: (key) => say(key === 'none' ? 'ui.perform.decline' : 'choose.scribe.yes'),
    prompt: () => asks('labor.scribe', 'AW-15.20'),
    doing: 'action',
    icon: (key) => (key === 'yes' ? 'res-knowledge' : 'act-pass'),
    ends: ['none'],
  }),
  [ASK.build]: sheet(ASK.build, {
    option: label.card('build'),
    scene: 'tray.market',
    label: cardOr('build'),
    prompt: ({ s }, seat) =>
      asks('build.card', 'AW-6.02', { coins: s.coins[seat] ?? 0, knowledge: s.knowledge[seat] ?? 0 }),
    doing: 'build',
    thing: onCard,
    icon: (key) => (key === 'none' || key === 'decline' ? 'act-pass' : 'act-build'),
    verb: doing('build'),
    ends: ['none', 'decline'],
    weighs: true,
  }),
  [ASK.stored]: sheet(ASK.stored, {
    option: label.card('build'),
    scene: 'tray.stored',
    label: cardName,
    prompt: ({ s }, seat) =>
      asks('stored.card', 'AW-10.01', { coins: s.coins[seat] ?? 0, knowledge: s.knowledge[seat] ?? 0 }),
    doing: 'build',
    thing: onCard,
    icon: (key) => (key === 'back' ? 'act-undo' : 'act-build'),
    verb: doing('build'),
    weighs: true,
  }),
  [ASK.trade]: sheet(ASK.trade, {
    label: (key) => (isCitizen(key) ? say('choose.citizen', { skill: citizenIn(key) }) : say('ui.perform.decline')),
    prompt: () => asks('citizen.trade', 'AW-12.13'),
    doing: 'action',
    thing: onCitizen,
    icon: (key) => (key === 'none' ? 'act-pass' : 'unit-citizen'),
    verb: (key) => (isCitizen(key) ? say('ui.verb.trade', { skill: citizenIn(key) }) : undefined),
    ends: ['none'],
  }),
  [ASK.expandPay]: sheet(ASK.expandPay, {
    option: label.pay,
    prompt: () => asks('expand.pay', 'AW-6.16'),
    doing: 'expand',
    icon: (key) => (key === 'knowledge' ? 'res-knowledge' : key === 'coins' ? 'res-coin' : 'act-pass'),
    label: (key) => (key === 'decline' ? say('ui.perform.decline') : say(`choose.pay.${key}`)),
    ends: ['decline'],
    weighs: true,
  }),
  [ASK.expandKeep]: sheet(ASK.expandKeep, {
    option: label.card('keep'),
    scene: 'tray.districts',
    label: cardOr('keep'),
    prompt: () => asks('expand.keep', 'AW-6.18'),
    doing: 'expand',
    thing: onCard,
    icon: (key) => (key === 'none' ? 'act-pass' : 'aw-plot'),
    verb: doing('keep'),
    ends: ['none'],
    weighs: true,
  }),
  [ASK.repairs]: sheet(ASK.repairs, {
    label: cardOr('repair'),
    prompt: (_, __, { left }) => asks('repair.several', 'AW-6.25', { left }),
    doing: 'repair',
    thing: onCard,
    icon: (key) => (key === 'done' ? 'act-end' : 'aw-repair'),
    verb: doing('repair'),
    ends: ['done'],
    unusual: (key) => (key === 'done' ? say('ui.unusual.repair') : undefined),
  }),
  [ASK.repair]: sheet(ASK.repair, {
    label: cardName,
    prompt: () => asks('repair.card', 'AW-12.09'),
    doing: 'repair',
    thing: onCard,
    icon: 'aw-repair',
    verb: doing('repair'),
  }),
  [ASK.recruit]: sheet(ASK.recruit, {
    option: label.card('recruit'),
    label: cardOr('recruit'),
    prompt: ({ s }, seat) => asks('recruit.card', 'AW-6.33', { coins: s.coins[seat] ?? 0 }),
    doing: 'recruit',
    thing: onCard,
    icon: (key) => (key === 'none' || key === 'decline' ? 'act-pass' : 'aw-army'),
    verb: doing('recruit'),
    ends: ['none', 'decline'],
    weighs: true,
  }),
  [ASK.slot]: sheet(ASK.slot, {
    option: label.slot,
    prompt: (_, __, { item }) => asks('recruit.slot', 'AW-6.37', { item: named(item) }),
    doing: 'recruit',
    thing: (key) => (isRetiring(key) ? `army/${retireIn(key)}` : `slot/${slotIn(key)}`),
    icon: 'aw-army',
    weighs: true,
  }),
  [ASK.way]: sheet(ASK.way, {
    option: label.way,
    label: (key, { s, seat }) => say(`ui.way.${key}`, { n: exploreCards(s, Math.max(0, seat)) }),
    prompt: ({ s }, seat) => asks('explore.way', 'AW-6.47', { n: exploreCards(s, seat) }),
    doing: 'explore',
    icon: (key) => WAY_ICONS[key] ?? 'act-pass',
    ends: ['none'],
    weighs: (key) => key === 'deck',
  }),
  [ASK.keep]: sheet(ASK.keep, {
    option: label.card('store'),
    scene: 'tray.seen',
    label: cardName,
    prompt: () => asks('explore.keep', 'AW-6.48'),
    doing: 'explore',
    thing: onCard,
    icon: 'ui-deck',
    verb: doing('store'),
    weighs: true,
  }),
  [ASK.take]: sheet(ASK.take, {
    option: label.card('store'),
    scene: 'tray.choice',
    label: cardName,
    prompt: () => asks('explore.card', 'AW-6.50'),
    doing: 'explore',
    thing: onCard,
    icon: 'ui-deck',
    verb: doing('store'),
    weighs: true,
  }),
  [ASK.holySite]: sheet(ASK.holySite, {
    label: cardName,
    prompt: () => asks('holy-site.army', 'AW-15.17'),
    doing: 'action',
    thing: onCard,
    icon: 'aw-army',
  }),
  [ASK.outpost]: sheet(ASK.outpost, {
    label: cardName,
    prompt: () => asks('outpost.army', 'AW-15.11'),
    doing: 'action',
    thing: onCard,
    icon: 'aw-army',
  }),
  [ASK.reuse]: sheet(ASK.reuse, {
    prompt: () => asks('reuse.citizen', 'AW-11.03'),
    doing: 'place',
    thing: onCitizen,
    icon: (key) => (key === 'back' ? 'act-undo' : 'unit-citizen'),
  }),
  [ASK.end]: sheet(ASK.end, {
    option: label.word,
    label: (key) => say(`ui.turn.${key}`),
    prompt: () => asks('turn.end', 'AW-11.05'),
    doing: 'turn',
    icon: (key) => TURN_ICONS[key],
    ends: [END],
  }),
  [ASK.dramatists]: sheet(ASK.dramatists, {
    option: label.storing,
    scene: 'tray.row',
    label: (key) => (key === 'deck' ? say('ui.store.deck') : cardOr('store')(key)),
    prompt: () => asks('dramatists.store', 'AW-15.26'),
    doing: 'explore',
    thing: onCard,
    icon: (key) => (key === 'none' ? 'act-pass' : 'ui-deck'),
    verb: doing('store'),
    ends: ['none'],
    weighs: true,
  }),
};

/** What the question of placing says. */
export const placingSkill = (view: View<State>): number | undefined => aboutOf(decisions, view, ASK.where)?.skill;
