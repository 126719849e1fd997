import { hitsOf, oddsOf } from '../queries/bones.ts';
import { volleyBones } from '../queries/combat.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { assignHits } from './hits.ts';

const bones = (s: State, side: 0 | 1): number => (s.fight === null ? 0 : volleyBones(s, s.fight, side));

/**
 * AKK-11.45 to AKK-11.49 Both sides' archers roll at the same time, then the hits are assigned.
 * Not there yet: the choice to do without (UseVolley), cards (Rain of Arrows), Hurrian bowmen, Ninua.
 */
export const volley = R.proc<null>('combat.volley', { closed: true })({
  possible: (g) => g.goto(bones(g.s, 0) + bones(g.s, 1) === 0 ? 'none' : 'attacker'),
  none: (g) => g.end(),
  attacker: {
    chance: 'roll.volley',
    outcomes: (s) => hitsOf(bones(s, 0)),
    weights: (s) => oddsOf(bones(s, 0)),
    then: (g, _, key) => {
      if (g.s.fight !== null) g.s.fight.hits[1] = Number(key);
      return g.goto('defender');
    },
  },
  defender: {
    chance: 'roll.volley',
    outcomes: (s) => hitsOf(bones(s, 1)),
    weights: (s) => oddsOf(bones(s, 1)),
    then: (g, _, key) => {
      if (g.s.fight !== null) g.s.fight.hits[0] = Number(key);
      return g.become(assignHits, null);
    },
  },
});
