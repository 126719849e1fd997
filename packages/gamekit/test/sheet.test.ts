import type { BaseState, View } from '@edubba/kernel';
import { anyKey, counted, decision, either, saying, verbs, words } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Sheets } from '../src/index.ts';
import { aboutOf, askingOf, optionTexts, promptsOf, promptTexts, tableTexts } from '../src/index.ts';

type State = BaseState & { gold: number };

const decisions = {
  'turn.choose': saying<{ left: number }>()(either(verbs({ buy: counted(), play: anyKey() }), words('end'))),
  'turn.pay': decision(words('gold', 'tin')),
};

const sheets: Sheets<State, typeof decisions> = {
  'turn.choose': {
    option: (answer, { s }) =>
      answer === 'end' ? { id: 'do.end' } : { id: `do.${answer.verb}`, params: { what: answer.what, gold: s.gold } },
    label: (answer) => ({ id: answer === 'end' ? 'ui.end' : `ui.${answer.verb}` }),
    params: ({ left }) => ({ more: left + 1 }),
    prompt: (_, seat, { left }) => ({ say: { id: 'ui.ask', params: { seat, left } }, rule: 'TOY-1.01' }),
    doing: 'trade',
    others: (_, seat, { left }) => ({ why: { id: 'ui.why', params: { seat, left } } }),
    thing: (answer) => (answer !== 'end' && answer.verb === 'play' ? `card/${answer.what}` : undefined),
    icon: (answer) => (answer === 'end' ? 'act-end' : `act-${answer.verb}`),
    verb: (answer) => (answer === 'end' ? undefined : { id: `verb.${answer.verb}` }),
    ends: ['end'],
    weighs: (answer) => answer !== 'end' && answer.verb === 'buy',
    unusual: (answer, { s }, about) =>
      answer === 'end' && s.gold > 0 ? { id: 'unusual', params: { left: about?.left ?? -1 } } : undefined,
    control: ({ left }) => (left > 0 ? 'reaction' : undefined),
    scene: 'market',
  },
  'turn.pay': {
    option: (means) => ({ id: `do.${means}` }),
    prompt: () => ({ say: { id: 'ui.pay' }, rule: 'TOY-1.02' }),
    doing: 'pay',
    icon: 'res-gold',
    weighs: true,
    control: 'number',
  },
};

const asks = askingOf<State, typeof decisions>(decisions, sheets);

const view: View<State> = {
  seat: 1,
  seq: 0,
  over: false,
  s: { table: { seats: 2, version: 1, options: {} }, gold: 3 },
  pending: [{ seat: 1, kind: 'turn.choose', about: { left: 2 } }],
};
const asking = { seat: 1, kind: 'turn.choose', about: { left: 2 } };

test('a sheet is given what a key means', () => {
  expect(asks.option(view, 'turn.choose', 'buy/4')).toEqual({ id: 'do.buy', params: { what: 4, gold: 3 } });
  expect(asks.thingOf('turn.choose', 'play/ox#1', view)).toBe('card/ox#1');
  expect(asks.thingOf('turn.choose', 'buy/4', view)).toBeUndefined();
  expect(asks.iconOf('turn.choose', 'buy/4')).toBe('act-buy');
  expect(asks.verb(view, 'turn.choose', 'play/ox#1')).toEqual({ id: 'verb.play' });
  expect(asks.isWeighty('turn.choose', 'buy/4')).toBe(true);
  expect(asks.isWeighty('turn.choose', 'play/ox#1')).toBe(false);
  expect(asks.isEnd('turn.choose', 'end')).toBe(true);
  expect(asks.isEnd('turn.choose', 'buy/4')).toBe(false);
  expect(asks.unusual(view, 'turn.choose', 'end')).toEqual({ id: 'unusual', params: { left: 2 } });
  expect(asks.unusual(view, 'turn.choose', 'buy/4')).toBeUndefined();
});

test('and what the question is about', () => {
  expect(asks.promptParams('turn.choose', { left: 2 })).toEqual({ more: 3 });
  expect(asks.prompt(view, asking)).toEqual({ say: { id: 'ui.ask', params: { seat: 1, left: 2 } }, rule: 'TOY-1.01' });
  expect(asks.others(view, asking)).toEqual({ why: { id: 'ui.why', params: { seat: 1, left: 2 } } });
  expect(aboutOf(decisions, view, 'turn.choose')).toEqual({ left: 2 });
  expect(aboutOf(decisions, { ...view, pending: [] }, 'turn.choose')).toBeUndefined();
  expect(asks.doing('turn.choose')).toBe('trade');
  expect(asks.control('turn.choose', { left: 2 })).toBe('reaction');
  expect(asks.control('turn.choose', { left: 0 })).toBeUndefined();
  expect(asks.scene('turn.choose')).toBe('market');
});

