import type { Effects } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { ACTIONS } from '../../content/actions.ts';
import { actionOf, STAR_CARD } from '../../content/solo-cards.ts';
import { nameOf } from '../queries/pieces.ts';
import type { State } from '../state.ts';

// What the Automaton says of steps that change nothing on the table, and why it takes one of several.

/** MES-32.15, MES-32.17, MES-32.18 What comes to nothing at the end of a stage, since no slot is open for it. */
export function tellLost(g: Effects<State>, stage: 'drawn' | 'star' | 'additional'): void {
  const { s } = g;
  const seat = s.automaton;
  if (stage === 'additional') g.emit({ type: 'automaton.lost-additional', seat, rule: 'MES-32.18' });
  for (const item of s.actionsDrawn) {
    const type = actionOf(item);
    if (stage === 'star' && item === STAR_CARD) g.emit({ type: 'automaton.lost-star', seat, rule: 'MES-32.17' });
    if (stage === 'drawn' && item !== STAR_CARD && ((s.performed >> type) & 1) === 0)
      g.emit({ type: 'automaton.lost', seat, rule: 'MES-32.15', data: { action: ACTIONS[type] ?? '' } });
  }
}

/** MES-32.20 The rest of an action is impossible and skipped. */
export function tellRest(g: Effects<State>, type: number, left: number): void {
  const data = { action: ACTIONS[type] ?? '', left };
  g.emit({ type: 'automaton.stops', seat: g.s.automaton, rule: 'MES-32.20', data });
}

/** MES-32.28 Where a Unit is sent, its own or somebody else's. */
export function tellRetreat(g: Effects<State>, side: number, area: Area): void {
  const data = { area: nameOf(area), whose: side === g.s.automaton ? 'own' : 'other' };
  g.emit({ type: 'automaton.sends', seat: g.s.automaton, rule: 'MES-32.28', data });
}
