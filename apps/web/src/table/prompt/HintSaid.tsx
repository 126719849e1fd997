import { optionMessage } from '@edubba/gamekit';
import { Icon } from '@edubba/ui';
import { Fragment, type ReactElement } from 'react';
import { signed } from '../../review/numbers.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import type { Hint } from '../../worker/api.ts';
import { labelOf } from '../session/options.ts';
import './hint.css';

/** What a bot would do here, and why; taking it up selects it, no more. */
export default function HintSaid({ hint }: { readonly hint: Hint | null }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const close = (): void => {
    session.set({ hint: undefined });
    session.mark([], false);
  };
  return (
    <div className="prompt-hint" role="status">
      <Icon id="ui-bulb" size={18} />
      <span>
        {hint === null ? (
          tell('table.hint.none')
        ) : (
          <b>{tell('table.hint.would', { choice: labelOf(session.ui, standing, hint.key) })}</b>
        )}
        {/* Its weights mean nothing to a person: what speaks for it comes first, what speaks against it after. */}
        {hint?.reasons
          .toSorted((a, b) => b.points - a.points)
          .slice(0, 3)
          .map(({ why, points }, i) => (
            <em key={i} data-tone={points < 0 ? 'warn' : 'good'}>
              {tell(why)}
            </em>
          ))}
      </span>
      {hint !== null && (hint.reasons.length > 0 || hint.others.length > 0) && <HintWhy hint={hint} />}
      {hint !== null && (
        <button
          type="button"
          className="btn sm tonal"
          onClick={() => {
            close();
            session.pick(hint.key);
          }}
        >
          {tell('table.hint.take')}
        </button>
      )}
      <button type="button" className="iconbtn prompt-close" aria-label={tell('table.close')} onClick={close}>
        <Icon id="ui-close" size={16} />
      </button>
    </div>
  );
}

/** Why, in parts that add up; what comes next to it, and what it would go on with. */
function HintWhy({ hint: { reasons, others, line } }: { readonly hint: Hint }): ReactElement {
  const { ui } = useSession();
  const standing = useStanding();
  const tell = useTell();
  const rows = reasons.toSorted((a, b) => b.points - a.points);
  return (
    <details className="prompt-more">
      <summary className="btn sm">{tell('table.hint.why')}</summary>
      <div className="prompt-more-list prompt-why">
        <table>
          <tbody>
            {rows.map(({ why, points }, i) => (
              <tr key={i}>
                <th scope="row">{tell(why)}</th>
                <td>{signed(points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tell('table.hint.sum')}</th>
              <td>{signed(rows.reduce((sum, { points }) => sum + points, 0))}</td>
            </tr>
          </tfoot>
        </table>
        {others.map(({ key, less }) => (
          <p key={key}>{tell('table.hint.other', { choice: labelOf(ui, standing, key), less: signed(-less) })}</p>
        ))}
        {line.length > 0 && (
          <p>
            {tell('table.hint.line')}{' '}
            {line.map(({ kind, key }, i) => (
              <Fragment key={i}>
                {i > 0 && ' · '}
                {tell(optionMessage(ui.words, standing.view, kind, key))}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
