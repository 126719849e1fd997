import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import firstGame from '../index.ts';

test('FG-2.02 a card is paid for, lies in front of its owner, and another is drawn', () => {
  const t = table(firstGame, {
    seats: ['uruk', 'lagash'],
    chance: { 'card.draw': ['granary#1', 'granary#2', 'granary#3'] },
  });
  t.uruk.isRefused('build:granary#1', 'FG-2.02', 'fg.too-dear', 'fg.harvest-first');
  for (let i = 0; i < 2; i++) {
    t.uruk.answers('turn.take', 'harvest');
    t.lagash.answers('turn.take', 'harvest');
  }
  t.uruk.answers('turn.take', 'build:granary#1');
  expect(t.board.grain).toEqual([0, 2]);
  expect(t.board.built).toEqual([['granary#1'], []]);
  expect(t.board.hand).toEqual([['granary#3'], ['granary#2']]);
});
