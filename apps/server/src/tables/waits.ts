import { promptMessage, seatNames } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';
import { wordsOf } from '../games.ts';
import type { Wait, Waits } from '../notify/waits.ts';
import { remaining } from './clocks.ts';
import type { Desk } from './desk.ts';
import { peopleOf } from './head.ts';
import type { Hosted } from './hosted.ts';

/** Everything a table wants to tell the people at it now: whose answer is waited for, or that it is over or goes on. */
export async function waitsAt(desk: Desk, id: string): Promise<Waits> {
  const hosted = await desk.get(id);
  const { head, play } = hosted;
  const game = wordsOf(play).say({ id: `game.${head.game}` });
  const waits = head.status === 'over' ? [...overOf(hosted), ...(await invitedOf(desk, hosted))] : turnsOf(hosted);
  return { table: id, game, title: head.title, pace: head.pace.kind, waits };
}

function turnsOf({ head, play, table }: Hosted): Wait[] {
  const { turn, paused, status } = head;
  if (turn === null || paused !== null || status !== 'playing' || table === undefined) return [];
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
          kind: isReaction(table.view(-2).pending.length, turn.seats, seat) ? 'reaction' : 'turn',
          subject: `${table.number(seat)}`,
          text: wordsOf(play).say(promptMessage(play, { seat, kind: turn.kind, about: turn.about }, names)),
          since: turn.since,
          until: left === null ? null : turn.since + left,
        },
      ];
    });
}

/** Several are asked at once: one of them answers outside their turn. */
function isReaction(pending: number, seats: readonly Seat[], seat: Seat): boolean {
  return pending > 1 && seats[0] !== seat;
}

/** Whoever played here is invited to play again, while that table still waits for them. */
async function invitedOf(desk: Desk, { head, play }: Hosted): Promise<Wait[]> {
  const { rematch } = head;
  if (rematch === null) return [];
  // Where that table is no more nobody is invited, and everything else holds.
  const next = await desk.get(rematch).then(
    (hosted) => hosted.head,
    () => undefined,
  );
  if (next?.status !== 'waiting') return [];
  const there = new Set(next.seats.map(({ person }) => person));
  const text = wordsOf(play).say({ id: `game.${head.game}` });
  return head.seats.flatMap(({ person }) =>
    person === null || there.has(person)
      ? []
      : [{ person, kind: 'invited' as const, subject: rematch, text, since: next.created, until: null }],
  );
}

function overOf({ head, play }: Hosted): Wait[] {
  return head.seats.flatMap(({ person }) =>
    person === null
      ? []
      : [
          {
            person,
            kind: 'over' as const,
            subject: 'over',
            text: wordsOf(play).say({ id: `game.${head.game}` }),
            since: head.ended ?? head.updated,
            until: null,
          },
        ],
  );
}
