import { createModuleWords } from '@edubba/gamekit';
import { SPECTATOR } from '@edubba/kernel';
import { expect, test } from 'vitest';
import module from '../index.ts';
import { ur } from './ur.ts';

const words = createModuleWords(module);
const middleGame = () => ur({ lapis: [3, 8, 15, 15], shell: [5, 13, 15], throws: [1, 2] });

test('the board as text, with the seat that looks on the near side and its last move marked', () => {
  const t = middleGame();
  t.lapis.answers('piece.move', 'move/8');
  expect(module.board(t.lapis.view, words).split('\n')).toEqual([
    '  ( ) Shell   4 at hand ( )( )( )( )   1 home ( )',
    '  +-----+-----+-----+-----+           +-----+-----+',
    '  |* 4 *|  3  |  2  |  1  |           |*14 *| 13  |',
    '  |     |     |     |     |           |     | ( ) |',
    '  +-----+-----+-----+-----+-----+-----+-----+-----+',
    '  |  5  |  6  |  7  |* 8 *|  9  | 10  | 11  | 12  |',
    '  | ( ) |     |     |     |>[#]<|     |     |     |',
    '  +-----+-----+-----+-----+-----+-----+-----+-----+',
    '  |* 4 *|  3  |  2  |  1  |           |*14 *| 13  |',
    '  |     | [#] |     |     |           |     |     |',
    '  +-----+-----+-----+-----+           +-----+-----+',
    '  [#] Lapis   3 at hand [#][#][#]   2 home [#][#]',
    '',
    '  Shell throws <*> <*> < > < >  2',
    '  * rosette    > < moved last    1 to 14: the way of each player',
  ]);
});

test('Shell sees its own side below; whoever looks on sees Lapis there', () => {
  const t = middleGame();
  const below = (seat: number): string => module.board(t.seat(seat).view, words).split('\n')[11] ?? '';
  expect([below(0), below(1), below(SPECTATOR)].map((line) => line.slice(6, 11))).toEqual(['Lapis', 'Shell', 'Lapis']);
});

test('no line is wider than a terminal, even with all pieces at hand and in the long language', () => {
  const t = ur({ lapis: [1], throws: [2] });
  for (const locale of ['en', 'en-XA']) {
    const lines = module.board(t.lapis.view, createModuleWords(module, locale)).split('\n');
    const grid = lines.slice(1, 11).map((line) => line.length);
    expect(Math.max(...grid)).toBe(51);
    if (locale === 'en') expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    else expect(lines.join('\n')).not.toMatch(/[a-z]/i);
  }
});
