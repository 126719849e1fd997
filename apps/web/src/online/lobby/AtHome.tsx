import type { TableInfo } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { loadMe, useMe } from '../account/me.ts';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sorted, waitsFor } from './lists.ts';
import { MyTable } from './TableCard.tsx';
import './at-home.css';

interface Seen {
  readonly open: number;
  readonly mine: readonly TableInfo[];
}

/** Is there a house behind this page, and what waits there? Nothing where only files are served, or nothing answers. */
async function look(): Promise<Seen | undefined> {
  // Offline the question alone would be an error in the console.
  if (!navigator.onLine) return undefined;
  try {
    const open = await tables.open();
    const me = await loadMe();
    return { open: open.length, mine: me === null ? [] : await tables.mine() };
  } catch {
    return undefined;
  }
}

/** On the first page: a quiet way to tables with people elsewhere, and those of mine that wait for me. */
export default function AtHome(): ReactElement | null {
  const say = useOnlineWords();
  const me = useMe((store) => store.me)?.id;
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let left = false;
    const again = (): void =>
      void look().then((found) => {
        if (!left) setSeen(found);
      });
    const inSight = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    again();
    document.addEventListener('visibilitychange', inSight);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', inSight);
    };
  }, []);
  if (seen === undefined) return null;
  const waiting = sorted(seen.mine, me).filter((table) => waitsFor(table, me));
  return (
    <section className="home-section at-home" aria-label={say('at-home.title')}>
      <Link href="/online" className="at-home-link">
        <Icon id="ui-people" size={26} />
        <span>
          <b>{say('at-home.title')}</b>
          <small>{say('at-home.text', { open: seen.open })}</small>
        </span>
        <Icon id="ui-right" size={18} />
      </Link>
      {waiting.length > 0 && (
        <>
          <header>
            <h2>{say('at-home.waiting')}</h2>
            <p>{say('lobby.mine.note', { n: waiting.length })}</p>
          </header>
          <ul className="tables">
            {waiting.map((table) => (
              <MyTable key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
