import type { GameModule } from '@edubba/gamekit';
import { defineModule, optionTexts, tableTexts, tunableTexts } from '@edubba/gamekit';
import { asks } from './asking/index.ts';
import { ACTION_CARDS } from './content/action-cards.ts';
import { CHARACTERS } from './content/characters.ts';
import { EVENTS } from './content/events.ts';
import { GODS } from './content/gods.ts';
import { HOME_CITIES } from './content/home-cities.ts';
import { MERCIES } from './content/mercies.ts';
import { MONSTERS } from './content/monsters.ts';
import { QUESTS } from './content/quests.ts';
import { ROLES } from './content/roles.ts';
import { boardTexts } from './content/board.en.ts';
import { askingEn } from './content/asking.en.ts';
import { measuresEn } from './content/measures.en.ts';
import { rulebook } from './content/rulebook.ts';
import { rulesEn } from './content/rules.en.ts';
import { SPECIAL_CITIES } from './content/special-cities.ts';
import { en } from './content/texts.en.ts';
import { tunablesEn } from './content/tunables.en.ts';
import { learning } from './learning.ts';
import { play } from './play.ts';
import type { State } from './rules/index.ts';
import { board } from './text/board.ts';
import { drawn, eventParams, item, seats } from './text/names.ts';

/** Akkad with everything a program needs to offer it. */
const module: GameModule<State> = defineModule<State>({
  ...play,
  learning,
  texts: {
    en: {
      ...en,
      ...optionTexts(askingEn),
      ...tableTexts(askingEn),
      ...boardTexts,
      ...tunableTexts(tunablesEn),
      ...measuresEn,
      ...rulesEn,
    },
  },
  rulebook,
  content: {
    homes: HOME_CITIES,
    characters: CHARACTERS,
    roles: ROLES,
    gods: GODS,
    cities: SPECIAL_CITIES,
    monsters: MONSTERS,
    quests: QUESTS,
    events: EVENTS,
    mercies: MERCIES,
    cards: ACTION_CARDS,
  },
  seats,
  option: asks.option,
  item,
  drawn,
  eventParams,
  promptParams: asks.promptParams,
  board,
});

export default module;
