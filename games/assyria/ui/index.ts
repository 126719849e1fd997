import type { GameUi } from '@edubba/ui';
import { en } from '../content/texts.en.ts';
import type { State } from '../rules/state.ts';
import { eventParams, item, opponent, promptParams, seats } from '../text/names.ts';
import { option } from '../text/option.ts';
import { Board } from './board/Board.tsx';
import { Counters } from './panels/Counters.tsx';
import { OwnBoard } from './panels/OwnBoard.tsx';
import { Rounds } from './panels/Rounds.tsx';
import { Rows } from './panels/Rows.tsx';
import { Supply } from './panels/Supply.tsx';
import { Tracks } from './panels/Tracks.tsx';
import { uiTexts } from './texts.en.ts';
import { thingOf } from './things.ts';

/** Assyria as it is drawn and explained. */
export const ui: GameUi<State> = {
  id: 'assyria',
  rulePrefix: 'ASY',
  words: { texts: { en: { ...en, ...uiTexts } }, seats, opponent, option, item, eventParams, promptParams },
  // Red, blue, purple and yellow, as the seats are called.
  colours: ['p1', 'p2', 'p4', 'p3'],
  thingOf,
  iconOf: () => undefined,
  isEnd: (_, key) => key === 'end' || key === 'done' || key === 'no',
  isWeighty: () => false,
  unusual: () => undefined,
  prompt: (_view, { seat, kind }) => ({ say: { id: `ask.${kind}`, params: { seat } }, rule: 'ASY-1.01' }),
  moment: ({ s }) => ({ id: `event.phase.${s.phase === 'start' ? 'bidding' : s.phase}`, params: { round: s.round } }),
  explain: (_, thing) => ({ title: { id: 'ui.thing', params: { thing } }, facts: [], rules: [] }),
  nameOf: (_, thing) => ({ id: 'ui.thing', params: { thing } }),
  consequences: () => [],
  thingsOf: () => [],
  isMinor: () => false,
  chapter: () => undefined,
  eventIcon: () => undefined,
  scores: ({ s }) => s.vp,
  estimate: ({ s }) => s.vp,
  scoreSheet: () => [],
  tieBreak: () => undefined,
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
  playersInOrder: ({ s }) => s.order,
};
