import { createModuleWords, eventMessage, outcomeMessage } from '@edubba/gamekit';
import { table } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import connectFour from '../../index.ts';

/** Plays columns in turn, Yellow first. */
function played(columns: string) {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  columns.split('').forEach((column, i) => t.seat(i % 2).answers('disc.drop', `column/${column}`));
  return t;
}

describe('C4-3.01 four in a line', () => {
  test.each([
    ['upright', '1212121'],
    ['level', '1122334'],
    ['level, closed in the middle', '1122443'],
    ['slanting up', '12233434474'],
    ['slanting down', '76655454414'],
  ])('%s wins at once', (_, columns) => {
    const before = played(columns.slice(0, -1));
    expect(before.over).toBe(false);
    const t = played(columns);
    expect(t.outcome).toMatchObject({ scores: [2, 0], winners: [0] });
    t.red.log().includes({ type: 'line.made', seat: 0, rule: 'C4-3.01' }).lacks('board.filled');
  });

  test('for the second seat too', () => {
    expect(played('71212121').outcome).toMatchObject({ scores: [0, 2], winners: [1] });
  });

  test('three are not enough, and a line does not go round the edge', () => {
    expect(played('121212').over).toBe(false);
    // Level over the edge: columns 6 and 7, then 1 and 2 a row higher.
    expect(played('6172').over).toBe(false);
  });
});

test('C4-3.02 a full board without four in a line is a draw', () => {
  // The last three discs have one column left: they are dropped without asking.
  const t = played('155271231731577245313666271224556336647');
  expect(t.board.heights).toEqual([6, 6, 6, 6, 6, 6, 6]);
  expect(t.outcome).toMatchObject({ scores: [1, 1], winners: [0, 1] });
  t.red.log().includes({ type: 'board.filled', rule: 'C4-3.02' }).lacks('line.made');
  const words = createModuleWords(connectFour);
  expect(words.say(eventMessage(connectFour, { type: 'board.filled', rule: 'C4-3.02' }))).toBe('The board is full.');
  expect(words.say(outcomeMessage(connectFour, t.outcome!))).toBe('A draw.');
});
