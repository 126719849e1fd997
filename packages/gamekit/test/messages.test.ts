import type { Message, Outcome } from '@edubba/kernel';
import { ranked, Table, together } from '@edubba/kernel';
import { expect, test } from 'vitest';
import {
  allotmentMessage,
  createModuleWords,
  defineModule,
  drawnMessage,
  eventMessage,
  itemMessage,
  listMessage,
  optionMessage,
  outcomeMessage,
  promptMessage,
  reasonMessage,
  refusalMessage,
  seatNames,
} from '../src/index.ts';
import { toy } from './toy.ts';

const module = defineModule(toy());
const words = createModuleWords(module);
const say = (message: Message): string => words.say(message);
const table = Table.open(module.game, { seats: 2, seed: 'toy' });

test('log lines: item and places by name for who may know, the back for others', () => {
  const lines = (seat: number): string[] =>
    table.eventsFor(seat).flatMap(({ event }) => (event === undefined ? [] : [say(eventMessage(module, event))]));
  expect(lines(0)).toEqual(["the ox goes from the deck to Red's hand."]);
  expect(lines(1)).toEqual(["a card goes from the deck to Red's hand."]);
});

test('what came of chance: an item by its name, a number as it is, or as the game calls it', () => {
  expect(say(drawnMessage(module, 'draw', 'ox#2'))).toBe('the ox');
  expect(say(drawnMessage(module, 'dice', '1200'))).toBe('1,200');
  const own = { ...module, drawn: () => ({ id: 'seat.red' }) };
  expect(say(drawnMessage(own, 'dice', '1200'))).toBe('Red');
});

test('log lines: names of people, parameters from the module, places that speak for themselves', () => {
  const event = { type: 'swapped', seat: 1, to: 'b4', data: { what: 'raw', other: 0 } };
  expect(say(eventMessage(module, event, ['Ann', 'Bel']))).toBe('Bel swaps the ox with Ann at b4.');
});

test('log lines: a player without a seat at the table is the automated opponent, where the game has one', () => {
  const event = { type: 'swapped', seat: 1, to: 'b4', data: { other: 0 } };
  const texts = { en: { ...toy().texts.en, 'seat.machine': 'The machine' } };
  const solo = defineModule({ ...toy(), texts, automata: [{ id: 'seat.machine' }] });
  const told = (seats: number): string =>
    createModuleWords(solo).say(eventMessage(solo, event, seatNames(solo, seats)));
  expect([told(1), told(2)]).toEqual(['The machine swaps the ox with Red at b4.', 'Blue swaps the ox with Red at b4.']);
  expect(say(eventMessage(module, event, seatNames(module, 1)))).toBe('Blue swaps the ox with Red at b4.');
});

test('options: side offers and proposals are taken apart', () => {
  const named = (key: string): string => say(optionMessage(module, table.view(0), 'card.keep', key));
  expect(['yes', '~card.show/now', 'propose:no', 'confirm:yes'].map(named)).toEqual([
    'Yes',
    'Now',
    'Propose: No',
    'Decide: Yes',
  ]);
});

test('items: without their number; a module may name them itself', () => {
  expect([itemMessage(module, 'ox#2'), itemMessage(module, 'ox'), itemMessage(module, '?card')]).toEqual([
    { id: 'item.ox' },
    { id: 'item.ox' },
    { id: 'back.card' },
  ]);
  expect(itemMessage({ ...module, item: (id) => ({ id: `own.${id}` }) }, 'ox#1')).toEqual({ id: 'own.ox#1' });
});

test('prompts: the seat, and what the question is about', () => {
  const asked = { seat: 0, kind: 'card.keep', about: { left: 1, more: { not: 'plain' } } };
  expect(say(promptMessage(module, asked))).toBe('Red, keep it? 1 card left.');
  const counted = { ...module, promptParams: () => ({ left: 3 }) };
  expect(say(promptMessage(counted, { ...asked, about: null }))).toBe('Red, keep it? 3 cards left.');
});

