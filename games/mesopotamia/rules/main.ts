import { WAVES } from '../content/scenarios.ts';
import { afterCombats } from './combat/after.ts';
import { combatPhase } from './combat/phase.ts';
import { score } from './end.ts';
import { upkeep } from './events/running.ts';
import { R } from './rules.ts';
import { automatonTurn } from './solo/automaton.ts';
import { defenderTurn } from './solo/siege.ts';
import { assurLost, enemyMoves, nextWave, waveDefeated } from './solo/waves.ts';
import { lasting, STANDSTILL, standsStill } from './standstill.ts';
import { start } from './start/start.ts';
import type { Phase, State } from './state.ts';
import { at, NOBODY } from './state.ts';
import { drawGarden } from './turn/gardens.ts';
import { turn } from './turn/turn.ts';
import type { Effects } from '@edubba/kernel';
import { numberOf } from './queries/numbers.ts';

function enter(g: Effects<State>, phase: Phase): void {
  g.s.phase = phase;
  g.s.active = NOBODY;
  g.emit({ type: `phase.${phase}`, rule: 'MES-5.01', data: { round: g.s.round } });
}

/** MES-5 Rounds of Action Phase, Combat Phase and End of Round, until the Hanging Gardens are complete. */
export const main = R.proc<null>('game')({
  start: (g) => g.call(start, { next: 0 }, 'round'),
  round: (g) => {
    const { s } = g;
    s.round++;
    // MES-A.81 what everybody begins with is nothing done
    if (s.lasting === 0) s.lasting = lasting(s);
    // MES-5.02, MES-5.03 fixed for the whole Round
    s.order = [...s.populationOrder];
    enter(g, 'actions');
    return g.call(turns, { next: 0 }, 'combat');
  },
  combat: (g) => {
    if (g.s.mode === 'guardians' && assurLost(g.s)) return g.goto('lost');
    enter(g, 'combat');
    return g.call(combatPhase, { left: [] }, 'after');
  },
  after: (g) => {
    if (g.s.mode === 'guardians' && assurLost(g.s)) return g.goto('lost');
    return g.call(afterCombats, { next: 0 }, 'upkeep');
  },
  upkeep: (g) => {
    enter(g, 'round-end');
    return g.call(upkeep, { next: 0 }, 'ended');
  },
  // MES-5.12
  ended: (g) => {
    const { s } = g;
    if (s.mode === 'guardians' && waveDefeated(s)) return g.goto('wave');
    // MES-34.35 the siege goes on, MES-35.02 so do the waves
    if (s.gardensBuilt >= numberOf(s, 'parts') && s.mode !== 'siege' && s.mode !== 'guardians') return g.goto('over');
    return g.goto(standsStill(s) ? 'standstill' : 'round');
  },
  // MES-A.81 Neither Ur has fallen nor Assur been saved.
  standstill: (g) => {
    if (g.s.mode === 'siege' || g.s.mode === 'guardians') g.s.decided = -1;
    g.emit({ type: 'game.standstill', rule: 'MES-A.81', data: { rounds: STANDSTILL } });
    return g.goto('over');
  },
  // MES-35.02, MES-35.12
  wave: (g) => {
    const { s } = g;
    g.emit({ type: 'wave.defeated', seat: 0, rule: 'MES-35.12', data: { wave: s.wave } });
    if (s.wave >= WAVES.length) {
      s.decided = 1;
      return g.goto('over');
    }
    const [item = ''] = s.garden;
    s.gardensBuilt++;
    g.move(item, 'garden', at.gardens(0), { type: 'wave.marked', seat: 0, rule: 'MES-35.02' });
    nextWave(g);
    return g.call(drawGarden, null, 'round');
  },
  // MES-35.03
  lost: (g) => {
    g.s.decided = -1;
    g.emit({ type: 'assur.lost', seat: 0, rule: 'MES-35.03' });
    return g.goto('over');
  },
  over: (g) => {
    score(g);
    return g.end();
  },
});

/** MES-5.04 Everybody has one Turn. */
const turns = R.proc<{ next: number }>('turns')({
  next: (g, v) => {
    const { s } = g;
    const seat = s.order[v.next++];
    if (seat === undefined || (s.mode === 'guardians' && assurLost(s))) return g.end();
    if (seat !== s.automaton) return g.call(turn, { seat, type: 0 }, 'next');
    if (s.mode === 'siege') {
      s.active = seat;
      return g.call(defenderTurn, { drawn: 0, area: -1 }, 'next');
    }
    if (s.mode === 'guardians') {
      s.active = seat;
      enemyMoves(g);
      return g.goto('next');
    }
    return g.call(automatonTurn, { order: [], toDraw: 0, stage: 0 }, 'next');
  },
});
