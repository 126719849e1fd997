import type { TableInfo } from '@edubba/protocol';
import { SHELF } from '../../app/games.ts';
import type { Say } from '../../app/words.tsx';
import { freeSeats, seatOf, waitsFor } from './lists.ts';

/** A game by name; one this client does not know by its id. */
export function gameName(game: string, say: Say): string {
  return SHELF.some(({ id }) => id === game) ? say(`home.game.${game}`) : game;
}

/** What a table is called: by its title, or by whoever opened it. */
export function tableName({ title, seats, by }: TableInfo, say: Say): string {
  if (title !== '') return title;
  const name = seats.find(({ person }) => person === by)?.name ?? '';
  return name === '' ? say('online.table') : say('online.table-of', { name });
}

/** Who sits at a seat. */
export function sitterName(table: TableInfo, seat: number, me: string | undefined, say: Say): string {
  const sitter = table.seats[seat];
  if (sitter === undefined) return say('home.tables.opponent');
  if (sitter.who === 'open') return say('online.open-seat');
  if (sitter.who === 'bot') return say('online.bot');
  return sitter.person === me && me !== undefined ? say('online.you') : sitter.name;
}

/** How a table stands, in one short line. */
export function standOf(table: TableInfo, me: string | undefined, say: Say): string {
  const { status, turn, outcome, paused } = table;
  const name = (seat: number): string => sitterName(table, seat, me, say);
  if (status === 'closed') return say('online.stand.closed');
  if (status === 'waiting') return say('online.stand.waiting', { n: freeSeats(table) });
  if (outcome !== null) {
    const [winner] = outcome.winners;
    if (outcome.result !== 'ranked' || winner === undefined) return say(`home.tables.table-${outcome.result}`);
    if (outcome.winners.length > 1) return say('home.tables.shared');
    return winner === seatOf(table, me) ? say('home.tables.won') : say('home.tables.winner', { name: name(winner) });
  }
  if (paused !== null) return say('online.stand.paused');
  if (waitsFor(table, me)) return say('home.tables.your-turn');
  const [first] = turn?.seats ?? [];
  if (first === undefined) return say('online.stand.playing');
  return (turn?.seats.length ?? 0) > 1 ? say('online.stand.several') : say('home.tables.turn', { name: name(first) });
}
