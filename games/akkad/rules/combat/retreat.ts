import { disbandAll } from '../effects/units.ts';
import type { Side } from '../queries/combat.ts';
import { R } from '../rules.ts';
import { REBELS } from '../state.ts';

/**
 * AKK-11.14 to AKK-11.26 The attacker, then the defender, may declare a retreat; the space goes into `fight.retreat`.
 * Not there yet: nobody retreats.
 */
export const declareRetreat = R.proc<{ side: Side }>('combat.retreat')({
  ask: (g) => g.end(),
});

/**
 * AKK-11.61 Neither side rolls a bone: the attacker must retreat; with no space to go to, its units go to supply.
 * Not there yet: the move to a neighbouring space; the units always go.
 */
export const stalemate = R.proc<null>('combat.stalemate')({
  leave: (g) => {
    const { fight } = g.s;
    if (fight === null) return g.end();
    const [attacker] = fight.sides;
    if (attacker === REBELS) g.s.rebels[fight.space] = 0;
    else disbandAll(g, attacker, fight.space, 'AKK-11.61');
    return g.end();
  },
});
