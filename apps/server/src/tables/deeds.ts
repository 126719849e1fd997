import { suggest, withdraw } from '@edubba/hosting';
import type { BaseState, Seat, Table } from '@edubba/kernel';
import { answerRewind, Refused, wishRewind } from '@edubba/kernel';
import type { Sent } from '@edubba/protocol';
import type { Kept } from '../store/database.ts';
import type { Draft } from './drafted.ts';
import type { Hosted } from './hosted.ts';
import { late } from './clocks.ts';
import { holdersOf } from './head.ts';

/** What somebody at a table can do in the game. */
export type Deed = Extract<
  Sent,
  { type: 'answer' | 'undo' | 'restart' | 'redo' | 'rewind' | 'agree' | 'order' | 'dropOrders' | 'suggest' }
>;

/** What leaves a wish to go back as it is: all else was about another position. */
const LEAVES_WISH: ReadonlySet<Deed['type']> = new Set(['agree', 'rewind', 'suggest']);

/** A seat that lets more be answered without asking than this is a broken or a hostile program. */
const MOST_ORDERS = 100;

/** So many answers may be taken back in one game: what was taken back is told for ever, to whoever comes. */
const MOST_TAKEN_BACK = 2000;
const TAKES_BACK: ReadonlySet<Deed['type']> = new Set(['undo', 'restart', 'rewind']);

/** Carries out what a seat wants; throws {@link Refused} with the reason where it cannot be. */
export function carryOut(hosted: Hosted, person: string, seat: Seat, deed: Deed): Promise<Kept> {
  const wisher = { person, receipt: deed.id };
  const carried = (draft: Draft): void => done(hosted, seat, deed, draft);
  // Answers come first: whoever plays is not to wait for those who take back.
  return deed.type === 'answer' ? hosted.change(wisher, carried) : hosted.changeInTurn(wisher, carried);
}

function done(hosted: Hosted, seat: Seat, deed: Deed, draft: Draft): void {
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
  if (!LEAVES_WISH.has(deed.type)) draft.head = { ...head, rewind: null };
  switch (deed.type) {
    case 'answer':
      return table.play(seat, deed.key, deed.number);
    case 'undo':
      draft.takenBack = true;
      return table.undo(seat);
    case 'restart':
      draft.takenBack = true;
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
      return wish(draft, table, seat, deed.to);
    case 'agree':
      return agree(draft, table, seat, deed.yes);
    case 'suggest': {
      const { to, keys } = deed;
      const known = head.suggestions ?? [];
      const suggestions =
        keys.length === 0 ? withdraw(known, seat, to) : suggest(hosted.play, table, known, { by: seat, to, keys });
      draft.head = { ...head, suggestions };
      return;
    }
  }
}

/** Somebody wishes to go back. Those who are away have a say too: they may come back, and it is their game as well. */
function wish(draft: Draft, table: Table<BaseState>, seat: Seat, to: number): void {
  draft.head = { ...draft.head, rewind: wishRewind(table, seat, to, holdersOf(draft.head)) };
}

function agree(draft: Draft, table: Table<BaseState>, seat: Seat, yes: boolean): void {
  const { rewind } = draft.head;
  if (rewind === null || rewind.state !== 'open' || !rewind.needed.includes(seat)) {
    throw refused('rewind', 'server.no-wish');
  }
  draft.head = { ...draft.head, rewind: answerRewind(table, rewind, seat, yes) };
}

export function refused(target: string, id: string): Refused {
  return new Refused({ target, rule: 'kernel', why: { id } });
}
