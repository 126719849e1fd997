import { type Colour, Icon, Seal } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ago } from '../app/ago.ts';
import { expectTable, openAhead } from '../app/ahead.ts';
import { SHELF } from '../app/games.ts';
import { type Say, useWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import type { GameSummary } from '../worker/api.ts';
import { ART } from './art.ts';
import { people } from './plan.ts';
import { type Tables, whenIdle } from './useTables.ts';
import './YourTables.css';

/** Where one goes on with a kept game. */
export function placeOf({ id, outcome }: GameSummary): string {
  return outcome === null ? `/table/${id}` : `/end/${id}`;
}

const FEW = 6;

/** The kept games of this browser: those that go on before those that are over, each newest first. */
export function YourTables({ tables }: { readonly tables: Tables }): ReactElement {
  const say = useWords();
  const [all, setAll] = useState(false);
  const sorted = tables.list.toSorted((a, b) => Number(a.asks === null) - Number(b.asks === null));
  const next = sorted.find(({ asks }) => asks !== null)?.game;
  useEffect(() => (next === undefined ? undefined : whenIdle(() => expectTable(next))), [next]);
  return (
    <>
      <ul className="tables">
        {(all ? sorted : sorted.slice(0, FEW)).map((table) => (
          <TableCard key={table.id} table={table} tables={tables} />
        ))}
      </ul>
      {!all && sorted.length > FEW && (
        <button type="button" className="btn quiet tables-all" onClick={() => setAll(true)}>
          {say('home.tables.all', { n: sorted.length })}
        </button>
      )}
    </>
  );
}

function TableCard({ table, tables }: { readonly table: GameSummary; readonly tables: Tables }): ReactElement {
  const say = useWords();
  const locale = useSettings((settings) => settings.locale);
  const { id, game, updated, damaged, outcome } = table;
  const known = SHELF.some((shelf) => shelf.id === game);
  const name = known ? say(`home.game.${game}`) : game;
  const title = titleOf(table, say);
  const points = table.scores.join(say('home.tables.between'));
  const facts = [name, ...(points === '' ? [] : [say('home.tables.points', { points })]), ago(updated, locale)];
  return (
    <li className={damaged === null ? 'table-card' : 'table-card table-damaged'}>
      {damaged === null ? <img src={ART[game]} alt="" width="92" height="62" /> : <Icon id="ui-warning" size={30} />}
      <div className="table-about">
        <h3>{title}</h3>
        <p>{damaged === null ? facts.join(' · ') : say(damaged)}</p>
      </div>
      {damaged === null && (
        <Link
          href={placeOf(table)}
          className={outcome === null ? 'btn primary sm' : 'btn sm'}
          onClick={() => (outcome === null ? openAhead(id) : undefined)}
        >
          {say(outcome === null ? 'home.tables.continue' : 'home.tables.result')}
          <span className="sr"> {`${name}, ${title}`}</span>
        </Link>
      )}
      <div className="table-more">
        <Seals table={table} />
        {damaged === null && table.answers > 0 && (
          <Link href={`/replay/${id}`} className="table-link">
            {say('home.tables.replay')}
          </Link>
        )}
        <button type="button" className="table-link" onClick={() => tables.save(table)}>
          {say('home.tables.save')}
        </button>
        <button type="button" className="table-link" onClick={() => tables.remove(table)}>
          {say('home.tables.remove')}
        </button>
      </div>
    </li>
  );
}

/** Who sits there, by seal; an automated opponent has points and no seat. */
function Seals({ table }: { readonly table: GameSummary }): ReactElement {
  const colours = SHELF.find(({ id }) => id === table.game)?.colours ?? [];
  const players = Math.max(table.seats.length, table.scores.length);
  return (
    <span className="table-seals">
      {colours.slice(0, players).map((colour: Colour) => (
        <Seal key={colour} colour={colour} size="s" />
      ))}
    </span>
  );
}

/** Whose turn it is, or how it came out. */
function titleOf({ seats, asks, outcome, damaged }: GameSummary, say: Say): string {
  if (damaged !== null) return say('home.tables.damaged');
  const alone = people(seats) === 1;
  const called = (seat: number): string => {
    const sitter = seats[seat];
    if (sitter === undefined) return say('home.tables.opponent');
    if (sitter.who === 'bot') return say('home.tables.bot');
    return sitter.name === '' ? say('home.tables.you') : sitter.name;
  };
  if (outcome !== null) {
    const [winner] = outcome.winners;
    if (outcome.result !== 'ranked' || winner === undefined) return say(`home.tables.table-${outcome.result}`);
    if (outcome.winners.length > 1) return say('home.tables.shared');
    if (alone && seats[winner]?.who === 'person') return say('home.tables.won');
    return say('home.tables.winner', { name: called(winner) });
  }
  if (asks === null || (alone && seats[asks.seat]?.who === 'person')) return say('home.tables.your-turn');
  return say('home.tables.turn', { name: called(asks.seat) });
}
