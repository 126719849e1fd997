import { option } from '@edubba/kernel';
import { answering, type GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { automaton, drawn, eventParams, item, promptParams, seats } from '../text/names.ts';
import { Board } from './board/Board.tsx';
import { boardSize } from './board/geometry.ts';
import { explain, nameOf } from './explaining/explain.ts';
import { WHAT } from './explaining/what.ts';
import { Counters, Supply } from './panels/Counters.tsx';
import { panels } from './panels/index.ts';
import { Rounds } from './panels/Rounds.tsx';
import { prompt, status } from './prompt.ts';
import { consequences } from './telling/consequences.ts';
import { estimate, moment, playersInOrder, tieBreak } from './telling/estimate.ts';
import { chapter, eventIcon, isMinor, stretch, thingsOf } from './telling/log.ts';
import { scoreSheet } from './telling/score-sheet.ts';
import { uiTexts } from './texts.en.ts';

/** What it is played for at this table. */
function aimOf(s: State): 'all' | 'together' | 'siege' | 'guardians' {
  if (s.mode === 'siege' || s.mode === 'guardians') return s.mode;
  return s.automaton >= 0 && option(s, 'automaton') === 'common-enemy' && s.table.seats > 1 ? 'together' : 'all';
}

/** Mesopotamia as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'mesopotamia',
  rulePrefix: 'MES',
  words: {
    texts: { en: uiTexts },
    seats,
    automata: [automaton],
    option: asks.label,
    item,
    drawn,
    eventParams,
    promptParams,
  },
  // Yellow, red, blue, green, black and purple, as the seats are called.
  colours: ['p3', 'p1', 'p2', 'p5', 'p6', 'p4'],
  ...asks,
  status,
  prompt,
  goal: ({ s }) => ({ id: `ui.goal.${aimOf(s)}` }),
  moment,
  ...answering(WHAT, { explain, nameOf }),
  consequences,
  thingsOf,
  isMinor,
  chapter,
  stretch,
  eventIcon,
  scores: estimate,
  estimate,
  scoreSheet,
  tieBreak,
  boardSize,
  Board,
  ownHeight: [201, 214],
  Rounds,
  Counters,
  Supply,
  panels,
  playersInOrder,
};
