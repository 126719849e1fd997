import type { GameUi } from '@edubba/ui';
import type { State } from '../rules/state.ts';
import { drawn, item, seats } from '../text/names.ts';
import { option } from '../text/option.ts';
import { eventParams, promptParams } from '../text/params.ts';
import { isEnd, isWeighty, status, unusual, verb } from './asking/answers.ts';
import { prompt } from './asking/prompt.ts';
import { Board } from './board/Board.tsx';
import { boardSize } from './board/geometry.ts';
import { explain } from './explaining/explain.ts';
import { nameOf } from './explaining/names.ts';
import { iconOf } from './icons.ts';
import { Chronicle } from './panels/Chronicle.tsx';
import { Counters } from './panels/Counters.tsx';
import { panels } from './panels/index.ts';
import { Rounds } from './panels/Rounds.tsx';
import { Supply } from './panels/Supply.tsx';
import { chapter, eventIcon, isMinor, stretch, thingsOf } from './telling/log.ts';
import { consequences, moment, next, playersInOrder, scores, scoreSheet } from './telling/result.ts';
import { uiTexts } from './texts.en.ts';
import { thingOf } from './things.ts';

/** Sammu-ramat as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'sammu-ramat',
  rulePrefix: 'SAM',
  words: { texts: { en: uiTexts }, seats, option, item, drawn, eventParams, promptParams },
  // Lapis, ochre, murex, malachite and bitumen: carnelian is left to the Enemies.
  colours: ['p2', 'p3', 'p4', 'p5', 'p6'],
  thingOf,
  iconOf,
  isEnd,
  isWeighty,
  unusual,
  verb,
  status,
  prompt,
  moment,
  explain,
  nameOf,
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
