import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useSession, useTell } from '../session/context.ts';
import { LogTurn } from './LogTurn.tsx';
import { useRecap } from './useRecap.ts';

const WHOLE = 6000;
const SHORTEST = 900;

/** Since your last turn, step by step: lights what each line speaks of. Any key but the arrows stops it. */
export function Recap(): ReactElement | null {
  const session = useSession();
  const tell = useTell();
  const turns = useRecap();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const turn = turns[at];
  const close = (): void => {
    session.mark([], false);
    session.openSheet(undefined);
  };
  const step = (by: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(turns.length - 1, at + by)));
  };
  useEffect(() => {
    if (turn === undefined) return;
    session.mark(
      turn.lines.flatMap(({ event }) => session.ui.thingsOf(event)),
      false,
    );
    if (!playing || at >= turns.length - 1) return;
    const timer = setTimeout(() => setAt(at + 1), Math.max(SHORTEST, WHOLE / turns.length));
    return () => clearTimeout(timer);
  }, [session, turn, at, turns.length, playing]);
  if (turn === undefined) return null;
  return (
    <section
      className="recap"
      aria-label={tell('table.recap')}
      ref={(element) => element?.focus()}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowLeft') step(-1);
        else if (event.key === 'Escape') close();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <b>{tell('table.recap')}</b>
      <ul>
        <LogTurn turn={turn} fresh={false} />
      </ul>
      <small>{tell('table.recap.of', { n: at + 1, all: turns.length })}</small>
      <button
        type="button"
        className="iconbtn"
        aria-label={tell('table.recap.back')}
        aria-disabled={at === 0}
        onClick={() => step(-1)}
      >
        <Icon id="ui-left" size={18} />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={tell('table.recap.on')}
        aria-disabled={at === turns.length - 1}
        onClick={() => step(1)}
      >
        <Icon id="ui-right" size={18} />
      </button>
      <button type="button" className="iconbtn" aria-label={tell('table.close')} onClick={close}>
        <Icon id="ui-close" size={18} />
      </button>
    </section>
  );
}
