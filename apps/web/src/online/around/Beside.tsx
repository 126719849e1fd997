import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTell } from '../../table/session/context.ts';
import { useLive, useLiveTable } from './live.ts';
import { Talk } from './Talk.tsx';
import './beside.css';

/** How many lines nobody has seen here yet. */
export function Unread(): ReactElement | null {
  const live = useLiveTable();
  const tell = useTell();
  // The sum of everything it depends on: drawn again when one of them changes.
  useLive(({ lines, read, muted }) => `${lines.length} ${read} ${muted.size}`);
  const n = live.unread;
  if (n === 0) return null;
  return (
    <b className="tab-count at-unread">
      <span aria-hidden="true">{n}</span>
      <span className="sr">{tell('at.talk.unread', { n })}</span>
    </b>
  );
}

const TABS = ['log', 'talk'] as const;

/** Log and talk in one place, one of them in sight. */
export function Beside({ children }: { readonly children: ReactNode }): ReactElement {
  const tell = useTell();
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>('log');
  const names = { log: tell('table.log'), talk: tell('at.talk') };
  const turn = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tab === 'log' ? 'talk' : 'log';
    setTab(next);
    event.preventDefault();
    event.stopPropagation();
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="beside">
      <div className="beside-tabs" role="tablist" aria-label={`${names.log}, ${names.talk}`} onKeyDown={turn}>
        {TABS.map((one) => (
          <button
            key={one}
            id={`${id}-${one}`}
            type="button"
            role="tab"
            aria-selected={tab === one}
            aria-controls={`${id}-panel`}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {names[one]}
            {one === 'talk' && tab !== 'talk' && <Unread />}
          </button>
        ))}
      </div>
      <div className="beside-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'log' ? children : <Talk />}
      </div>
    </div>
  );
}
