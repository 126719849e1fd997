import { drawingTests } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { markerValue } from '../../content/tracks.ts';
import { assyria } from '../../rules/index.ts';
import { ui } from '../../ui/index.ts';
import { botOf, check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

drawingTests({
  game: assyria,
  ui,
  check,
  said,
  vocabulary: ({ s }) => vocabulary(s),
  games: 16,
  botOf,
  least: { kinds: 31, events: 51 },
  printed: /^card\//,
});

test('a log has a chapter for each phase', () => {
  playGames(8, 'log', {
    end: ({ events }) => {
      const chapters = events.filter((event) => ui.chapter(event) !== undefined);
      // Six rounds of five phases, the sixth without Clean Up, two Floods and the last feeding.
      expect(chapters).toHaveLength(6 * 5 - 1 + 2 + 1);
    },
  });
});

test('the number of huts a prompt counts to is the number that grew', () => {
  let counted = 0;
  let uncounted = 0;
  playGames(32, 'grown', {
    question: (table, { seat, kind, about }, view) => {
      if (kind !== 'build.next') return;
      const grown = table.events.findLast(({ type, seat: of }) => type === 'growth.huts' && of === seat)?.data?.['n'];
      const { say } = ui.prompt(view, { seat, kind, about }, true);
      if (say.id === 'ui.ask.build.left') uncounted++;
      if (say.id !== 'ui.ask.build.next') return;
      counted++;
      expect(say.params?.['all']).toBe(grown);
      expect(say.params?.['now']).toBe(Number(grown) - (view.s.growthHuts[seat] ?? 0) + 1);
      expect(markerValue(view.s.markers.at(-1) ?? '')).toBe(grown);
    },
  });
  expect(counted).toBeGreaterThan(500);
  expect(uncounted).toBeGreaterThan(0);
});
