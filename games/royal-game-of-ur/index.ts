import type { GameModule } from '@edubba/gamekit';
import { defineModule } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import { rulebook } from './content/rulebook.ts';
import { seats } from './content/seats.ts';
import { squares } from './content/squares.ts';
import { en } from './content/texts.en.ts';
import type { State } from './rules/index.ts';
import { royalGameOfUr } from './rules/index.ts';
import { board } from './text/board.ts';
import { option } from './text/option.ts';

/** The Royal Game of Ur with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  game: royalGameOfUr,
  texts: { en },
  rulebook,
  content: { squares },
  bots: { thumbs },
  seats,
  option,
  board,
});

export default module;
