import { beforeEnemies } from '../../forecast/before-enemies.ts';
import { copy } from '../../rules/copy.ts';
import { isDefended, march } from '../../rules/effects/fighting.ts';
import { RESOLVING } from '../../rules/geography.ts';
import { locationName } from '../../rules/names.ts';
import { armiesIn, enemyTargets } from '../../rules/queries/marching.ts';
import { defenseAt, strengthAt } from '../../rules/queries/places.ts';
import type { G } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';

/** What an Enemy army would do next Month if nobody acts. */
export interface March {
  readonly from: string;
  readonly to: string;
  /** It attacks: with so much strength against so much Defense. */
  readonly attack: boolean;
  readonly strength: number;
  readonly defense: number;
}

const known = new WeakMap<State, readonly March[]>();

/** The Enemies' next stage by the rules; asked for at every change of the table, found once for each board. */
export function marches(now: State): readonly March[] {
  const all = known.get(now) ?? marching(now);
  known.set(now, all);
  return all;
}

/** SAM-5.02 to SAM-5.29 Every army in its order, each resolved before the next; ties go to the first of the map. */
function marching(now: State): readonly March[] {
  const board = beforeEnemies(now);
  if (board === undefined) return [];
  const s = copy(board);
  const g = { s, emit: () => undefined } as unknown as G;
  const all: March[] = [];
  for (let place = 0; place < RESOLVING.length; place++) {
    for (const [from, n] of armiesIn(s, place)) {
      // SAM-5.26 With the Queen all is over.
      if (s.ended !== '') return all;
      const [to] = enemyTargets(s, from, n);
      if (to === undefined) continue;
      const [attack, strength, defense] = [isDefended(s, to), n * strengthAt(s, to), defenseAt(s, to)];
      // SAM-5.27 Where Diplomacy stops it, it stays.
      if (march(g, from, to, n))
        all.push({ from: locationName(from), to: locationName(to), attack, strength, defense });
    }
  }
  return all;
}
