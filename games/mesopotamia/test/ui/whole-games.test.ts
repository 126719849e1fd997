import { drawingTests } from '@edubba/ui/testing';
import { expect, test } from 'vitest';
import { play } from '../../play.ts';
import { mesopotamia } from '../../rules/index.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

drawingTests({
  game: mesopotamia,
  ui,
  check,
  said,
  vocabulary: ({ s }) => vocabulary(s),
  games: 6,
  botOf: () => play.bots.thumbs,
  least: { kinds: 29, events: 31 },
  // What is printed on cards and boards.
  printed: /^(action|quest|strategy|empire)\//,
});

test('the score sheet has its eight sources at the end of every game', () => {
  playGames(2, 'sheet', { end: (table) => expect(ui.scoreSheet(table.view(0), table.events)).toHaveLength(8) });
});
