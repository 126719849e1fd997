import { commitmentTo } from '@edubba/fair';
import { botNamed } from '@edubba/hosting';
import type { Seat } from '@edubba/kernel';
import type { AddChance, NewTable, NextTable, QuickStart } from '@edubba/protocol';
import { conflict, Failed, forbidden } from '../failure.ts';
import { gameOf } from '../games.ts';
import { newId, newSecret } from '../ids.ts';
import { bankOf } from './clocks.ts';
import { replace } from './conduct.ts';
import type { Desk } from './desk.ts';
import type { SeatHead, TableHead } from './head.ts';
import { EMPTY, isReady, seatOf, withSeat, withSeats } from './head.ts';
import type { Draft } from './drafted.ts';
import type { Hosted } from './hosted.ts';
import { firstBot, mine, waiting } from './needs.ts';
import { recordBefore } from './records.ts';
import { infoFor } from './wish.ts';

/** Somebody who sits down. */
export interface Sitting {
  readonly id: string;
  readonly name: string;
}

/** What a table comes from: one that is over, or the record of a game that it begins after. */
interface From {
  readonly rematchOf?: string;
  /** Known to be one that such a table can begin after. */
  readonly earlier?: string;
}

/** So many tables of one person may wait for players, and so many may be played at once: each costs the house something. */
const MOST = { waiting: 20, playing: 100 };

/** Makes tables, seats people at them, and lets them get up again. */
export class Seating {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /**
   * Opens a table: its secret is drawn, and the commitment shown, before anybody adds anything to chance. It starts by
   * itself when the last seat is taken and all have.
   */
  async create(person: Sitting, wish: NewTable, from: From = {}): Promise<Hosted> {
    const play = await gameOf(this.desk.games, wish.game);
    await this.checkMost(person, 'waiting');
    const info = infoFor(play, wish);
    const { earlier, rematchOf = null } = from;
    const secret = newSecret();
    const now = this.desk.now();
    const head: TableHead = {
      format: 1,
      id: newId(),
      game: wish.game,
      version: info.version,
      title: wish.title ?? '',
      options: info.options,
      by: person.id,
      status: 'waiting',
      seats: wish.seats.map((wanted) => {
        if (wanted.who === 'me') return seated(person, wish.pace);
        if (wanted.who === 'bot') return { ...EMPTY, who: 'bot' as const, bot: wanted.bot };
        return EMPTY;
      }),
      pace: wish.pace,
      open: wish.open,
      spectators: wish.spectators,
      created: now,
      updated: now,
      started: null,
      ended: null,
      commitment: commitmentTo(secret),
      orders: [],
      rewind: null,
      paused: null,
      pauseWish: [],
      turn: null,
      answers: 0,
      scores: [],
      outcome: null,
      rematch: null,
      rematchOf,
      ...(earlier === undefined ? {} : { follows: true as const }),
    };
    await this.insert(head, secret, earlier);
    return this.desk.get(head.id);
  }

  /** Takes a seat: the one that is wished for, or the first that is free. */
  async join(id: string, person: Sitting, wished?: Seat): Promise<Hosted> {
    const hosted = await this.desk.get(id);
    if (seatOf(hosted.head, person.id) !== undefined) return hosted;
    await hosted.change({ person: person.id, receipt: null }, (draft) => {
      waiting(draft.head);
      const seat = wished ?? draft.head.seats.findIndex(({ who }) => who === 'open');
      if (draft.head.seats[seat]?.who !== 'open') throw conflict('seat-taken', 'This seat is taken. Choose another.');
      if (seatOf(draft.head, person.id) !== undefined) return;
      draft.head = withSeat(draft.head, seat, seated(person, draft.head.pace));
    });
    return hosted;
  }

