import type { Seat } from '@edubba/kernel';
import { Refused } from '@edubba/kernel';
import type { Sent } from '@edubba/protocol';
import type { Kept } from '../store/database.ts';
import type { Draft, Hosted } from './hosted.ts';
import { late } from './clocks.ts';
import { holdersOf } from './head.ts';

/** What somebody at a table can do in the game. */
export type Deed = Extract<
  Sent,
  { type: 'answer' | 'undo' | 'restart' | 'redo' | 'rewind' | 'agree' | 'order' | 'dropOrders' }
>;

/** A seat that lets more be answered without asking than this is a broken or a hostile program. */
const MOST_ORDERS = 100;

/** So many answers may be taken back in one game: what was taken back is told for ever, to whoever comes. */
const MOST_TAKEN_BACK = 2000;
const TAKES_BACK: ReadonlySet<Deed['type']> = new Set(['undo', 'restart', 'rewind']);

/** Carries out what a seat wants; throws {@link Refused} with the reason where it cannot be. */
export function carryOut(hosted: Hosted, person: string, seat: Seat, deed: Deed): Promise<Kept> {
  return hosted.change({ person, receipt: deed.id }, (draft) => {
    const { table, head } = draft;
    // Once it is over the secret of its chance has been shown: nothing can be taken back any more.
    if (table === undefined || head.status !== 'playing') throw refused(deed.type, 'server.not-playing');
    if (head.paused !== null) throw refused(deed.type, 'server.paused');
    if (head.seats[seat]?.gone !== null) throw refused(deed.type, 'server.stand-in');
    // Whoever looks after clocks does so twice a second; an answer that comes before they did is too late all the same.
    if (late(head, hosted.now()).includes(seat)) throw refused(deed.type, 'server.too-late');
    if (TAKES_BACK.has(deed.type) && table.log.length - table.line.length > MOST_TAKEN_BACK) {
      throw refused('undo', 'server.too-much-undone');
    }
    // Any answer ends a wish to go back: it was about another position.
    if (deed.type !== 'agree' && deed.type !== 'rewind') draft.head = { ...head, rewind: null };
    switch (deed.type) {
      case 'answer':
        return table.play(seat, deed.key, deed.number);
      case 'undo':
        return table.undo(seat);
      case 'restart':
        return table.restart(seat);
      case 'redo':
        return table.redo(seat);
      case 'order': {
        const { kind, key, when, turn } = deed;
        if (table.orders.filter((order) => order.seat === seat).length >= MOST_ORDERS) {
          throw refused(key, 'server.too-many-orders');
        }
        return table.order({
          seat,
          kind,
          key,
          ...(when === undefined ? {} : { when }),
          ...(turn === undefined ? {} : { turn }),
        });
      }
      case 'dropOrders':
        return table.dropOrders(seat, deed.kind);
      case 'rewind':
        return wish(draft, seat, deed.to);
      case 'agree':
        return agree(draft, seat, deed.yes);
    }
  });
}

/** Somebody wishes to go back: it happens when all people at the table have said yes. */
function wish(draft: Draft, seat: Seat, to: number): void {
  const { table, head } = draft;
  if (table === undefined || to < 0 || to >= table.line.length) throw refused(`rewind:${to}`, 'kernel.rewind-nowhere');
  // Also those who are away: they may come back, and it is their game too.
  const needed = holdersOf(head);
  draft.head = { ...head, rewind: { by: seat, to, needed, agreed: [], state: 'open', at: table.log.length } };
  agree(draft, seat, true);
}

/** One no ends it; so does any answer given in the meantime. */
function agree(draft: Draft, seat: Seat, yes: boolean): void {
  const { table, head } = draft;
  const { rewind } = head;
  if (table === undefined || rewind === null || rewind.state !== 'open' || !rewind.needed.includes(seat)) {
    throw refused('rewind', 'server.no-wish');
  }
  const put = (change: Partial<typeof rewind>): void => {
    draft.head = { ...head, rewind: { ...rewind, ...change } };
  };
  if (table.log.length !== rewind.at) return put({ state: 'outdated' });
  if (!yes) return put({ state: 'declined' });
  const agreed = rewind.agreed.includes(seat) ? rewind.agreed : [...rewind.agreed, seat];
  if (!rewind.needed.every((other) => agreed.includes(other))) return put({ agreed });
  table.rewind(rewind.by, rewind.to);
  put({ agreed, state: 'done' });
}

export function refused(target: string, id: string): Refused {
  return new Refused({ target, rule: 'kernel', why: { id } });
}
