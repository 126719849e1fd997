import { actions } from './actions/turn.ts';
import { jointly, ask, decided, matter } from './joint.ts';
import { cardsDrawn, drawEach } from './month/cards.ts';
import { checks } from './month/check.ts';
import { consult } from './month/consult.ts';
import { effect } from './month/effect.ts';
import { enemiesAttack } from './month/enemies.ts';
import { event, flipping } from './month/event.ts';
import { spread, spreading } from './month/spread.ts';
import { taxes } from './month/taxes.ts';
import { isWon, lossOf } from './queries/winning.ts';
import type { G } from './rules.ts';
import { R } from './rules.ts';
import { isCampaign } from './setup.ts';
import { between } from './between.ts';
import { challengesOf, drawChallenge, start } from './start.ts';
import type { Stage, State } from './state.ts';
import { NOBODY } from './state.ts';

const early = jointly('challenge.early');

function enter(g: G, stage: Stage): void {
  g.s.stage = stage;
  g.emit({ type: `stage.${stage}`, rule: 'SAM-2.02', data: { month: g.s.month } });
}

/** SAM-2.03 Month 1 of a single Challenge, or of the first one of a Campaign. */
const isFirst = (s: State): boolean => s.month === 1 && s.chapter === 0;

/** SAM-28.03 Before the last Month of a Challenge that another follows. */
const mayLookAhead = (s: State): boolean =>
  isCampaign(s.table.options) &&
  s.month === s.months &&
  s.nextChallenge === '' &&
  challengesOf(s.chapter + 1).length > 0;

/** SAM-2.01, SAM-2.02 The whole Challenge on one page: Months, and their stages. */
export const main = R.proc<null>('game')({
  start: (g) => (g.s.chapter === 0 ? g.call(start, null, 'month') : g.call(between, { who: 0 }, 'month')),
  month: (g) => {
    const { s } = g;
    s.month++;
    s.disk = s.disk.map(() => NOBODY);
    s.passed = s.passed.map(() => false);
    s.moved = s.moved.map(() => false);
    s.decreed = false;
    s.helped = false;
    g.emit({ type: 'month.begins', rule: 'SAM-2.01', data: { month: s.month, months: s.months } });
    if (!mayLookAhead(s)) return g.goto('spread');
    return ask(g, early, matter(['yes', 'no']), 'early');
  },
  early: (g) => {
    if (decided(g) === 'no') return g.goto('spread');
    return g.call(drawChallenge, { among: challengesOf(g.s.chapter + 1) }, 'drawn');
  },
  drawn: (g) => {
    g.s.nextChallenge = g.result as string;
    g.emit({ type: 'challenge.next', rule: 'SAM-28.03', data: { challenge: g.s.nextChallenge } });
    return g.goto('spread');
  },
  spread: (g) => {
    enter(g, 'spread');
    return g.call(spread, spreading(), 'event');
  },
  event: (g) => {
    enter(g, 'event');
    return g.call(event, flipping(), 'enemies');
  },
  enemies: (g) => {
    if (isFirst(g.s)) return g.goto('consult');
    enter(g, 'enemies');
    return g.call(enemiesAttack, { place: 0, armies: [] }, 'effect');
  },
  effect: (g) => {
    enter(g, 'effect');
    return g.call(effect, { next: 0 }, 'cards');
  },
  cards: (g) => {
    enter(g, 'cards');
    return g.call(drawEach, { n: cardsDrawn(g.s), next: 0 }, 'taxes');
  },
  taxes: (g) => {
    enter(g, 'taxes');
    return g.call(taxes, { due: [], taken: 0 }, 'consult');
  },
  consult: (g) => {
    enter(g, 'consult');
    return g.call(consult, { wheels: [] }, 'actions');
  },
  actions: (g) => {
    enter(g, 'actions');
    return g.call(actions, { next: 0 }, 'check');
  },
  check: (g) => {
    enter(g, 'check');
    return g.call(checks, null, 'end');
  },
  // SAM-18 Stage 7; SAM-18.09 a loss comes before a win.
  end: (g) => {
    const { s } = g;
    enter(g, 'end');
    s.ended = lossOf(s);
    if (s.ended === '' && isWon(s)) s.ended = 'won';
    // SAM-18.10
    if (s.ended === '' && s.month === s.months) s.ended = 'time';
    return g.goto(s.ended === '' ? 'month' : 'over');
  },
  over: (g) => {
    g.emit({ type: `challenge.${g.s.ended}`, rule: 'SAM-18.01', data: { month: g.s.month } });
    return g.end();
  },
});
