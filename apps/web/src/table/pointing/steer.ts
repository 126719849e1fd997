import type { Spot } from '../session/frame.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAY: { readonly [way in Direction]: readonly [number, number] } = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** Less than 60° off the way one wants to go: on a map of hexes the slanting neighbours are reached up and down only. */
const WIDEST = Math.cos((Math.PI * 57) / 180);

const middle = ({ left, right, top, bottom }: Spot): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** The nearest in that direction; what lies straight ahead is nearer than what lies aside. */
export function nearest<T>(
  from: Spot,
  way: Direction,
  others: readonly { readonly is: T; readonly at: Spot }[],
): T | undefined {
  const [x, y] = middle(from);
  const [dx, dy] = WAY[way];
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { is, at } of others) {
    const [ox, oy] = middle(at);
    const distance = Math.hypot(ox - x, oy - y);
    if (distance < 1) continue;
    const straight = ((ox - x) * dx + (oy - y) * dy) / distance;
    if (straight < WIDEST) continue;
    const far = distance * (2 - straight);
    if (far < least) {
      least = far;
      best = is;
    }
  }
  return best;
}
