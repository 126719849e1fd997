import { curve, type Point, type TableState, useColour, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import type { Space } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { at, centreOf } from './geometry.ts';
import { type March, marchesIn } from './marches.ts';
import { SHAPE } from './shape.ts';
import { what } from '../explaining/what.ts';

const marchText = ({ view, ahead, chosen, hovered, lit }: TableState<State>): string =>
  marchesIn(view, ahead, hovered !== undefined && lit.has(hovered) ? hovered : chosen)
    .map(({ way, n, seat, kind }) => [way.join('-'), n, seat, kind].join())
    .join(' ');

const read = (text: string): March => {
  const [way = '', n = '0', seat = '0', kind = 'march'] = text.split(',');
  return { way: way.split('-').map(Number), n: Number(n), seat: Number(seat), kind: kind as March['kind'] };
};

/** Arrows of whoever is about to move, and of retreats that were said. */
export const Marches = memo(function Marches(): ReactElement | null {
  const marches = useTable<State, string>(marchText);
  const colourOf = useColour();
  if (marches === '') return null;
  return (
    <g className="akk-marches">
      {marches.split(' ').map((text) => {
        const march = read(text);
        return <Arrow key={text} march={march} colour={colourOf(march.seat)} />;
      })}
    </g>
  );
});

/** How far an arrow bends aside, as a part of its length: it passes by what stands on its way. */
const BEND = 0.2;
/** Arrows begin and end so far from the middle of a space. */
const CLEAR = 18;

/** The way as points: through its spaces, or in a bow where only its ends are known. */
function pointsOf(way: readonly Space[]): readonly Point[] {
  const points = way.map(centreOf);
  const [from, to] = points;
  if (points.length !== 2 || from === undefined || to === undefined) return points;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // Neighbours need no bow; all bows go upwards, over the names.
  const bend = Math.hypot(dx, dy) < SHAPE.space * 1.3 ? 0 : dx >= 0 ? BEND : -BEND;
  return [from, [from[0] + dx / 2 + dy * bend, from[1] + dy / 2 - dx * bend], to];
}

/** A point on the straight line from one to another, so far from the second. */
function before(from: Point, to: Point, gap: number): Point {
  const part = gap / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + (from[0] - to[0]) * part, to[1] + (from[1] - to[1]) * part];
}

/** From the edge of where they stand to the edge of where they go: neither army is covered. */
function Arrow({
  march: { way, n, kind },
  colour,
}: {
  readonly march: March;
  readonly colour: string;
}): ReactElement | null {
  const points = pointsOf(way);
  const [first, second] = points;
  const [from, to] = [points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || from === undefined || to === undefined) return null;
  const head = before(from, to, CLEAR);
  const line = curve([before(second, first, CLEAR + 4), ...points.slice(1, -1), before(from, to, CLEAR + 10)]);
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g className={`akk-march ${kind} ${colour}`}>
      <path className="akk-march-case" d={line} />
      <path
        className="akk-march-head"
        d="M0 0L-13-8.5L-11 0L-13 8.5Z"
        transform={`${at(head)} rotate(${angle.toFixed(0)})`}
      />
      <path className="akk-march-line" d={line} />
      {n > 0 && (
        <g className="akk-count changes" transform={at(before(second, first, CLEAR + 8))} {...what('marching')}>
          <circle r="6.4" />
          <text y="3.6">{n}</text>
        </g>
      )}
    </g>
  );
}
