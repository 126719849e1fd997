import { join } from 'node:path';
import { DrawingCheck, drawingTests, neededBy, sayer } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../../content/rulebook.ts';
import { play } from '../../play.ts';
import { decisions } from '../../rules/decisions.ts';
import { ui } from '../../ui/index.ts';

const { said } = sayer(ui.words.texts.en);

// Whole games are looked at: what is said, what is drawn, what an option would bring, the log.
drawingTests({
  game: play.game,
  ui,
  check: new DrawingCheck(ui, rulebook, said),
  said,
  vocabulary: ({ s }) => [
    'field',
    'deck',
    'round',
    ...s.built.flatMap((cards, seat) => [`grain@${seat}`, `built@${seat}`, ...cards.map((card) => `card/${card}`)]),
  ],
  games: 160,
  botOf: (i) => (i % 2 === 1 ? play.bots['thumbs'] : undefined),
  least: { kinds: Object.keys(decisions).length, events: 4 },
});

test('the page gets what it draws with, and no procedure of the rules', () => {
  const files = neededBy(join(import.meta.dirname, '..', '..'), 'ui/index.ts');
  expect(files.filter((file) => /^rules\/(?!decisions\.ts|state\.ts)|^bots\/|^play\.ts$/.test(file))).toEqual([]);
});

test('the score sheet adds up to the scores', () => {
  const s = { ...play.game.setup({ seats: 2, options: {}, version: 1 }), grain: [3, 1] };
  const view = { s, over: false } as never;
  const sheet = ui.scoreSheet(view, []);
  expect(ui.scores(view).map((_, seat) => sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0))).toEqual([
    ...ui.scores(view),
  ]);
  expect(ui.scores(view)).toEqual([3, 1]);
});
