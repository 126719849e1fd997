import { curve, type Point, type TableState, type Thing, useColour, useTable } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { SPACES, type Space } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { at, centreOf, cornersOf, focusRing } from './geometry.ts';
import { type March, marchesIn } from './marches.ts';
import { SHAPE } from './shape.ts';

const SPACE_OF = new Map<Thing, Space>(SPACES.map(({ id }, space) => [`space/${id}`, space]));

/** Six wedges at the corners of the chosen space; above the neighbours, which would cover them. */
export const Wedges = memo(function Wedges(): ReactElement | null {
  const chosen = useTable((table) => SPACE_OF.get(table.chosen ?? ''));
  if (chosen === undefined) return null;
  const [x, y] = centreOf(chosen);
  return (
    <g className="akk-wedges">
      {cornersOf(chosen).map((corner) => {
        const angle = (Math.atan2(y - corner[1], x - corner[0]) * 180) / Math.PI - 90;
        return (
          <path
            key={corner.join()}
            d="M-3.6-4H3.6L.6 3V7H-.6V3Z"
            transform={`${at(corner)} rotate(${angle.toFixed(0)})`}
          />
        );
      })}
    </g>
  );
});

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
        <g className="akk-count changes" transform={at(before(second, first, CLEAR + 8))}>
          <circle r="6.4" />
          <text y="3.6">{n}</text>
        </g>
      )}
    </g>
  );
}

/** The ring around what the keyboard is on. */
export function FocusRing({ thing }: { readonly thing: Thing | undefined }): ReactElement | null {
  const space = SPACE_OF.get(thing ?? '');
  if (space === undefined) return null;
  const ring = focusRing(space);
  return (
    <g className="akk-focus">
      <path className="akk-focus-case" d={ring} />
      <path d={ring} />
    </g>
  );
}
