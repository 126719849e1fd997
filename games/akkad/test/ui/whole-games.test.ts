import { drawingTests } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { akkad } from '../../rules/index.ts';
import { ui } from '../../ui/index.ts';
import { botOf, check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

drawingTests({
  game: akkad,
  ui,
  check,
  said,
  vocabulary: ({ s }) => vocabulary(s),
  games: 16,
  botOf,
  least: { kinds: 76, events: 86 },
  // What is printed on cards, and the parts of an offer.
  printed: /^(card|mercy|event|role|god|home|character|city|quest|offer)\//,
});

test('a log has a stretch for each round, and there are nine at most', () => {
  playGames(4, 'log', {
    end: ({ events }) => {
      const rounds = events.filter((event) => ui.stretch?.(event) !== undefined);
      expect(rounds.length).toBeGreaterThan(0);
      expect(rounds.length).toBeLessThanOrEqual(9);
    },
  });
});
