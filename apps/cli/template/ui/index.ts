import { promptsOf } from '@edubba/gamekit';
import type { GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { item, seats } from '../text/names.ts';
import { Board } from './Board.tsx';
import { explain, nameOf } from './explaining.ts';
import { Counters, Hand, Rounds, Supply } from './panels.tsx';
import {
  chapter,
  consequences,
  eventIcon,
  isMinor,
  moment,
  playersInOrder,
  scores,
  scoreSheet,
  thingsOf,
  tieBreak,
} from './telling.ts';
import { uiTexts } from './texts.en.ts';
import './table.css';

/** First Game as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'first-game',
  rulePrefix: 'FG',
  words: { texts: { en: uiTexts }, seats, option: asks.label, item, promptParams: asks.promptParams },
  colours: ['p1', 'p2', 'p3', 'p5'],
  ...asks,
  prompt: promptsOf(asks, (_, seat) => seats[seat] ?? { id: 'ui.nobody' }),
  goal: () => ({ id: 'ui.goal' }),
  explain,
  nameOf,
  moment,
  consequences,
  thingsOf,
  isMinor,
  chapter,
  eventIcon,
  scores,
  estimate: scores,
  scoreSheet,
  tieBreak,
  playersInOrder,
  Board,
  boardTab: { icon: 'res-grain', label: { id: 'ui.panel.board' } },
  ownHeight: [150, 190],
  Rounds,
  Counters,
  Supply,
  panels: [{ id: 'hand', icon: 'ui-hand', label: { id: 'ui.panel.hand' }, place: 'own', Content: Hand }],
};
