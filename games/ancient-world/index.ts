import type { GameModule } from '@edubba/gamekit';
import { defineModule, tableTexts, tunableTexts } from '@edubba/gamekit';
import { asks } from './asking/index.ts';
import { askingEn } from './content/asking.en.ts';
import { measuresEn } from './content/measures.en.ts';
import { rulebook } from './content/rulebook.ts';
import { rulesEn } from './content/rules.en.ts';
import { en } from './content/texts.en.ts';
import { tunablesEn } from './content/tunables.en.ts';
import { learning } from './learning.ts';
import { play } from './play.ts';
import type { State } from './rules/index.ts';
import { board } from './text/board.ts';
import { drawn, eventParams, promptParams, seats } from './text/names.ts';

/** The Ancient World with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  ...play,
  learning,
  texts: { en: { ...en, ...tableTexts(askingEn), ...tunableTexts(tunablesEn), ...measuresEn, ...rulesEn } },
  rulebook,
  seats,
  option: asks.option,
  drawn,
  eventParams,
  promptParams,
  board,
});

export default module;
