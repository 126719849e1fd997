import type { GameModule } from '@edubba/gamekit';
import { defineModule } from '@edubba/gamekit';
import { rulebook } from './content/rulebook.ts';
import { rulesEn } from './content/rules.en.ts';
import { en } from './content/texts.en.ts';
import { play } from './play.ts';
import type { State } from './rules/index.ts';
import { board } from './text/board.ts';
import { drawn, item, seats } from './text/names.ts';
import { eventParams, promptParams } from './text/params.ts';
import { option } from './text/option.ts';

/** Sammu-ramat with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  ...play,
  texts: { en: { ...en, ...rulesEn } },
  rulebook,
  seats,
  option,
  item,
  drawn,
  eventParams,
  promptParams,
  board,
});

export default module;
