import type { Seat } from '@edubba/kernel';
import { conflict, Failed } from '../failure.ts';
import { elapse } from './clocks.ts';
import type { Desk } from './desk.ts';
import type { TableHead } from './head.ts';
import { askedOf, peopleOf, seatOf, withSeat, withSeats } from './head.ts';
import type { Draft } from './drafted.ts';
import { HOUSE } from './drafted.ts';
import { firstBot, mine, playing } from './needs.ts';

/** Whoever is waited for so long, and has no window open, may be played for by a bot. */
const AWAY = 5 * 60_000;

/** What people do around a game that is being played: give up, come back, pause, go away. */
export class Conduct {
  private readonly desk: Desk;
  /** Gets somebody up from a table that waits. */
  private readonly leave: (id: string, person: string) => Promise<void>;

  constructor(desk: Desk, leave: (id: string, person: string) => Promise<void>) {
    this.desk = desk;
    this.leave = leave;
  }

  /** Gives up: a bot plays on, so that nobody else's game is spoilt. */
  async resign(id: string, person: string): Promise<void> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      playing(draft.head);
      const seat = mine(draft.head, person);
      draft.head = withSeat(elapse(draft.head, this.desk.now()), seat, {
        gone: 'resigned',
        bot: firstBot(hosted.play),
      });
    });
    hosted.wake();
  }

  /** Somebody will not come back: they get up from tables that wait, and bots play on for them at the others. */
  async leaveAll(person: string): Promise<void> {
    const rows = await this.desk.storage.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select(['tables.id', 'tables.status'])
      .where('sitters.person', '=', person)
      .where('tables.status', 'in', ['waiting', 'playing'])
      .execute();
    for (const { id, status } of rows) {
      try {
        await (status === 'waiting' ? this.leave(id, person) : this.resign(id, person));
      } catch (error) {
        // Begun, ended or left in this very moment.
        if (!(error instanceof Failed)) throw error;
      }
    }
  }

  /** Takes the seat back from the bot that played meanwhile. */
  async comeBack(id: string, person: string): Promise<void> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      playing(draft.head);
      const seat = mine(draft.head, person);
      const head = elapse(draft.head, this.desk.now());
      const at = head.seats[seat];
      if (at === undefined || at.gone === null) return;
      const { lateAt, ...rest } = at;
      // Else nobody would ever be late: bots may have to wait for their turn, and each return would give a minute.
      if (lateAt !== undefined && askedOf(head, seat) === lateAt) {
        throw conflict('bot-plays', 'Your time is up, and a bot answers for you. Come back when it has.');
      }
      const { pace } = head;
      // Whoever was late gets what a new turn would give, not the whole bank again; anybody else has what they had.
      const grace = pace.kind === 'live' ? Math.max(60_000, pace.increment) : 0;
      const wasLate = lateAt !== undefined || at.gone === 'late';
      const again = wasLate && at.left !== null ? { used: 0, left: Math.max(at.left, grace) } : {};
      draft.head = withSeats(head, (other, n) => (n === seat ? { ...rest, gone: null, bot: null, ...again } : other));
    });
  }

  /** Stops the clocks, or lets them go on, when all people at the table want it. */
  async pause(id: string, person: string, yes: boolean): Promise<void> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      playing(draft.head);
      const seat = mine(draft.head, person);
      const now = this.desk.now();
      const head = elapse(draft.head, now);
      const rest = head.pauseWish.filter((other) => other !== seat);
      // Going on needs only one: nobody is to be kept waiting for ever.
      if (!yes) draft.head = { ...head, pauseWish: rest, paused: null };
      else {
        const wished = [...rest, seat];
        const all = peopleOf(head).every((other) => wished.includes(other));
        draft.head = { ...head, pauseWish: all ? [] : wished, paused: all ? { since: now } : head.paused };
      }
    });
    hosted.wake();
  }

  /** Somebody goes on vacation or comes back: their clocks at slow tables stand still meanwhile. */
  async vacation(person: string, until: number | null): Promise<void> {
    const rows = await this.desk.storage.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select('tables.id')
      .where('sitters.person', '=', person)
      .where('tables.status', '=', 'playing')
      .execute();
    for (const { id } of rows) {
      const hosted = await this.desk.get(id);
      const seat = seatOf(hosted.head, person);
      if (seat === undefined || hosted.head.pace.kind !== 'slow') continue;
      if ((hosted.head.seats[seat]?.vacation?.until ?? null) === until) continue;
      await hosted.change(HOUSE, (draft) => {
        const now = this.desk.now();
        draft.head = withSeat(elapse(draft.head, now), seat, {
          vacation: until === null ? null : { from: now, until },
        });
      });
    }
  }

  /** Somebody is forgotten: bots play on for them, and their name stands nowhere any more. */
  async forget(person: string, name: string): Promise<void> {
    await this.leaveAll(person);
    const { db } = this.desk.storage;
    const rows = await db.selectFrom('sitters').select('table_id').where('person', '=', person).execute();
    for (const { table_id: id } of rows) {
      const hosted = await this.desk.get(id);
      await hosted.change(HOUSE, (draft) => {
        draft.head = withSeats(draft.head, (at) => (at.person === person ? { ...at, name } : at));
      });
    }
  }
}

/** A bot plays on for somebody who is not there: the game's first, whomever the others would like to play against. */
export function replace(draft: Draft, desk: Desk, seat: Seat, bot: string): void {
  if (!isAway(draft.head, desk, seat)) {
    throw conflict('still-there', 'A bot can play on only for somebody who has left, or who is waited for and away.');
  }
  draft.head = withSeat(elapse(draft.head, desk.now()), seat, { gone: 'replaced', bot });
}

/** Gone for good, or waited for and without a window for a while. Slow tables have their clocks for that. */
function isAway({ id, seats, turn, pace }: TableHead, desk: Desk, seat: Seat): boolean {
  const at = seats[seat];
  if (at === undefined || at.who !== 'person') return false;
  if (at.gone !== null) return true;
  const here = at.person !== null && desk.presence(id).here.has(at.person);
  const waited = turn?.seats.includes(seat) === true && desk.now() - turn.since >= AWAY;
  return pace.kind !== 'slow' && !here && waited;
}
