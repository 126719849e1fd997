import { promptMessage, seatNames } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';
import type { AnyModule } from '../games.ts';
import { gameOf, wordsOf } from '../games.ts';
import type { Wait, Waits } from '../notify/waits.ts';
import { remaining } from './clocks.ts';
import type { Desk } from './desk.ts';
import type { TableHead } from './head.ts';
import { peopleOf } from './head.ts';

/** Everything a table wants to tell the people at it now: whose answer is waited for, or that it is over or goes on. */
export async function waitsAt(desk: Desk, id: string): Promise<Waits> {
  const { head } = await desk.look(id);
  const play = await gameOf(desk.games, head.game);
  const game = wordsOf(play).say({ id: `game.${head.game}` });
  const waits =
    head.status === 'over' ? [...overOf(head, game), ...(await invitedOf(desk, head, game))] : turnsOf(head, play);
  return { table: id, game, title: head.title, pace: head.pace.kind, waits };
}

/** From the head alone: at a house with thousands of tables nobody can look at every position. */
function turnsOf(head: TableHead, play: AnyModule): Wait[] {
  const { turn, paused, status } = head;
  if (turn === null || paused !== null || status !== 'playing') return [];
  const people = peopleOf(head);
  const names = seatNames(play, head.seats.length);
  return turn.seats
    .filter((seat) => people.includes(seat))
    .flatMap((seat): Wait[] => {
      const at = head.seats[seat];
      if (at === undefined || at.person === null) return [];
      const left = remaining(head.pace, at);
      return [
        {
          person: at.person,
          kind: isReaction(turn.seats, seat) ? 'reaction' : 'turn',
          subject: `${turn.numbers?.[turn.seats.indexOf(seat)] ?? head.answers}`,
          text: wordsOf(play).say(promptMessage(play, { seat, kind: turn.kind, about: turn.about }, names)),
          since: turn.since,
          until: left === null ? null : turn.since + left,
        },
      ];
    });
}

/** Several are asked at once: one of them answers outside their turn. */
function isReaction(seats: readonly Seat[], seat: Seat): boolean {
  return seats.length > 1 && seats[0] !== seat;
}

/** Whoever played here is invited to play again, while that table still waits for them. */
async function invitedOf(desk: Desk, head: TableHead, text: string): Promise<Wait[]> {
  const { rematch } = head;
  if (rematch === null) return [];
  // Where that table is no more nobody is invited, and everything else holds.
  const next = await desk.look(rematch).then(
    (known) => known.head,
    () => undefined,
  );
  if (next?.status !== 'waiting') return [];
  const there = new Set(next.seats.map(({ person }) => person));
  return head.seats.flatMap(({ person }) =>
    person === null || there.has(person)
      ? []
      : [{ person, kind: 'invited' as const, subject: rematch, text, since: next.created, until: null }],
  );
}

function overOf(head: TableHead, text: string): Wait[] {
  return head.seats.flatMap(({ person }) =>
    person === null
      ? []
      : [
          {
            person,
            kind: 'over' as const,
            subject: 'over',
            text,
            since: head.ended ?? head.updated,
            until: null,
          },
        ],
  );
}
