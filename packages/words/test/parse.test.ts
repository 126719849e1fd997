import { parse as reference, type Token } from '@messageformat/parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part } from '../src/parse.ts';
import { parse } from '../src/parse.ts';

/** Both parsers' pieces in one form; texts that follow one another are one. */
function plain(list: readonly (Part | Token)[]): readonly unknown[] {
  const out: unknown[] = [];
  for (const part of list) {
    const last = out.at(-1);
    if (part.type === 'content' && typeof last === 'string') out[out.length - 1] = last + part.value;
    else if (part.type === 'content') out.push(part.value);
    else if ('cases' in part) {
      const offset = 'offset' in part ? part.offset : (part.pluralOffset ?? 0);
      out.push([part.type, part.arg, offset, part.cases.map(({ key, tokens }) => [key, plain(tokens)])]);
    } else if (part.type === 'function') {
      const style = 'style' in part ? [part.style].filter((text) => text !== '') : plain(part.param ?? []);
      out.push([part.type, part.arg, part.key, style.map((text) => String(text).trim())]);
    } else out.push('arg' in part ? [part.type, part.arg] : [part.type]);
  }
  return out;
}

const name = fc.constantFrom('n', 'who', 'seat2', 'größe');
const text = fc.array(fc.constantFrom('a', ' ', "it's", "''", "'{'", "'}x'", '·', '\n', ', ', '{a}'), { maxLength: 6 });
const { message } = fc.letrec<{ message: string; choice: string; format: string; counted: string }>((tie) => ({
  format: fc.constantFrom('{n, number}', '{ n ,number, ::sign-except-zero }', '{d,date}'),
  counted: fc
    .tuple(fc.constantFrom('plural', 'selectordinal'), name, fc.boolean(), tie('message'), tie('message'))
    .map(([type, arg, off, a, b]) => `{${arg}, ${type},${off ? ' offset:1' : ''} =0 {${a}} one{# ${a}} other {${b}#}}`),
  choice: fc
    .tuple(name, tie('message'), tie('message'))
    .map(([arg, a, b]) => `{${arg},select, left {${a}}\n other {${b}} }`),
  message: fc
    .tuple(
      text.map((bits) => bits.join('')),
      fc.oneof(
        { depthSize: 'small' },
        name.map((arg) => `{ ${arg} }`),
        tie('format'),
        tie('counted'),
        tie('choice'),
      ),
      text.map((bits) => bits.join('')),
    )
    .map((bits) => bits.join('')),
}));

/** What a parser makes of a message; of what is none, that it is none. */
function outcome(read: (source: string) => readonly (Part | Token)[], source: string): unknown {
  try {
    return plain(read(source));
  } catch {
    return 'no message';
  }
}

describe('taking messages apart', () => {
  test('as the parser does that is known for it', () => {
    fc.assert(
      fc.property(message, (source) => {
        expect(outcome(parse, source)).toEqual(outcome(reference, source));
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['{', '}', 'a}', '{n', '{n,', '{n, plural}', '{n, plural, one {#}', '{n, plural, one #}', '{}', '{a b}'])(
    '%s is no message',
    (source) => {
      expect(() => parse(source)).toThrow(SyntaxError);
    },
  );

  test('a mistake is told by the letter it stands at', () => {
    expect(() => parse('Take {n, plural, one {#} other {#}')).toThrow('at letter 35');
  });

  test('where plain text stands', () => {
    const [first, , last] = parse('It is {who}, not you');
    expect([first, last]).toEqual([
      { type: 'content', value: 'It is ', from: 0, to: 6 },
      { type: 'content', value: ', not you', from: 11, to: 20 },
    ]);
  });
});
