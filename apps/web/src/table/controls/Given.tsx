import type { Key } from '@edubba/kernel';
import { Icon, Seal } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { useQuestion } from './useQuestion.ts';

/** What is in lies covered, and can be changed until the last one is ready. */
export function Given({ answer }: { readonly answer: Key }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { number } = useQuestion();
  return (
    <div className="control-row">
      <Icon id="ui-eye-off" size={17} />
      <span className="control-means">{tell('table.secret.closed')}</span>
      {standing.view.pending.map(({ seat }) => (
        <Seal key={seat} colour={session.ui.colours[seat] ?? 'p6'} size="s" />
      ))}
      <small>{tell('table.secret.thinking', { n: standing.view.pending.length })}</small>
      <button type="button" className="btn sm" onClick={() => session.set({ changing: number })}>
        {tell('table.secret.change')}
      </button>
      <details className="control-peek">
        <summary className="btn sm quiet">{tell('table.secret.look')}</summary>
        <b>{tell(labelOf(session.ui, standing, answer))}</b>
      </details>
    </div>
  );
}
