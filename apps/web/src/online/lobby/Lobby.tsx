import type { TableInfo } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../home/Page.tsx';
import { useMe } from '../account/me.ts';
import { tables } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { sitDown } from './contribution.ts';
import { Failed } from './Failed.tsx';
import { Filters, type Sought } from './Filters.tsx';
import { freeSeats, seatOf, sorted, waitsFor } from './lists.ts';
import { PersonButton } from './PersonButton.tsx';
import { QuickStart } from './QuickStart.tsx';
import { Card, MyTable } from './TableCard.tsx';
import { standOf, tableName } from './titles.ts';
import { type Lobby as Lists, useLobby } from './useLobby.ts';
import { Who } from './Who.tsx';
import './lobby.css';

/** `/online`: my tables, tables to join and to watch, and the quickest way to a seat. */
export default function Lobby(): ReactElement {
  const say = useOnlineWords();
  const [wanted, setWanted] = useState<Sought>({});
  const { free: _, ...asked } = wanted;
  const lists = useLobby(asked);
  return (
    <Page at="play" title={say('lobby.title')} tool={<Who />}>
      <div className="page-wrap lobby">
        <header className="page-head">
          <h1>{say('lobby.title')}</h1>
          <p>{say('lobby.lead')}</p>
        </header>
        <Trouble lists={lists} />
        <div className="lobby-cols">
          <Mine lists={lists} />
          <QuickStart />
          <Open lists={lists} wanted={wanted} onChange={setWanted} />
          <Watch lists={lists} />
        </div>
      </div>
    </Page>
  );
}

/** The house does not answer: what is shown is from before, and games on this device go on. */
function Trouble({ lists }: { readonly lists: Lists }): ReactElement | null {
  const say = useOnlineWords();
  const { failed, open, look } = lists;
  if (failed === undefined) return null;
  return (
    <div className="panel lobby-trouble">
      <Failed why={failed} />
      {open !== undefined && <p>{say('lobby.stale')}</p>}
      <button type="button" className="btn sm" onClick={look}>
        {say('online.again')}
      </button>
      <Link href="/" className="btn sm">
        {say('lobby.here')}
      </Link>
    </div>
  );
}

function Section({
  name,
  note,
  tool,
  children,
}: {
  readonly name: string;
  readonly note?: string | undefined;
  readonly tool?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const say = useOnlineWords();
  return (
    <section className={`lobby-section lobby-${name}`} aria-label={say(`lobby.${name}`)}>
      <header>
        <h2>{say(`lobby.${name}`)}</h2>
        {note !== undefined && <p aria-live="polite">{note}</p>}
      </header>
      {tool}
      {children}
    </section>
  );
}

function Mine({ lists }: { readonly lists: Lists }): ReactElement | null {
  const say = useOnlineWords();
  const me = useMe((store) => store.me)?.id;
  const { mine } = lists;
  // Nothing, not an empty shelf.
  if (mine === undefined || mine.length === 0) return null;
  const all = sorted(mine, me).filter(({ status }) => status === 'waiting' || status === 'playing');
  const over = mine.filter(({ status }) => status === 'over').slice(0, 3);
  const waiting = mine.filter((table) => waitsFor(table, me)).length;
  return (
    <Section name="mine" note={say('lobby.mine.note', { n: waiting })}>
      <ul className="tables">
        {[...all, ...over].map((table) => (
          <MyTable key={table.id} table={table} />
        ))}
      </ul>
    </Section>
  );
}

function Open({
  lists,
  wanted,
  onChange,
}: {
  readonly lists: Lists;
  readonly wanted: Sought;
  readonly onChange: (wanted: Sought) => void;
}): ReactElement {
  const say = useOnlineWords();
  const me = useMe((store) => store.me)?.id;
  const { open, failed } = lists;
  const others = open?.filter((table) => seatOf(table, me) < 0 && freeSeats(table) >= (wanted.free ?? 1));
  const filtered = Object.keys(wanted).length > 0;
  return (
    <Section name="open" tool={<Filters wanted={wanted} onChange={onChange} />}>
      {others === undefined ? (
        failed === undefined && <Coming />
      ) : others.length > 0 ? (
        <ul className="tables">
          {others.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p className="lobby-empty">
          {say(filtered ? 'lobby.open.none-so' : 'lobby.open.none')}{' '}
          {filtered ? (
            <button type="button" className="btn sm" onClick={() => onChange({})}>
              {say('lobby.filter.clear')}
            </button>
          ) : (
            <Link href="/online/new" className="btn sm">
              {say('lobby.new')}
            </Link>
          )}
        </p>
      )}
    </Section>
  );
}

function OpenTable({ table }: { readonly table: TableInfo }): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  return (
    <Card table={table} title={tableName(table, say)}>
      <PersonButton
        label={say('online.sit')}
        className="btn primary sm"
        hidden={tableName(table, say)}
        deed={async () => {
          await sitDown(() => tables.join(table.id, {}));
          go(`/at/${table.id}`);
        }}
      />
    </Card>
  );
}

function Watch({ lists }: { readonly lists: Lists }): ReactElement | null {
  const say = useOnlineWords();
  const me = useMe((store) => store.me)?.id;
  const watched = lists.watched?.filter((table) => seatOf(table, me) < 0) ?? [];
  if (watched.length === 0) return null;
  return (
    <Section name="watch" note={say('lobby.watch.note')}>
      <ul className="tables">
        {watched.map((table) => (
          <Card key={table.id} table={table} title={standOf(table, me, say)}>
            <Link href={`/at/${table.id}`} className="btn sm">
              <Icon id="ui-eye" size={16} /> {say('online.watch')}
              <span className="sr"> {tableName(table, say)}</span>
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The lists are on their way: their places, and words only for whoever waits longer. */
function Coming(): ReactElement {
  const say = useOnlineWords();
  return (
    <div className="tables lobby-coming" aria-busy="true">
      <span className="sr">{say('lobby.coming')}</span>
      <i />
      <i />
    </div>
  );
}
