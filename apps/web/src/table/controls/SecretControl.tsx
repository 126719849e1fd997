import { Icon, Seal } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { OptionButton } from '../prompt/Buttons.tsx';
import { useQuestion } from './useQuestion.ts';

/** All at once and in secret: set a choice, be ready, change it until the last one is. */
export function SecretControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const picked = useFrame((frame) => frame.picked);
  const { aside, number, options, seat } = useQuestion();
  const changing = useFrame((frame) => frame.changing);
  const ready = typeof aside === 'string';
  const closed = ready && changing !== number;
  const free = options.filter((key) => session.thing(key) === undefined);
  const others = standing.view.pending.filter((asked) => asked.seat !== seat);
  return (
    <>
      {/* Whoever is the last to choose hides it from nobody. */}
      {(closed || others.length > 0) && (
        <div className="control-row">
          <Icon id={closed ? 'ui-eye-off' : 'ui-lock'} size={17} />
          <span className="control-means">{tell(closed ? 'table.secret.closed' : 'table.secret.hidden')}</span>
          {others.map((asked) => (
            <Seal key={asked.seat} colour={session.ui.colours[asked.seat] ?? 'p6'} size="s" />
          ))}
          <small>{tell('table.secret.thinking', { n: others.length })}</small>
          {closed && (
            <>
              <button type="button" className="btn sm" onClick={() => session.set({ changing: number })}>
                {tell('table.secret.change')}
              </button>
              <details className="control-peek">
                <summary className="btn sm quiet">{tell('table.secret.look')}</summary>
                <b>{tell(labelOf(session.ui, standing, aside))}</b>
              </details>
            </>
          )}
        </div>
      )}
      {!closed && free.length > 4 && (
        <div className="control-toggles control-long">
          {free.map((key) => (
            <OptionButton key={key} option={key} chosen={picked === key} />
          ))}
        </div>
      )}
    </>
  );
}
