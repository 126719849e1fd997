import type { Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES, spaceOf } from '../../content/map.ts';
import { COLUMN_NAMES } from '../../content/player-board.ts';
import { placeZiggurat } from '../effects/map.ts';
import { distance, IDS, isOutside, isRiver, layout } from '../geography.ts';
import { refusalsOf } from '../queries/objections.ts';
import { R } from '../rules.ts';
import { SpaceSet, wordsOf } from '../space-set.ts';
import type { State } from '../state.ts';

/** So far apart two starting Ziggurats stand at least. */
const APART = 3;

/** ASY-5.08 A Ziggurat that stands too near for another one here. */
function tooNear(s: State, space: Space): Space | undefined {
  return s.ziggurats.flat().find((other) => distance(space, other) < APART);
}

/** Every space with all that are too near to it, as sets. */
const NEAR = wordsOf(SPACES.map((_, a) => SPACES.flatMap((__, b) => (distance(a, b) < APART ? [b] : []))));

/** Filled while a list is put together, and empty again afterwards. */
const open = new SpaceSet();

/** ASY-5.07, ASY-5.08, ASY-5.10 Spaces outside the rivers that are in play and far enough from every Ziggurat. */
function startSpaces(s: State): Key[] {
  const keys: Key[] = [];
  open.addSet(layout(s).outsideSet, 0);
  for (const own of s.ziggurats) for (const other of own) open.dropSet(NEAR, other);
  for (let space = open.take(); space >= 0; space = open.take()) keys.push(IDS[space] as Key);
  return keys;
}

/** Why one may not start on any other. */
function startObjection(s: State, space: Space): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-5.10', 'no.space.blocked');
  if (isRiver[space] === true) return no('ASY-5.07', 'no.start.river');
  if (isOutside[space] !== true) return no('ASY-5.07', 'no.start.between');
  const other = tooNear(s, space);
  if (other === undefined) return undefined;
  const params = { space: IDS[other] ?? '', distance: distance(space, other) };
  return no('ASY-5.08', 'no.start.near', params, { id: 'fix.start.farther' });
}

/** ASY-5.05 to ASY-5.10 A column, then a space for its large piece. */
export const startingZiggurat = R.proc<{ seat: Seat; column?: number }>('start.ziggurat')({
  column: {
    ask: 'start.column',
    by: (_, v) => v.seat,
    options: () => COLUMN_NAMES,
    then: (g, v, column) => {
      v.column = column;
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
    then: (g, v, space) => {
      // ASY-5.06 the column counts as one piece taken; ASY-19.20 but not in an Actions phase
      const taken = g.s.taken[v.seat];
      if (taken !== undefined) taken[v.column ?? 0] = 1;
      placeZiggurat(g, v.seat, space, 'ASY-5.05');
      return g.end();
    },
  },
});
