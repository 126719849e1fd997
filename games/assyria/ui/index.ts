import { promptsOf } from '@edubba/gamekit';
import { answering, type GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { drawn, eventParams, item, opponent, seats } from '../text/names.ts';
import { who } from '../text/words.ts';
import { Board } from './board/Board.tsx';
import { explain } from './explaining/explain.ts';
import { nameOf } from './explaining/names.ts';
import { WHAT } from './explaining/what.ts';
import { Counters } from './panels/Counters.tsx';
import { OwnBoard } from './panels/OwnBoard.tsx';
import { Rounds } from './panels/Rounds.tsx';
import { Rows } from './panels/Rows.tsx';
import { Supply } from './panels/Supply.tsx';
import { Tracks } from './panels/Tracks.tsx';
import { gain, stretch } from './stretch.ts';
import { consequences } from './telling/consequences.ts';
import { estimate, moment, playersInOrder, tieBreak } from './telling/estimate.ts';
import { chapter, eventIcon, isMinor, thingsOf } from './telling/log.ts';
import { scoreSheet } from './telling/score-sheet.ts';
import { status } from './status.ts';
import { uiTexts } from './texts.en.ts';

/** Assyria as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'assyria',
  rulePrefix: 'ASY',
  words: {
    texts: { en: uiTexts },
    seats,
    automata: [opponent],
    option: asks.label,
    item,
    drawn,
    eventParams,
    promptParams: asks.promptParams,
  },
  // Red, blue, purple and yellow, as the seats are called.
  colours: ['p1', 'p2', 'p4', 'p3'],
  ...asks,
  status,
  prompt: promptsOf(asks, who),
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
  boardSize: [592, 564],
  Board,
  Rounds,
  Counters,
  Supply,
  panels: [
    { id: 'tracks', icon: 'ui-chart', label: { id: 'ui.panel.tracks' }, place: 'left', Content: Tracks },
    { id: 'rows', icon: 'ui-deck', label: { id: 'ui.panel.rows' }, place: 'right', Content: Rows },
    { id: 'own', icon: 'bld-zig3', label: { id: 'ui.panel.own' }, place: 'own', Content: OwnBoard },
  ],
  playersInOrder,
};
