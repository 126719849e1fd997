import { answering, type GameUi } from '@edubba/ui';
import { asks } from '../asking/index.ts';
import type { State } from '../rules/state.ts';
import { named } from '../text/facts.ts';
import { drawn, eventParams, promptParams, seats } from '../text/names.ts';
import { explain } from './explaining/explain.ts';
import { nameOf } from './explaining/names.ts';
import { WHAT } from './explaining/what.ts';
import { Counters } from './panels/Counters.tsx';
import { Cards, Titans } from './panels/Market.tsx';
import { Own } from './panels/Own.tsx';
import { Rounds } from './panels/Rounds.tsx';
import { Supply } from './panels/Supply.tsx';
import { prompt, status } from './prompt.ts';
import { Fight } from './stage/Fight.tsx';
import { fightNow, trayNow } from './stage/now.ts';
import { Tray } from './stage/Tray.tsx';
import { consequences } from './telling/consequences.ts';
import { chapter, eventIcon, isMinor, stretch, thingsOf } from './telling/log.ts';
import { moment, playersInOrder, scores, scoreSheet, tieBreak } from './telling/score-sheet.ts';
import { uiTexts } from './texts.en.ts';
import { Wall } from './Wall.tsx';
import './aw.css';

/** The Ancient World as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'ancient-world',
  rulePrefix: 'AW',
  words: { texts: { en: uiTexts }, seats, option: asks.label, item: named, drawn, eventParams, promptParams },
  // Seats are called by these colours; boards are chosen.
  colours: ['p2', 'p1', 'p5', 'p3'],
  ...asks,
  status,
  prompt,
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
  tieBreak,
  Board: Wall,
  boardTab: { icon: 'bld-gate', label: { id: 'ui.panel.wall' } },
  ownHeight: [264, 300],
  Rounds,
  Counters,
  Supply,
  panels: [
    { id: 'own', icon: 'bld-settlement', label: { id: 'ui.panel.own' }, place: 'own', Content: Own },
    { id: 'fight', icon: 'act-attack', label: { id: 'ui.panel.fight' }, place: 'under', now: fightNow, Content: Fight },
    { id: 'tray', icon: 'ui-hand', label: { id: 'ui.panel.tray' }, place: 'under', now: trayNow, Content: Tray },
    { id: 'titans', icon: 'unit-titan', label: { id: 'ui.panel.titans' }, place: 'under', share: 400, Content: Titans },
    { id: 'cards', icon: 'ui-deck', label: { id: 'ui.panel.cards' }, place: 'under', share: 760, Content: Cards },
  ],
  playersInOrder,
};
