import { drawingTests } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { decisions } from '../../rules/decisions.ts';
import { ancientWorld } from '../../rules/index.ts';
import { ui } from '../../ui/index.ts';
import { botOf, check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

drawingTests({
  game: ancientWorld,
  ui,
  check,
  said,
  vocabulary: ({ s }) => vocabulary(s),
  games: 24,
  botOf,
  // Titans are drafted, armies given up and Holy Site visited only now and then.
  least: { kinds: Object.keys(decisions).length - 9, events: 41 },
});

test('a log has a chapter for each phase, and one for the scoring', () => {
  playGames(4, 'log', {
    end: ({ events }) => {
      const chapters = events.filter((event) => ui.chapter(event) !== undefined);
      expect(chapters).toHaveLength(6 * 3 + 1);
    },
  });
});

test('the score sheet adds up to the points, before the end and at it', () => {
  playGames(12, 'sheet', {
    end: (table) => {
      const view = table.view(-2);
      const sheet = ui.scoreSheet(view, table.events);
      const sums = view.s.vp.map((_, seat) => sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(sums).toEqual([...view.s.vp]);
      expect(ui.scores(view)).toEqual(sums);
      for (const { icon, label, points, causes } of sheet) {
        check.icon(icon);
        said(label);
        for (const seat of points.keys())
          expect(causes.reduce((sum, cause) => sum + (cause.points[seat] ?? 0), 0)).toBe(points[seat]);
        for (const cause of causes) {
          said(cause.label);
          check.rule(cause.rule ?? '');
          for (const note of cause.notes ?? []) if (note !== undefined) said(note);
        }
      }
      const tie = ui.tieBreak(view);
      if (tie !== undefined) said(tie);
    },
  });
});
