import { type ReactElement, useId, useState } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { verbOf } from '../session/options.ts';

/** Asks once, at the end of a turn or part, what would be thrown away. The way back is the primary one. */
export function Confirm(): ReactElement | null {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const asking = useFrame((frame) => frame.asking);
  const [never, setNever] = useState(false);
  const label = useId();
  if (asking === undefined) return null;
  const choice = verbOf(session.ui, standing, asking.key);
  const close = (): void => session.set({ asking: undefined });
  return (
    <Dialog title={tell('table.sure', { choice })} onClose={close} small>
      {asking.why !== undefined && <p className="dialog-text">{tell(asking.why)}</p>}
      <div className="dialog-buttons">
        <button type="button" className="btn primary" data-autofocus="" onClick={close}>
          {tell('table.go-on')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            session.neverAsk = never;
            void session.answer(asking.key);
          }}
        >
          {tell(choice)}
        </button>
      </div>
      <label className="dialog-check" htmlFor={label}>
        <input id={label} type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
        {tell('table.never-ask')}
      </label>
    </Dialog>
  );
}
