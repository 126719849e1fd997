import { createWords } from '@edubba/words';
import { expect, test } from 'vitest';
import { deedOf, isReserved, keyFor, printed, TABLE_KEY_NAMES, TABLE_KEYS, withKey } from '../../src/settings/keys.ts';
import { keyTexts } from '../../src/settings/keys.en.ts';

test('from the start every key does one thing, and none of them steers', () => {
  expect(new Set(Object.values(TABLE_KEYS)).size).toBe(TABLE_KEY_NAMES.length);
  expect(Object.values(TABLE_KEYS).filter(isReserved)).toEqual([]);
});

test('a key that is given to something is taken from whatever had it, which gets the old one', () => {
  const changes = withKey({}, 'undo', 'l');
  expect(changes).toEqual({ undo: 'l', log: 'u' });
  expect(deedOf('l', false, changes)).toBe('undo');
  expect(deedOf('u', false, changes)).toBe('log');
  expect(withKey(changes, 'undo', 'u')).toEqual({});
});

test('a free key simply does it now; the old one does nothing', () => {
  const changes = withKey({}, 'undo', 'z');
  expect(changes).toEqual({ undo: 'z' });
  expect(deedOf('u', false, changes)).toBeUndefined();
  expect(keyFor('redo', changes)).toBe('y');
});

test('keys that steer the table are not given away', () => {
  for (const key of ['Enter', 'ArrowLeft', 'Escape', 'Tab', ' ', '1', '9', 'g', 'G', 'F5']) {
    expect(isReserved(key)).toBe(true);
    expect(withKey({}, 'undo', key)).toEqual({});
  }
});

test('a locked Shift changes nothing, a held one does', () => {
  expect(deedOf('Y', false, {})).toBe('redo');
  expect(deedOf('Y', true, {})).toBeUndefined();
  expect(deedOf('U', true, {})).toBe('restart');
});

test('keys are printed as they stand on their caps', () => {
  const words = createWords('en', keyTexts);
  expect(['u', 'U', '?', '-'].map((key) => words.say(printed(key)))).toEqual(['U', 'Shift U', '?', '−']);
});
