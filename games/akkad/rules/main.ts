import { actionPhase, turnsFrom } from './phases/action.ts';
import { eventPhase } from './phases/event.ts';
import { prestige } from './phases/prestige.ts';
import { selection } from './phases/selection.ts';
import { start } from './phases/start.ts';
import type { G } from './rules.ts';
import { R } from './rules.ts';
import type { Phase } from './state.ts';
import { NOBODY, NOWHERE } from './state.ts';
import { numberOf } from './queries/numbers.ts';

function enter(g: G, phase: Phase): void {
  g.s.phase = phase;
  g.s.active = NOBODY;
  g.emit({ type: `phase.${phase}`, data: { round: g.s.round } });
}

/** AKK-2.01, AKK-2.02 Nine rounds of four phases; who reaches 9 VP ends the game at once (AKK-20.01, effects/scoring.ts). */
export const main = R.proc<null>('game')({
  start: (g) => g.call(start, { order: [], at: 0, quests: 0 }, 'selection'),
  selection: (g) => {
    const { s } = g;
    // The round begins with the selection; its marker moves with the event (AKK-1.23, AKK-5.01).
    s.controlBefore = [...s.control];
    s.landed.fill(NOWHERE);
    s.characterUsed.fill(false);
    enter(g, 'selection');
    return g.call(selection, null, 'event');
  },
  event: (g) => {
    g.s.round++;
    enter(g, 'event');
    return g.call(eventPhase, null, 'action');
  },
  action: (g) => {
    enter(g, 'action');
    return g.call(actionPhase, turnsFrom(g.s), 'prestige');
  },
  // AKK-19.06 in round 9 too
  prestige: (g) => {
    enter(g, 'prestige');
    return g.call(prestige, null, 'next');
  },
  // AKK-19.30
  next: (g) => g.goto(g.s.round >= numberOf(g.s, 'rounds') ? 'end' : 'selection'),
  end: (g) => {
    enter(g, 'end');
    return g.end();
  },
});
