import type { Comparison, LabResult } from '@edubba/lab';
import { estimate, shown, thingMessage, toldEstimate } from '@edubba/lab';
import { type ReactElement, useMemo, useState } from 'react';
import { FigureTable } from './FigureTable.tsx';
import { ends, fairShare, Marks } from './plots.tsx';
import { useLooking } from './saying.ts';

const MEASURES = ['won', 'use'] as const;
type Measure = (typeof MEASURES)[number];

/** So many are drawn until somebody wants all: drawing takes its time while games are played. */
const FEW = 12;
/** Shares of fewer uses say nothing. */
const LEAST = 20;

const own = (group: string): number => ['card', 'answer', 'decision'].indexOf(group);

/** All figures of one measure and group, what changed most first; without a B the largest first. */
function rowsOf(result: LabResult, measure: Measure, group: string): Comparison[] {
  const [side] = result.sums.sides;
  const known = Object.keys((measure === 'won' ? side?.ratio : side?.each) ?? {});
  const weight = ({ difference, sides }: Comparison): number => Math.abs(difference?.value ?? sides[0]?.value ?? 0);
  return known
    .filter((figure) => figure.startsWith(`${measure}/${group}/`))
    .flatMap((figure) => estimate(result, figure) ?? [])
    .filter(({ sides }) => measure === 'use' || sides.every(({ n }) => n >= LEAST))
    .sort((a, b) => weight(b) - weight(a));
}

/** Who wins with a card, a decision, a people, and how often it is used at all. */
export function Groups({ result }: { readonly result: LabResult }): ReactElement | null {
  const { say, module, open } = useLooking();
  const names = useMemo(() => {
    const all = Object.keys(result.sums.sides[0]?.ratio ?? {}).filter((figure) => figure.startsWith('won/'));
    return [...new Set(all.map((figure) => figure.split('/')[1] ?? ''))].sort((a, b) => own(a) - own(b));
  }, [result]);
  const [chosen, setChosen] = useState<string>();
  const [measure, setMeasure] = useState<Measure>('won');
  const [whole, setWhole] = useState(false);
  const group = chosen ?? names[0];
  if (group === undefined) return null;
  const all = rowsOf(result, measure, group);
  const rows = whole ? all : all.slice(0, FEW);
  const [low, high] = rows.length === 0 ? [0, 1] : ends(rows.flatMap(({ sides }) => sides));
  const groupName = (name: string): string =>
    say(module.texts.en[`group.${name}`] === undefined ? `lab.group.${name}` : `group.${name}`);
  const share = measure === 'won' ? fairShare(result) : undefined;
  const fair = share === undefined ? {} : { fair: share };
  return (
    <section className="panel lab-groups" aria-label={say('lab.groups')}>
      <header>
        <h2>{say(`lab.groups.${measure}`)}</h2>
        <span className="lab-switches">
          <select aria-label={say('lab.group')} value={group} onChange={(event) => setChosen(event.target.value)}>
            {names.map((name) => (
              <option key={name} value={name}>
                {groupName(name)}
              </option>
            ))}
          </select>
          <select
            aria-label={say('lab.measure')}
            value={measure}
            onChange={(event) => setMeasure(MEASURES.find((one) => one === event.target.value) ?? 'won')}
          >
            {MEASURES.map((one) => (
              <option key={one} value={one}>
                {say(`lab.measure.${one}`)}
              </option>
            ))}
          </select>
        </span>
      </header>
      <ol className="lab-rows">
        {rows.map((row) => (
          <Row key={row.figure} row={row} group={group} low={low} high={high} {...fair} open={open} />
        ))}
      </ol>
      {rows.length > 0 && (
        <p className="lab-axis" aria-hidden="true">
          <span>{say('lab.in-100')}</span>
          <span>
            <i>{(100 * low).toFixed(0)}</i>
            <i>{(100 * high).toFixed(0)}</i>
          </span>
        </p>
      )}
      {rows.length === 0 && <p className="lab-none">{say('lab.groups.none')}</p>}
      {all.length > FEW && (
        <button type="button" className="btn quiet sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {say(whole ? 'lab.groups.fewer' : 'lab.groups.all', { n: all.length })}
        </button>
      )}
      <FigureTable of={say('lab.groups')} figures={all.map(({ figure }) => figure)} result={result} />
    </section>
  );
}

function Row({
  row,
  group,
  low,
  high,
  fair,
  open,
}: {
  readonly row: Comparison;
  readonly group: string;
  readonly low: number;
  readonly high: number;
  readonly fair?: number;
  readonly open: (figure: string) => void;
}): ReactElement {
  const { say, module } = useLooking();
  const { figure, difference, scale, sides } = row;
  const thing = figure.split('/').slice(2).join('/');
  return (
    <li data-sure={difference !== undefined && (difference.low > 0 || difference.high < 0) ? '' : undefined}>
      <button type="button" onClick={() => open(figure)}>
        <span className="lab-name">
          {say(thingMessage(module, group, thing))}
          <small>
            {difference === undefined
              ? say('lab.value', { ...toldEstimate(scale, sides[0] as Comparison['sides'][number]) })
              : `${sides.map((side) => shown(scale, side.value).toFixed(1)).join(' → ')}, ${toldEstimate(scale, difference, true).value}`}
          </small>
        </span>
        <Marks of={row} low={low} high={high} {...(fair === undefined ? {} : { fair })} />
      </button>
    </li>
  );
}
