import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { spaceOf } from '../../content/map.ts';
import { COLUMN_NAMES } from '../../content/player-board.ts';
import { placeZiggurat } from '../effects/map.ts';
import { distance, IDS, isOutside, isRiver, layout } from '../geography.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** ASY-5.07, ASY-5.08, ASY-5.10 */
function mayStartAt(s: State, _: unknown, key: Key): Objection | undefined {
  const space = spaceOf(key);
  if (layout(s).inPlay[space] !== true) return no('ASY-5.10', 'no.space.blocked');
  if (isRiver[space] === true) return no('ASY-5.07', 'no.start.river');
  if (isOutside[space] !== true) return no('ASY-5.07', 'no.start.between');
  for (const list of s.ziggurats) {
    for (const other of list) {
      const near = distance(space, other);
      if (near < 3)
        return no(
          'ASY-5.08',
          'no.start.near',
          { space: IDS[other] ?? '', distance: near },
          { id: 'fix.start.farther' },
        );
    }
  }
  return undefined;
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
    ...guarded<State, { seat: Seat }>(() => IDS, mayStartAt),
    then: (g, v, key) => {
      // ASY-5.06 the column counts as one piece taken; ASY-19.20 but not in an Actions phase
      const taken = g.s.taken[v.seat];
      if (taken !== undefined) taken[v.column ?? 0] = 1;
      placeZiggurat(g, v.seat, spaceOf(key), 'ASY-5.05');
      return g.end();
    },
  },
});
