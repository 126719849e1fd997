import type { BaseState, Game, TableInfo } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { checkCatalogue, coverage } from '../src/index.ts';
import { bazaar } from './bazaar.ts';
import { bazaarModule } from './bazaar-words.ts';

/** The game, and how many times it has been set up. */
function counting<S extends BaseState>(game: Game<S>): { readonly game: Game<S>; readonly games: () => number } {
  let n = 0;
  const setup = (table: TableInfo): S => {
    n++;
    return game.setup(table);
  };
  return { game: { ...game, setup }, games: () => n };
}

test('coverage counts on to the last game, or ends when everything has been reached', () => {
  const except = ['turn.boast', 'lamb.boast'];
  const all = counting(bazaar());
  expect(coverage(all.game, { games: 80, except })).toMatchObject({ missed: [], findings: [] });
  expect(all.games()).toBe(80);
  const some = counting(bazaar());
  expect(coverage(some.game, { games: 80, except, untilReached: true }).missed).toEqual([]);
  expect(some.games()).toBeGreaterThan(0);
  expect(some.games()).toBeLessThan(80);
  // What is never reached is looked for to the end.
  const none = counting(bazaar());
  expect(coverage(none.game, { games: 80, untilReached: true }).missed).not.toEqual([]);
  expect(none.games()).toBe(80);
});

test('the words of at least so many games are looked at, and of more while a text has not been said', {
  timeout: 300_000,
}, () => {
  const played = (unsaid: readonly string[], atLeast?: number): number => {
    const module = bazaarModule();
    const { game, games } = counting(module.game);
    checkCatalogue({ ...module, game }, { games: 8, unsaid, ...(atLeast === undefined ? {} : { atLeast }) });
    return games();
  };
  expect([played(['*'], 3), played(['*']), played([], 3)]).toEqual([3, 8, 8]);
});
