import type { Asked, BaseState } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import { expect, test } from 'vitest';
import { controlOf, numberOf } from '../../src/table/controls/shape.ts';
import { isOpen } from '../../src/table/session/options.ts';
import type { Standing } from '../../src/worker/api.ts';

const plain = { thingOf: () => undefined, isEnd: (_: string, key: string) => key === 'end' };
/** A game whose sheets say what the kind is called; and one that has none. */
const told = { ...plain, control: (kind: string) => kind } as unknown as GameUi<BaseState>;
const untold = plain as unknown as GameUi<BaseState>;

const asked = (ui: GameUi<BaseState>, question: Partial<Asked>): string | undefined =>
  controlOf(ui, { view: {} } as Standing, {
    number: 1,
    seat: 0,
    kind: 'x',
    options: [],
    optional: false,
    about: null,
    aside: null,
    ...question,
  });
const control = (kind: string, ...options: string[]): string | undefined => asked(told, { kind, options });
const guess = (question: Partial<Asked>): string | undefined => asked(untold, question);

test('the control is the one of its sheet', () => {
  expect(control('offer', 'give+tin', 'withdraw')).toBe('offer');
  expect(control('reaction', 'give+tin', 'withdraw')).toBe('reaction');
});

const allotment = { parts: [{ name: 'strength', least: 0, most: 3 }], least: 0, most: 3 };

test('several numbers are set by steppers', () => {
  expect(asked(told, { kind: 'secret', allotment })).toBe('allot');
  expect(guess({ allotment })).toBe('allot');
});

test('several numbers at once are open to whoever is asked for them, though no list has them', () => {
  const question = { options: [], allotment } as unknown as Asked;
  expect(isOpen({ question, offers: [] }, '3,0,2')).toBe(true);
  expect(isOpen({ question, offers: [] }, 'a')).toBe(false);
  expect(
    isOpen({ question: { ...question, options: ['a'], allotment: undefined } as unknown as Asked, offers: [] }, '1'),
  ).toBe(false);
});

test('so few numbers are buttons', () => {
  expect(control('number', 'n/1', 'n/2', 'n/3', 'n/4', 'end')).toBe('number');
  expect(control('number', 'n/1', 'n/2', 'n/3', 'end')).toBeUndefined();
});

test('one thing has no order, and nothing is joint before somebody has proposed it', () => {
  expect(control('order', 'a', 'b')).toBe('order');
  expect(control('order', 'a')).toBeUndefined();
  expect(asked(told, { kind: 'joint', options: ['propose:a'], about: { wants: ['b', null] } })).toBe('joint');
  expect(asked(told, { kind: 'joint', options: ['propose:a'], about: { wants: [null] } })).toBeUndefined();
});

test('without sheets the control is told by the shape of the question', () => {
  expect(guess({ options: ['a', 'b'] })).toBeUndefined();
  expect(guess({ options: ['n/1', 'n/2', 'n/3', 'n/4', 'end'] })).toBe('number');
  expect(guess({ options: ['n/1', 'n/2'] })).toBeUndefined();
  expect(guess({ options: ['a', 'done'], about: { min: 1, max: 2, chosen: 1 }, aside: ['b'] })).toBe('many');
  expect(guess({ options: ['gold'], about: { need: 'any', due: { any: 2 } } })).toBe('allocate');
  expect(guess({ options: ['give+tin', 'withdraw'], about: { with: 1 }, aside: { give: {}, get: {} } })).toBe('offer');
  expect(guess({ options: ['accept', 'decline'], about: { offer: {} } })).toBe('answer');
  expect(guess({ options: ['propose:a'], about: { wants: ['b', null] } })).toBe('joint');
  expect(guess({ options: ['propose:a'], about: { wants: [null] } })).toBeUndefined();
  expect(guess({ options: ['play:x', 'pass'], about: { window: 'hit' } })).toBe('reaction');
  expect(guess({ kind: 'trigger.order', options: ['a', 'b'] })).toBe('order');
  expect(guess({ options: ['a', 'b'], optional: true, aside: 'a' })).toBe('secret');
});

test('the number of an option', () => {
  expect(['n/12', 'steps/3', '7', 'a', 'row1/high'].map(numberOf)).toEqual([12, 3, 7, undefined, undefined]);
});
