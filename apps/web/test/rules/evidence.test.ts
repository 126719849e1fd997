import { expect, test } from 'vitest';
import { evidenceOf } from '../../serve/evidence.ts';
import { PLAYABLE } from '../../src/app/games.ts';

test.for(PLAYABLE.map(({ id }) => id))(
  '%s: the rulebook knows tests of its rules, and in how many games they were told of',
  async (game) => {
    const book = await PLAYABLE.find(({ id }) => id === game)?.rulebook?.();
    const known = new Set(book?.rulebook.map(({ id }) => id));
    const { games, applied, tests } = evidenceOf(game);
    expect([...known].filter((id) => (tests[id]?.length ?? 0) === 0)).toEqual([]);
    expect(Object.keys(applied).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(applied).length).toBeGreaterThan(known.size / 10);
    expect(Math.max(...Object.values(applied))).toBeLessThanOrEqual(games);
  },
);
