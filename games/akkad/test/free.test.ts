import type { GameEvent } from '@edubba/kernel';
import type { Finding } from '@edubba/testkit';
import {
  assertNone,
  checkCatalogue,
  checkCoverage,
  checkDual,
  checkFuzz,
  checkLaws,
  checkLeaks,
  checkUndo,
} from '@edubba/testkit';
import { expect, test } from 'vitest';
import { SPACES } from '../content/map.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import module from '../index.ts';

// The free tests one by one, each with as many games as a minute for all of them allows: a game is long, and some look at every
// position of it many times.

const TIMEOUT = 600_000;

const free = (name: string, check: () => readonly Finding[]): void => {
  // oxlint-disable-next-line vitest/valid-title -- says in words what was found, which no matcher does
  test(name, { timeout: TIMEOUT }, () => assertNone(check()));
};

/** What nobody names in an answer: a monster is there, and a city's card comes with the city. */
function playedBy({ type, data }: GameEvent): string | undefined {
  if (type === 'monster.defeated') return MONSTER_NAMES[Number(data?.['monster'])];
  return type === 'city-card.taken' ? String(data?.['city']) : undefined;
}

free('laws hold at every answer of 16 games', () => checkLaws(module, { games: 16 }));
free('16 random games without crash, dead end or impure question', () => checkFuzz(module, { games: 16 }));
free('2 games continue the same when copied and revived', () => checkDual(module, { games: 2 }));
free('nobody learns what they may not know in 4 games', () => checkLeaks(module, { games: 4, every: 40 }));
free('2 games with answers taken back', () => checkUndo(module, { games: 2 }));
free('every label, decision and card is reached within 400 games', () =>
  checkCoverage(module, {
    games: 400,
    playedBy,
    // Held by few, and worth something in few moments: rules/AKK-15-temple.test.ts.
    except: ['blessing-of-suen'],
  }),
);
// Which texts are never said is looked at when all are written.
free('every word said in 20 games comes from the catalogue', () =>
  checkCatalogue(module, { games: 20, every: 20, unsaid: ['*'], codes: SPACES.map(({ id }) => id) }),
);

test('the module offers the game with its content', () => {
  expect([module.game.id, module.rulebook.length]).toEqual(['akkad', 693]);
});