test('what a sheet leaves out has a plain meaning', () => {
  expect(asks.label(view, 'turn.choose', 'end')).toEqual({ id: 'ui.end' });
  expect(asks.label(view, 'turn.pay', 'tin')).toEqual({ id: 'do.tin' });
  expect(asks.promptParams('turn.pay', null)).toEqual({});
  expect(asks.others(view, { ...asking, kind: 'turn.pay', about: null })).toEqual({});
  expect(asks.thingOf('turn.pay', 'tin', view)).toBeUndefined();
  expect(asks.iconOf('turn.pay', 'tin')).toBe('res-gold');
  expect(asks.verb(view, 'turn.pay', 'tin')).toBeUndefined();
  expect(asks.isEnd('turn.pay', 'tin')).toBe(false);
  expect(asks.isWeighty('turn.pay', 'tin')).toBe(true);
  expect(asks.control('turn.pay', null)).toBe('number');
  expect([asks.scene('turn.pay'), asks.scene('roll.bones')]).toEqual([undefined, undefined]);
});

test('a key that means nothing has no place; it cannot be called anything', () => {
  expect(asks.thingOf('turn.choose', 'sell/4', view)).toBeUndefined();
  expect(asks.iconOf('turn.choose', 'sell/4')).toBeUndefined();
  expect(() => asks.option(view, 'turn.choose', 'sell/4')).toThrow('sell/4 is no answer to turn.choose');
  expect(() => asks.doing('turn.skip')).toThrow('turn.skip has no sheet');
});

test('the texts of a decision go where they are looked for', () => {
  const texts = {
    'turn.choose': { ask: 'What?', say: 'Choose.', why: 'It is your turn.', end: 'Enough' },
    'turn.pay': { ask: 'How?' },
  };
  expect(tableTexts(texts)).toEqual({ 'ask.turn.choose': 'What?', 'ask.turn.pay': 'How?' });
  expect(promptTexts(texts)).toEqual({
    'ui.ask.turn.choose': 'Choose.',
    'ui.why.turn.choose': 'It is your turn.',
    'ui.end.turn.choose': 'Enough',
  });
});

test('the compiler knows what is missing', () => {
  const { 'turn.pay': pay, ...rest } = sheets;
  // @ts-expect-error no sheet for turn.pay
  const lacking: Sheets<State, typeof decisions> = rest;
  // @ts-expect-error no such answer ends it
  const wrong: Sheets<State, typeof decisions> = { ...sheets, 'turn.pay': { ...pay, ends: ['end'] } };
  expect([lacking, wrong]).toHaveLength(2);
});

test('others read what somebody is at; its sheet may say more', () => {
  const prompt = promptsOf(asks, ({ gold }, seat) => ({ id: `seat.${seat}`, params: { gold } }));
  expect(prompt(view, asking, true)).toEqual(asks.prompt(view, asking));
  const doing = (id: string) => ({ id: `ui.others.${id}`, params: { seat: { id: 'seat.1', params: { gold: 3 } } } });
  const pay = { ...asking, kind: 'turn.pay', about: null };
  expect(prompt(view, pay, false)).toEqual({ say: doing('pay'), rule: 'TOY-1.02' });
  expect(prompt(view, asking, false)).toEqual({
    say: doing('trade'),
    why: { id: 'ui.why', params: { seat: 1, left: 2 } },
    rule: 'TOY-1.01',
  });
});

test('the texts of a sheet go where they are read', () => {
  const texts = {
    'turn.choose': {
      ask: 'Choose.',
      say: 'Choose!',
      why: 'For gold.',
      end: 'Enough',
      option: 'Buy {x}',
      words: { end: 'End' },
    },
    'turn.pay': { ask: 'Pay.' },
  };
  expect(tableTexts(texts)).toEqual({ 'ask.turn.choose': 'Choose.', 'ask.turn.pay': 'Pay.' });
  expect(promptTexts(texts)).toEqual({
    'ui.ask.turn.choose': 'Choose!',
    'ui.why.turn.choose': 'For gold.',
    'ui.end.turn.choose': 'Enough',
  });
  expect(optionTexts(texts)).toEqual({ 'do.turn.choose': 'Buy {x}', 'do.turn.choose.end': 'End' });
});
