import { Icon, Seal, useTable } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { usePrompt } from '../prompt/usePrompt.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { isYou } from '../session/names.ts';
import './EndMoment.css';

/** The result stands over the table for so long before the score sheet comes by itself. */
const STAYS = 4000;

/** The game has just ended here: who has won, and then how the points came. */
export function EndMoment(): ReactElement | null {
  const [stayed, setStayed] = useState(false);
  return stayed ? null : <Result onStay={() => setStayed(true)} />;
}

function Result({ onStay }: { readonly onStay: () => void }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { say: told, why, colour } = usePrompt();
  const { outcome } = useStanding();
  const me = useTable((table) => table.me);
  const mine = outcome?.winners.length === 1 && outcome.winners[0] === me && isYou(session.seats, me);
  const say = mine ? { id: 'table.you-win' } : told;
  const [, go] = useLocation();
  const box = useRef<HTMLDialogElement>(null);
  const on = (): void => go(`/end/${session.id}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once.
  useEffect(() => {
    box.current?.focus();
    const timer = setTimeout(on, STAYS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog
      open
      ref={box}
      className="end-moment"
      aria-label={tell(say)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStay();
        else if (event.key === 'Enter') on();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="end-moment-card">
        {colour === undefined ? <Icon id="ui-trophy" size={56} /> : <Seal colour={colour} size="l" />}
        <b>{tell(say)}</b>
        {why !== undefined && why.id !== 'table.over' && <p>{tell(why)}</p>}
        <div className="dialog-buttons">
          <button type="button" className="btn" onClick={onStay}>
            {tell('table.end.stay')}
          </button>
          <button type="button" className="btn primary" onClick={on}>
            <Icon id="ui-trophy" size={18} />
            {tell('table.see-end')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
