import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { OptionButton } from '../prompt/Buttons.tsx';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { useQuestion } from './useQuestion.ts';

/** Something can be answered: the reactions, and to let it happen, which has the focus. */
export default function ReactionControl(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const picked = useFrame((frame) => frame.picked);
  const standing = useStanding();
  const { ui } = session;
  const { options, kind, seat, number } = useQuestion();
  const pass = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every window asks anew.
  useEffect(() => pass.current?.focus({ preventScroll: true }), [number]);
  const decline = options.find((key) => ui.isEnd(kind, key));
  return (
    <div className="control-row">
      <Icon id="act-defend" size={20} />
      {options
        .filter((key) => key !== decline)
        .map((key) => (
          <OptionButton key={key} option={key} chosen={picked === key} />
        ))}
      {decline !== undefined && (
        <>
          <button ref={pass} type="button" className="btn" data-primary="" onClick={() => session.commit(decline)}>
            {tell(labelOf(ui, standing, decline))}
          </button>
          <button
            type="button"
            className="btn sm quiet"
            onClick={() => void session.order({ seat, kind, key: decline })}
          >
            <Icon id="ui-hand" size={16} />
            {tell('table.orders.always-pass')}
          </button>
        </>
      )}
    </div>
  );
}
