import { expect, test } from 'vitest';
import type { Received, Sent } from '../src/index.ts';
import { BadMessage, LONGEST_SENT, readReceived, readSent, write } from '../src/index.ts';

const SENT: readonly Sent[] = [
  { type: 'answer', id: 'a1', number: 12, key: 'row2/high' },
  { type: 'undo', id: 'a2' },
  { type: 'restart', id: 'a3' },
  { type: 'redo', id: 'a4' },
  { type: 'rewind', id: 'a5', to: 3 },
  { type: 'agree', id: 'a6', yes: true },
  { type: 'order', id: 'a7', kind: 'react', key: 'pass', when: { window: 'hit.before' }, turn: '3' },
  { type: 'dropOrders', id: 'a8' },
  { type: 'since', id: 'a9', version: 0 },
  { type: 'ping', id: 'a10' },
];

test('every message that can be sent is read as it was written', () => {
  for (const message of SENT) expect(readSent(write(message))).toEqual(message);
});

test('every message that can be received is read as it was written', () => {
  const question = { number: 1, seat: 0, kind: 'bid', options: ['a'], optional: false, about: null, aside: { x: [1] } };
  const rewind = { by: 0, to: 3, needed: [0, 1], agreed: [0], state: 'open' as const };
  const standing = {
    view: { s: {} },
    number: 1,
    question,
    refused: [],
    offers: [],
    undo: { blocked: 'chance' as const },
    redo: 'a',
    rewind,
    orders: [{ seat: 0, kind: 'react', key: 'pass', when: { window: 'hit.before' }, turn: '3' }],
    outcome: { result: 'ranked' as const, scores: [3, 2], ranks: [1, 2], winners: [0] },
  };
  const refusal = { target: 'a', rule: 'X-1.01', why: { id: 'no', params: { n: 1, item: { id: 'item.hut' } } } };
  const messages: Received[] = [
    { type: 'done', id: 'a1', version: 7 },
    { type: 'refused', id: 'a1', refusal, number: 2, question },
    { type: 'rewind', rewind: { ...rewind, agreed: [0, 1], state: 'done' } },
    {
      type: 'events',
      by: 1,
      from: 3,
      events: [
        { version: 3, seq: 1 },
        { version: 4, seq: 1, event: { type: 'moved' } },
      ],
      ...standing,
    },
    { type: 'standing', version: 9, seen: 4, events: [], ...standing, question: null, undo: { to: 2, single: true } },
    { type: 'failed', id: null, error: 'too-fast' },
    {
      type: 'said',
      lines: [{ number: 1, channel: 'table', by: 'abcdefgh2345', name: 'Gold', text: 'well met', at: 5 }],
    },
  ];
  for (const message of messages) expect(readReceived(write(message))).toEqual(message);
});

test.each([
  ['not JSON', '{', 'not JSON'],
  ['an unknown type', '{"type":"cheat","id":"x"}', 'type'],
  ['a missing id', '{"type":"undo"}', 'id'],
  ['a number that is none', '{"type":"answer","id":"x","number":"1","key":"a"}', 'number'],
  ['a negative number', '{"type":"answer","id":"x","number":-1,"key":"a"}', 'number'],
  ['a key that is too long', JSON.stringify({ type: 'answer', id: 'x', number: 1, key: 'k'.repeat(201) }), 'key'],
  ['an empty key', '{"type":"answer","id":"x","number":1,"key":""}', 'key'],
  ['a member that does not belong', '{"type":"undo","id":"x","seat":2}', 'seat'],
  ['a list', '[]', 'message'],
  ['null', 'null', 'message'],
])('%s is refused and the reason named', (_, text, reason) => {
  expect(() => readSent(text)).toThrow(BadMessage);
  expect(() => readSent(text)).toThrow(reason);
});

test('what is too long is not even read', () => {
  expect(() => readSent(' '.repeat(LONGEST_SENT + 1))).toThrow(`longer than ${LONGEST_SENT}`);
});
