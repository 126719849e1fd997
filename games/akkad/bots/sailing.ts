import type { Thumb } from '@edubba/bots';
import type { Space } from '../content/map.ts';
import { PORT } from '../content/buildings.ts';
import { ALL_SPACES, IS_DANGER } from '../rules/geography.ts';
import { armySize, enemyAt, homeOwner, isActivated, isStorm, ownUnits } from '../rules/queries/map.ts';
import { eventIs, hasBuilt } from '../rules/queries/players.ts';
import { mayLeave } from '../rules/queries/water.ts';
import { NOBODY, NOWHERE } from '../rules/state.ts';
import { goals } from './goals.ts';
import { controlGain } from './ground.ts';
import type { March } from './march.ts';
import { marchFrom } from './march.ts';
import type { Mind } from './mind.ts';
import { part, perMind, sum } from './mind.ts';
import { watersFrom } from './reach.ts';

/** A River Expedition: from one space, as good as a march there, but it lands only when all have passed. */
export interface Voyage {
  readonly from: Space;
  readonly march: March;
  readonly parts: readonly Thumb[];
  readonly value: number;
}

/** Expeditions worth thinking of, by destination: from each water of one's own to what lies in it. */
export const voyages = perMind((mind): readonly (Voyage | undefined)[] => {
  const { s, seat } = mind;
  const found: (Voyage | undefined)[] = ALL_SPACES.map(() => undefined);
  if (!hasBuilt(s, seat, PORT) || eventIs(s, 'floods') || (s.voyage[seat] ?? NOWHERE) !== NOWHERE) return found;
  for (const from of ALL_SPACES) {
    if ((s.figures[seat]?.[from] ?? 0) === 0 || !mayLeave(s, seat, from)) continue;
    for (const to of watersFrom(s, seat, from)) {
      if (to === from || isActivated(s, seat, to) || isStorm(s, to)) continue;
      const voyage = sail(mind, from, to);
      if (voyage !== undefined && voyage.value > (found[to]?.value ?? Number.NEGATIVE_INFINITY)) found[to] = voyage;
    }
  }
  return found;
});

/** One expedition; nothing where it would win no ground. */
export function sail(mind: Mind, from: Space, to: Space): Voyage | undefined {
  const { s, seat } = mind;
  const owner = homeOwner(s, to);
  if (IS_DANGER[to] === true || s.control[to] === seat || (owner !== NOBODY && owner !== seat)) return undefined;
  if (controlGain(mind, to) < 40 || ownUnits(s, seat, to) >= armySize(s, seat)) return undefined;
  const march = marchFrom(mind, to, [{ way: 'boat', from, over: [] }]);
  if (march === undefined) return undefined;
  const sure = enemyAt(s, seat, to) === NOBODY ? 1 : 0.8;
  const late = march.value > 0 ? -0.25 * march.value : 0;
  const parts = [...march.parts, part('late', late), part('goal', goals(mind).voyage * sure)];
  return { from, march, parts, value: sum(parts) };
}
