import type { TableInfo } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useMe } from '../account/me.ts';
import { useLobbyWords } from './words.ts';
import { sorted, waitsFor } from './lists.ts';
import { MyTable } from './TableCard.tsx';
import './at-home.css';

/** What there is at the house behind the first page. */
export interface Seen {
  /** Tables that wait for players. */
  readonly open: number;
  readonly mine: readonly TableInfo[];
}

/** The way to tables with people elsewhere, and those of mine that wait for me. */
export default function OnlineTables({ open, mine }: Seen): ReactElement {
  const say = useLobbyWords();
  const me = useMe((store) => store.me)?.id;
  const waiting = sorted(mine, me).filter((table) => waitsFor(table, me));
  return (
    <section className="home-section at-home" aria-label={say('at-home.title')}>
      <Link href="/online" className="at-home-link">
        <Icon id="ui-people" size={26} />
        <span>
          <b>{say('at-home.title')}</b>
          <small>{say('at-home.text', { open: open })}</small>
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
