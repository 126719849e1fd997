import type { GameModule } from '@edubba/gamekit';
import { defineModule } from '@edubba/gamekit';
import { thumbs } from './bots/thumbs.ts';
import { cards } from './content/cards.ts';
import { rulebook } from './content/rulebook.ts';
import { en } from './content/texts.en.ts';
import type { State } from './rules/index.ts';
import { game } from './rules/index.ts';
import { board } from './text/board.ts';
import { item, option, seats } from './text/names.ts';

/** First Game with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  game,
  texts: { en },
  rulebook,
  content: { cards },
  bots: { thumbs },
  seats,
  option,
  item,
  board,
});

export default module;
