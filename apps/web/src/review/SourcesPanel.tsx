import type { Sources } from '@edubba/bots';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSaid } from '../replay/replay-table.ts';
import { signed, within } from './numbers.ts';

/** From what was to be expected to what it came to: chance, the others, oneself. */
export function SourcesPanel({ sources }: { readonly sources: Sources }): ReactElement {
  const say = useSaid();
  const { expected, chance, others, own, result } = sources;
  let at = expected.value;
  const rows = [
    { name: 'expected', from: 0, to: expected.value, ...expected },
    ...(['chance', 'others', 'own'] as const).map((name) => {
      const part = { chance, others, own }[name];
      const from = at;
      at += part.value;
      return { name, from, to: at, ...part };
    }),
  ];
  // A part may go beyond what is possible, and another bring it back: all of it has to be seen.
  const low = Math.min(0, ...rows.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(100, ...rows.map(({ from, to }) => Math.max(from, to)));
  const place = (value: number): number => (100 * (value - low)) / (high - low);
  return (
    <section className="panel review-sources" aria-label={say('review.sources')}>
      <header>
        <Icon id="ui-chart" />
        <h2>{say('review.sources')}</h2>
        <small>{say('review.sources.unit', { from: Math.round(expected.value), to: Math.round(result) })}</small>
      </header>
      <table>
        <tbody>
          {rows.map(({ name, from, to, value, error }) => (
            <tr key={name} data-source={name}>
              <th scope="row">{say(`review.source.${name}`)}</th>
              <td className="review-bar">
                <i
                  style={{
                    left: `${place(Math.min(from, to))}%`,
                    width: `${Math.max(0.6, Math.abs(place(to) - place(from)))}%`,
                  }}
                />
              </td>
              <td className="review-points">
                {say('review.plus-minus', {
                  value: name === 'expected' ? String(Math.round(value)) : signed(value),
                  error: within(error),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
