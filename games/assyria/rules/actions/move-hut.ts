import type { Key, Seat } from '@edubba/kernel';
import { spaceOf } from '../../content/map.ts';
import { moveHut } from '../effects/map.ts';
import { IDS } from '../geography.ts';
import { movable, movesFrom } from '../queries/adjacency.ts';
import { R } from '../rules.ts';

type Moving = { seat: Seat; from?: number };

/** ASY-26.20, ASY-27.04 One own Hut moves; Ships reach farther. */
export const moveOneHut = R.proc<Moving>('hut.move')({
  from: {
    ask: 'move.from',
    by: (_, v) => v.seat,
    options: (s, v) => movable(s, v.seat).map((space) => IDS[space] as Key),
    then: (g, v, key) => {
      v.from = spaceOf(key);
      return g.goto('to');
    },
  },
  to: {
    ask: 'move.to',
    by: (_, v) => v.seat,
    options: (s, v) => movesFrom(s, v.from ?? 0).map((space) => IDS[space] as Key),
    about: (_, v) => ({ from: IDS[v.from ?? 0] ?? '' }),
    then: (g, v, key) => {
      moveHut(g, v.from ?? 0, spaceOf(key), 'ASY-26.20');
      return g.end();
    },
  },
});
