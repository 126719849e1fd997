import type { Random } from '@edubba/kernel';

/** What a hostile program knows of the table it is at. */
export interface Known {
  readonly ids: readonly string[];
  readonly people: readonly string[];
  /** What an answer has to name, as it was last told. */
  readonly number?: number;
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

const TYPES = [
  'answer',
  'undo',
  'restart',
  'redo',
  'rewind',
  'agree',
  'order',
  'dropOrders',
  'since',
  'ping',
  'preview',
  'why',
  'say',
];

/** Values that are hardly ever what is asked for. */
function anything(random: Random): string {
  return pick(random, [
    'null',
    'true',
    '-1',
    '0',
    '1e400',
    '-1e308',
    '1.5',
    '9007199254740993',
    '""',
    '"x"',
    '[]',
    '{}',
    '"\\u0000"',
    '"\\ud800"',
    '{"__proto__":{"seat":0}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    `"${'é'.repeat(300)}"`,
    '[[[[[[]]]]]]',
    '"__proto__"',
    '"toString"',
    '"hasOwnProperty"',
  ]); // prettier-ignore
}

/** One message, of any kind of badness; bytes where it is not even text. */
export function nonsense(random: Random, { ids, people, number = 0 }: Known): string | Buffer {
  const id = pick(random, ['again', `m${random.below(1_000_000)}`]);
  const type = pick(random, TYPES);
  switch (random.below(16)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(128 + random.below(128))));
    case 1:
      return '['.repeat(1 + random.below(16_000));
    case 2:
      return `{"type":"order","id":"${id}","kind":"x","key":"y","when":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`;
    case 3:
      return `{"type":"${type}","id":"${id}","number":${anything(random)},"key":${anything(random)}}`;
    case 4:
      return `{"__proto__":{"type":"answer"},"type":"${type}","id":"${id}","constructor":1}`;
    case 5:
      return `{"type":${anything(random)},"id":${anything(random)}}`;
    case 6:
      return JSON.stringify({
        type: 'say',
        id,
        channel: pick(random, ['table', 'watchers']),
        text: 'spam '.repeat(60),
      });
    case 7:
      return JSON.stringify({ type: 'say', id, channel: 'table', text: 'x'.repeat(random.below(20_000)) });
    case 8:
      return 'x'.repeat(16_380 + random.below(10));
    case 9:
      return JSON.stringify({ type: 'answer', id, number: number + random.below(3), key: `column/${random.below(9)}` });
    case 10:
      return JSON.stringify({ type: 'since', id, version: random.below(50) });
    case 11:
      return JSON.stringify({ type: 'preview', id, key: pick(random, ['column/1', '__proto__', ...ids]) });
    case 12:
      return JSON.stringify({ type: pick(random, ['undo', 'restart', 'redo', 'ping', 'dropOrders']), id });
    case 13:
      return JSON.stringify({ type: 'rewind', id, to: random.below(10) });
    case 14:
      return JSON.stringify({
        type: 'answer',
        id,
        number: 0,
        key: pick(random, ids),
        seat: 0,
        by: pick(random, people),
      });
    default:
      return JSON.stringify({
        type: 'order',
        id,
        kind: `k${random.below(1e6)}`,
        key: 'k',
        when: { a: random.below(1e6) },
      });
  }
}

/** A request of any kind of badness. */
export function badRequest(random: Random, { ids, people }: Known): { method: string; path: string; body?: string } {
  const table = pick(random, [
    ...ids,
    '__proto__',
    '..%2f..%2fetc',
    '%00',
    '%E0%A4%A',
    "'%20or%201=1",
    'x'.repeat(150),
  ]);
  const deed = pick(random, [
    'join',
    'leave',
    'start',
    'resign',
    'return',
    'pause',
    'rematch',
    'talk/1/report',
    'seats/NaN/bot',
  ]);
  switch (random.below(8)) {
    case 0:
      return { method: 'POST', path: `/api/v1/tables/${table}/${deed}`, body: `{"contribution":${anything(random)}}` };
    case 1:
      return { method: 'POST', path: '/api/v1/tables', body: '['.repeat(random.below(60_000)) };
    case 2:
      return { method: 'POST', path: '/api/v1/tables', body: 'x'.repeat(70_000) };
    case 3:
      return {
        method: 'POST',
        path: '/api/v1/tables',
        body: `{"game":${anything(random)},"seats":${anything(random)},"options":{"__proto__":${anything(random)}}}`,
      };
    case 4:
      return { method: 'GET', path: `/api/v1/tables/${table}` };
    case 5:
      return {
        method: 'GET',
        path: `/api/v1/tables?game=${'a'.repeat(random.below(5000))}&seats=${random.below(9) - 4}e99`,
      };
    case 6:
      return {
        method: pick(random, ['PUT', 'PATCH', 'DELETE']),
        path: `/api/v1/me/mutes/${pick(random, people)}`,
        body: '{}',
      };
    default:
      return { method: 'GET', path: `/api/v1/people/${table}` };
  }
}
