import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import module from '../index.ts';

/** Two cities; the first three cards drawn are these. */
const begin = () =>
  table(module, {
    seats: ['uruk', 'lagash'],
    chance: { 'card.draw': ['granary#1', 'granary#2', 'granary#3'] },
  });

test('FG-1.01 everybody is dealt a card that nobody else sees, and has no grain', () => {
  const t = begin();
  expect(t.board.hand).toEqual([['granary#1'], ['granary#2']]);
  expect(t.uruk.sees().hand).toEqual([['granary#1'], ['?card']]);
  expect(t.board.grain).toEqual([0, 0]);
  // Any of the twelve is drawn, then any of the eleven left.
  t.chanceWeighed('card.draw', { granary: 12 }, 0).chanceWeighed('card.draw', { granary: 11 }, 1);
});

test('FG-2.01 one harvests 1 grain, then it is the next city’s turn', () => {
  const t = begin();
  t.lagash.isNotAsked();
  t.uruk.answers('turn.take', 'harvest').isNotAsked();
  expect(t.board.grain).toEqual([1, 0]);
  t.lagash.answers('turn.take', 'harvest');
  t.uruk.isAsked('turn.take');
});

test('FG-2.02 a card is paid for, lies in front of its owner, and another is drawn', () => {
  const t = begin();
  t.uruk.isRefused('build/granary#1', 'FG-2.02', 'fg.too-dear', 'fg.harvest-first');
  for (let i = 0; i < 2; i++) {
    t.uruk.answers('turn.take', 'harvest');
    t.lagash.answers('turn.take', 'harvest');
  }
  t.uruk.answers('turn.take', 'build/granary#1');
  expect(t.board.grain).toEqual([0, 2]);
  expect(t.board.built).toEqual([['granary#1'], []]);
  expect(t.board.hand).toEqual([['granary#3'], ['granary#2']]);
});

test('FG-3.01 after six rounds most grain and worth of cards together wins', () => {
  // The last turn of the last round: 2 grain become a granary worth 4.
  const t = table(module, {
    seats: ['uruk', 'lagash'],
    place: { 'hand:uruk': ['granary#1'], 'hand:lagash': ['granary#2'] },
    having: { turns: 11, grain: [3, 2] },
  });
  expect(t.over).toBe(false);
  t.lagash.answers('turn.take', 'build/granary#2');
  expect(t.outcome).toMatchObject({ scores: [3, 4], winners: [1] });
});
