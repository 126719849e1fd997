import type { Json, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { MERCENARY } from '../../content/units.ts';
import { IDS } from '../geography.ts';
import { combatBones, standing } from '../queries/combat.ts';
import { unitsAt } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { Cause, Fight } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { combatCards } from './cards.ts';
import { combatConversion } from './conversion.ts';
import { assignHits } from './hits.ts';
import { declareRetreat, stalemate } from './retreat.ts';
import { combatRoll } from './roll.ts';
import { settleCombat } from './settle.ts';
import { volley } from './volley.ts';

/** What a combat ends with: which side was victorious, or neither (AKK-11.74). */
export type Result = 'attacker' | 'defender' | 'mutual';

export type Fighting = { space: Space; attacker: Seat; defender: Seat; monster: number; cause: Cause };

function openFight(v: Fighting, mercenaries: [number, number]): Fight {
  return {
    space: v.space,
    sides: [v.attacker, v.defender],
    monster: v.monster,
    cause: v.cause,
    round: 0,
    next: [0, 0],
    steady: [0, 0],
    volley: [0, 0],
    faith: [0, 0],
    mercenaries,
    retreat: [NOWHERE, NOWHERE],
    hits: [0, 0],
    wounds: 0,
    played: [[], []],
  };
}

/**
 * AKK-11.12 One combat from beginning to end, callable from anywhere: both sides stand on the space already.
 * Ends with a {@link Result}; control is taken by the caller's `arrive` (AKK-11.65).
 */
export const combat = R.proc<Fighting>('combat')({
  open: (g, v) => {
    const { s } = g;
    const hired = (who: Seat): number => (who < 0 ? 0 : unitsAt(s, who, v.space, MERCENARY));
    s.fight = openFight(v, [hired(v.attacker), hired(v.defender)]);
    g.emit({
      type: 'combat.begun',
      seat: v.attacker,
      rule: 'AKK-11.10',
      data: { space: IDS[v.space] ?? '', defender: v.defender, monster: v.monster },
    });
    return g.goto('round');
  },
  round: (g) => {
    const { fight } = g.s;
    if (fight === null) return g.end('mutual');
    fight.round++;
    fight.played = [[], []];
    return g.call(declareRetreat, { side: 0 }, 'first');
  },
  // AKK-11.31, AKK-11.45 only in the first round
  first: (g) => g.goto(g.s.fight?.round === 1 ? 'convert' : 'cards'),
  convert: (g) => g.call(combatConversion, null, 'volley'),
  volley: (g) => g.call(volley, null, 'emptied'),
  // AKK-11.63 a side emptied by Conversion or Volley is defeated at once
  emptied: (g) => g.goto(bothStand(g.s.fight, g.s) ? 'cards' : 'settle'),
  cards: (g) => g.call(combatCards, { moment: 'roll' }, 'bones'),
  bones: (g) => {
    const { fight } = g.s;
    const none = fight === null || combatBones(g.s, fight, 0) + combatBones(g.s, fight, 1) === 0;
    // AKK-11.61 nobody rolls a bone: the attacker has to go
    return none ? g.call(stalemate, null, 'settle') : g.call(combatRoll, null, 'hits');
  },
  hits: (g) => g.call(assignHits, null, 'again'),
  again: (g) => {
    const { fight } = g.s;
    if (fight === null || !bothStand(fight, g.s)) return g.goto('settle');
    const leaving = fight.retreat[0] !== NOWHERE || fight.retreat[1] !== NOWHERE;
    return g.goto(leaving ? 'settle' : 'round');
  },
  settle: (g) => g.call(settleCombat, null, 'over'),
  over: (g) => {
    const result: Json = g.result;
    g.s.fight = null;
    return g.end(result);
  },
});

function bothStand(fight: Fight | null, s: Parameters<typeof standing>[0]): boolean {
  return fight !== null && standing(s, fight, 0) && standing(s, fight, 1);
}
