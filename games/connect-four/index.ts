import type { GameModule } from '@edubba/gamekit';
import { defineModule } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import { rulebook } from './content/rulebook.ts';
import { en } from './content/texts.en.ts';
import { learning } from './learning.ts';
import type { State } from './rules/index.ts';
import { columnOf, connectFour } from './rules/index.ts';
import { board } from './text/board.ts';

/** Connect four with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  game: connectFour,
  texts: { en },
  rulebook,
  bots: { thumbs },
  learning: () => learning,
  seats: [{ id: 'seat.yellow' }, { id: 'seat.red' }],
  option: (_view, _kind, key) => ({ id: 'c4.column', params: { column: columnOf(key) + 1 } }),
  board,
});

export default module;
