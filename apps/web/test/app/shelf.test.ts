import { GAMES as HOUSE } from '@edubba/server';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { MODULES } from '../../src/lab/modules.ts';
import { GAMES, REFEREES } from '../../src/worker/games.ts';

test('every game of the shelf can be played here, in a house and in the lab, and no other', () => {
  const shelf = SHELF.map(({ id }) => id).toSorted();
  for (const games of [GAMES, REFEREES, MODULES, HOUSE]) expect(Object.keys(games).toSorted()).toEqual(shelf);
});
