import type { Asked, BaseState } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import { expect, test } from 'vitest';
import { controlOf, numberOf } from '../../src/table/controls/shape.ts';
import { isOpen } from '../../src/table/session/options.ts';
import type { Standing } from '../../src/worker/api.ts';

const ui = {
  thingOf: () => undefined,
  isEnd: (_: string, key: string) => key === 'end',
} as unknown as GameUi<BaseState>;
const control = (question: Partial<Asked>): string | undefined =>
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

test('the control is told by the shape of the question', () => {
  expect(control({ options: ['a', 'b'] })).toBeUndefined();
  expect(control({ options: ['n/1', 'n/2', 'n/3', 'n/4', 'end'] })).toBe('number');
  expect(control({ options: ['n/1', 'n/2'] })).toBeUndefined();
  expect(control({ options: ['a', 'done'], about: { min: 1, max: 2, chosen: 1 }, aside: ['b'] })).toBe('many');
  expect(control({ options: ['gold'], about: { need: 'any', due: { any: 2 } } })).toBe('allocate');
  expect(control({ options: ['give+tin', 'withdraw'], about: { with: 1 }, aside: { give: {}, get: {} } })).toBe(
    'offer',
  );
  expect(control({ options: ['accept', 'decline'], about: { offer: {} } })).toBe('answer');
  expect(control({ options: ['propose:a'], about: { wants: ['b', null] } })).toBe('joint');
  expect(control({ options: ['propose:a'], about: { wants: [null] } })).toBeUndefined();
  expect(control({ options: ['play:x', 'pass'], about: { window: 'hit' } })).toBe('reaction');
  expect(control({ kind: 'trigger.order', options: ['a', 'b'] })).toBe('order');
  expect(control({ options: ['a', 'b'], optional: true, aside: 'a' })).toBe('secret');
  expect(control({ allotment: { parts: [{ name: 'strength', least: 0, most: 3 }], least: 0, most: 3 } })).toBe('allot');
});

test('several numbers at once are open to whoever is asked for them, though no list has them', () => {
  const allotment = { parts: [{ name: 'strength', least: 0, most: 3 }], least: 0, most: 3 };
  const asked = { options: [], allotment } as unknown as Asked;
  expect(isOpen({ question: asked, offers: [] }, '3,0,2')).toBe(true);
  expect(isOpen({ question: asked, offers: [] }, 'a')).toBe(false);
  expect(
    isOpen({ question: { ...asked, options: ['a'], allotment: undefined } as unknown as Asked, offers: [] }, '1'),
  ).toBe(false);
});

test('the number of an option', () => {
  expect(['n/12', 'steps/3', '7', 'a', 'row1/high'].map(numberOf)).toEqual([12, 3, 7, undefined, undefined]);
});
