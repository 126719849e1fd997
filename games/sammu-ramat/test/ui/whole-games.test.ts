import { drawingTests } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { sammuRamat } from '../../rules/index.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

drawingTests({
  game: sammuRamat,
  ui,
  check,
  said,
  vocabulary,
  games: 60,
  botOf: () => undefined,
  least: { kinds: 36, events: 41 },
  // What is printed on cards.
  printed: /^(event|card|character|technology|challenge)\//,
});

test('a log has a stretch for each month, and one before the first', () => {
  playGames(5, 'log', {
    end: ({ events }) => {
      const months = events.filter(({ type }) => type === 'month.begins').length;
      expect(events.filter((event) => ui.stretch?.(event) !== undefined)).toHaveLength(months + 1);
    },
  });
});
