import type { Key, Objection } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { spaceOf } from '../../content/map.ts';
import { draw } from '../effects/draw.ts';
import { placeZiggurat } from '../effects/map.ts';
import { IDS, isOutside, isRiver, layout } from '../geography.ts';
import { startingZiggurat } from '../phases/starting-ziggurat.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { OPPONENT } from '../state.ts';

/** Outside, in play, and beside exactly three river spaces (ASY-32.10). */
function mayStandAt(s: State, _: unknown, key: Key): Objection | undefined {
  const space = spaceOf(key);
  const { inPlay, neighbours } = layout(s);
  if (inPlay[space] !== true) return no('ASY-5.10', 'no.space.blocked');
  if (isOutside[space] !== true)
    return no('ASY-32.10', isRiver[space] === true ? 'no.start.river' : 'no.start.between');
  const rivers = (neighbours[space] ?? []).filter((near) => isRiver[near]).length;
  return rivers === 3 ? undefined : no('ASY-32.10', 'no.solo.rivers', { rivers });
}

/** ASY-32.09 to ASY-32.11 Three Food cards to keep one of, then both starting Ziggurats. */
export const soloStart = R.proc<{ left: number }>('solo.start')({
  draw: (g, v) => (v.left-- === 0 ? g.goto('keep') : draw(g, 'food', 'draw')),
  keep: {
    ask: 'solo.keep',
    by: () => 0,
    options: (s) => [...s.drawn],
    then: (g, _, item) => {
      g.move(item, 'drawn', 'food:0', { type: 'food.gained', seat: 0, rule: 'ASY-32.09' });
      g.moveAll('drawn', 'foodDiscard', { type: 'card.cleared', rule: 'ASY-32.09' });
      return g.goto('opponent');
    },
  },
  opponent: {
    ask: 'solo.space',
    by: () => 0,
    ...guarded<State, { left: number }>(() => IDS, mayStandAt),
    then: (g, _, space) => {
      placeZiggurat(g, OPPONENT, space, 'ASY-32.10');
      return g.become(startingZiggurat, { seat: 0 });
    },
  },
});
