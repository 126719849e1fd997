import type { Puzzle } from '@edubba/gamekit';
import { expect, test } from 'vitest';
import { PLAYABLE } from '../../src/app/games.ts';
import { Puzzling } from '../../src/puzzle/Puzzling.ts';
import { puzzleTexts } from '../../src/puzzle/texts.en.ts';
import type { Standing } from '../../src/worker/api.ts';

test.for(PLAYABLE.filter(({ puzzles }) => puzzles !== undefined).map((shelf) => ({ id: shelf.id, shelf })))(
  '$id: a puzzle takes the best answer, refuses every other with what it loses, and then shows only the best',
  async ({ shelf }) => {
    const [rules, ui, puzzles] = await Promise.all([shelf.play?.(), shelf.ui?.(), shelf.puzzles?.()]);
    if (rules === undefined || ui === undefined || puzzles === undefined) return expect.fail('it has no puzzles');
    const puzzling = new Puzzling(rules.game, ui, puzzles, puzzles.puzzles[0] as Puzzle, '2026-11-18');
    let standing: Standing | undefined;
    const door = await puzzling.open('', (news) => {
      if ('standing' in news) standing = news.standing;
    });
    const number = standing?.question?.number ?? 0;
    const [best, ...others] = puzzling.puzzle.answers;
    expect(standing?.question?.options).toHaveLength(others.length + 1);
    for (const [i, { key }] of others.entries()) {
      const reply = await door.answer(number, key);
      expect(reply).toMatchObject({ done: false, refusal: { target: key } });
      const why = 'refusal' in reply ? reply.refusal.why : '';
      expect(typeof why === 'string' ? '' : puzzleTexts[why.id]).toMatch(/Not the best/);
      expect(puzzling.place.getState()).toMatchObject({ state: 'asked' });
      expect(puzzling.place.getState().tried).toHaveLength(i + 1);
    }
    await door.answer(number, best?.key ?? '');
    expect(puzzling.place.getState().state).toBe('right');
    expect(standing?.question?.options).toEqual([best?.key]);
    // The question is another one now: nothing of before lies over it.
    expect(standing?.question?.number).not.toBe(number);
  },
);

test.for(PLAYABLE.filter(({ puzzles }) => puzzles !== undefined).map((shelf) => ({ id: shelf.id, shelf })))(
  '$id: of nearly every best answer it is told how its turn went on, or what it brought',
  async ({ shelf }) => {
    const [rules, ui, puzzles] = await Promise.all([shelf.play?.(), shelf.ui?.(), shelf.puzzles?.()]);
    if (rules === undefined || ui === undefined || puzzles === undefined) return expect.fail('it has no puzzles');
    const silent = puzzles.puzzles.filter((puzzle) => {
      expect(puzzle.then).toBeDefined();
      const { told, brings } = new Puzzling(rules.game, ui, puzzles, puzzle, '2026-11-18').wentOn();
      return told.length + brings.length === 0;
    });
    // Where chance or somebody else is asked at once, nothing has happened yet.
    expect(silent.length).toBeLessThanOrEqual(1);
  },
);
