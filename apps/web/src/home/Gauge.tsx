import type { Measured } from '@edubba/gamekit';
import type { ReactElement } from 'react';
import { useWords } from './new-table-words.ts';

/**
 * A measured share of wins: a dot with its interval on a scale to 100, the fair share as a dashed line, or what tables of the
 * others win; or that nobody measured it.
 */
export function Gauge({
  measured,
  players,
  nameOf,
}: {
  readonly measured: Measured | undefined;
  readonly players: number;
  readonly nameOf: (bot: string) => string;
}): ReactElement {
  const say = useWords();
  if (measured === undefined) return <span className="gauge-none">{say('level.unmeasured', { n: players })}</span>;
  const { won, low, high, among, others } = measured;
  const fair = others ?? Math.round(100 / players);
  const from = others ?? 0;
  const to = Math.min(100, from + high);
  const at = (share: number): { readonly left: string } => ({ left: `${share}%` });
  return (
    <span className="gauge">
      <span>
        <b>{won}</b>{' '}
        {others === undefined
          ? say('level.won', { n: players - 1, among: nameOf(among) })
          : say('level.won.together', { others, among: nameOf(among) })}
      </span>
      <span className="gauge-scale" aria-hidden="true">
        <i className="gauge-sure" style={{ left: `${from + low}%`, right: `${100 - to}%` }} />
        <i className="gauge-fair" style={at(fair)} />
        <i className="gauge-dot" style={at(won)} />
      </span>
      <small>
        {others === undefined ? say('level.sure', { low, high, fair }) : say('level.sure.together', { low, high })}
      </small>
    </span>
  );
}
