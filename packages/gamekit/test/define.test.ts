import { expect, test } from 'vitest';
import type { ContentItem, GameModule } from '../src/index.ts';
import { byId, contentProblems, defineModule, moduleProblems, questionKinds } from '../src/index.ts';
import type { Toy } from './toy.ts';
import { toy } from './toy.ts';

/** The toy with something wrong. */
const wrong = (change: Partial<GameModule<Toy>>): string[] => moduleProblems({ ...toy(), ...change });
const without = (id: string): string[] => {
  const { [id]: _, ...en } = toy().texts.en;
  return wrong({ texts: { en } });
};

test('a module that fits together passes, and has the random bot besides, last', () => {
  const module = defineModule(toy());
  expect(Object.keys(module.bots)).toEqual(['keeper', 'random']);
  expect(moduleProblems(toy())).toEqual([]);
});

test('questions put to people: asked and offered, not chance', () => {
  expect(questionKinds(toy().game)).toEqual(['card.keep', 'card.show']);
});

test.each([
  'game.toy',
  'chance.draw',
  'ask.card.keep',
  'ask.card.show',
  'rule.TOY-1.01',
  'section.1',
  'option.deal',
  'option.deal.two',
  'bot.keeper',
  'seat.blue',
])('the text %s must be there', (id) => {
  expect(without(id)).toEqual([`the catalogue has no ${id}`]);
});

test('everything else that does not fit is said', () => {
  const [rule] = toy().rulebook;
  expect(wrong({ rulebook: [rule!, rule!] })).toEqual(['two rules have the id TOY-1.01']);
  const learning = { layout: [{ name: 'hand', length: 0 }], vector: () => [], actions: ['keep', 'show', 'keep'] };
  expect(wrong({ learning: () => learning })).toEqual([
    'the part hand of the vector has 0 numbers',
    'the index has the action keep twice',
  ]);
  expect(wrong({ seats: [{ id: 'seat.red' }] })).toEqual(['1 names for 2 seats']);
  expect(wrong({ bots: { keeper: { ...toy().bots['keeper']!, name: 'other' } } })).toEqual([
    'the bot keeper calls itself other',
  ]);
  expect(wrong({ rulebook: [], content: {} })).toEqual([
    'the option deal switches the rule TOY-1.01, which the rulebook lacks',
  ]);
  expect(wrong({ texts: { en: { ...toy().texts.en, odd: '{n' } } })[0]).toMatch(/^the text odd cannot be read/);
  expect(wrong({ texts: { en: { ...toy().texts.en, odd: '{n, plural, one {#}}' } } })).toEqual([
    'the text odd cannot be read: {n, plural} has no case other',
  ]);
});

test('all problems at once, under the name of the game', () => {
  expect(() => defineModule({ ...toy(), seats: [], rulebook: [], content: {} })).toThrow(/^toy:\n.*\n.*seats$/s);
});

test('content: ids, sources, rules and copies', () => {
  const rows: readonly ContentItem[] = [
    { id: 'ox', source: 'rulebook' },
    { id: 'ox', source: 'inferred' },
    { id: 'Big Ox', source: 'reconstructed' },
    { id: 'cow', source: 'guess' as 'rulebook' },
    { id: 'calf', source: 'rulebook', rule: 'TOY-9.99', copies: 0 },
  ];
  expect(contentProblems({ cards: rows }, ['TOY-1.01'])).toEqual([
    'content cards, ox: two have this id',
    'content cards, Big Ox: an id is lower case with hyphens',
    'content cards, cow: the source is rulebook, inferred, reconstructed, not guess',
    'content cards, calf: the rulebook has no rule TOY-9.99',
    'content cards, calf: 0 copies',
  ]);
  expect(byId(rows).get('calf')?.copies).toBe(0);
});
