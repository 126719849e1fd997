import type { Swing } from '@edubba/bots';
import { optionMessage } from '@edubba/gamekit';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSaid } from '../replay/replay-table.ts';
import type { At } from '../replay/positions.ts';
import type { Replay } from '../replay/useReplay.ts';
import { signed } from './numbers.ts';

/** What was played, what somebody better would have played, and what speaks for it: parts that add up. */
export function Why({
  id,
  replay,
  swing,
  by,
}: {
  readonly id: string;
  readonly replay: Replay;
  readonly swing: Swing;
  /** The name of the bot that says so. */
  readonly by: string;
}): ReactElement {
  const say = useSaid();
  const [at, setAt] = useState<At>();
  const { door, ui } = replay;
  useEffect(() => {
    let wanted = true;
    void door.at(swing.step, swing.seat).then((found) => {
      if (wanted) setAt(found);
    });
    return () => {
      wanted = false;
    };
  }, [door, swing]);
  const labelOf = (key: string): string =>
    at === undefined ? '…' : say(optionMessage(ui.words, at.view, swing.kind, key));
  const { better, key } = swing;
  const { others = [], line = [] } = better;
  const same = better.key === key;
  const reasons = (better.reasons ?? []).toSorted((a, b) => b.points - a.points);
  const most = Math.max(1, ...reasons.map(({ points }) => Math.abs(points)));
  const sum = reasons.reduce((all, { points }) => all + points, 0);
  return (
    <section className="panel review-why" aria-label={say(same ? 'review.why.same' : 'review.why', { by })}>
      <header>
        <Icon id="ui-bulb" />
        <h2>{say(same ? 'review.why.same' : 'review.why', { by })}</h2>
        <small>{say('review.why.unit')}</small>
      </header>
      <div className="review-pair">
        <p>
          <small>{say('review.played')}</small>
          <b>{labelOf(key)}</b>
        </p>
        <p data-better="">
          <small>{say('review.instead', { by })}</small>
          <b>{same ? say('review.best', { by }) : labelOf(better.key)}</b>
        </p>
      </div>
      <table className="review-parts">
        <tbody>
          {reasons.map(({ why, points }) => (
            <tr key={why.id}>
              <th scope="row">{say(why)}</th>
              <td>
                <i data-tone={points < 0 ? 'bad' : 'good'} style={{ width: `${(50 * Math.abs(points)) / most}%` }} />
              </td>
              <td className="review-points">{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('review.sum')}</th>
            <td />
            <td className="review-points">{signed(sum)}</td>
          </tr>
        </tfoot>
      </table>
      {others.length > 0 && (
        <ul className="review-others">
          {others.map((one) => (
            <li key={one.key}>{say('review.other', { choice: labelOf(one.key), less: signed(one.total - sum) })}</li>
          ))}
        </ul>
      )}
      {at !== undefined && line.length > 0 && (
        <p className="review-line">
          <b>{say('review.line')}</b>{' '}
          {line.map((step) => say(optionMessage(ui.words, at.view, step.kind, step.key))).join(' · ')}
        </p>
      )}
      <Link href={`/replay/${id}/${swing.step}${id === 'shared' ? location.hash : ''}`} className="btn">
        <Icon id="ui-eye" size={16} /> {say('review.watch')}
      </Link>
    </section>
  );
}
