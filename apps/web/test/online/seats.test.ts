import { createWords } from '@edubba/words';
import { expect, test } from 'vitest';
import { seatTexts, sittersOf } from '../../src/online/seats.ts';
import { house } from './support.ts';

test('people are called by their names in the game’s own sentences, whatever signs a name has', () => {
  const { info } = house(1);
  for (const name of ['Enki', "O'Neil", '{evil}', "a{b}c'd", '#1', "'{x", "{}'{}", "x'", '|<b>', "a''b", '’']) {
    const seats = info.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat));
    const own = [{ id: 'seat.red' }, { id: 'seat.blue' }, { id: 'seat.gold' }];
    const texts = { 'seat.red': 'Red', 'seat.blue': 'Blue', 'seat.gold': 'Gold', says: '{seat} builds.' };
    const words = createWords('en', texts, seatTexts(own, { seats }));
    expect(words.say({ id: 'says', params: { seat: { id: 'seat.red' } } })).toBe(`${name} builds.`);
    expect(words.say({ id: 'seat.blue' })).toBe('Inanna');
    // A bot keeps the seat's own name.
    expect(words.say({ id: 'seat.gold' })).toBe('Gold');
  }
});

test('who sits where is the same for a table of the house as for one of this device', () => {
  expect(sittersOf(house(1).info)).toEqual([
    { who: 'person', name: 'Enki' },
    { who: 'person', name: 'Inanna' },
    { who: 'bot', bot: 'thumbs' },
  ]);
});
