import { Seal, useColour, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Film } from '../film.ts';
import { useSaid } from '../replay-table.ts';
import './score-table.css';

/** The chart as numbers: the score of every player at the end of every band. */
export function ScoreTable({ film }: { readonly film: Film }): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const players = Array.from({ length: film.players }, (_, player) => player);
  return (
    <div className="stable" tabIndex={0} role="region" aria-label={say('replay.chart.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('replay.chart.after')}</th>
            {players.map((player) => (
              <th key={player} scope="col">
                <Seal colour={colour(player)} size="s" /> {name(player)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {film.bands.map(({ label, after, from, to }) => (
            <tr key={`${from} ${to} ${say(label)}`} className={Math.max(...after) > 0 ? '' : 'none'}>
              <th scope="row">{say(label)}</th>
              {players.map((player) => (
                <td key={player} className={after[player] === Math.max(...after) ? 'best' : ''}>
                  {say('replay.number', { n: after[player] ?? 0 })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
