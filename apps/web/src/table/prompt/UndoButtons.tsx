import { Icon, useTable } from '@edubba/ui';
import type { ReactElement } from 'react';
import { spotOf } from '../pointing/notes.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import type { Session } from '../session/Session.ts';
import { useKeyCap } from '../../settings/useKeyCap.ts';

/** Takes one answer back, or says why that is not possible. */
export function undoOrSay(session: Session, button: Element | null): void {
  const { standing } = session.state;
  if (standing === undefined) return;
  if ('to' in standing.undo) void session.undo();
  else if (button !== null) {
    const facts = [{ text: { id: `kernel.undo-${standing.undo.blocked}` } }];
    const title = session.say({ id: 'table.undo-ends' });
    const back = standing.undo.blocked === 'nothing' ? undefined : session.wayBack;
    const label = session.say({ id: session.around === undefined ? 'table.undo.anyway' : 'at.rewind.ask' });
    const act = back === undefined ? undefined : { label, run: back };
    session.set({ note: { kind: 'refuse', at: spotOf(button), title, facts, rules: [], act } });
  }
}

/** Undo, restart the turn, redo. Undo is always there; off, it says why. */
export function UndoButtons({ small = false }: { readonly small?: boolean }): ReactElement | null {
  const session = useSession();
  const { undo, redo } = useStanding();
  const tell = useTell();
  const undoKey = useKeyCap('undo');
  const redoKey = useKeyCap('redo');
  const restartKey = useKeyCap('restart');
  const watching = useTable((table) => table.me < 0);
  if (watching) return null;
  const possible = 'to' in undo;
  return (
    <div className="prompt-undo">
      {redo !== null && (
        <button
          type="button"
          className="btn prompt-icon"
          aria-label={tell('table.redo')}
          title={tell('table.redo.key', { key: redoKey })}
          onClick={() => void session.redo()}
        >
          <Icon id="act-redo" size={18} />
        </button>
      )}
      {possible && !small && (
        <button
          type="button"
          className="btn prompt-icon"
          aria-label={tell('table.restart')}
          title={tell('table.restart.key', { key: restartKey })}
          onClick={() => void session.restart()}
        >
          <Icon id="act-restart" size={18} />
        </button>
      )}
      <button
        type="button"
        className={possible ? 'btn' : 'btn off'}
        data-undo=""
        aria-label={small ? tell('table.undo') : undefined}
        aria-disabled={possible ? undefined : 'true'}
        aria-keyshortcuts={undoKey}
        onClick={(event) => undoOrSay(session, event.currentTarget)}
      >
        <Icon id="act-undo" size={18} />
        {!small && (
          <>
            <span>{tell('table.undo')}</span>
            <span className="kbd" aria-hidden="true">
              {undoKey}
            </span>
          </>
        )}
      </button>
    </div>
  );
}
