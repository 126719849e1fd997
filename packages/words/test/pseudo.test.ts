import { expect, test } from 'vitest';
import { createWords, kernelTexts, PSEUDO, placeholders, pseudo } from '../src/index.ts';

const texts = {
  plain: 'Choose a column',
  deep: "{n, plural, one {# hut of {seat, select, red {Red} other {''{seat}''}}} other {# huts}} now{n, number}",
};

test('every letter is accented, the text is longer and in brackets', () => {
  const { plain = '' } = pseudo(texts);
  expect(plain).toBe('[Çĥööšé á çöļûɱñ~~~~~]');
  expect(plain.length).toBeGreaterThan(texts.plain.length * 1.3);
});

test('syntax and parameters stay: it can be said, and nothing plain is left', () => {
  const words = createWords(PSEUDO, pseudo(texts));
  expect(words.say({ id: 'deep', params: { n: 1, seat: 'red' } })).toMatch(/^\[1 ĥûţ öƒ Ŕéð ñöŵ1~+\]$/u);
  expect(words.say({ id: 'deep', params: { n: 2, seat: '7' } })).toMatch(/^\[2 ĥûţš ñöŵ2~+\]$/u);
  expect(words.say({ id: 'deep', params: { n: 1, seat: '7' } })).toMatch(/^\[1 ĥûţ öƒ '7' ñöŵ1~+\]$/u);
});

test.each(Object.entries(pseudo(kernelTexts.en)))('%s keeps its parameters and loses its plain letters', (id, text) => {
  const needs = placeholders(kernelTexts.en[id] ?? '');
  expect(placeholders(text)).toEqual(needs);
  const params = Object.fromEntries(needs.map((name) => [name, 3]));
  expect(createWords(PSEUDO, { [id]: text }).say({ id, params })).not.toMatch(/[a-z]/i);
});
