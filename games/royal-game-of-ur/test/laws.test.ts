import { expect, test } from 'vitest';
import type { State } from '../rules/index.ts';
import { royalGameOfUr } from '../rules/index.ts';
import { ur } from './ur.ts';

/** What the laws say of a board in the middle of a game once something has been done to it. */
function after(change: (s: State) => void, options: { readonly [name: string]: string } = {}): string[] {
  const s = royalGameOfUr.copy(ur({ lapis: [3, 8, 15], shell: [5, 13], throws: [1], options }).board);
  change(s);
  return royalGameOfUr.laws.flatMap(({ name, broken }) => {
    const why = broken(s);
    return why === undefined ? [] : [`${name}: ${why}`];
  });
}

/** Puts a piece of a seat from one square on another. */
const shift = (seat: number, from: number, to: number) => (s: State) => {
  const way = s.ways[seat];
  if (way === undefined) throw new Error(`there is no seat ${seat}`);
  way[from] = (way[from] ?? 0) - 1;
  way[to] = (way[to] ?? 0) + 1;
};

test('a sound board breaks no law, with seven pieces or five', () => {
  expect(after(() => undefined)).toEqual([]);
  expect(after(() => undefined, { pieces: '5' })).toEqual([]);
  // At hand and at home there is room for all; on the ways of one's own both may stand on squares of one number.
  for (const move of [shift(1, 0, 15), shift(0, 8, 15), shift(1, 0, 3), shift(0, 0, 13)])
    expect(after(move)).toEqual([]);
});

test('no piece is lost or won', () => {
  const law = 'no piece is lost or won';
  expect(after((s) => s.ways[1]?.splice(0, 1, 6))).toEqual([`${law}: 7 and 8 pieces, not 7 each`]);
  expect(after((s) => s.ways[0]?.splice(15, 1, 0))).toEqual([`${law}: 6 and 7 pieces, not 7 each`]);
  expect(after((s) => s.ways[0]?.splice(0, 1, 4), { pieces: '5' })).toEqual([`${law}: 7 and 5 pieces, not 5 each`]);
});

test('a square holds one piece', () => {
  const law = 'a square holds one piece';
  expect(after(shift(0, 0, 3))).toEqual([`${law}: square 3: 2 and 0`]);
  expect(after(shift(1, 0, 13))).toEqual([`${law}: square 13: 0 and 2`]);
  // In the middle they stand in each other's way.
  expect(after(shift(1, 5, 8))).toEqual([`${law}: square 8: 1 and 1`]);
  expect(after(shift(0, 14, 15))).toEqual([`${law}: square 14: -1 and 0`]);
  expect(after(shift(1, 1, 0))).toEqual([`${law}: square 1: 0 and -1`]);
});
