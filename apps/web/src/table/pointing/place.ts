import type { Spot } from '../session/frame.ts';

/** Where a tip is put: its corner, which side of the thing it is on, and where its pointer sits. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly arrow: number;
  /** Something that must stay readable lies between it and the thing: no pointer reaches across. */
  readonly apart?: boolean;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

type Side = Omit<Placed, 'arrow'>;

const GAP = 10;
const EDGE = 8;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** How much of two spots lies on one another. */
export function overlap(a: Spot, b: Spot): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Beside the thing, never on it nor on what must stay readable, where it covers the fewest of the lit targets and of what is `soft`. */
export function placed(
  at: Spot,
  tip: Box,
  window: Box,
  targets: readonly Spot[],
  kept: readonly Spot[] = [],
  soft: readonly Spot[] = [],
): Placed {
  const midX = (at.left + at.right) / 2;
  const midY = (at.top + at.bottom) / 2;
  const x = clamp(midX - tip.width / 2, EDGE, window.width - tip.width - EDGE);
  const y = clamp(midY - tip.height / 2, EDGE, window.height - tip.height - EDGE);
  const sides: readonly Side[] = [
    { side: 'above', left: x, top: at.top - tip.height - GAP },
    // Beside it also higher up or further down, where it would lie on something in the middle.
    ...[y, clamp(at.bottom - tip.height, EDGE, y), clamp(at.top, y, window.height - tip.height - EDGE)].flatMap(
      (top) => [
        { side: 'right', left: at.right + GAP, top } as const,
        { side: 'left', left: at.left - tip.width - GAP, top } as const,
      ],
    ),
    { side: 'below', left: x, top: at.bottom + GAP },
    // Where there is no room beside the thing, on the other side of what must stay readable.
    ...kept.flatMap((spot) => [
      { side: 'above', left: x, top: spot.top - tip.height - GAP, apart: true } as const,
      { side: 'below', left: x, top: spot.bottom + GAP, apart: true } as const,
    ]),
  ];
  const cost = ({ left, top, apart }: Side): number => {
    const spot = { left, top, right: left + tip.width, bottom: top + tip.height };
    const outside =
      Math.max(0, EDGE - left) +
      Math.max(0, EDGE - top) +
      Math.max(0, spot.right + EDGE - window.width) +
      Math.max(0, spot.bottom + EDGE - window.height);
    const lies = (spots: readonly Spot[]): number => spots.reduce((sum, one) => sum + overlap(spot, one), 0);
    return (
      outside * 1e6 + (overlap(spot, at) + lies(kept)) * 1000 + lies(targets) + lies(soft) + (apart === true ? 1e5 : 0)
    );
  };
  const best = sides.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const upright = best.side === 'above' || best.side === 'below';
  const left = clamp(best.left, EDGE, Math.max(EDGE, window.width - tip.width - EDGE));
  const top = clamp(best.top, EDGE, Math.max(EDGE, window.height - tip.height - EDGE));
  const arrow = upright ? clamp(midX - left - 7, 12, tip.width - 26) : clamp(midY - top - 7, 12, tip.height - 26);
  return { side: best.side, left, top, arrow, apart: best.apart === true };
}
