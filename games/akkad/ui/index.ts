import { promptsOf } from '@edubba/gamekit';
import { answering, type GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { drawn, eventParams, item, seats } from '../text/names.ts';
import { who } from '../text/words.ts';
import { Board } from './board/Board.tsx';
import { boardSize } from './board/geometry.ts';
import { explain } from './explaining/explain.ts';
import { nameOf } from './explaining/names.ts';
import { WHAT } from './explaining/what.ts';
import { Aims } from './panels/Aims.tsx';
import { Counters } from './panels/Counters.tsx';
import { panels } from './panels/index.ts';
import { Rounds } from './panels/Rounds.tsx';
import { Supply } from './panels/Supply.tsx';
import { consequences } from './telling/consequences.ts';
import { estimate, moment, playersInOrder, tieBreak } from './telling/estimate.ts';
import { chapter, eventIcon, gain, isMinor, stretch, thingsOf } from './telling/log.ts';
import { scoreSheet } from './telling/score-sheet.ts';
import { status } from './status.ts';
import { uiTexts } from './texts.en.ts';

/** Akkad as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'akkad',
  rulePrefix: 'AKK',
  words: {
    texts: { en: uiTexts },
    seats,
    option: asks.option,
    item,
    drawn,
    eventParams,
    promptParams: asks.promptParams,
  },
  // Red, blue, green, yellow, purple and black, as the seats are called.
  colours: ['p1', 'p2', 'p5', 'p3', 'p4', 'p6'],
  ...asks,
  status,
  prompt: promptsOf(asks, (_, seat) => who(seat)),
  goal: () => ({ id: 'ui.goal' }),
  moment,
  ...answering(WHAT, { explain, nameOf }),
  consequences,
  thingsOf,
  isMinor,
  chapter,
  stretch,
  gain,
  eventIcon,
  scores: ({ s }) => s.vp,
  estimate,
  scoreSheet,
  tieBreak,
  boardSize,
  Board,
  ownHeight: [172, 200],
  Aims,
  Rounds,
  Counters,
  Supply,
  panels,
  playersInOrder,
};
