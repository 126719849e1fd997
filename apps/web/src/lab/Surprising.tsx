import type { Estimate, Finding, LabResult } from '@edubba/lab';
import { figureMessage, findingsOf, toldEstimate } from '@edubba/lab';
import { type ReactElement, useMemo, useState } from 'react';
import type { Dot } from './dots.ts';
import { dotsOf, errorsAt, HIGH } from './dots.ts';
import { FigureTable } from './FigureTable.tsx';
import { ends, Marks } from './plots.tsx';
import { useLooking } from './saying.ts';

const SHOWS = ['surprising', 'expected', 'unused', 'all'] as const;
/** With one side nothing differs. */
const OF_ONE = ['unused', 'all'] as const;

const ROWS = 40;

/** All figures on a line of standard errors, and the farthest as rows. */
export function Surprising({ result }: { readonly result: LabResult }): ReactElement {
  const { say, module } = useLooking();
  const paired = result.experiment.sides.length > 1;
  const shows: readonly (typeof SHOWS)[number][] = paired ? SHOWS : OF_ONE;
  const [chosen, setShow] = useState<(typeof SHOWS)[number]>();
  const found = useMemo(() => findingsOf(module, result), [module, result]);
  const of = (kind: (typeof SHOWS)[number]) =>
    kind === 'all' ? found.all : found.all.filter(({ verdict }) => verdict === kind);
  const few = paired ? 'surprising' : of('unused').length > 0 ? 'unused' : 'all';
  const show = chosen !== undefined && shows.includes(chosen) ? chosen : few;
  const rows = of(show);
  const dots = dotsOf(
    found.all,
    rows.filter(({ verdict }) => verdict !== 'chance'),
  );
  const numbers = new Map(dots.map(({ figure, n }) => [figure, n]));
  const title = say(paired ? 'lab.surprising' : 'lab.figures');
  return (
    <section className="panel lab-surprising" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <div className="lab-shows" role="group" aria-label={say('lab.show')}>
          {shows.map((kind) => (
            <button
              key={kind}
              type="button"
              className={kind === show ? 'chip on' : 'chip'}
              aria-pressed={kind === show}
              onClick={() => setShow(kind)}
            >
              {say(`lab.show.${kind}`, { n: of(kind).length })}
            </button>
          ))}
        </div>
      </header>
      {paired && (
        <figure className="lab-line">
          <svg viewBox={`0 0 600 ${HIGH}`} aria-hidden="true">
            <rect
              className="lab-band"
              x={errorsAt(-found.band)}
              y="2"
              width={errorsAt(found.band) - errorsAt(-found.band)}
              height={HIGH - 4}
              rx="5"
            />
            {dots.map((dot) => (
              <Place key={dot.figure} dot={dot} />
            ))}
          </svg>
          <figcaption>
            <span>{say('lab.less')}</span>
            <span>{say('lab.band', { n: found.judged })}</span>
            <span>{say('lab.more')}</span>
          </figcaption>
        </figure>
      )}
      {rows.length === 0 && paired && <p className="lab-none">{say('lab.nothing-surprising')}</p>}
      <ol className="lab-rows">
        {rows.slice(0, ROWS).map((row) => (
          <Row key={row.figure} row={row} n={numbers.get(row.figure)} paired={paired} />
        ))}
      </ol>
      <FigureTable of={title} figures={rows.map(({ figure }) => figure)} result={result} />
    </section>
  );
}

/** A figure on the line: with the number of its row, or a dot; an arrow where it lies farther out. */
function Place({ dot: { x, y, n, verdict, beyond } }: { readonly dot: Dot }): ReactElement {
  const r = n !== undefined ? 8.5 : verdict === 'chance' ? 2 : 3.6;
  return (
    <g className={`lab-z ${verdict}`}>
      <circle cx={x} cy={y} r={r} />
      {n !== undefined && (
        <text x={x} y={y + 4} textAnchor="middle">
          {n}
        </text>
      )}
      {beyond !== 0 && <path d={`M${x + beyond * (r + 3)} ${y - 4}l${beyond * 5} 4l${-beyond * 5} 4Z`} />}
    </g>
  );
}

function Row({
  row,
  n,
  paired,
}: {
  readonly row: Finding;
  readonly n: number | undefined;
  readonly paired: boolean;
}): ReactElement {
  const { say, module, open } = useLooking();
  const { figure, scale, sides, verdict } = row;
  const [low, high] = ends(sides);
  const told = toldEstimate(scale, row.difference ?? (sides[0] as Estimate), row.difference !== undefined);
  return (
    <li>
      <button type="button" onClick={() => open(figure)}>
        {paired && (
          <i className={`lab-n ${verdict}`} aria-hidden="true">
            {n}
          </i>
        )}
        <span className="lab-name">
          {say(figureMessage(module, figure))}
          <small>
            {say(`lab.unit.${scale.kind}`)}, {sides.map((side) => toldEstimate(scale, side).value).join(' → ')}
          </small>
        </span>
        <Marks of={row} low={low} high={high} />
        <b>
          {told.value}
          <small>{say('lab.report.interval', { low: told.low, high: told.high })}</small>
        </b>
      </button>
    </li>
  );
}
