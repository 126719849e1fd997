import type { Comparison, Estimate, LabResult } from '@edubba/lab';
import { estimate, figureMessage, shown, toldEstimate } from '@edubba/lab';
import { ticks } from './axis.ts';
import type { ReactElement } from 'react';
import { FigureTable } from './FigureTable.tsx';
import { useLooking } from './saying.ts';

/** Dots with their intervals on one line: A hollow above, B filled below. */
export function Marks({
  of,
  low,
  high,
  fair,
}: {
  readonly of: Comparison;
  readonly low: number;
  readonly high: number;
  readonly fair?: number;
}): ReactElement {
  const { say, module } = useLooking();
  const x = (n: number): number => 6 + (188 * (n - low)) / (high - low || 1);
  const told = of.sides.map((side) => say('lab.value', { ...toldEstimate(of.scale, side) }));
  return (
    <svg
      className="lab-marks"
      viewBox="0 0 200 26"
      role="img"
      aria-label={`${say(figureMessage(module, of.figure))}: ${told.join('; ')}`}
    >
      {fair !== undefined && <path className="lab-fair" d={`M${x(fair)} 0V26`} />}
      {of.sides.map((side, i) => (
        <Mark
          key={i === 0 ? 'a' : 'b'}
          x={x}
          side={side}
          y={of.sides.length === 1 ? 13 : 8 + 11 * i}
          kind={i === 0 && of.sides.length > 1 ? 'a' : 'b'}
        />
      ))}
    </svg>
  );
}

function Mark({
  x,
  side,
  y,
  kind,
}: {
  readonly x: (n: number) => number;
  readonly side: Estimate;
  readonly y: number;
  readonly kind: string;
}): ReactElement {
  return (
    <>
      <path className={`lab-bar ${kind}`} d={`M${x(side.low)} ${y}H${x(side.high)}`} />
      <circle className={`lab-dot ${kind}`} cx={x(side.value)} cy={y} r="4" />
    </>
  );
}

export const ends = (all: readonly Estimate[]): readonly [number, number] => [
  Math.min(...all.map(({ low }) => low)),
  Math.max(...all.map(({ high }) => high)),
];

/** The wider, the likelier: half an eye for each side. */
function eye(at: number, way: number, { value, error }: Estimate, y: (n: number) => number): string {
  const steps = Array.from({ length: 25 }, (_, i) => (i - 12) / 4);
  const points = steps.map(
    (z) => `${(at + way * 26 * Math.exp((-z * z) / 2)).toFixed(1)} ${y(value + z * error).toFixed(1)}`,
  );
  return `M${at} ${y(value - 3 * error).toFixed(1)}L${points.join('L')}L${at} ${y(value + 3 * error).toFixed(1)}Z`;
}

/** What everybody would win if places were alike; nothing where all win or lose together. */
export function fairShare(result: LabResult): number | undefined {
  const shares = Array.from({ length: result.players }, (_, place) => estimate(result, `share/${place}`)?.sides[0]);
  const all = shares.reduce((sum, share) => sum + (share?.value ?? 0), 0);
  return Math.abs(all - 1) < 1e-6 ? 1 / result.players : undefined;
}

