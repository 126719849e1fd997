import { overlap } from '../pointing/place.ts';
import type { Spot } from '../session/frame.ts';

/** Where a card is laid, and whether it covers nothing that can be chosen there. */
export interface Laid {
  readonly left: number;
  readonly top: number;
  readonly free: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** So far apart are the places that are tried. */
const STEP = 24;
const EDGE = 8;

const middle = ({ left, right, top, bottom }: Spot): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** What is covered and may be: a hundred square pixels weigh as much as so many pixels further away. */
const SOFT = 5;

/** From an edge to another in steps, and at the other edge itself: what just fits is found. */
function places(last: number): readonly number[] {
  const found = [last];
  for (let at = EDGE; at < last; at += STEP) found.push(at);
  return found;
}

/** What lies in the window. */
interface Room {
  /** What can be chosen, which the card speaks of. */
  readonly targets: readonly Spot[];
  /** What must stay in sight. */
  readonly kept: readonly Spot[];
  /** What is covered only where nothing else is free. */
  readonly soft: readonly Spot[];
}

/** In the window, on nothing that must stay in sight, and of such places the one nearest to what it speaks of. */
export function roomFor(card: Size, window: Size, { targets, kept, soft }: Room): Laid {
  const points = targets.map(middle);
  const x = points.length === 0 ? window.width / 2 : points.reduce((sum, [at]) => sum + at, 0) / points.length;
  const y = points.length === 0 ? window.height / 3 : points.reduce((sum, [, at]) => sum + at, 0) / points.length;
  let best: Laid | undefined;
  let least = Number.POSITIVE_INFINITY;
  const widest = Math.max(EDGE, window.width - card.width - EDGE);
  const lowest = Math.max(EDGE, window.height - card.height - EDGE);
  const tops = places(lowest);
  for (const left of places(widest))
    for (const top of tops) {
      const spot = { left, top, right: left + card.width, bottom: top + card.height };
      const covered = (spots: readonly Spot[]): number => spots.reduce((sum, one) => sum + overlap(spot, one), 0);
      const hidden = covered(targets) + covered(kept);
      const far = Math.abs((spot.left + spot.right) / 2 - x) + Math.abs((spot.top + spot.bottom) / 2 - y);
      const cost = hidden * 100 + (covered(soft) / 100) * SOFT + far;
      if (cost < least) {
        least = cost;
        best = { left, top, free: hidden === 0 };
      }
    }
  return best ?? { left: EDGE, top: EDGE, free: false };
}
