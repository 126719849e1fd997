import type { Law } from '@edubba/kernel';
import type { State } from './board.ts';
import { count, isShared, LAST, pieces } from './board.ts';

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'no piece is lost or won',
    broken: (s) => {
      const sums = s.ways.map((way) => way.reduce((sum, n) => sum + n, 0));
      return sums.every((sum) => sum === pieces(s)) ? undefined : `${sums.join(' and ')} pieces, not ${pieces(s)} each`;
    },
  },
  {
    name: 'a square holds one piece',
    broken: (s) => {
      for (let at = 1; at <= LAST; at++) {
        const own = [count(s, 0, at), count(s, 1, at)] as const;
        const most = isShared(at) ? own[0] + own[1] : Math.max(...own);
        if (most > 1 || Math.min(...own) < 0) return `square ${at}: ${own.join(' and ')}`;
      }
      return undefined;
    },
  },
];
