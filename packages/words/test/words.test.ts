import { describe, expect, test } from 'vitest';
import { createWords, placeholders } from '../src/index.ts';

const en = createWords('en', {
  hut: '{n, plural, =0 {no hut} one {# hut} other {# huts}}',
  others: '{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  side: '{side, select, left {to the left} other {elsewhere}}',
  plain: '{n}',
  number: '{n, number}',
  signed: '{n, number, ::sign-except-zero}',
  builds: '{seat} builds {huts}.',
  red: 'Red',
  nested: '{n, plural, one {{kind, select, big {# big} other {#}}} other {{kind, select, big {# big ones} other {#}}}}',
  quoted: "it''s '{'quoted'}' and it's not",
  bad: '{n, date}',
  broken: '{n, plural, one {#}',
});

describe('saying', () => {
  test('plurals, with exact cases and offsets', () => {
    const huts = (n: number): string => en.say({ id: 'hut', params: { n } });
    expect([0, 1, 2, 1234].map(huts)).toEqual(['no hut', '1 hut', '2 huts', '1,234 huts']);
    const others = (n: number): string => en.say({ id: 'others', params: { n, who: 'Uru' } });
    expect([0, 1, 2, 3].map(others)).toEqual(['nobody', 'Uru', 'Uru and 1 other', 'Uru and 2 others']);
  });

  test('ordinals and choices', () => {
    const place = (n: number): string => en.say({ id: 'place', params: { n } });
    expect([1, 2, 3, 4, 11, 21].map(place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st']);
    const side = (name: string): string => en.say({ id: 'side', params: { side: name } });
    expect(['left', 'right', 'constructor'].map(side)).toEqual(['to the left', 'elsewhere', 'elsewhere']);
  });

  test('# inside a choice inside a plural', () => {
    expect(en.say({ id: 'nested', params: { n: 2, kind: 'big' } })).toBe('2 big ones');
  });

  test('numbers as the language writes them', () => {
    const de = createWords('de', { plain: '{n}', hut: '{n, plural, one {# Hütte} other {# Hütten}}' });
    expect(en.say({ id: 'plain', params: { n: 12345 } })).toBe('12,345');
    expect(en.say({ id: 'number', params: { n: 12345 } })).toBe('12,345');
    expect(de.say({ id: 'plain', params: { n: 12345 } })).toBe('12.345');
    expect(de.say({ id: 'hut', params: { n: 12345 } })).toBe('12.345 Hütten');
  });

  test('plurals as the language has them', () => {
    const ar = createWords('ar-u-nu-latn', { n: '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}' });
    expect([0, 1, 2, 3, 11, 100].map((n) => ar.say({ id: 'n', params: { n } })).join('')).toBe('zotfmx');
  });

  test('numbers with their sign', () => {
    const signed = (n: number): string => en.say({ id: 'signed', params: { n } });
    expect([2, -1, 0].map(signed)).toEqual(['+2', '-1', '0']);
  });

  test('minus zero is a zero, then and afterwards', () => {
    const said = (id: string, n: number): string => en.say({ id, params: { n } });
    expect(['plain', 'number', 'signed', 'hut'].map((id) => said(id, -0))).toEqual(['0', '0', '0', 'no hut']);
    expect(said('plain', 0)).toBe('0');
  });

  test('a parameter that is a message is said first', () => {
    const message = { id: 'builds', params: { seat: { id: 'red' }, huts: { id: 'hut', params: { n: 2 } } } };
    expect(en.say(message)).toBe('Red builds 2 huts.');
  });

  test('quotes as ICU has them', () => {
    expect(en.say({ id: 'quoted' })).toBe("it's {quoted} and it's not");
  });

  test('the later catalogue counts', () => {
    const words = createWords('en', { a: 'old', b: 'kept' }, { a: 'new' });
    expect([words.say({ id: 'a' }), words.say({ id: 'b' })]).toEqual(['new', 'kept']);
    expect([words.has('a'), words.has('c'), words.locale]).toEqual([true, false, 'en']);
  });
});

describe('mistakes', () => {
  test('an unknown id is named', () => {
    expect(() => en.say({ id: 'no.such' })).toThrow('no text no.such in the catalogue for en');
    expect(() => en.say({ id: 'toString' })).toThrow('no text toString');
    expect(en.has('toString')).toBe(false);
  });

  test('a missing parameter is named, also one of a branch not taken', () => {
    expect(() => en.say({ id: 'builds', params: { seat: 'Red' } })).toThrow('text builds needs the parameter huts');
    expect(() => en.say({ id: 'others', params: { n: 0 } })).toThrow('text others needs the parameter who');
    expect(() => en.say({ id: 'plain', params: { m: 1 } })).toThrow('text plain needs the parameter n');
  });

  test('what every object has by birth is no parameter', () => {
    const odd = createWords('en', { odd: '{constructor} and {toString}' });
    expect(() => odd.say({ id: 'odd' })).toThrow('text odd needs the parameter constructor, toString');
  });

  test.each([
    ['{n, plural, one {# hut}}', '{n, plural} has no case other'],
    ['{n, selectordinal, one {#st}}', '{n, selectordinal} has no case other'],
    ['{side, select, left {to the left}}', '{side, select} has no case other'],
    ['{n, plural, one {{side, select, left {x}}} other {#}}', '{side, select} has no case other'],
    ['{d, date}', 'no format {d, date}'],
    ['{n, plural, one {#} other {{n, number, ::percent}}}', 'no format {n, number, ::percent}'],
  ])('%s is found when it is read, before anybody says it', (text, why) => {
    expect(() => placeholders(text)).toThrow(why);
  });

  test('a plural of something that is no number, and a format we do not have', () => {
    expect(() => en.say({ id: 'hut', params: { n: 'two' } })).toThrow('text hut: the parameter n is not a number');
    expect(() => en.say({ id: 'bad', params: { n: 1 } })).toThrow('text bad: no format {n, date}');
  });

  test('a text that is no ICU message names itself', () => {
    expect(() => en.say({ id: 'broken', params: { n: 1 } })).toThrow('text broken: ');
  });
});

test('placeholders of all branches, each once', () => {
  expect(placeholders('{b} {n, plural, one {{a}} other {{a, number} #}} {s, select, other {{b}}}')).toEqual([
    'a',
    'b',
    'n',
    's',
  ]);
  expect(placeholders('nothing')).toEqual([]);
  expect(() => placeholders('{open')).toThrow('no ICU message at letter 6');
});
