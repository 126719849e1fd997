import connectFour from '@edubba/connect-four';
import type { Key } from '@edubba/kernel';
import { Table } from '@edubba/kernel';
import type { Played } from './moves.ts';
import { Moves, pick, streamOf } from './moves.ts';

const { game } = connectFour;

/** Plays random games through the public table, with the options listed for every move. */
export function playOurs(from: number, games: number, events: boolean): Played {
  const moves = new Moves();
  for (let i = from; i < from + games; i++) {
    const random = streamOf(i);
    const table = Table.open(game, { seats: 2, events });
    while (!table.over) {
      const seat = table.toMove;
      const options = table.options(seat);
      table.play(seat, options[pick(options.length, random)] as Key);
    }
    // The log holds what the table played by itself, too.
    const { log } = table;
    for (let at = 0; at < log.length; at++) moves.add((log[at]?.key ?? '').charCodeAt(7) - 49);
    moves.end(table.s.winner);
  }
  return moves.played;
}
