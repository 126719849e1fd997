import { expect, test } from 'vitest';
import * as protocol from '../src/index.ts';

/** Each of these makes a word that cannot be kept, or one that changes how its neighbours are read. */
const UNSEEN = {
  NUL: '\0',
  'a bell': '\u0007',
  'a control of the second set': '\u0085',
  'an override of the direction': '\u202e',
  'a mark of the direction': '\u200f',
  'an isolate': '\u2066',
  'half of a letter': '\ud800',
  'a break of lines': '\u2028',
  'a blank without width': '\u200b',
  'a soft hyphen': '\u00ad',
  'a tag': '\u{e0041}',
};

/** Each of these looks like nothing, or covers its neighbours. */
const SHOWN_AS_NOTHING = {
  'the filler of Hangul': '\u3164',
  'a blank of Braille': '\u2800',
  'a mark without a letter': '\u0301\ufe0f',
  'a heap of marks': `a${'\u0301'.repeat(20)}`,
};

const table = (part: object): object => ({
  game: 'assyria',
  seats: [{ who: 'me' }],
  options: {},
  pace: { kind: 'free' },
  open: false,
  spectators: true,
  ...part,
});

/** Every place at which words enter the house, given a word. */
const PLACES: { readonly [place: string]: (word: string) => boolean } = {
  ...Object.fromEntries(
    (
      [
        ['the id of an answer', (id) => ({ type: 'answer', id, number: 0, key: 'a' })],
        ['a key', (key) => ({ type: 'answer', id: 'a', number: 0, key })],
        ['the key of a preview', (key) => ({ type: 'preview', id: 'a', key })],
        ['the id of a line', (id) => ({ type: 'say', id, channel: 'table', text: 'a' })],
        ['the kind of an order', (kind) => ({ type: 'order', id: 'a', kind, key: 'a' })],
        ['the turn of an order', (turn) => ({ type: 'order', id: 'a', kind: 'a', key: 'a', turn })],
        ['a member of an order', (name) => ({ type: 'order', id: 'a', kind: 'a', key: 'a', when: { [name]: 1 } })],
        ['a value of an order', (value) => ({ type: 'order', id: 'a', kind: 'a', key: 'a', when: { a: value } })],
        ['a suggested answer', (key) => ({ type: 'suggest', id: 'a', to: 1, keys: [key] })],
        ['an imagined answer', (key) => ({ type: 'imagine', id: 'a', to: 1, keys: [key] })],
        ['the kind of dropped orders', (kind) => ({ type: 'dropOrders', id: 'a', kind })],
      ] as const satisfies readonly (readonly [string, (word: string) => object])[]
    ).map(([place, message]) => [place, (word: string) => protocol.Sent.safeParse(message(word)).success]),
  ),
  'the name of a guest': (name) => protocol.BeGuest.safeParse({ name }).success,
  'a new name': (name) => protocol.Rename.safeParse({ name }).success,
  'the name of a program': (name) => protocol.NewProgram.safeParse({ name }).success,
  'the title of a table': (title) => protocol.NewTable.safeParse(table({ title })).success,
  'an option': (value) => protocol.NewTable.safeParse(table({ options: { a: value } })).success,
  'the name of an option': (name) => protocol.NewTable.safeParse(table({ options: { [name]: 'a' } })).success,
  'the name of a game': (game) => protocol.NewTable.safeParse(table({ game })).success,
  'the name of a bot': (bot) => protocol.WantedSeat.safeParse({ who: 'bot', bot }).success,
  'a reason for a report': (why) => protocol.ReportLine.safeParse({ why }).success,
  'the address of a webhook': (end) => protocol.NewWebhook.safeParse({ url: `https://example.org/${end}` }).success,
  'the address of a browser': (end) => protocol.DropPush.safeParse({ endpoint: `https://example.org/${end}` }).success,
};

test.each(Object.entries(PLACES))('%s takes an ordinary word, and nothing that cannot be seen', (_, takes) => {
  expect(takes('Šulgi-2')).toBe(true);
  const taken = Object.entries(UNSEEN).filter(([, sign]) => takes(`a${sign}b`));
  expect(taken.map(([name]) => name)).toEqual([]);
});

test.each(Object.entries(PLACES).filter(([place]) => /name of a (?:guest|program)|new name|title|report/.test(place)))(
  '%s can be seen, and stays on its line',
  (_, takes) => {
    const taken = Object.entries(SHOWN_AS_NOTHING).filter(([, sign]) => takes(sign));
    expect(taken.map(([name]) => name)).toEqual([]);
    for (const word of ['Ω', '王', 'e\u0301', '🐂', '?', 'Ti\u1ebf\u0302\u0323ng']) expect(takes(word)).toBe(true);
  },
);
