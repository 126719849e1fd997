import { tie } from '../chain/ties.ts';
import { march } from '../effects/fighting.ts';
import { location, RESOLVING } from '../geography.ts';
import { ask, decided, matter, onward } from '../joint.ts';
import { locationName } from '../names.ts';
import { anyArmyIn, armiesIn, enemyTargets } from '../queries/marching.ts';
import { R } from '../rules.ts';

type Attacking = { place: number; armies: [at: number, n: number][] };

/** SAM-5 Stage 2: Enemies attack, place by place (SAM-5.02). */
export const enemiesAttack = R.proc<Attacking>('enemies')({
  // SAM-5.07, SAM-A.15 Who stands here now moves once; who comes later does not.
  place: (g, v) => {
    while (v.place < RESOLVING.length && !anyArmyIn(g.s, v.place)) v.place++;
    if (v.place >= RESOLVING.length) return g.end();
    v.armies = armiesIn(g.s, v.place);
    return g.goto('army');
  },
  army: (g, v) => {
    const army = v.armies[0];
    if (army === undefined) {
      v.place++;
      return g.goto('place');
    }
    const targets = enemyTargets(g.s, army[0], army[1]);
    if (targets.length > 0)
      return ask(g, tie, matter(targets.map(locationName), { place: locationName(army[0]) }), 'go');
    v.armies.shift();
    return g.goto('army');
  },
  go: (g, v) => {
    const [from, n] = v.armies.shift() as [number, number];
    march(g, from, location(decided(g)), n);
    return onward(g, 'army');
  },
});
