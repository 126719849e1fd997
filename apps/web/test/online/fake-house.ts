// A house of one table in memory, speaking the protocol over wires that can be cut, for tests and for looking at pages.
import { type AnyPlay, Bots, previewOf, type Sitter, standingOf } from '@edubba/hosting';
import {
  answerRewind,
  type BaseState,
  Refused,
  type RewindWish,
  type Seat,
  SPECTATOR,
  Table,
  wishRewind,
} from '@edubba/kernel';
import type { Line, Received, Sent, TableInfo } from '@edubba/protocol';
import type { Ear, Wire } from '../../src/online/connection.ts';

/** Somebody's open line. */
interface Guest {
  readonly wire: FakeWire;
  readonly seat: Seat | null;
}

/** One end of a line; what is sent arrives in the next turn of the loop. */
export class FakeWire implements Wire {
  ear: Ear | undefined;
  isOpen = true;
  readonly sent: Sent[] = [];
  take: (message: Sent) => void = () => undefined;

  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    this.sent.push(message);
    if (this.isOpen) this.take(message);
  }

  /** Closed by whoever dialled. */
  close(): void {
    this.isOpen = false;
  }

  /** The other end says something. */
  say(message: Received): void {
    if (this.isOpen) this.ear?.hear(JSON.stringify(message));
  }

  /** The line breaks. */
  cut(code = 1006): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.ear?.broken(code);
  }
}

export const PEOPLE = ['Enki', 'Inanna', 'Ashur', 'Nisaba'].map((name, i) => ({ id: `person000${i}`, name }));

/** A table with people and bots at it. */
export class FakeHouse {
  readonly play: AnyPlay;
  table: Table<BaseState>;
  info: TableInfo;
  now: () => number;
  /** The names of messages that were carried out, by seat: again, they change nothing. */
  readonly done = new Map<string, number>();
  readonly lines: Line[] = [];
  /** Decides about every message that would go out; what it swallows never arrives. */
  swallows: (message: Received, seat: Seat | null) => boolean = () => false;
  seen: number[];
  private guests: Guest[] = [];
  private agreement: RewindWish | null = null;
  private readonly bots: Bots;

  constructor(play: AnyPlay, sitters: readonly Sitter[], info: Partial<TableInfo> = {}, now = () => Date.now()) {
    this.play = play;
    this.now = now;
    this.table = Table.open(play.game, { seats: sitters.length, seed: 'house' });
    this.bots = new Bots(play, this.table, sitters, 'house');
    this.seen = sitters.map(() => 0);
    this.info = { ...blank(play.game.id, sitters, now()), ...info };
    this.turn();
  }

  /** Opens a line for a seat, or for somebody who looks on. */
  dial(seat: Seat | null, version?: number): FakeWire {
    const wire = new FakeWire();
    const guest = { wire, seat };
    wire.take = (message) => this.hear(guest, message);
    this.guests.push(guest);
    queueMicrotask(() => this.greet(guest, version));
    return wire;
  }

  /** Breaks every line, as a server that stops. */
  cut(): void {
    const guests = this.guests;
    this.guests = [];
    for (const { wire } of guests) wire.cut();
  }

  change(info: Partial<TableInfo>): void {
    this.info = { ...this.info, ...info, rev: this.info.rev + 1 };
    for (const guest of this.guests) this.tableTo(guest);
  }

  say(by: Seat, text: string, channel: Line['channel'] = 'table'): void {
    const person = PEOPLE[by] ?? { id: `watcher00${by}`, name: `Watcher ${by}` };
    const line = { number: this.lines.length + 1, channel, by: person.id, name: person.name, text, at: this.now() };
    this.lines.push(line);
    for (const guest of this.guests) this.to(guest, { type: 'said', lines: [line] });
  }

  /** Somebody who is not on a line answers. */
  answer(seat: Seat, key: string): void {
    const from = this.table.events.length;
    this.table.play(seat, key);
    this.happened(seat, from);
  }

  /** Lets the bots answer until a person is asked. */
  runBots(): void {
    for (;;) {
      const from = this.table.events.length;
      const seat = this.table.over ? undefined : this.bots.hear();
      if (seat === undefined) return;
      this.happened(seat, from);
    }
  }

  private to({ wire, seat }: Guest, message: Received): void {
    if (!this.swallows(message, seat)) wire.say(message);
  }

  private tableTo(guest: Guest): void {
    this.to(guest, { type: 'table', me: guest.seat, now: this.now(), info: this.info });
  }

  private greet(guest: Guest, version?: number): void {
    this.tableTo(guest);
    if (this.info.status !== 'waiting') this.catchUp(guest, version);
  }

  private catchUp(guest: Guest, version?: number): void {
    const seat = guest.seat ?? SPECTATOR;
    const { length } = this.table.events;
    if (version !== undefined && version <= length) this.eventsTo(guest, seat, version);
    else {
      const seen = guest.seat === null ? length : (this.seen[guest.seat] ?? 0);
      const events = this.table.eventsFor(seat) as never[];
      this.to(guest, { type: 'standing', seen, events, ...this.standing(guest) } as unknown as Received);
    }
  }

