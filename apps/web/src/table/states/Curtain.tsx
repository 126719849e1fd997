import { seatMessage } from '@edubba/gamekit';
import type { Seat as SeatNumber } from '@edubba/kernel';
import { Icon, Seal } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useSession, useTell } from '../session/context.ts';
import { sentenceNames } from '../session/names.ts';
import './States.css';

/** A finger that stays so long means it. */
const HOLD = 700;

/** Between two people at one device. Nothing of the table is in the page. */
export function Curtain({ seat }: { readonly seat: SeatNumber }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const [holding, setHolding] = useState(false);
  const timer = useRef(0);
  const name = seatMessage(session.ui.words, seat, sentenceNames(session.ui, session.seats));
  const open = (): void => void session.sit(seat);
  const down = (): void => {
    setHolding(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(open, HOLD);
  };
  const up = (): void => {
    setHolding(false);
    clearTimeout(timer.current);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <main className="state-page curtain" id="content">
      <div className="state-card">
        <Seal colour={session.ui.colours[seat] ?? 'p6'} size="xl" />
        <h1>{tell('table.curtain', { name })}</h1>
        <p>{tell('table.curtain.why')}</p>
        <button
          type="button"
          className="btn primary lg curtain-hold"
          data-holding={holding ? '' : undefined}
          ref={(button) => button?.focus()}
          onPointerDown={down}
          onPointerUp={up}
          onPointerLeave={up}
          onPointerCancel={up}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') open();
          }}
        >
          <Icon id="ui-eye" />
          {tell('table.curtain.hold')}
        </button>
      </div>
    </main>
  );
}
