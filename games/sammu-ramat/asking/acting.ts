import type { Key, Message } from '@edubba/kernel';
import { character, characterName, locationName } from '../rules/names.ts';
import { cardText } from '../text/cards.ts';
import { item, name } from '../text/names.ts';
import { actionIcon, goodIcon } from './icons.ts';
import {
  cardName,
  choosing,
  discarding,
  onCard,
  onPerson,
  onPlace,
  onTile,
  partsIn,
  say,
  sheet,
  swapping,
  tokenAt,
  tokenThing,
  withWho,
} from './parts.ts';

/** `special/levy`, `card/AC01#1`, `trade/besime`, `move`. */
function actionName(key: Key): Message {
  const [verb, what] = partsIn(key);
  if (verb === 'card') return say('do.card', { card: item(what), text: cardText(what) });
  if (verb === 'special') return say('do.special', { special: say(`special.${what}`) });
  if (verb === 'barter') return say(`do.barter-${what}`);
  return what === '' ? say(`do.act.${verb}`) : say(`do.act.${verb}`, { who: name(what) });
}

function actionThing(key: Key): string {
  const [verb, what] = partsIn(key);
  if (verb === 'card') return `card/${what}`;
  return verb === 'trade' || verb === 'cards' || verb === 'sun' ? `person/${what}` : `action/${key}`;
}

/** Steps of a Move or of an Army: `take/military`, `step/arbela`, `road/gordium`. */
const stepName = (key: Key): Message => {
  const [verb, what] = partsIn(key);
  return what === '' ? say(`do.${verb}`) : say(`do.${verb}`, { what: name(what) });
};
function stepThing(key: Key, from: string): string {
  const [verb, what] = partsIn(key);
  if (verb === 'take') return tokenThing(what, from);
  return verb === 'drop' ? `carried/${what}` : `place/${what}`;
}
const stepIcon = (key: Key): string =>
  key.startsWith('take/') ? 'act-gather' : key.startsWith('drop/') ? 'act-undo' : 'act-move';
const stepVerb = (key: Key): Message | undefined => {
  const [verb, what] = partsIn(key);
  return verb === 'step' || verb === 'road' ? say(`ui.verb.${verb}`, { place: name(what) }) : undefined;
};

const swapIcon = (key: Key): string => goodIcon(partsIn(key)[1]);

/** The decisions of a player's turn. */
export const acting = {
  'solo.next': sheet('solo.next', 'SAM-30.10', {
    thing: onPerson,
    verb: (key) => say('ui.verb.consult', { who: name(key) }),
  }),
  'turn.act': sheet('turn.act', 'SAM-8.10', {
    option: actionName,
    thing: actionThing,
    icon: (key) => actionIcon(...partsIn(key)),
    verb: (key) => (key.startsWith('card/') ? say('ui.verb.play', { card: item(partsIn(key)[1]) }) : undefined),
    others: withWho('act'),
    ends: ['end'],
    // Ending a turn with actions left.
    unusual: (key, { s }) =>
      key === 'end' && s.actions > 0 && s.actor >= 0
        ? say('ui.unusual.end', { who: name(characterName(s.actor)), actions: s.actions })
        : undefined,
  }),
  move: sheet('move', 'SAM-10.01', {
    option: stepName,
    thing: (key, about, { s }) =>
      stepThing(key, about === undefined || about.who === '' ? '' : locationName(s.at[character(about.who)] ?? 0)),
    icon: stepIcon,
    verb: stepVerb,
    others: withWho('move'),
    ends: ['stop'],
  }),
  'attack.target': sheet('attack.target', 'SAM-11.01', {
    thing: onPlace,
    verb: (key) => say('ui.verb.attack', { place: name(key) }),
  }),
  'attack.army': sheet('attack.army', 'SAM-11.03', {
    option: (key) => {
      const [n, way] = partsIn(key);
      return say(`do.army-${way}`, { n: Number(n) });
    },
    thing: onTile,
    icon: () => 'act-attack',
    weighs: true,
    scene: 'tiles',
  }),
  'army.from': sheet('army.from', 'SAM-9.09', { thing: onPlace, verb: choosing, ends: ['done'] }),
  army: sheet('army', 'SAM-9.10', {
    option: stepName,
    thing: (key, about) => stepThing(key, about?.place ?? ''),
    icon: stepIcon,
    verb: stepVerb,
    ends: ['stop'],
  }),
  'goods.any': sheet('goods.any', 'SAM-12.01', { thing: onTile, icon: goodIcon, scene: 'tiles' }),
  strike: sheet('strike', 'SAM-9.15', { thing: onPlace, verb: choosing }),
  treaty: sheet('treaty', 'SAM-12.01', {
    option: (key) => {
      const [place, n] = partsIn(key);
      return say('do.treaty', { place: name(place), n: Number(n) });
    },
    thing: (key) => `place/${partsIn(key)[0]}`,
  }),
  wheel: sheet('wheel', 'SAM-26.07'),
  'special.discard': sheet('special.discard', 'SAM-9.03', { thing: onCard, verb: discarding }),
  'free.card': sheet('free.card', 'SAM-9.07', { thing: onCard }),
  exchange: sheet('exchange', 'SAM-9.01', {
    option: swapping,
    thing: onTile,
    icon: swapIcon,
    ends: ['done'],
    scene: 'tiles',
  }),
  mission: sheet('mission', 'SAM-9.01', { thing: onPlace, verb: choosing }),
  escort: sheet('escort', 'SAM-9.01', { thing: onPerson, ends: ['nobody'] }),
  consent: sheet('consent', 'SAM-14.11', { control: 'consent' }),
  peek: sheet('peek', 'SAM-25.08', {
    option: (key) => say('do.peek', { row: Number(partsIn(key)[1]) }),
    thing: (key) => (key === 'pile' ? 'pile' : `event/${partsIn(key)[1]}`),
    icon: () => 'ui-eye',
    ends: ['done'],
  }),
  'peek.swap': sheet('peek.swap', 'SAM-24.21', {
    option: (key) => {
      const [a = '', b = ''] = key.split('-');
      return say('do.swap-events', { a: Number(a), b: Number(b) });
    },
    thing: onTile,
    icon: () => 'ui-eye',
    ends: ['no'],
    scene: 'tiles',
  }),
  amphora: sheet('amphora', 'SAM-26.12', {
    option: (key) => {
      const [from = '', to = ''] = key.split('>');
      return say('do.change', { from: tokenAt(from), to: name(to) });
    },
    thing: onTile,
    icon: () => 'tok-amphora',
    weighs: true,
    scene: 'tiles',
  }),
  market: sheet('market', 'SAM-14.05', { option: swapping, thing: onTile, icon: swapIcon, scene: 'tiles' }),
  trade: sheet('trade', 'SAM-14.02', { option: swapping, thing: onTile, icon: swapIcon, scene: 'tiles' }),
  'trade.card': sheet('trade.card', 'SAM-14.03', { thing: onCard }),
  'trade.answer': sheet('trade.answer', 'SAM-14.03', {
    thing: onCard,
    ends: ['no'],
    control: 'consent',
    told: (_, about) => ({ card: about?.card === undefined ? say('do.shown-card') : cardName(about.card) }),
  }),
  provision: sheet('provision', 'SAM-14.09', { thing: onTile, icon: goodIcon, ends: ['done'], scene: 'tiles' }),
};
