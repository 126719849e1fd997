import type { Json } from '@edubba/kernel';
import { fingerprint, fingerprintOf } from '@edubba/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('known answers: the same on every machine and for ever', () => {
  const known: { readonly [text: string]: string } = KNOWN;
  for (const [text, print] of Object.entries(known))
    expect([text, fingerprintOf(JSON.parse(text) as Json)]).toEqual([text, print]);
});

const KNOWN = {
  null: '040c5b8ca84fd940',
  true: '070c60453a119d3d',
  0: '102f7740f3c80758',
  '-1': '3531f016c70cfd58',
  4294967295: 'c9ce0e578d5cac86',
  9007199254740991: '5c91f016af6c2d98',
  '""': '796cae29f510bdf5',
  '"edubba"': '6249ef207f52266b',
  '[]': 'c571a2fb941a4b3b',
  '[1,2,3]': '05e347eb8228c3bd',
  '{}': '9f6f289276c38ada',
  '{"b":1,"a":[null,false]}': '54d188b98d77275d',
  '{"a":{"b":1}}': 'e47faffa768126ac',
};

test('sixteen hex digits', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fingerprintOf(value as Json)).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});

test('the order of members means nothing, and what is undefined is not there', () => {
  expect(fingerprintOf({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprintOf({ b: { d: 3, c: 2 }, a: 1 }));
  expect(fingerprintOf({ a: 1, b: undefined })).toBe(fingerprintOf({ a: 1 }));
  expect(fingerprintOf([1, 2])).not.toBe(fingerprintOf([2, 1]));
});

test('what differs differs: also in shape alone', () => {
  const values: Json[] = [
    null,
    false,
    true,
    0,
    1,
    -1,
    0xffff_ffff,
    2 ** 32,
    2 ** 32 + 1,
    -(2 ** 32),
    Number.MAX_SAFE_INTEGER,
    '',
    '0',
    'a',
    'ab',
    [],
    [[]],
    [[], []],
    [0],
    [0, 0],
    ['a', 'b'],
    ['ab', ''],
    {},
    { a: {} },
    { a: { b: 1 } },
    { a: {}, b: 1 },
    { a: { b: {} }, c: 1 },
    { a: { b: { c: 1 } } },
    { a: { b: {}, c: 1 } },
    { ab: 1 },
    { a: 'b' },
    { a: null },
  ];
  const prints = values.map(fingerprintOf);
  expect(new Set(prints).size).toBe(values.length);
});

/** Whole numbers are all that rules hold. */
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false),
    fc.maxSafeInteger(),
    fc.string({ maxLength: 3 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 2 }), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const sorted = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted);
  const members = Object.entries(value as { readonly [name: string]: Json });
  return ['{}', ...members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, sorted(member)])];
};

test('any two values: the same print exactly when they say the same', () => {
  const same = (a: Json, b: Json): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(fingerprintOf(a) === fingerprintOf(b)).toBe(same(a, b));
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test('a position: every part of it counts', () => {
  const pos = {
    s: { table: { seats: 2, version: 1, options: {} }, n: 1 },
    stack: [
      {
        p: 'main',
        at: 'start',
        v: { n: 1 } as Json,
        r: null as Json,
        got: null as (string | null)[] | null,
        side: false,
      },
    ],
    seq: 3,
    barrier: 0,
    known: { card: 1 },
    over: false,
  };
  const frame = pos.stack[0]!;
  const changed = [
    pos,
    { ...pos, s: { ...pos.s, n: 2 } },
    { ...pos, seq: 4 },
    { ...pos, known: { card: 3 } },
    { ...pos, known: {} },
    { ...pos, stack: [] },
    { ...pos, stack: [{ ...frame, at: 'end' }] },
    { ...pos, stack: [{ ...frame, v: { n: 2 } }] },
    { ...pos, stack: [{ ...frame, r: 1 }] },
    { ...pos, stack: [{ ...frame, got: ['a', null] }] },
    { ...pos, stack: [{ ...frame, side: true }] },
  ];
  expect(new Set(changed.map((one) => fingerprint(one))).size).toBe(changed.length);
});
