import type { GameModule } from '@edubba/gamekit';
import { defineModule, tableTexts } from '@edubba/gamekit';
import { asks } from './asking/index.ts';
import { askingEn } from './content/asking.en.ts';
import { cards } from './content/cards.ts';
import { rulebook } from './content/rulebook.ts';
import { rulesEn } from './content/rules.en.ts';
import { en } from './content/texts.en.ts';
import { play } from './play.ts';
import type { State } from './rules/index.ts';
import { board } from './text/board.ts';
import { item, seats } from './text/names.ts';

/** First Game with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  ...play,
  texts: { en: { ...en, ...tableTexts(askingEn), ...rulesEn } },
  rulebook,
  content: { cards },
  seats,
  option: asks.option,
  promptParams: asks.promptParams,
  item,
  board,
});

export default module;