  private standing(guest: Guest): object {
    const rewind = this.agreement === null || this.agreement.state === 'outdated' ? null : this.rewind();
    return { ...standingOf(this.table, guest.seat ?? SPECTATOR), rewind };
  }

  private rewind(): never {
    const { by = 0, to = 0, needed = [], agreed = [], state = 'open' } = this.agreement ?? {};
    return { by, to, needed: [...needed], agreed: [...agreed], state } as never;
  }

  private eventsTo(guest: Guest, by: Seat, from: number): void {
    const events = this.table.eventsFor(guest.seat ?? SPECTATOR, from) as never[];
    this.to(guest, { type: 'events', by, from, events, ...this.standing(guest) } as unknown as Received);
  }

  private turn(): void {
    const { over, outcome } = this.table;
    const seats = over ? [] : [...this.table.asked()];
    const kind = this.table.machine.kind;
    this.info = {
      ...this.info,
      rev: this.info.rev + 1,
      turn: over ? null : { seats, since: this.now(), kind, about: null },
      ...(over ? { status: 'over', ended: this.now(), outcome: (outcome ?? null) as never } : {}),
    };
  }

  private happened(by: Seat, from: number): void {
    this.turn();
    for (const guest of this.guests) {
      this.eventsTo(guest, by, from);
      this.tableTo(guest);
    }
  }

  private hear(guest: Guest, message: Sent): void {
    const { id } = message;
    const seat = guest.seat ?? SPECTATOR;
    const known = this.done.get(`${seat} ${id}`);
    if (message.type === 'ping' || known !== undefined) {
      this.to(guest, { type: 'done', id, version: known ?? this.table.events.length });
      return;
    }
    if (message.type === 'since') {
      this.catchUp(guest, message.version);
      return;
    }
    if (message.type === 'why') {
      this.to(guest, { type: 'why', id, refusals: [...this.table.refusals(seat)] });
      return;
    }
    if (message.type === 'preview') {
      const preview = previewOf(this.table, seat, message.key) as never;
      this.to(guest, { type: 'preview', id, preview });
      return;
    }
    this.attempt(guest, seat, message);
  }

  private attempt(guest: Guest, seat: Seat, message: Sent): void {
    const { id } = message;
    const from = this.table.events.length;
    try {
      this.carryOut(seat, message);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const question = (this.table.question(seat) ?? null) as never;
      const refusal = error.refusal as never;
      this.to(guest, { type: 'refused', id, refusal, number: this.table.number(seat), question });
      return;
    }
    this.done.set(`${seat} ${id}`, this.table.events.length);
    if (message.type !== 'say') this.happened(seat, from);
    if (this.agreement !== null) for (const one of this.guests) this.to(one, { type: 'rewind', rewind: this.rewind() });
    if (seat >= 0) this.seen[seat] = this.table.events.length;
    this.to(guest, { type: 'done', id, version: this.table.events.length });
    this.runBots();
  }

  private carryOut(seat: Seat, message: Sent): void {
    const { table } = this;
    const people = this.info.seats.flatMap(({ who }, i) => (who === 'person' ? [i] : []));
    if (message.type === 'answer') table.play(seat, message.key, message.number);
    else if (message.type === 'undo') table.undo(seat);
    else if (message.type === 'restart') table.restart(seat);
    else if (message.type === 'redo') table.redo(seat);
    else if (message.type === 'rewind') this.agreement = wishRewind(table, seat, message.to, people);
    else if (message.type === 'agree' && this.agreement !== null)
      this.agreement = answerRewind(table, this.agreement, seat, message.yes);
    else if (message.type === 'say') this.say(seat, message.text, message.channel);
    if (message.type === 'answer') this.agreement = null;
  }
}

function blank(game: string, sitters: readonly Sitter[], now: number): TableInfo {
  return {
    id: 'kalhu4170000',
    rev: 1,
    game,
    title: 'Kalhu',
    status: 'playing',
    by: PEOPLE[0]?.id ?? '',
    seats: sitters.map((sitter, i) => ({
      who: sitter.who,
      person: sitter.who === 'person' ? (PEOPLE[i]?.id ?? null) : null,
      name: sitter.who === 'person' ? sitter.name : sitter.bot,
      bot: sitter.who === 'bot' ? sitter.bot : null,
      gone: null,
      left: null,
      here: true,
      ready: true,
      vacation: false,
    })),
    options: {},
    pace: { kind: 'free' },
    open: true,
    spectators: true,
    created: now,
    updated: now,
    started: now,
    ended: null,
    turn: null,
    paused: null,
    pauseWish: [],
    answers: 0,
    scores: [],
    outcome: null,
    commitment: '',
    contributions: [],
    rematch: null,
    watching: 0,
  };
}
