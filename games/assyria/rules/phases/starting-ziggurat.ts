import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES, spaceOf } from '../../content/map.ts';
import { COLUMN_NAMES } from '../../content/player-board.ts';
import { placeZiggurat } from '../effects/map.ts';
import { distance, IDS, isOutside, isRiver, layout } from '../geography.ts';
import { refusalsOf } from '../queries/objections.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** ASY-5.08 A Ziggurat that stands too near for another one here; nowhere if there is none. */
function tooNear(s: State, space: Space): Space {
  for (const list of s.ziggurats) {
    for (let i = 0; i < list.length; i++) if (distance(space, list[i] as Space) < 3) return list[i] as Space;
  }
  return NOWHERE;
}

const NOWHERE: Space = -1;

/** ASY-5.07, ASY-5.10 Spaces outside the rivers that are in play. */
function startSpaces(s: State): Key[] {
  const keys: Key[] = [];
  for (const space of layout(s).outside) if (tooNear(s, space) === NOWHERE) keys.push(IDS[space] as Key);
  return keys;
}

/** Why one may not start on any other. */
function startObjection(s: State, space: Space): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-5.10', 'no.space.blocked');
  if (isRiver[space] === true) return no('ASY-5.07', 'no.start.river');
  if (isOutside[space] !== true) return no('ASY-5.07', 'no.start.between');
  const other = tooNear(s, space);
  if (other === NOWHERE) return undefined;
  const params = { space: IDS[other] ?? '', distance: distance(space, other) };
  return no('ASY-5.08', 'no.start.near', params, { id: 'fix.start.farther' });
}

/** ASY-5.05 to ASY-5.10 A column, then a space for its large piece. */
export const startingZiggurat = R.proc<{ seat: Seat; column?: number }>('start.ziggurat')({
  column: {
    ask: 'start.column',
    by: (_, v) => v.seat,
    options: () => COLUMN_NAMES,
    then: (g, v, key) => {
      v.column = COLUMN_NAMES.indexOf(key as (typeof COLUMN_NAMES)[number]);
      return g.goto('space');
    },
  },
  space: {
    ask: 'start.space',
    by: (_, v) => v.seat,
    options: startSpaces,
    refusals: (s) =>
      refusalsOf(
        SPACES,
        ({ id }) => id,
        ({ id }) => startObjection(s, spaceOf(id)),
      ),
    then: (g, v, key) => {
      // ASY-5.06 the column counts as one piece taken; ASY-19.20 but not in an Actions phase
      const taken = g.s.taken[v.seat];
      if (taken !== undefined) taken[v.column ?? 0] = 1;
      placeZiggurat(g, v.seat, spaceOf(key), 'ASY-5.05');
      return g.end();
    },
  },
});
