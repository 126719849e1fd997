/** Where a board lies in its window: moved by x and y pixels, k times as big as when it fits. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const HOME: Placing = { x: 0, y: 0, k: 1 };

const SMALLEST = 1;
const BIGGEST = 4;
/** How much smaller or bigger a pinch may make it before it springs back. */
const SCALE_GIVE = 1.25;
/** How far the edge may be pulled into the window, in pixels. */
export const GIVE = 40;

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

/** The board at its natural size in the window: as big as fits, in the middle. */
export function fitted(board: Size, window: Size): { readonly left: number; readonly top: number } & Size {
  const scale = Math.min(window.width / board.width, window.height / board.height);
  const width = board.width * scale;
  const height = board.height * scale;
  return { left: (window.width - width) / 2, top: (window.height - height) / 2, width, height };
}

function within(offset: number, k: number, start: number, length: number, room: number, give: number): number {
  const size = length * k;
  // Smaller than the window: it stays in the middle. Else no edge comes further in than the give.
  if (size <= room) return clamp(offset, (room - size) / 2 - start * k - give, (room - size) / 2 - start * k + give);
  return clamp(offset, room - size - start * k - give, -start * k + give);
}

/** The nearest place that is allowed, with some give while a hand is on it. */
export function bounded(at: Placing, board: Size, window: Size, give = 0): Placing {
  const slack = give === 0 ? 1 : SCALE_GIVE;
  const k = clamp(at.k, SMALLEST / slack, BIGGEST * slack);
  const { left, top, width, height } = fitted(board, window);
  return {
    k,
    x: within(at.x, k, left, width, window.width, give),
    y: within(at.y, k, top, height, window.height, give),
  };
}

/** Bigger by a factor about a point of the window, which stays where it is. */
export function zoomed(at: Placing, factor: number, x: number, y: number): Placing {
  const k = clamp(at.k * factor, SMALLEST / SCALE_GIVE, BIGGEST * SCALE_GIVE);
  const by = k / at.k;
  return { k, x: x - (x - at.x) * by, y: y - (y - at.y) * by };
}

const around = (x: number, y: number, k: number, window: Size): Placing => ({
  k,
  x: window.width / 2 - x * k,
  y: window.height / 2 - y * k,
});

/** So big that it fills the window, whatever is cut off: its middle in the middle. */
export function filling(board: Size, window: Size): Placing {
  const whole = fitted(board, window);
  const k = clamp(Math.max(window.width / whole.width, window.height / whole.height), SMALLEST, BIGGEST);
  return around(whole.left + whole.width / 2, whole.top + whole.height / 2, k, window);
}

/** Shows a part of the board (in pixels of the fitted board's window) as big as it fits, with air around it. */
export function showing(
  part: Size & { readonly left: number; readonly top: number },
  board: Size,
  window: Size,
): Placing {
  const air = 0.86;
  const fits = Math.min((window.width * air) / part.width, (window.height * air) / part.height);
  // A strip is filled at least: a whole board in it would be too small to see.
  const k = clamp(fits, SMALLEST, Math.max(2.4, filling(board, window).k));
  return around(part.left + part.width / 2, part.top + part.height / 2, k, window);
}

/**
 * The window has another size: the same spot stays in its middle, as big as it was. A whole board stays whole, and so
 * does one that is as big in the new window without being zoomed.
 */
export function resized(at: Placing, board: Size, before: Size, after: Size): Placing {
  if (at.k === 1 && at.x === 0 && at.y === 0) return HOME;
  const old = fitted(board, before);
  const now = fitted(board, after);
  if (now.width >= at.k * old.width) return HOME;
  const k = clamp((at.k * old.width) / now.width, SMALLEST, BIGGEST);
  const x = ((before.width / 2 - at.x) / at.k - old.left) / old.width;
  const y = ((before.height / 2 - at.y) / at.k - old.top) / old.height;
  return {
    k,
    x: after.width / 2 - (now.left + x * now.width) * k,
    y: after.height / 2 - (now.top + y * now.height) * k,
  };
}
