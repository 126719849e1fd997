import type { Thing, TableStore } from '@edubba/ui';
import { useEffect, useState } from 'react';
import { type At, Positions } from './positions.ts';
import { toldBy } from './replay-table.ts';
import type { Replay } from './useReplay.ts';

/** So many moves ahead are brought while nobody waits. */
const AHEAD = 4;

interface Following {
  /** The position that is on the board. */
  readonly at: At;
  readonly positions: Positions | undefined;
}

/** Lays the position of a step onto the table as soon as it is there. */
export function useFollowing(
  replay: Replay,
  store: TableStore,
  step: number,
  fail: (error: unknown) => void,
): Following {
  const [at, setAt] = useState(replay.opened.at);
  const [positions, setPositions] = useState<Positions>();
  useEffect(() => {
    const { film, ui, about } = replay;
    const show = (n: number, next: At): void => {
      const last = new Set<Thing>(film.steps[n]?.lines.flatMap((line) => ui.thingsOf(line)));
      store.setState({ view: next.view, last, told: toldBy(about.events, n) });
      setAt(next);
    };
    const made = new Positions(replay, show, fail);
    setPositions(made);
    return () => made.close();
  }, [replay, store]);
  useEffect(() => {
    if (positions === undefined) return;
    const { moves, last } = replay.film;
    const on = moves.filter((move) => move > step).slice(0, AHEAD);
    const back = moves.findLast((move) => move < step) ?? 0;
    positions.want(step, [...on, back, Math.min(last, step + 1)]);
  }, [positions, step, replay]);
  return { at, positions };
}
