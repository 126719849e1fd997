import { table } from '@edubba/testkit';
import module from '../index.ts';
import type { Way } from '../rules/index.ts';
import { HAND, HOME } from '../rules/index.ts';

/** A table with pieces on these squares (15 is home), the others at hand. Lapis is on turn with the first of the throws. */
export function ur(setup: {
  readonly lapis?: readonly number[];
  readonly shell?: readonly number[];
  readonly throws: readonly number[];
  readonly options?: { readonly [name: string]: string };
}) {
  const { lapis = [], shell = [], throws, options = {} } = setup;
  const pieces = Number(options['pieces'] ?? 7);
  return table(module, {
    seats: ['lapis', 'shell'],
    options,
    having: { ways: [laid(pieces, lapis), laid(pieces, shell)] },
    // UR-1.05 Lapis begins.
    chance: { 'dice.throw': ['2', '1', ...throws.map(String)] },
    strictChance: true,
  });
}

function laid(pieces: number, squares: readonly number[]): Way {
  const made = Array<number>(HOME + 1).fill(0);
  made[HAND] = pieces - squares.length;
  for (const at of squares) made[at]!++;
  return made;
}

/** Squares, hand (0) and home (15) of each piece, in order: `[0, 0, 4, 15]`. */
export function standing(way: Way | undefined): number[] {
  return (way ?? []).flatMap((n, at) => Array<number>(n).fill(at));
}
