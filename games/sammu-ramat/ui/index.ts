import { promptsOf } from '@edubba/gamekit';
import { answering, type GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { drawn, item, seats } from '../text/names.ts';
import { eventParams } from '../text/params.ts';
import { status } from './asking/status.ts';
import { Board } from './board/Board.tsx';
import { boardSize } from './board/geometry.ts';
import { explain } from './explaining/explain.ts';
import { nameOf } from './explaining/names.ts';
import { WHAT } from './explaining/what.ts';
import { Chronicle } from './panels/Chronicle.tsx';
import { Counters } from './panels/Counters.tsx';
import { panels } from './panels/index.ts';
import { Rounds } from './panels/Rounds.tsx';
import { Supply } from './panels/Supply.tsx';
import { chapter, eventIcon, isMinor, stretch, thingsOf } from './telling/log.ts';
import { consequences, moment, next, playersInOrder, scores, scoreSheet } from './telling/result.ts';
import { uiTexts } from './texts.en.ts';

/** Sammu-ramat as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'sammu-ramat',
  rulePrefix: 'SAM',
  together: true,
  words: {
    texts: { en: uiTexts },
    seats,
    option: asks.label,
    item,
    drawn,
    eventParams,
    promptParams: asks.promptParams,
  },
  // Lapis, ochre, murex, malachite and bitumen: carnelian is left to the Enemies.
  colours: ['p2', 'p3', 'p4', 'p5', 'p6'],
  thingOf: asks.thingOf,
  iconOf: asks.iconOf,
  isEnd: asks.isEnd,
  control: asks.control,
  isWeighty: asks.isWeighty,
  unusual: asks.unusual,
  verb: asks.verb,
  status,
  prompt: promptsOf(asks, (_, seat) => seats[seat] ?? { id: 'do.no' }),
  goal: () => ({ id: 'ui.goal' }),
  moment,
  ...answering(WHAT, { explain, nameOf }),
  consequences,
  thingsOf,
  isMinor,
  chapter,
  stretch,
  eventIcon,
  scores,
  estimate: scores,
  scoreSheet,
  next,
  Chronicle,
  tieBreak: () => undefined,
  boardSize,
  Board,
  ownHeight: [196, 210],
  Rounds,
  Counters,
  Supply,
  panels,
  playersInOrder,
};