  /** Adds somebody's part to chance, once and for all; only if the commitment they hold is the one of this table. */
  async contribute(id: string, person: string, { commitment, contribution }: AddChance): Promise<Hosted> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      const seat = mine(draft.head, person);
      if (commitment !== draft.head.commitment) {
        throw conflict('other-commitment', 'This table has another commitment than the one you hold.');
      }
      const before = draft.head.seats[seat]?.contribution;
      if (before === contribution) return;
      if (before !== '') throw conflict('contributed', 'What your seat adds to chance is settled already.');
      waiting(draft.head);
      draft.head = withSeat(draft.head, seat, { contribution });
    });
    await this.startIfFull(hosted, person);
    return hosted;
  }

  /** Gets up before the game has begun. A table whose maker leaves is closed if nobody else sits there. */
  async leave(id: string, person: string): Promise<void> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      waiting(draft.head);
      const seat = mine(draft.head, person);
      const left = withSeat(draft.head, seat, EMPTY);
      const [next] = left.seats.flatMap((at) => (at.person === null ? [] : [at.person]));
      const by = left.by === person ? (next ?? person) : left.by;
      draft.head = { ...left, by, status: next === undefined ? 'closed' : 'waiting' };
    });
  }

  /** Begins: seats that are still free are taken by bots, and whoever has added nothing to chance adds nothing. */
  async start(id: string, person: string): Promise<Hosted> {
    const hosted = await this.desk.get(id);
    await hosted.change({ person, receipt: null }, (draft) => {
      waiting(draft.head);
      if (draft.head.by !== person) throw forbidden('Only whoever made the table can start it.');
      if (draft.head.seats[mine(draft.head, person)]?.contribution === '') {
        throw conflict('not-ready', 'Your device has not added its part to chance yet.');
      }
      const bot = firstBot(hosted.play);
      begin(
        hosted,
        draft,
        this.desk.now(),
        withSeats(draft.head, (at) => (at.who === 'open' ? { ...EMPTY, who: 'bot', bot } : at)),
      );
    });
    return hosted;
  }

  /** Puts a bot on a free seat, takes it away again, or lets one play on for somebody who is gone for long. */
  async seatBot(id: string, person: string, seat: Seat, bot: string | null): Promise<void> {
    const hosted = await this.desk.get(id);
    if (bot !== null && botNamed(hosted.play, bot) === undefined) {
      throw new Failed(400, 'no-such-bot', `This game has no bot called ${bot}.`);
    }
    await hosted.change({ person, receipt: null }, (draft) => {
      const at = draft.head.seats[seat];
      if (at === undefined) throw new Failed(404, 'not-found', 'There is no such seat.');
      mine(draft.head, person);
      if (draft.head.status === 'playing' && bot !== null)
        return replace(draft, this.desk, seat, firstBot(hosted.play));
      waiting(draft.head);
      if (draft.head.by !== person) throw forbidden('Only whoever made the table can seat bots.');
      if (at.who === 'person') throw conflict('seat-taken', 'Somebody sits there.');
      draft.head = withSeat(draft.head, seat, bot === null ? EMPTY : { ...EMPTY, who: 'bot', bot });
    });
    await this.startIfFull(hosted, person);
  }

  /** The same again: one new table for everybody who asks. */
  async rematch(id: string, person: Sitting): Promise<Hosted> {
    const old = await this.desk.get(id);
    mine(old.head, person.id);
    if (old.head.status !== 'over') throw conflict('not-over', 'The game is not over yet.');
    if (old.head.rematch !== null) return this.join(old.head.rematch, person);
    const { seats } = old.head;
    // Everybody moves on by one seat: whoever began last is not to begin again.
    const wish = sameAgain(old.head, person.id, [...seats.slice(1), ...seats.slice(0, 1)]);
    return this.together(old, person, await this.create(person, wish, { rematchOf: id }));
  }

  /** Begins where a game of this house ended: one new table for everybody who asks. */
  async goOn(id: string, person: Sitting, { table, seats }: NextTable): Promise<Hosted> {
    const old = await this.desk.get(id);
    const own = mine(old.head, person.id);
    if (old.head.status !== 'over') throw conflict('not-over', 'The game is not over yet.');
    const wish = table ?? sameAgain(old.head, person.id, resized(old.head.seats, seats));
    if (old.head.game !== wish.game) throw new Failed(400, 'other-game', 'It was another game that ended there.');
    if (old.head.rematch !== null) return this.sitWhereTheySat(old.head.rematch, person, old);
    if (own >= wish.seats.length && table === undefined)
      throw conflict('last-leaves', 'Whoever sits last leaves, and that is you. Let somebody else lead on.');
    const next = infoFor(old.play, wish);
    const earlier = await recordBefore(next, old, { person: person.id }, this.desk);
    return this.together(old, person, await this.create(person, wish, { rematchOf: id, earlier }));
  }

  /** Begins where a game ended that was played elsewhere, from its record. */
  async goOnFrom(body: Uint8Array, person: Sitting, address: string): Promise<Hosted> {
    const { record, wish } = await this.desk.errands.run({ person: person.id, address }, { type: 'read', body });
    return this.create(person, wish, { earlier: record });
  }

  /** The table everybody goes on to: the one that was made first. */
  private async together(old: Hosted, person: Sitting, made: Hosted): Promise<Hosted> {
    let chosen = made.id;
    await old.change({ person: person.id, receipt: null }, (draft) => {
      if (draft.head.rematch === null) draft.head = { ...draft.head, rematch: made.id };
      chosen = draft.head.rematch ?? made.id;
    });
    if (chosen === made.id) return made;
    // Somebody was faster: theirs is the one.
    await this.leave(made.id, person.id);
    return this.sitWhereTheySat(chosen, person, old);
  }

  /** Everybody takes up their own hand again where a game goes on, as long as nobody sits there. */
  private async sitWhereTheySat(id: string, person: Sitting, old: Hosted): Promise<Hosted> {
    const { head } = await this.desk.get(id);
    const own = mine(old.head, person.id);
    return this.join(id, person, head.follows === true && head.seats[own]?.who === 'open' ? own : undefined);
  }

  /** A seat at once: at a table that waits for somebody, or else at a new one. */
  async quick(person: Sitting, { game, players }: QuickStart): Promise<Hosted> {
    const play = await gameOf(this.desk.games, game);
    const rows = await this.desk.storage.db
      .selectFrom('tables')
      .select(['id', 'head'])
      .where('open', '=', 1)
      .where('status', '=', 'waiting')
      .where('game', '=', game)
      .orderBy('listed')
      .limit(50)
      .execute();
    for (const { id, head } of rows) {
      const { seats } = JSON.parse(head) as TableHead;
      if (players !== undefined && seats.length !== players) continue;
      if (!seats.some(({ who }) => who === 'open')) continue;
      try {
        return await this.join(id, person);
      } catch (error) {
        if (!(error instanceof Failed)) throw error;
      }
    }
    const { min, max } = play.game.players;
    const number = Math.min(max, Math.max(min, players ?? Math.max(2, min)));
    return this.create(person, {
      game,
      seats: Array.from({ length: number }, (_, i) => ({ who: i === 0 ? ('me' as const) : ('open' as const) })),
      options: {},
      pace: { kind: 'live', bank: 20 * 60_000, increment: 30_000 },
      open: true,
      spectators: true,
    });
  }

  private async startIfFull(hosted: Hosted, person: string): Promise<void> {
    const full = ({ status, seats }: TableHead): boolean => status === 'waiting' && seats.every(isReady);
    if (!full(hosted.head)) return;
    await hosted.change({ person, receipt: null }, (draft) => {
      if (!full(draft.head)) return;
      begin(hosted, draft, this.desk.now(), draft.head);
    });
  }

  /** Throws for somebody who has as many tables of a kind as they may. */
  async checkMost({ id }: Sitting, status: keyof typeof MOST): Promise<void> {
    const rows = await this.desk.storage.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select('tables.id')
      .where('sitters.person', '=', id)
      .where('tables.status', '=', status)
      .limit(MOST[status])
      .execute();
    if (rows.length < MOST[status]) return;
    const why =
      status === 'waiting'
        ? `${MOST.waiting} tables of yours wait for players already. Leave one of them first.`
        : `You play at ${MOST.playing} tables already. Finish one of them first.`;
    throw conflict('too-many-tables', why);
  }

  private async insert(head: TableHead, secret: string, earlier: string | undefined): Promise<void> {
    const { id, status, game, open, updated, seats } = head;
    const { db } = this.desk.storage;
    const row = {
      id,
      rev: 0,
      status,
      game,
      open: open ? 1 : 0,
      updated,
      listed: updated,
      due: null,
      head: JSON.stringify(head),
      secret,
    };
    const people = [...new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])))];
    await this.desk.storage.atOnce([
      db.insertInto('tables').values(row).compile(),
      ...(earlier === undefined ? [] : [db.insertInto('earlier').values({ table_id: id, record: earlier }).compile()]),
      ...people.map((person) => db.insertInto('sitters').values({ table_id: id, person }).compile()),
    ]);
  }
}

/** The same table once more, with these seats: bots sit down at once, people when they come. */
function sameAgain(
  { game, title, options, pace, open, spectators }: TableHead,
  person: string,
  seats: readonly SeatHead[],
): NewTable {
  return {
    game,
    title,
    options,
    pace,
    open,
    spectators,
    seats: seats.map((at) => {
      if (at.who === 'bot' && at.bot !== null) return { who: 'bot', bot: at.bot };
      return at.person === person ? { who: 'me' } : { who: 'open' };
    }),
  };
}

/** So many seats: the last ones go, and new ones wait for somebody. */
function resized(seats: readonly SeatHead[], n = seats.length): readonly SeatHead[] {
  return Array.from({ length: n }, (_, seat) => seats[seat] ?? EMPTY);
}

/** Deals and lets the clocks run. */
function begin(hosted: Hosted, draft: Draft, now: number, head: TableHead): void {
  draft.head = { ...head, status: 'playing', started: now };
  hosted.deal(draft);
}

function seated(person: Sitting, pace: TableHead['pace']): SeatHead {
  return { ...EMPTY, who: 'person', person: person.id, name: person.name, left: bankOf(pace) };
}
