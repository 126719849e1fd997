import type { Film } from './film.ts';

/** The ways to another step. */
export interface Walk {
  readonly to: (step: number) => void;
  readonly first: () => void;
  readonly last: () => void;
  /** To the move before or after: steps at which nothing is told are passed over. */
  readonly back: () => void;
  readonly on: () => void;
  /** Exactly one answer, told or not. */
  readonly stepBack: () => void;
  readonly stepOn: () => void;
  readonly turnBack: () => void;
  readonly turnOn: () => void;
}

/** The ways from a step of a film. */
export function walkFrom({ last, moves, turns }: Film, step: number, go: (step: number) => void): Walk {
  const to = (target: number): void => go(Math.min(last, Math.max(0, target)));
  const before = (stops: readonly number[]): void => to(stops.findLast((stop) => stop < step) ?? 0);
  const after = (stops: readonly number[]): void => to(stops.find((stop) => stop > step) ?? last);
  return {
    to,
    first: () => to(0),
    last: () => to(last),
    back: () => before(moves),
    on: () => after(moves),
    stepBack: () => to(step - 1),
    stepOn: () => to(step + 1),
    turnBack: () => before(turns),
    turnOn: () => after(turns),
  };
}
