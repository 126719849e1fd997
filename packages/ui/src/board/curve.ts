/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** A tenth of a pixel is as fine as a drawing needs; more would only make the page longer. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The same row of numbers from 0 to 1 for the same seed: a map looks alike each time it is drawn. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Each piece of a course with the points before and after it, which bend it. */
function stretches(course: readonly Point[]): [Point, Point, Point, Point][] {
  return course.slice(1).map((to, i) => {
    const from = course[i] ?? to;
    return [course[i - 1] ?? from, from, to, course[i + 2] ?? to];
  });
}

/** A smooth open path through the points of a course (Catmull–Rom, as Bézier curves). */
export function curve(course: readonly Point[]): string {
  const [start] = course;
  if (start === undefined) return '';
  const bends = stretches(course).map(([a, b, c, d]) => {
    const out = `${tenth(b[0] + (c[0] - a[0]) / 6)} ${tenth(b[1] + (c[1] - a[1]) / 6)}`;
    const into = `${tenth(c[0] - (d[0] - b[0]) / 6)} ${tenth(c[1] - (d[1] - b[1]) / 6)}`;
    return `C${out} ${into} ${tenth(c[0])} ${tenth(c[1])}`;
  });
  return `M${tenth(start[0])} ${tenth(start[1])}${bends.join('')}`;
}

/** A point on a curve and the direction the curve has there. */
export interface Station {
  readonly at: Point;
  readonly angle: number;
}

const SAMPLES = 50;

/** Points on the smooth path every `step` pixels. */
export function along(course: readonly Point[], step: number): readonly Station[] {
  const stations: Station[] = [];
  let gone = 0;
  for (const stretch of stretches(course)) {
    let before = stretch[1];
    for (let i = 1; i <= SAMPLES; i++) {
      const at = between(stretch, i / SAMPLES);
      const [dx, dy] = [at[0] - before[0], at[1] - before[1]];
      gone += Math.hypot(dx, dy);
      if (gone >= step) {
        gone = 0;
        stations.push({ at, angle: Math.atan2(dy, dx) });
      }
      before = at;
    }
  }
  return stations;
}

function between([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const on = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
  return [on(0), on(1)];
}
