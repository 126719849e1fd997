import { EMBLEMS, useColour, useSeatName } from '@edubba/ui';
import { memo, type ReactElement, useMemo, useRef } from 'react';
import type { Film } from '../film.ts';
import type { Points } from '../film-parts.ts';
import { useSaid } from '../replay-table.ts';
import type { Swing } from '../swings.ts';
import { apart, type Scale, scaleOf } from './chart-scale.ts';
import { useSize } from './useSize.ts';
import './score-chart.css';

/** A dash of its own for every player: colour alone is never enough. */
const DASHES = ['', '11 4', '2 5', '8 4 2 4', '14 5 3 5', '5 4'] as const;

interface ScoreChartProps {
  readonly film: Film;
  /** The step looked at, for a line through the chart. */
  readonly step?: number;
  /** The winner's line is drawn last and strongest. */
  readonly first?: number | undefined;
}

/** Where things lie on this very chart. */
interface ChartPlace {
  readonly width: number;
  readonly height: number;
  readonly x: (part: number) => number;
  readonly y: (points: number) => number;
  readonly scale: Scale;
}

const LEFT = 40;
const BELOW = 26;

function placeOf(scale: Scale, width: number, height: number, above: number, right: number): ChartPlace {
  const span = scale.top - scale.bottom || 1;
  return {
    width,
    height,
    scale,
    x: (part) => LEFT + part * (width - LEFT - right),
    y: (points) => height - BELOW - ((points - scale.bottom) / span) * (height - BELOW - above),
  };
}

/** The score of every player by round: lines with dashes and emblems, floods as bands of water, numbered turning points. */
export function ScoreChart({ film, step, first }: ScoreChartProps): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const box = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(box, [640, 288]);
  const scale = useMemo(() => scaleOf(film.bands, film.scores), [film]);
  const right = step === undefined ? 74 : 16;
  const place = useMemo(() => placeOf(scale, width, height, 34, right), [scale, width, height, right]);
  const end = film.scores.at(-1) ?? [];
  const summary = end.map((points, player) =>
    say('replay.chart.one', { name: name(player), points, from: film.scores[0]?.[player] ?? 0 }),
  );
  return (
    <div ref={box} className="chart">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={say('replay.chart.name', { summary: summary.join(' ') })}
      >
        <Drawn film={film} place={place} first={first} />
        {step === undefined ? <Ends place={place} end={end} /> : <Now film={film} place={place} step={step} />}
      </svg>
    </div>
  );
}

interface DrawnProps {
  readonly film: Film;
  readonly place: ChartPlace;
  readonly first: number | undefined;
}

/** All of the chart that does not move with the step. */
const Drawn = memo(function Drawn({ film, place, first }: DrawnProps): ReactElement {
  const players = Array.from({ length: film.players }, (_, player) => player);
  return (
    <>
      <Bands film={film} place={place} />
      {players
        .sort((a, b) => Number(a === first) - Number(b === first))
        .map((player) => (
          <Curve key={player} film={film} place={place} player={player} strong={player === first} />
        ))}
      {film.swings.map((swing) => (
        <Flag key={swing.number} film={film} place={place} swing={swing} />
      ))}
    </>
  );
});

function Bands({ film: { bands }, place }: { readonly film: Film; readonly place: ChartPlace }): ReactElement {
  const say = useSaid();
  const { height, x, y, scale } = place;
  const foot = height - 8;
  const room = (i: number): number => x(scale.edges[i + 1] ?? 1) - x(scale.edges[i] ?? 0);
  return (
    <g>
      <pattern id="chart-waves" width="26" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 8q6.5 -6 13 0t13 0" className="chart-wave" />
      </pattern>
      {bands.map(({ from, tide, label }, i) => {
        const left = x(scale.edges[i] ?? 0);
        const middle = left + room(i) / 2;
        if (!tide) {
          return room(i) < 14 ? null : (
            <text key={`${from} ${i}`} className="chart-word" x={middle} y={foot} textAnchor="middle">
              {room(i) < 52 ? (say(label).match(/\d+/)?.[0] ?? '') : say(label)}
            </text>
          );
        }
        return (
          <g key={`${from} ${i}`}>
            <rect className="chart-tide" x={left} y={28} width={room(i)} height={height - BELOW - 28} />
            <rect fill="url(#chart-waves)" x={left} y={28} width={room(i)} height={height - BELOW - 28} />
            <text className="chart-tide-word" x={middle} y={19} textAnchor="middle">
              {say(label)}
            </text>
          </g>
        );
      })}
      {scale.marks.map((mark) => (
        <g key={mark}>
          <path className="chart-rule" d={`M${LEFT} ${y(mark)}H${x(1)}`} />
          <text className="chart-mark" x={LEFT - 9} y={y(mark) + 4} textAnchor="end">
            {say('replay.number', { n: mark })}
          </text>
        </g>
      ))}
    </g>
  );
}

