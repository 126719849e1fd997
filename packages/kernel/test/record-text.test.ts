import type { GameRecord } from '@edubba/kernel';
import { recordText } from '@edubba/kernel';
import { expect, test } from 'vitest';

// Records are data of any shape here: only how they are laid out is looked at.
const text = (record: object): string => recordText(record as GameRecord);

test('short lists stand on one line, lists of lists too; objects and their members each on their own', () => {
  const list = [1, 'a', null, true, [2, [3]], []];
  expect(text({ a: list, b: { c: 1 }, d: {}, e: undefined, f: 'x' })).toBe(
    '{\n  "a": [1, "a", null, true, [2, [3]], []],\n  "b": {\n    "c": 1\n  },\n  "d": {},\n  "f": "x"\n}\n',
  );
});

test('a list with an object in it, however deep, stands an entry a line', () => {
  expect(text({ a: [1, { b: 2 }] })).toBe('{\n  "a": [\n    1,\n    {\n      "b": 2\n    }\n  ]\n}\n');
  expect(text({ a: [[{}], 0] })).toBe('{\n  "a": [\n    [\n      {}\n    ],\n    0\n  ]\n}\n');
});

/** The longest line that is written where a list of one text fills up to `width` columns. */
function lines(name: string, width: number): string[] {
  // Two columns of indent, the name in quotes with colon and space, the list's brackets and the text's quotes.
  const filler = 'x'.repeat(width - 2 - (name.length + 4) - 4);
  return text({ [name]: [filler], last: 0 }).split('\n');
}

test('what fits into 120 columns with the comma that follows stays on its line; one more column and it is broken', () => {
  for (const name of ['a', 'abcdef']) {
    expect(lines(name, 119)[1]).toHaveLength(120);
    expect(lines(name, 120)[1]).toBe(`  "${name}": [`);
  }
});

test('so in lists of lists, where only the comma follows', () => {
  const inner = (width: number): string[] => {
    const entry = ['x'.repeat(width - 4 - 4)];
    return text({ log: [entry, entry, ['y'.repeat(60)]] }).split('\n');
  };
  expect(inner(119)[2]).toHaveLength(120);
  expect(inner(120)[2]).toBe('    [');
});
