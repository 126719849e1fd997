import { createModuleWords, optionMessage } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import module from '../index.ts';
import { board } from '../text/board.ts';
import { item } from '../text/names.ts';
import { assyriaTable } from './support.ts';

const words = createModuleWords(module);

test('a column is called by its tile, also the one of the cards', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: 'beginning' });
  const { view } = t.red;
  const said = ['offerings', 'purchase', 'card', 'gold'].map((key) =>
    words.say(optionMessage(module, view, 'start.column', key)),
  );
  expect(said).toEqual(['Offerings', 'Purchase', 'Card', 'Gold']);
  expect(words.say(optionMessage(module, view, 'feed.next', 'card/FD-wheat2-1'))).toBe('spend Wheat ×2');
});

test('what is no item has no name', () => {
  expect(() => item('')).toThrow('no card, board or marker');
  expect(words.say(item('EM-G4'))).toBe('marker 4');
});

test('the board fits a terminal of 80 columns and says whose cards are taken', () => {
  const cards = (seat: number) => ({
    food: FOOD_DECK.slice(8 * seat, 8 * seat + 8),
    favours: FAVOUR_DECK.slice(6 * seat, 6 * seat + 6),
  });
  const t = assyriaTable({
    players: ['red', 'blue', 'purple', 'yellow'],
    at: 'bidding',
    has: {
      red: { ...cards(0), leader: 'row1/high' },
      blue: { ...cards(1), leader: 'row2/middle' },
      purple: { ...cards(2), growthHuts: 4, ships: 2, farmers: 3, tokens: 1, influence: 7, offerings: 9 },
      yellow: { ...cards(3), camels: 10, usedTiles: ['gold'], ziggurats: { C2: 3 } },
    },
    rows: { middle: ['FD-datesw-1'] },
  });
  const lines = board(t.purple.view, words).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines).toContain('Row 2: taken by b');
  expect(lines.find((line) => line.startsWith('p '))).toContain('2 Ships, 3 Farmers, 1 Food token');
  expect(lines.join('\n')).not.toContain(' 0 ');
});

test('ASY-5.08 a space with a Ziggurat on it is not zero steps away', () => {
  const say = (distance: number) => words.say({ id: 'no.start.near', params: { space: 'H1', distance } });
  expect(say(0)).toBe('A Ziggurat stands there.');
  expect(say(1)).toBe('The Ziggurat on H1 is only 1 step away.');
});
