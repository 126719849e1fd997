import type { Message } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/words.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { exportGame } from './export.ts';
import './States.css';

function Card({
  icon,
  title,
  children,
}: {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <main className="state-page" id="content">
      <div className="state-card">
        <Icon id={icon} size={44} />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The table is open in another window, which has it now. */
export function Elsewhere(): ReactElement {
  const session = useSession();
  const tell = useTell();
  return (
    <Card icon="ui-eye" title={tell('table.elsewhere')}>
      <div className="state-buttons">
        <button type="button" className="btn primary" onClick={() => void session.takeOver()}>
          {tell('table.elsewhere.take')}
        </button>
        <Link href="/" className="btn">
          {tell('web.back-home')}
        </Link>
      </div>
    </Card>
  );
}

/** It cannot be opened: why, and that nothing is lost. */
export function Lost({
  id,
  game,
  why,
}: {
  readonly id: string;
  readonly game: string | undefined;
  readonly why: Message;
}): ReactElement {
  const say = useWords();
  return (
    <Card icon="ui-warning" title={say('table.lost')}>
      <p>{say(why)}</p>
      <p className="faint">{say(game === undefined ? 'table.lost.unknown' : 'table.lost.safe', { id })}</p>
      <div className="state-buttons">
        <Link href="/" className="btn primary">
          {say('web.back-home')}
        </Link>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {say('table.lost.again')}
        </button>
        {game !== undefined && (
          <button type="button" className="btn" onClick={() => void exportGame(id, game)}>
            {say('table.export')}
          </button>
        )}
      </div>
    </Card>
  );
}

/** Bar and ground at once; words only if it takes longer. */
export function Opening(): ReactElement {
  const say = useWords();
  return (
    <div className="state-opening" aria-busy="true">
      <header className="top" />
      <main id="content">
        <p className="state-late">
          <Icon id="brand-wedge" className="state-turn" />
          {say('table.opening')}
        </p>
      </main>
    </div>
  );
}

const TOAST_STAYS = 7000;

/** Something the person must know although nobody asked: an answer that could not be kept. */
export function Toast(): ReactElement | null {
  const session = useSession();
  const tell = useTell();
  const toast = useFrame((frame) => frame.toast);
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => session.set({ toast: undefined }), TOAST_STAYS);
    return () => clearTimeout(timer);
  }, [toast, session]);
  if (toast === undefined) return null;
  return (
    <div className="state-toast">
      <Icon id="ui-warning" size={18} />
      <span>{tell(toast)}</span>
      <button
        type="button"
        className="iconbtn"
        aria-label={tell('table.close')}
        onClick={() => session.set({ toast: undefined })}
      >
        <Icon id="ui-close" size={16} />
      </button>
    </div>
  );
}
