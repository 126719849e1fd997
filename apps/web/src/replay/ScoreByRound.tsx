import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import type { Film } from './film.ts';
import { ScoreChart } from './parts/ScoreChart.tsx';
import { ScoreTable } from './parts/ScoreTable.tsx';
import { useSaid } from './replay-table.ts';

const KINDS = ['chart', 'table'] as const;

/** The score over the game, as a chart or as a table. */
export function ScoreByRound({
  film,
  first,
}: {
  readonly film: Film;
  readonly first: number | undefined;
}): ReactElement {
  const say = useSaid();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('chart');
  return (
    <section className="panel end-chart" aria-label={say('end.chart')}>
      <header>
        <Icon id="ui-chart" />
        <h2>{say('end.chart')}</h2>
        <span className="end-switch" role="group" aria-label={say('end.chart.as')}>
          {KINDS.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {say(`end.chart.${one}`)}
            </button>
          ))}
        </span>
      </header>
      <div className="end-chart-body">
        {kind === 'chart' ? <ScoreChart film={film} first={first} /> : <ScoreTable film={film} />}
      </div>
    </section>
  );
}