test('refusals: the reason, what helps, the rule; seats by name', () => {
  const why = { id: 'toy.full', params: { seat: 1 } };
  expect(say(refusalMessage(module, { target: 'x', rule: 'TOY-1.01', why }))).toBe('Blue has a full hand. (TOY-1.01)');
  const fix = { id: 'toy.discard' };
  expect(say(refusalMessage(module, { target: 'x', rule: 'TOY-1.01', why, fix }))).toBe(
    'Blue has a full hand. Discard first. (TOY-1.01)',
  );
  const refusal = table.whyNot(1, 'yes');
  expect(refusal === undefined ? '' : say(refusalMessage(module, refusal))).toBe(
    'You are not asked now: Red is to answer.',
  );
});

test('reasons of bots, with their points', () => {
  expect(say(reasonMessage({ why: { id: 'item.ox' }, points: -2 }))).toBe('-2 the ox');
});

test('outcomes: one winner, several, all, none', () => {
  const came = (outcome: Outcome): string => say(outcomeMessage(module, outcome, ['Ann', 'Bel', 'Cy']));
  expect([ranked([1, 2, 0]), ranked([1, 1, 0]), ranked([1, 1, 1])].map(came)).toEqual([
    'Bel wins.',
    'Ann and Bel share the victory.',
    'All share the victory.',
  ]);
  expect([together(true, [3, 3, 3]), together(false, [0, 0, 0])].map(came)).toEqual([
    'The table wins together.',
    'The table has lost.',
  ]);
});

test('outcomes: why and how well, where the game says so', () => {
  const reason = { id: 'item.ox' };
  const grade = { id: 'item.ox' };
  const came = (outcome: Outcome): string => say(outcomeMessage(module, outcome, ['Ann', 'Bel']));
  expect(came(together(false, [0, 0], { reason }))).toBe('The table has lost. the ox');
  expect(came(together(true, [0, 0], { reason, grade }))).toBe('The table wins together. the ox the ox');
  expect(came(ranked([0, 4], undefined, { grade }))).toBe('Bel wins. the ox');
});

test('outcomes: an automaton that wins is named', () => {
  const texts = { en: { ...toy().texts.en, 'seat.machine': 'The machine' } };
  const solo = defineModule({ ...toy(), texts, automata: [{ id: 'seat.machine' }] });
  expect(createModuleWords(solo).say(outcomeMessage(solo, ranked([1, 2]), ['Ann']))).toBe('The machine wins.');
});

test('lists of one, two and many', () => {
  const list = (...parts: string[]): string => {
    const message = listMessage(parts) ?? '';
    return typeof message === 'string' ? message : say(message);
  };
  expect([list(), list('a'), list('a', 'b'), list('a', 'b', 'c')]).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test('the pseudo-language reaches every part; a language without texts is refused', () => {
  const odd = createModuleWords(module, 'en-XA');
  const refusal = { target: 'x', rule: '1', why: { id: 'toy.full', params: { seat: 0 } } };
  for (const message of [refusalMessage(module, refusal), { id: 'kernel.over' }, { id: 'choice.pass' }]) {
    expect(odd.say(message)).toMatch(/^\[[^a-zA-Z]+\]$/);
  }
  expect(createModuleWords(module, 'en-GB').say({ id: 'game.toy' })).toBe('Toy');
  expect(() => createModuleWords(module, 'de')).toThrow('toy has no texts in de');
});

test('numbers chosen together: each by its name with its bounds, the sum, and an example', () => {
  const texts = { en: { ...toy().texts.en, 'part.men': 'Men', 'part.oxen': 'Oxen' } };
  const herd = defineModule({ ...toy(), texts });
  const parts = [
    { name: 'men', least: 0, most: 4 },
    { name: 'oxen', least: 1, most: 2 },
  ];
  expect(createModuleWords(herd).say(allotmentMessage({ parts, least: 1, most: 5 }))).toBe(
    'Men 0 to 4 and Oxen 1 to 2; together 1 to 5. For example: 0,1',
  );
});
