import type { Key, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { moveHut } from '../effects/map.ts';
import { IDS } from '../geography.ts';
import { movable, movesFrom } from '../queries/adjacency.ts';
import { moveObjection, spaceRefusals } from '../queries/objections.ts';
import { R } from '../rules.ts';

type Moving = { seat: Seat; from?: number };

/** ASY-26.20, ASY-27.04 One own Hut moves; Ships reach farther. */
export const moveOneHut = R.proc<Moving>('hut.move')({
  from: {
    ask: 'move.from',
    by: (_, v) => v.seat,
    options: (s, v) => movable(s, v.seat).map((space) => IDS[space] as Key),
    refusals: (s, v) =>
      spaceRefusals(s, (space) => {
        if (s.hut[space] !== v.seat) return no('ASY-26.20', 'no.hut.not-yours');
        return movesFrom(s, space).length > 0 ? undefined : no('ASY-26.20', 'no.move.stuck');
      }),
    then: (g, v, space) => {
      v.from = space;
      return g.goto('to');
    },
  },
  to: {
    ask: 'move.to',
    by: (_, v) => v.seat,
    options: (s, v) => movesFrom(s, v.from ?? 0).map((space) => IDS[space] as Key),
    refusals: (s, v) => spaceRefusals(s, (space) => moveObjection(s, v.from ?? 0, space)),
    about: (_, v) => ({ from: IDS[v.from ?? 0] ?? '' }),
    then: (g, v, to) => {
      moveHut(g, v.from ?? 0, to, 'ASY-26.20');
      return g.end();
    },
  },
});
