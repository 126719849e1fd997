import type { TableInfo } from '@edubba/protocol';
import { Icon, Seal } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ago } from '../../app/ago.ts';
import { SHELF } from '../../app/games.ts';
import { ART } from '../../home/art.ts';
import { useSettings } from '../../settings/settings.ts';
import { useMe } from '../account/me.ts';
import { clockOf } from '../clock.ts';
import { useLobbyWords } from './words.ts';
import { freeSeats, seatOf, waitsFor } from './lists.ts';
import { shortPace, spanMessage } from './time.ts';
import { gameName, sitterName, standOf, tableName } from './titles.ts';
import { askedOf, useGameWords } from './useGameWords.ts';
import { useNow } from './useNow.ts';
import '../../home/YourTables.css';
import './table-card.css';

/** A table of mine: what is decided there, how long there is, and the way to it. */
export function MyTable({ table }: { readonly table: TableInfo }): ReactElement {
  const say = useLobbyWords();
  const me = useMe((store) => store.me)?.id;
  const waits = waitsFor(table, me);
  const game = useGameWords(waits ? table.game : undefined);
  const asked = game === undefined || !waits ? undefined : askedOf(game, table, seatOf(table, me));
  const title = asked ?? standOf(table, me, say);
  return (
    <Card table={table} title={title} waits={waits}>
      <Link href={`/at/${table.id}`} className={waits ? 'btn primary sm' : 'btn sm'}>
        {say(waits ? 'online.play' : table.status === 'over' ? 'home.tables.result' : 'online.go')}
        <span className="sr"> {`${gameName(table.game, say)}, ${tableName(table, say)}`}</span>
      </Link>
    </Card>
  );
}

/** A table as a card of a list; `children`: what one can do there. */
export function Card({
  table,
  title,
  waits = false,
  children,
}: {
  readonly table: TableInfo;
  readonly title: string;
  readonly waits?: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const say = useLobbyWords();
  const locale = useSettings((settings) => settings.locale);
  const { game, scores, status, updated, pace } = table;
  const points = scores.join(say('home.tables.between'));
  const facts = [
    gameName(game, say),
    ...(title === tableName(table, say) ? [] : [tableName(table, say)]),
    ...(status === 'waiting' ? [say(shortPace(pace))] : []),
    ...(points === '' || status === 'waiting' ? [] : [say('home.tables.points', { points })]),
    ...(waits ? [] : [ago(updated, locale)]),
  ];
  return (
    <li className="table-card lobby-card" data-waits={waits || undefined}>
      <img src={ART[game]} alt="" width="92" height="62" />
      <div className="table-about">
        <h3>{title}</h3>
        <p>{facts.join(' · ')}</p>
      </div>
      {children}
      <Around table={table} />
    </li>
  );
}

/** Who sits there, and how long whoever is waited for still has. */
function Around({ table }: { readonly table: TableInfo }): ReactElement {
  const say = useLobbyWords();
  const me = useMe((store) => store.me)?.id;
  const colours = SHELF.find(({ id }) => id === table.game)?.colours ?? [];
  const free = freeSeats(table);
  return (
    <div className="table-more lobby-around">
      <ul>
        {table.seats.map(({ who, here }, seat) =>
          who === 'open' ? null : (
            // Seats have no other identity than their place.
            <li key={seat}>
              <Seal colour={colours[seat] ?? 'p6'} size="s" />
              {who === 'bot' && <Icon id="ui-bot" size={16} />}
              <span className={who === 'bot' ? 'sr' : undefined}>{sitterName(table, seat, me, say)}</span>
              {who === 'person' && here && <i className="lobby-here" title={say('online.here')} />}
            </li>
          ),
        )}
        {free > 0 && (
          <li>
            {Array.from({ length: free }, (_, i) => (
              <i key={i} className="lobby-free" />
            ))}
            <span>{say('online.free', { n: free })}</span>
          </li>
        )}
      </ul>
      <Left table={table} />
    </div>
  );
}

/** The time that is left to whoever is waited for: me, if I am among them. */
function Left({ table }: { readonly table: TableInfo }): ReactElement | null {
  const say = useLobbyWords();
  const me = useMe((store) => store.me)?.id;
  const now = useNow(1000);
  if (table.status !== 'playing') return null;
  if (table.watching > 0 && seatOf(table, me) < 0) {
    return (
      <span className="lobby-left">
        <Icon id="ui-eye" size={15} /> {say('online.watching', { n: table.watching })}
      </span>
    );
  }
  const mine = seatOf(table, me);
  const seat = waitsFor(table, me) ? mine : table.turn?.seats[0];
  const clock = seat === undefined ? undefined : clockOf(table, seat, now);
  if (clock === undefined) return null;
  const soon = waitsFor(table, me) && clock.haste !== 'none';
  return (
    <span className="lobby-left" data-soon={soon || undefined}>
      <Icon id="ui-clock" size={15} /> {say('online.left', { span: spanMessage(clock.left) })}
    </span>
  );
}
