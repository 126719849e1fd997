import type { Message, Seat, View } from '@edubba/kernel';
import { AMBROSIA } from '../content/board.ts';
import { titanCard } from '../content/decks.ts';
import { FACES } from '../content/dice.ts';
import { ASK, citizenIn, FEED, isCitizen, ROLL, slotIn } from '../rules/decisions.ts';
import { attacks, titanAt } from '../rules/queries/attack.ts';
import { threatOf } from '../rules/queries/city.ts';
import type { State } from '../rules/state.ts';
import * as label from '../text/option.ts';
import { named, say } from '../text/words.ts';
import { asks, cardName, doing, onCard, onCitizen, sheet } from './parts.ts';

const most = ({ s }: View<State>, seat: Seat): number =>
  Math.max(0, ...attacks(s, seat).map(({ swords, arrows }) => swords + arrows));

/** Dice that a titan brings. */
const diceOf = (item: string): number => (item === '' ? 0 : titanCard(item).banners.length);

const losing =
  (verb: string) =>
  (key: string): Message | undefined =>
    isCitizen(key) ? say(`ui.verb.${verb}`, { skill: citizenIn(key) }) : undefined;

/** The decisions of an attack, of the dice and of what they cost. */
export const fighting = {
  [ASK.target]: sheet(ASK.target, {
    option: label.target,
    scene: 'fight.titan',
    label: (key, { s }) => (key === 'back' ? say('choose.back') : named(titanAt(s, key) ?? '?titan-1')),
    prompt: (view, seat) => asks('attack.target', 'AW-8.02', { most: most(view, seat) }),
    doing: 'attack',
    thing: (key, { s }) => {
      const item = titanAt(s, key);
      return item === undefined ? undefined : `titan/${item}`;
    },
    icon: (key) => (key === 'back' ? 'act-undo' : 'unit-titan'),
    verb: (key, { s }) =>
      key === 'back' ? undefined : say('ui.verb.attack', { item: named(titanAt(s, key) ?? '?titan-1') }),
  }),
  [ASK.armies]: sheet(ASK.armies, {
    option: label.armies,
    scene: 'fight.armies',
    prompt: (_, __, { item }) =>
      asks('attack.armies', 'AW-8.13', { item: named(item), defence: titanCard(item).defence }),
    doing: 'attack',
    thing: (key) => (key === 'back' ? undefined : `force/${key}`),
    icon: (key) => (key === 'back' ? 'act-undo' : 'act-attack'),
    verb: (key, { s, seat }) => {
      if (key === 'back') return undefined;
      const cost = attacks(s, seat).find(({ slots }) => slots === slotsOf(key))?.cost ?? 0;
      return say('ui.verb.strike', { cost });
    },
    weighs: true,
  }),
  [ASK.swords]: sheet(ASK.swords, {
    option: label.swords,
    scene: 'fight.swords',
    label: (key) =>
      key === 'back' ? say('choose.back') : say('ui.swords', { n: Number(key), cost: Number(key) * AMBROSIA.sword }),
    prompt: (_, __, { item }) => asks('attack.swords', 'AW-11.12', { item: named(item) }),
    doing: 'attack',
    icon: (key) => (key === 'back' ? 'act-undo' : 'aw-sword'),
    weighs: true,
  }),
  [ASK.reroll]: sheet(ASK.reroll, {
    option: label.die,
    scene: 'fight.dice',
    prompt: (_, __, { item, left }) => asks('dice.reroll', 'AW-15.03', { item: named(item), left }),
    doing: 'damage',
    thing: (key) => (key === 'keep' ? undefined : `die/${key}`),
    icon: (key) => (key === 'keep' ? 'act-confirm' : 'act-replay'),
    verb: (key, { s }) =>
      key === 'keep' ? undefined : say('ui.verb.reroll', { face: say(`face.${FACES[s.dice[Number(key)] ?? 0]}`) }),
    ends: ['keep'],
    weighs: true,
  }),
  [ASK.damage]: sheet(ASK.damage, {
    scene: 'fight.cards',
    label: cardName,
    prompt: (_, __, { item }) => asks('damage.card', 'AW-9.02', { item: named(item) }),
    doing: 'damage',
    thing: onCard,
    icon: 'act-destroy',
    verb: doing('damage'),
    weighs: true,
  }),
  [ASK.giveUp]: sheet(ASK.giveUp, {
    option: label.giveUp,
    scene: 'fight.slots',
    prompt: (_, __, { more }) => asks('army.give-up', 'AW-9.09', { more }),
    doing: 'damage',
    thing: (key) => (key === 'done' ? undefined : `slot/${slotIn(key)}`),
    icon: (key) => (key === 'done' ? 'act-confirm' : 'act-destroy'),
    label: (key) => (key === 'done' ? say('choose.done') : say('choose.slot', { slot: slotIn(key) + 1 })),
    verb: (key) => (key === 'done' ? undefined : say('ui.verb.give-up', { slot: slotIn(key) + 1 })),
    ends: ['done'],
    weighs: true,
  }),
  [ASK.starve]: sheet(ASK.starve, {
    scene: 'fight.citizens',
    prompt: () => asks('damage.starve', 'AW-9.14'),
    doing: 'damage',
    thing: onCitizen,
    icon: 'unit-citizen',
    verb: losing('starve'),
    weighs: true,
  }),
  [ASK.burden]: sheet(ASK.burden, {
    scene: 'fight.slots',
    label: cardName,
    prompt: () => asks('damage.burden', 'AW-9.16'),
    doing: 'damage',
    thing: onCard,
    icon: 'res-coin',
    weighs: true,
  }),
  [ASK.military]: sheet(ASK.military, {
    scene: 'fight.slots',
    label: cardName,
    prompt: () => asks('damage.military', 'AW-9.18'),
    doing: 'damage',
    thing: onCard,
    icon: 'act-destroy',
    verb: doing('discard'),
    weighs: true,
  }),
  [ASK.district]: sheet(ASK.district, {
    scene: 'fight.districts',
    label: cardName,
    prompt: () => asks('damage.district', 'AW-9.21'),
    doing: 'damage',
    thing: onCard,
    icon: 'act-destroy',
    verb: doing('discard'),
    weighs: true,
  }),
  [ASK.confront]: sheet(ASK.confront, {
    option: label.confront,
    scene: 'fight.strike',
    label: (key, { s, seat, pending }) => {
      const about = pending[0]?.about as { readonly cost?: number } | undefined;
      if (key === FEED) return say('ui.feed', { cost: about?.cost ?? 0 });
      return say('ui.roll', { dice: diceOf(threatOf(s, Math.max(0, seat)) ?? '') });
    },
    prompt: ({ s }, seat, { item, cost }) =>
      asks('titan.confront', 'AW-13.01', {
        item: named(item),
        cost,
        ambrosia: s.ambrosia[seat] ?? 0,
        dice: diceOf(item),
        effect: effectOf(item),
      }),
    doing: 'confront',
    icon: (key) => (key === ROLL ? 'die-titan' : 'res-ambrosia'),
    weighs: true,
  }),
};

/** What a coin symbol does, in words. */
export function effectOf(item: string): Message {
  if (item === '') return say('fact.nothing');
  const { effect } = titanCard(item);
  return effect.kind === 'ambrosia' ? say('titan.ambrosia', { n: effect.n }) : say(`titan.${effect.kind}`);
}

/** A set of slots as it is written, as a mask. */
function slotsOf(key: string): number {
  return key.split('+').reduce((mask, slot) => mask | (1 << Number(slot)), 0);
}