interface CurveProps {
  readonly film: Film;
  readonly place: ChartPlace;
  readonly player: number;
  readonly strong: boolean;
}

function Curve({ film, place, player, strong }: CurveProps): ReactElement {
  const colour = useColour();
  const points = [film.bands[0]?.before, ...film.bands.map(({ after }) => after)]
    .map((at, i) => `${place.x(place.scale.edges[i] ?? 0).toFixed(1)},${place.y(at?.[player] ?? 0).toFixed(1)}`)
    .join(' ');
  return (
    <g className={colour(player)}>
      <polyline className="chart-case" points={points} />
      <polyline
        className={`chart-line${strong ? ' strong' : ''}`}
        points={points}
        strokeDasharray={DASHES[player % DASHES.length]}
      />
    </g>
  );
}

/** The points of a player as the line shows them at a step: straight between the ends of the bands. */
function lineAt({ bands }: Film, { scale }: ChartPlace, step: number, player: number): number {
  const part = scale.at(step);
  const i = Math.max(
    0,
    scale.edges.findLastIndex((edge, at) => edge <= part && at < bands.length),
  );
  const [from = 0, to = 1] = [scale.edges[i], scale.edges[i + 1]];
  const [before = 0, after = 0] = [bands[i]?.before[player], bands[i]?.after[player]];
  return before + (to === from ? 1 : (part - from) / (to - from)) * (after - before);
}

function Flag({
  film,
  place,
  swing,
}: {
  readonly film: Film;
  readonly place: ChartPlace;
  readonly swing: Swing;
}): ReactElement {
  const x = place.x(place.scale.at(swing.step));
  const y = place.y(lineAt(film, place, swing.step, swing.player)) - 8;
  return (
    <g className="chart-flag">
      <circle cx={x} cy={y - 11} r="10" />
      <path d={`M${x - 4} ${y - 3}h8l-4 6z`} />
      <text x={x} y={y - 6.5} textAnchor="middle">
        {swing.number}
      </text>
    </g>
  );
}

function Ends({ place, end }: { readonly place: ChartPlace; readonly end: Points }): ReactElement {
  const say = useSaid();
  const colour = useColour();
  const ys = apart(
    end.map((points) => place.y(points)),
    23,
    14,
    place.height - BELOW,
  );
  const x = place.x(1) + 20;
  return (
    <g>
      {end.map((points, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place in the list.
        <g key={player} className={colour(player)}>
          <circle cx={x} cy={ys[player]} r="10.5" className="chart-seal" />
          <svg x={x - 7} y={(ys[player] ?? 0) - 7} width="14" height="14" viewBox="0 0 24 24" color="var(--pc-i)">
            <use href={`#emb-${EMBLEMS[colour(player)]}`} />
          </svg>
          <text className="chart-end" x={x + 17} y={(ys[player] ?? 0) + 6}>
            {say('replay.number', { n: points })}
          </text>
        </g>
      ))}
    </g>
  );
}

function Now({
  film,
  place,
  step,
}: {
  readonly film: Film;
  readonly place: ChartPlace;
  readonly step: number;
}): ReactElement {
  const colour = useColour();
  const x = place.x(place.scale.at(step));
  return (
    <g>
      <path className="chart-now" d={`M${x} 12V${place.height - BELOW}`} />
      <circle className="chart-now-head" cx={x} cy={12} r="5" />
      {Array.from({ length: film.players }, (_, player) => (
        <circle
          key={player}
          className={`chart-dot ${colour(player)}`}
          cx={x}
          cy={place.y(film.scores[step]?.[player] ?? 0)}
          r="5"
        />
      ))}
    </g>
  );
}
