import type { Json, Seat } from '@edubba/kernel';
import { option } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { MERCENARY } from '../../content/units.ts';
import { IDS } from '../geography.ts';
import { alive, beatenAt, combatBones, standing } from '../queries/combat.ts';
import { unitsAt } from '../queries/map.ts';
import { R } from '../rules.ts';
import type { Cause, Fight, State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { combatCards, offering } from './cards.ts';
import { combatConversion } from './conversion.ts';
import { assignHits } from './hits.ts';
import { declareRetreat, stalemate } from './retreat.ts';
import { combatRoll } from './roll.ts';
import { settleCombat } from './settle.ts';
import { volley } from './volley.ts';

/** What a combat ends with: which side was victorious, or neither (AKK-11.74). */
export type Result = 'attacker' | 'defender' | 'mutual';

export type Fighting = { space: Space; attacker: Seat; defender: Seat; monster: number; cause: Cause };

function openFight(v: Fighting, mercenaries: [number, number], beaten: [number, number]): Fight {
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
    token: [-1, -1],
    beaten,
    hits: [0, 0],
    wounds: 0,
    played: [[], []],
  };
}

/**
 * AKK-11.12 One combat from beginning to end, callable from anywhere: both sides stand on the space already.
 * Ends with a {@link Result}; control is taken by the caller's `arrive` (AKK-11.65). Rounds go on while both sides can attack, or neither can.
 */
export const combat = R.proc<Fighting>('combat')({
  open: (g, v) => {
    const { s } = g;
    const hired = (who: Seat): number => (who < 0 ? 0 : unitsAt(s, who, v.space, MERCENARY));
    const beaten = (who: Seat): number => beatenAt(s, who, v.space);
    s.fight = openFight(v, [hired(v.attacker), hired(v.defender)], [beaten(v.attacker), beaten(v.defender)]);
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
    // AKK-A.1 retreat is declared first in every round; or, where the table follows the mat, after the first Volley
    return g.goto(fight.round === 1 && lateRetreat(g.s) ? 'convert' : 'retreat');
  },
  retreat: (g) => g.call(declareRetreat, null, 'first'),
  // AKK-11.31, AKK-11.45 only in the first round
  first: (g) => g.goto(g.s.fight?.round === 1 && !lateRetreat(g.s) ? 'convert' : 'cards'),
  convert: (g) => g.call(combatConversion, { side: 0, left: 0 }, 'converted'),
  // AKK-11.63 a side emptied by Conversion or Volley is defeated at once
  converted: (g) => g.goto(bothLive(g.s) ? 'volley' : 'settle'),
  volley: (g) => g.call(volley, { shoots: [false, false] }, 'emptied'),
  emptied: (g) => {
    if (!bothLive(g.s)) return g.goto('settle');
    return lateRetreat(g.s) ? g.call(declareRetreat, null, 'cards') : g.goto('cards');
  },
  cards: (g) => g.call(combatCards, offering('roll'), 'bones'),
  bones: (g) => {
    const { fight } = g.s;
    const none = fight === null || combatBones(g.s, fight, 0) + combatBones(g.s, fight, 1) === 0;
    if (!none) return g.call(combatRoll, null, 'hits');
    // AKK-11.61 nobody rolls a bone: the attacker has to go, unless somebody goes anyway
    return leaving(fight) ? g.goto('settle') : g.call(stalemate, null, 'settle');
  },
  hits: (g) => g.call(assignHits, { side: 0 }, 'again'),
  // AKK-11.59, AKK-11.60
  again: (g) => {
    const { fight } = g.s;
    if (fight === null || !bothLive(g.s) || leaving(fight)) return g.goto('settle');
    return g.goto(standing(g.s, fight, 0) === standing(g.s, fight, 1) ? 'round' : 'settle');
  },
  settle: (g) => g.call(settleCombat, { loser: 0, mutual: false }, 'over'),
  over: (g) => {
    const result: Json = g.result;
    g.s.fight = null;
    return g.end(result);
  },
});

const lateRetreat = (s: State): boolean => option(s, 'retreat') === 'after-volley';

const bothLive = (s: State): boolean => s.fight !== null && alive(s, s.fight, 0) && alive(s, s.fight, 1);

/** Has a side said that it will retreat? */
const leaving = (fight: Fight | null): boolean =>
  fight !== null && (fight.retreat[0] !== NOWHERE || fight.retreat[1] !== NOWHERE);
