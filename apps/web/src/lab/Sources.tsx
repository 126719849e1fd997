import type { Estimate, LabResult } from '@edubba/lab';
import { estimate, figureMessage, sourceMessage, toldEstimate } from '@edubba/lab';
import type { ReactElement } from 'react';
import { ticks } from './axis.ts';
import { FigureTable } from './FigureTable.tsx';
import { useLooking } from './saying.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [30, 316, 8, 160];

/** Points by source from round to round: B stacked, A's total dotted; beside it what each source brings, and how sure that is. */
export function Sources({ result }: { readonly result: LabResult }): ReactElement | null {
  const { say, module } = useLooking();
  if (module.measures?.sources === undefined) return null;
  const { sources, rounds } = module.measures;
  const times = Array.from({ length: rounds === undefined ? 0 : rounds.most + 1 }, (_, round) => round);
  const figures = [
    'points',
    ...sources.names.map((name) => `from/${name}`),
    ...times.flatMap((round) => sources.names.map((name) => `at/${round}/${name}`)),
  ];
  const points = estimate(result, 'points');
  const [a, b] = points?.sides.map((side) => toldEstimate(points.scale, side)) ?? [];
  const difference = points?.difference === undefined ? undefined : toldEstimate(points.scale, points.difference, true);
  return (
    <section className="panel lab-sources" aria-label={say('lab.sources')}>
      <header>
        <h2>{say('lab.sources')}</h2>
        <small>
          {difference === undefined || a === undefined || b === undefined
            ? say('lab.sources.one', { ...a })
            : say('lab.sources.both', { a: a.value, b: b.value, ...difference })}
        </small>
      </header>
      <div className="lab-split">
        <Curve result={result} />
        <ul>
          {fromTheTop(result, sources.names).map(([name, at]) => (
            <Source key={name} name={name} at={at} result={result} />
          ))}
        </ul>
      </div>
      <FigureTable of={say('lab.sources')} figures={figures} result={result} />
    </section>
  );
}

/** Sources in the order in which they lie upon one another: the uppermost first, what is paid last. */
function fromTheTop(result: LabResult, names: readonly string[]): readonly (readonly [name: string, at: number])[] {
  const paid = (name: string): boolean => (estimate(result, `from/${name}`)?.sides.at(-1)?.value ?? 0) < 0;
  const all = names.map((name, at) => [name, at] as const);
  return [...all.filter(([name]) => !paid(name)).toReversed(), ...all.filter(([name]) => paid(name))];
}

/** One source: what it brings, or how that differs, with its interval. */
function Source({
  name,
  at,
  result,
}: {
  readonly name: string;
  readonly at: number;
  readonly result: LabResult;
}): ReactElement | null {
  const { say, module, open } = useLooking();
  const known = estimate(result, `from/${name}`);
  if (known === undefined) return null;
  const { figure, difference, scale, sides } = known;
  const sure = difference !== undefined && (difference.low > 0 || difference.high < 0);
  const told = toldEstimate(scale, difference ?? (sides[0] as Estimate), difference !== undefined);
  return (
    <li>
      <button type="button" title={say(figureMessage(module, figure))} onClick={() => open(figure)}>
        <i className={`lab-key s${at % 9}`} />
        <span>{say(sourceMessage(module, name))}</span>
        <b data-sure={sure ? (difference.value > 0 ? 'more' : 'less') : undefined}>{told.value}</b>
        <small>{say('lab.report.interval', { low: told.low, high: told.high })}</small>
      </button>
    </li>
  );
}

/** What everything has brought by the end of each round. */
function Curve({ result }: { readonly result: LabResult }): ReactElement | null {
  const { say, module } = useLooking();
  const { sources, rounds } = module.measures ?? {};
  if (sources === undefined || rounds === undefined) return null;
  const last = result.sums.sides.length - 1;
  const value = (side: number, figure: string): number => estimate(result, figure)?.sides[side]?.value ?? 0;
  const times = Array.from({ length: rounds.most + 1 }, (_, round) => round);
  const curve = times.map((round) => sources.names.map((name) => value(last, `at/${round}/${name}`)));
  // As high as A's own stack: what is paid lies below, on both sides.
  const total = times.map((round) =>
    sources.names.reduce((sum, name) => sum + Math.max(0, value(0, `at/${round}/${name}`)), 0),
  );
  const top = Math.max(1, ...total, ...curve.map((all) => all.reduce((sum, n) => sum + Math.max(0, n), 0)));
  const bottom = Math.min(0, ...curve.map((all) => all.reduce((sum, n) => sum + Math.min(0, n), 0)));
  const x = (i: number): number => LEFT + ((RIGHT - LEFT) * i) / rounds.most;
  const y = (n: number): number => BOTTOM - ((BOTTOM - TOP) * (n - bottom)) / (top - bottom);
  const line = (list: readonly number[]): string[] => list.map((n, i) => `${x(i).toFixed(1)} ${y(n).toFixed(1)}`);
  const stacks = { over: times.map(() => 0), under: times.map(() => 0) };
  const everyRound = Math.ceil(rounds.most / 10);
  return (
    <svg viewBox="0 0 320 178" aria-hidden="true">
      {ticks(bottom, top, 4).map((n) => (
        <g key={n}>
          <path className="lab-grid" d={`M${LEFT} ${y(n)}H${RIGHT}`} />
          <text className="lab-text" x={LEFT - 4} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {sources.names.map((name, at) => {
        const stack = curve.some((all) => (all[at] ?? 0) < 0) ? stacks.under : stacks.over;
        const from = [...stack];
        curve.forEach((all, i) => (stack[i] = (stack[i] ?? 0) + (all[at] ?? 0)));
        return (
          <path
            key={name}
            className={`lab-area s${at % 9}`}
            d={`M${line(stack).join('L')}L${line(from).toReversed().join('L')}Z`}
          />
        );
      })}
      {last > 0 && <path className="lab-total" d={`M${line(total).join('L')}`} />}
      {times
        .filter((round) => round > 0 && round % everyRound === 0)
        .map((round) => (
          <text key={round} className="lab-text" x={x(round)} y={174} textAnchor="middle">
            {round === everyRound ? say('lab.round', { n: round }) : round}
          </text>
        ))}
    </svg>
  );
}
