import type { StoredEvent } from './events.ts';
import type { Game } from './game.ts';
import type { LogEntry } from './log.ts';
import { isAnswer, takeBack } from './log.ts';
import type { Watch } from './machine.ts';
import { Machine } from './machine.ts';
import type { Position } from './position.ts';
import { copyPosition } from './position.ts';
import { Refused } from './refusal.ts';
import type { BaseState, Key, Seat, TableInfo } from './types.ts';

/** A position is kept every so many answers: taking back replays from the nearest. */
const SNAPSHOT_EVERY = 64;

/** A moment to come back to; no line where it is the log itself. */
interface Moment {
  readonly log: number;
  readonly line: LogEntry[] | undefined;
  readonly openedAt: number;
}

/** Positions by number of answers, each with the line length at which its question was opened. */
type Snapshots<S extends BaseState> = Map<number, { readonly pos: Position<S>; readonly opened: number }>;

/** Throws {@link Refused} where a seat may not answer this now. */
export type Check<S extends BaseState> = (machine: Machine<S>, seat: Seat, key: Key) => void;

/**
 * The log of a table and the position it leads to. The log is the truth and only grows; positions are caches of it,
 * rebuilt from the nearest one kept whenever an answer is taken back or fails.
 */
export class History<S extends BaseState> {
  /** Everything that was ever answered or taken back. */
  readonly log: LogEntry[] = [];
  /** The answers that stand. The same list as the log until something is taken back. */
  line: LogEntry[] = this.log;
  machine: Machine<S>;
  /** Line length when the open question was opened. */
  openedLine = 0;
  private readonly game: Game<S>;
  private readonly info: TableInfo;
  private readonly start: Position<S> | undefined;
  /** The board the game before this one ended with. */
  private readonly ended: S | undefined;
  private readonly check: Check<S>;
  private readonly told: StoredEvent[] | null;
  private readonly watch: Watch | undefined;
  /** Made with the first one: a simulation never needs them. */
  private snapshots: Snapshots<S> | undefined;
  /** Log length when the open question was opened. */
  openedAt = 0;
  /** Log length after each seat's last answer. */
  private readonly lastAnswer: number[] = [];

  constructor(
    game: Game<S>,
    info: TableInfo,
    start: Position<S> | undefined,
    ended: S | undefined,
    told: StoredEvent[] | null,
    watch: Watch | undefined,
    check: Check<S>,
  ) {
    this.game = game;
    this.info = info;
    this.start = start;
    this.ended = ended;
    this.check = check;
    this.told = told;
    this.watch = watch;
    for (let seat = 0; seat < info.seats; seat++) this.lastAnswer.push(0);
    if (start === undefined) this.machine = Machine.start(game, info, told, watch, ended);
    else {
      this.snapshots = new Map([[0, { pos: start, opened: 0 }]]);
      // A scenario may start at an automatic step: what it does is told.
      this.machine = Machine.resume(game, copyPosition(start, game.copy), told, watch);
    }
  }

  /** The number an answer of this seat has to name: it changes with the question and with the seat's own answers. */
  number(seat: Seat): number {
    return Math.max(this.openedAt, this.lastAnswer[seat] ?? 0);
  }

  /** Carries out an answer and writes it down. */
  apply(entry: LogEntry): void {
    const { machine, log, line } = this;
    const { opened } = machine;
    machine.answer(entry.seat, entry.key);
    // Not by `push`: once an engine has been surprised there, by a list that was empty before, it calls it the slow way.
    log[log.length] = entry;
    if (line !== log) line.push(entry);
    if (entry.seat >= 0) this.lastAnswer[entry.seat] = log.length;
    if (machine.opened !== opened) {
      this.openedAt = log.length;
      this.openedLine = line.length;
    }
    // Where nobody listens nobody takes back either: a simulation does without snapshots.
    if (this.told !== null) this.keep();
  }

  /** Keeps a copy of the position every so often. */
  private keep(): void {
    const { pos } = this.machine;
    if (pos.seq % SNAPSHOT_EVERY !== 0) return;
    this.snapshots ??= new Map();
    this.snapshots.set(pos.seq, { pos: copyPosition(pos, this.game.copy), opened: this.openedLine });
  }

  /** An answer failed half way: back to where the log had this length and the open question this number. */
  cut(length: number, openedAt: number): void {
    const { log } = this;
    this.line.length -= log.length - length;
    if (this.line !== log) log.length = length;
    this.openedAt = openedAt;
    for (let seat = 0; seat < this.info.seats; seat++) {
      this.lastAnswer[seat] = log.findLastIndex((earlier) => earlier.seat === seat && isAnswer(earlier)) + 1;
    }
    this.forget(this.line.length);
    this.rebuild(this.line.length);
  }

  /** Everything that must be known to come back to just here, also from before something was taken back. */
  moment(): Moment {
    return {
      log: this.log.length,
      line: this.line === this.log ? undefined : this.line.slice(),
      openedAt: this.openedAt,
    };
  }

  restore({ log, line, openedAt }: Moment): void {
    this.log.length = log;
    this.line = line ?? this.log;
    this.snapshots = this.start === undefined ? undefined : new Map([[0, { pos: this.start, opened: 0 }]]);
    this.cut(log, openedAt);
  }

  /** Takes answers back, and writes that down; nothing changes if those that stay would no longer be possible. */
  takeBack(entry: LogEntry): void {
    const kept = this.line.slice();
    takeBack(kept, entry);
    const from = Number(entry.key);
    const old = { machine: this.machine, line: this.line };
    this.line = kept;
    try {
      this.rebuild(from);
    } catch (error) {
      this.machine = old.machine;
      this.line = old.line;
      throw error;
    }
    this.forget(from);
    this.log.push(entry);
    this.openedAt = this.log.length;
  }

  /** Could the line stand without this one answer? */
  standsWithout(index: number): boolean {
    const { machine, line, openedLine } = this;
    this.line = line.toSpliced(index, 1);
    try {
      this.rebuild(index);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return false;
    } finally {
      this.machine = machine;
      this.line = line;
      this.openedLine = openedLine;
    }
  }

  /** Snapshots beyond the first n answers are of a game that was not. */
  private forget(n: number): void {
    for (const seq of this.snapshots?.keys() ?? []) if (seq > n) this.snapshots?.delete(seq);
  }

  /** The position after the answers that stand, from the nearest snapshot of the first n. */
  private rebuild(n: number): void {
    let from = 0;
    for (const seq of this.snapshots?.keys() ?? []) if (seq <= n && seq > from) from = seq;
    const kept = this.snapshots?.get(from);
    const machine =
      kept === undefined
        ? Machine.start(this.game, this.info, null, undefined, this.ended)
        : Machine.resume(this.game, copyPosition(kept.pos, this.game.copy));
    let openedLine = kept?.opened ?? 0;
    for (let i = from; i < this.line.length; i++) {
      const { seat, key } = this.line[i] as LogEntry;
      const { opened } = machine;
      this.check(machine, seat, key);
      machine.answer(seat, key);
      if (machine.opened !== opened) openedLine = i + 1;
    }
    this.openedLine = openedLine;
    machine.watch = this.watch;
    machine.listen(this.told);
    this.machine = machine;
  }
}