/** Who wins from which place, in half-eyes that get slimmer while it runs. */
export function Shares({ result }: { readonly result: LabResult }): ReactElement | null {
  const { say, module, open } = useLooking();
  const all = Array.from({ length: result.players }, (_, place) => estimate(result, `share/${place}`)).flatMap(
    (one) => one ?? [],
  );
  if (all.length === 0) return null;
  const fair = fairShare(result);
  const [least, most] = ends(all.flatMap(({ sides }) => sides));
  const [low, high] = [Math.min(least, fair ?? least) - 0.01, Math.max(most, fair ?? most) + 0.01];
  // There is no share below none.
  const steps = ticks(100 * low, 100 * high, 5).filter((n) => n >= 0 && n <= 100);
  const y = (n: number): number => 290 - (270 * (n - low)) / (high - low);
  const wide = 358 / all.length;
  return (
    <section className="panel lab-shares" aria-label={say('lab.shares')}>
      <header>
        <h2>{say('lab.shares')}</h2>
        <small>{say('lab.in-100')}</small>
      </header>
      <svg viewBox="0 0 420 296" aria-hidden="true">
        {steps.map((n) => (
          <g key={n}>
            <path className="lab-grid" d={`M22 ${y(n / 100)}H420`} />
            <text className="lab-text" x="18" y={y(n / 100) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {fair !== undefined && (
          <>
            <path className="lab-fair" d={`M22 ${y(fair)}H420`} />
            <text className="lab-text" x="420" y={y(fair) - 5} textAnchor="end">
              {say('lab.fair')}
            </text>
          </>
        )}
        {all.map(({ figure, sides, scale }, place) =>
          sides.map((side, i) => {
            const b = i === 1 || sides.length === 1;
            const at = 22 + wide * (place + 0.5) + (sides.length === 1 ? 0 : b ? 6 : -6);
            return (
              <g key={`${figure}${b ? 'b' : 'a'}`}>
                <path className={`lab-eye ${b ? 'b' : 'a'}`} d={eye(at, b ? 1 : -1, side, y)} />
                <path className={`lab-bar ${b ? 'b' : 'a'}`} d={`M${at} ${y(side.low)}V${y(side.high)}`} />
                <circle className={`lab-dot ${b ? 'b' : 'a'}`} cx={at} cy={y(side.value)} r="4.5" />
                <text
                  className={`lab-text ${b ? 'b' : 'a'}`}
                  x={at + (b ? 30 : -30)}
                  y={y(side.value) + 4}
                  textAnchor={b ? 'start' : 'end'}
                >
                  {shown(scale, side.value).toFixed(1)}
                </text>
              </g>
            );
          }),
        )}
      </svg>
      <ul className="lab-places">
        {all.map(({ figure, sides, scale }, place) => (
          <li key={figure}>
            <button
              type="button"
              className="btn quiet sm"
              aria-label={`${say(figureMessage(module, figure))}: ${sides.map((side) => say('lab.value', { ...toldEstimate(scale, side) })).join('; ')}`}
              onClick={() => open(figure)}
            >
              {say('lab.place', { place: place + 1 })}
            </button>
          </li>
        ))}
      </ul>
      <FigureTable of={say('lab.shares')} figures={all.map(({ figure }) => figure)} result={result} />
    </section>
  );
}

const SPREADS = ['length', 'lead/changes', 'lead/settled', 'margin'] as const;
const BINS = 24;

/** How long it takes and how open it stays: B filled, A as an outline. */
export function Spreads({ result }: { readonly result: LabResult }): ReactElement {
  const { say, module, open } = useLooking();
  return (
    <section className="panel lab-spreads" aria-label={say('lab.spreads')}>
      <header>
        <h2>{say('lab.spreads')}</h2>
      </header>
      {SPREADS.map((figure) => {
        const known = estimate(result, figure);
        const sides = result.sums.sides.map((side) =>
          Object.entries(side.spread[figure] ?? {}).map(([value, n]) => [Number(value), n] as const),
        );
        const values = sides.flatMap((side) => side.map(([value]) => value));
        if (known === undefined || values.length === 0) return null;
        const low = Math.min(...values);
        const high = Math.max(...values);
        const { difference, scale } = known;
        const first = known.sides[0] as Estimate;
        const told = known.sides.map((side) => toldEstimate(scale, side).value).join(' → ');
        const unsure = difference !== undefined && difference.low <= 0 && difference.high >= 0;
        return (
          <button key={figure} type="button" className="lab-spread" onClick={() => open(figure)}>
            <span>
              {say(figureMessage(module, figure))} <b>{told}</b>
            </span>
            <svg viewBox="0 0 240 44" preserveAspectRatio="none" aria-hidden="true">
              {sides
                .map((side, i) => (
                  <Histogram
                    key={i === 0 ? 'a' : 'b'}
                    side={side}
                    low={low}
                    high={high}
                    kind={i === 0 && sides.length > 1 ? 'a' : 'b'}
                  />
                ))
                .toReversed()}
            </svg>
            <small>
              <i>{low}</i>
              <i>
                {unsure
                  ? say('lab.unsure')
                  : say('lab.value', { ...toldEstimate(scale, difference ?? first, difference !== undefined) })}
              </i>
              <i>{high}</i>
            </small>
          </button>
        );
      })}
      <FigureTable of={say('lab.spreads')} figures={SPREADS} result={result} />
    </section>
  );
}

function Histogram({
  side,
  low,
  high,
  kind,
}: {
  readonly side: readonly (readonly [number, number])[];
  readonly low: number;
  readonly high: number;
  readonly kind: string;
}): ReactElement {
  const wide = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const heights = Array<number>(Math.floor((high - low) / wide) + 1).fill(0);
  for (const [value, n] of side) {
    const bin = Math.floor((value - low) / wide);
    heights[bin] = (heights[bin] ?? 0) + n;
  }
  const top = Math.max(1, ...heights);
  const bar = 240 / heights.length;
  const path = heights.map((n, i) => `V${(44 - (41 * n) / top).toFixed(1)}H${((i + 1) * bar).toFixed(1)}`).join('');
  return <path className={`lab-hist ${kind}`} d={`M0 44${path}V44`} />;
}
