import type { BaseState, ItemId, LogEntry, Order, Seat, UndoOffer } from '@edubba/kernel';
import { CHANCE, recordOf, Refused, SPECTATOR, Table, verifyRecord } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { isObject, sayReason } from './finding.ts';
import { visible } from './leak.ts';
import type { Subject } from './subject.ts';
import { gameOf } from './subject.ts';
import type { Deal, Walking } from './walk.ts';
import { chooseAnswer, deadEnd, dealGames, endless, pick } from './walk.ts';

/**
 * Random games at a table, with everybody taking answers back at every chance: what is taken back has not been, what is
 * answered again is as it was, and nobody takes back what chance, a revelation or another seat's choice came after.
 * Now and then somebody gives a standing order or drops it: only who has given one is answered for.
 * At the end the log, with all that was taken back, replays to the same position.
 */
export function checkUndo<S extends BaseState>(subject: Subject<S>, options: Walking = {}): readonly Finding[] {
  return dealGames('undo', gameOf(subject), options, (deal) => new UndoGame(deal).play()).list;
}

/** In one position of so many a seat goes back as far as it may, and the game goes on from there. */
const RESTART = 16;

/** In one position of so many somebody gives a standing order, and in another drops what it gave. */
const ORDER = 12;

/** One game in which answers are taken back. */
class UndoGame<S extends BaseState> {
  private readonly deal: Deal<S>;
  private readonly table: Table<S>;
  /** Fingerprint and what everybody could see, by number of answers that stand. */
  private readonly moments = new Map<
    number,
    { readonly print: string; readonly seen: ReadonlyMap<Seat, ReadonlySet<ItemId>> }
  >();

  /** The orders that should stand. */
  private orders: Order[] = [];
  /** Answers that stood when orders were last given or dropped: what was taken back from before can go on otherwise. */
  private orderedAt = 0;
  /** Entries of the log that have been looked at. */
  private looked = 0;

  constructor(deal: Deal<S>) {
    this.deal = deal;
    this.table = Table.open(deal.game, { ...deal.info, chance: 'ask' });
  }

  play(): void {
    const { deal, table } = this;
    const { random, maxAnswers } = deal;
    this.note();
    while (!table.over && !deal.stopped()) {
      deal.line = table.line;
      const answer = table.log.length < maxAnswers ? chooseAnswer(table.machine, random) : undefined;
      if (answer === undefined) {
        deal.report(table.log.length < maxAnswers ? deadEnd(table.machine) : endless(table.machine, maxAnswers));
        return;
      }
      table.play(answer.seat, answer.key);
      this.checkOrdered();
      this.changeOrders();
      this.checkOrdered();
      deal.line = table.line;
      this.note();
      for (let seat: Seat = 0; seat < deal.info.seats && !deal.stopped(); seat++) this.takeBack(seat);
    }
    if (!deal.stopped()) this.replay();
  }

  /** Somebody gives an order for the question it has, or drops what it gave. */
  private changeOrders(): void {
    const { table, deal, orders } = this;
    const { random } = deal;
    if (table.over) return;
    const { kind } = table.machine;
    const seat = random.below(deal.info.seats);
    if (orders.length > 0 && random.below(ORDER) === 0) {
      const dropped = pick(orders, random)?.seat ?? seat;
      const all = random.below(2) === 0;
      this.orders = orders.filter((order) => order.seat !== dropped || !(all || order.kind === kind));
      if (all) table.dropOrders(dropped);
      else table.dropOrders(dropped, kind);
      this.orderedAt = table.line.length;
    }
    const key = random.below(ORDER) === 0 ? pick(table.options(seat), random) : undefined;
    if (key === undefined) return;
    const about = random.below(2) === 0 ? table.machine.about() : null;
    const turn = random.below(2) === 0 ? { turn: table.game.turn(table.s) } : {};
    const order: Order = { seat, kind, key, ...turn, ...(plainMembers(about) ? { when: about } : {}) };
    this.orders.push(order);
    this.orderedAt = table.line.length;
    table.order(order);
  }

  /** An order answers only for who has given it. */
  private checkOrdered(): void {
    const { table, deal, orders } = this;
    for (const { seat, key, mark } of table.log.slice(this.looked)) {
      if (mark === 'order' && !orders.some((order) => order.seat === seat && order.key === key))
        deal.report(`seat ${seat} is answered for with ${key} by a standing order it has not given`);
    }
    this.looked = table.log.length;
  }

  private note(): void {
    const { table, moments, deal } = this;
    const seen = new Map<Seat, ReadonlySet<ItemId>>();
    for (let seat: Seat = 0; seat < deal.info.seats; seat++) seen.set(seat, new Set(visible(table.machine, seat)));
    seen.set(SPECTATOR, new Set(visible(table.machine, SPECTATOR)));
    moments.set(table.line.length, { print: table.fingerprint(), seen });
  }

