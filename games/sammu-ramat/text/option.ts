import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { cardText } from './cards.ts';
import { item, listed, name, seats } from './names.ts';

/** Answers that are words of their own. */
const WORDS = new Set([
  'pass',
  'oracle',
  'done',
  'nobody',
  'stay',
  'all',
  'no',
  'yes',
  'end',
  'stop',
  'discard',
  'pile',
]);

const CARD = /^(AC|BC|GC|TC)\d\d#/;

type Say = (parts: readonly string[], key: Key) => Message;

const goodOf: Say = ([who = '', good = '']) => ({ id: 'do.pay', params: { who: name(who), good: name(good) } });
const swap: Say = ([give = '', get = '']) => ({ id: 'do.swap', params: { give: name(give), get: name(get) } });
const tokenAt = (parts: readonly string[]): Message =>
  parts[1] === undefined
    ? name(parts[0] ?? '')
    : { id: 'do.token-at', params: { token: name(parts[0] ?? ''), place: name(parts[1]) } };

/** Steps of a Move or of an Army. */
const moving: Say = ([verb = '', what = '']) =>
  what === '' ? { id: `do.${verb}` } : { id: `do.${verb}`, params: { what: name(what) } };

/** How keys of several parts are said, by kind of decision. */
const SAID: { readonly [kind: DecisionKind]: Say } = {
  'event.payer': goodOf,
  'event.hire': goodOf,
  taxes: ([good = '', who = '']) => ({ id: 'do.tax', params: { who: name(who), good: name(good) } }),
  market: swap,
  trade: swap,
  exchange: swap,
  'event.token': tokenAt,
  flight: (parts) => ({ id: 'do.flee', params: { place: listed(parts.map(name)) } }),
  treaty: ([place = '', n = '']) => ({ id: 'do.treaty', params: { place: name(place), n: Number(n) } }),
  'attack.army': ([n = '', way = '']) => ({ id: `do.army-${way}`, params: { n: Number(n) } }),
  amphora: (_, key) => {
    const [from = '', to = ''] = key.split('>');
    return { id: 'do.change', params: { from: tokenAt(from.split('/')), to: name(to) } };
  },
  peek: ([, row = '']) => ({ id: 'do.peek', params: { row: Number(row) } }),
  'peek.swap': (_, key) => {
    const [a = '', b = ''] = key.split('-');
    return { id: 'do.swap-events', params: { a: Number(a), b: Number(b) } };
  },
  'green.use': ([verb = '', target = '']) =>
    target === ''
      ? { id: `do.green.${verb}` }
      : { id: `do.green.${verb}`, params: { place: verb === 'event' ? target : name(target) } },
  'hand.divide': ([seat = '']) => seats[Number(seat)] ?? { id: 'do.no' },
  starter: ([seat = '']) => seats[Number(seat)] ?? { id: 'do.no' },
  move: moving,
  army: moving,
  prize: ([who = '', technology = '']) => ({
    id: 'do.prize',
    params: { who: name(who), technology: name(technology) },
  }),
  'turn.act': ([verb = '', what = '']) => {
    if (verb === 'card') return { id: 'do.card', params: { card: item(what), text: cardText(what) } };
    if (verb === 'special') return { id: 'do.special', params: { special: { id: `special.${what}` } } };
    if (verb === 'barter') return { id: `do.barter-${what}` };
    return what === '' ? { id: `do.act.${verb}` } : { id: `do.act.${verb}`, params: { who: name(what) } };
  },
};

/** What an option is called. */
export function option(_view: View<State>, kind: DecisionKind, key: Key): Message {
  return optionName(kind, key);
}

/** The same where nobody looks: nothing about the position is said. */
export function optionName(kind: DecisionKind, key: Key): Message {
  if (CARD.test(key)) return { id: 'do.named-card', params: { card: item(key), text: cardText(key) } };
  if (WORDS.has(key)) return { id: `do.${key}` };
  return SAID[kind]?.(key.split('/'), key) ?? name(key);
}