  private takeBack(seat: Seat): void {
    const { table, deal } = this;
    const offer = table.undoable(seat);
    if (!('to' in offer)) {
      this.checkBlocked(seat, offer.blocked);
      return;
    }
    const crossed = this.crossed(offer, seat);
    if (crossed !== undefined) deal.report(`seat ${seat} may take back ${this.answerAt(offer.to)}, ${crossed}`);
    else if (offer.single) this.retract(seat, offer.to);
    else if (deal.random.below(RESTART) === 0) this.restart(seat);
    else this.undoAndRedo(seat, offer.to);
  }

  /** What is refused is refused with its reason, and nothing happens. */
  private checkBlocked(seat: Seat, blocked: string): void {
    const { table, deal } = this;
    const before = table.fingerprint();
    try {
      table.undo(seat);
      deal.report(`seat ${seat} took back what it may not: ${blocked}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (table.fingerprint() !== before) deal.report(`a refused undo of seat ${seat} changed the position`);
    }
  }

  /** What stands in the way of taking this back, as far as the table itself did not see it. */
  private crossed({ to, single }: Extract<UndoOffer, { to: number }>, seat: Seat): string | undefined {
    const { line } = this.table;
    const after = line.slice(to);
    if (after.some((entry) => entry.seat === CHANCE)) return 'although chance was used since';
    const other = after.find((entry) => entry.seat !== seat && entry.mark === undefined);
    if (other !== undefined && !single) return `although seat ${other.seat} has chosen ${other.key} since`;
    const then = this.moments.get(to);
    if (then === undefined) return undefined;
    for (let n = to + 1; n <= line.length; n++) {
      for (const [who, items] of this.moments.get(n)?.seen ?? []) {
        const news = [...items].find((item) => then.seen.get(who)?.has(item) === false);
        if (news !== undefined)
          return `although ${who === SPECTATOR ? 'everybody' : `seat ${who}`} has seen ${news} since: items become visible only by move and reveal`;
      }
    }
    return undefined;
  }

  private undoAndRedo(seat: Seat, to: number): void {
    const { table, deal } = this;
    const before = table.fingerprint();
    const answer = this.answerAt(to);
    table.undo(seat);
    const then = this.moments.get(to)?.print;
    if (then !== undefined && table.fingerprint() !== then)
      deal.report(`after seat ${seat} took back ${answer}, the position is not the one before it`);
    if (table.redoable(seat) === undefined) {
      deal.report(`seat ${seat} took back ${answer} and cannot give it again`);
      return;
    }
    table.redo(seat);
    if (to < this.orderedAt) {
      this.forget(to);
      this.note();
    } else if (table.fingerprint() !== before)
      deal.report(`${answer}, taken back by seat ${seat} and given again, leads to another position`);
  }

  /** Others have answered the same question meanwhile: their answers stand, so the order changes and only the end can be compared. */
  private retract(seat: Seat, to: number): void {
    const { table, deal } = this;
    const before = table.fingerprint();
    const answer = this.answerAt(to);
    const stood = table.line.length;
    try {
      table.undo(seat);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Somebody's answer would no longer be possible: allowed, but then nothing has happened.
      if (table.fingerprint() !== before || table.line.length !== stood)
        deal.report(`a refused undo of seat ${seat} changed the position`);
      return;
    }
    this.forget(to);
    this.note();
    if (table.line.length >= stood) deal.report(`seat ${seat} took back ${answer}, and it still stands`);
    // What others did meanwhile stands, and may have made it impossible to give the same answer again.
    if (table.redoable(seat) !== undefined) table.redo(seat);
    this.note();
  }

  private restart(seat: Seat): void {
    const { table, deal } = this;
    const stood = table.line.slice();
    table.restart(seat);
    // Where others' answers stayed while one from among them went, there was no such moment before.
    const been = table.line.every((entry, i) => entry === stood[i]);
    const then = been ? this.moments.get(table.line.length)?.print : undefined;
    if (then !== undefined && table.fingerprint() !== then)
      deal.report(`after seat ${seat} went back to the start of its turn, the position is not the one of then`);
    if ('to' in table.undoable(seat)) deal.report(`seat ${seat} went back as far as it may, and could go further`);
    this.forget(been ? table.line.length : table.line.findIndex((entry, i) => entry !== stood[i]));
    this.note();
  }

  private replay(): void {
    const { table, deal } = this;
    const verified = verifyRecord(deal.game, recordOf(table));
    if (!('table' in verified)) deal.report(`the log does not replay: at ${verified.at}, ${sayReason(verified.why)}`);
    else if (verified.table.fingerprint() !== table.fingerprint()) deal.report('the log replays to another position');
  }

  /** Later moments belong to a game that was not. */
  private forget(from: number): void {
    for (const n of this.moments.keys()) if (n > from) this.moments.delete(n);
  }

  private answerAt(to: number): string {
    const entry: LogEntry | undefined = this.table.line[to];
    return entry?.key ?? 'nothing';
  }
}

/** Can an order name what this question is about? */
function plainMembers(about: unknown): about is { readonly [name: string]: string | number } {
  return isObject(about) && !Array.isArray(about);
}
