import type { SeenEvent, StoredEvent } from './events.ts';
import { showEvent } from './events.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game, Outcome, TableWish } from './game.ts';
import { tableInfo } from './game.ts';
import type { LogEntry, Mark } from './log.ts';
import { isAnswer, takeBack } from './log.ts';
import type { Watch } from './machine.ts';
import { Machine } from './machine.ts';
import { Observation } from './observation.ts';
import type { Order } from './orders.ts';
import { orderedAnswer } from './orders.ts';
import type { Position } from './position.ts';
import { copyPosition } from './position.ts';
import type { AnyStep } from './proc.ts';
import type { ChanceSource } from './random.ts';
import { seededChance } from './random.ts';
import type { Refusal } from './refusal.ts';
import { Refused } from './refusal.ts';
import type { BaseState, DecisionKind, Json, Key, Seat, TableInfo } from './types.ts';
import { CHANCE, RulesError } from './types.ts';
import type { UndoOffer } from './undo.ts';
import { undoOffer } from './undo.ts';
import type { View } from './view.ts';
import { viewOf } from './view.ts';

/** A position is kept every so many answers: an undo replays from the nearest. */
const SNAPSHOT_EVERY = 64;

/** How to open a table. */
export interface Opening<S extends BaseState> extends TableWish {
  /** Seeds chance; the same seed and the same answers give the same game, everywhere. */
  readonly seed?: string;
  /** Answers for chance instead of a seed: scripted dice, a cryptographic source, or `ask` to be asked as seat {@link CHANCE}. */
  readonly chance?: ChanceSource | 'ask';
  /** Starts from this position instead of the game's own beginning: a fork, a puzzle, a scenario. */
  readonly position?: Position<S>;
  /** Without listeners no events are kept: faster, for simulation. */
  readonly events?: boolean;
  readonly watch?: Watch;
}

/** The open question as the asked seat gets it. */
export interface Asked {
  /** Names this asking of the question: an answer to an earlier one is out of date. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly options: readonly Key[];
  /** Nobody waits for this answer. */
  readonly optional: boolean;
  readonly about: Json;
  readonly aside: Json;
}

/** A game in progress: the public door. Keeps the log, answers for chance and for forced moves, undoes, shows. */
export class Table<S extends BaseState> {
  readonly game: Game<S>;
  readonly info: TableInfo;
  /** The truth: everything that was ever answered or taken back. Only grows. */
  readonly log: LogEntry[] = [];
  /** The answers that stand. The same list as the log until something is taken back. */
  line: LogEntry[] = this.log;
  /** Everything that was told, for everybody; `eventsFor` shows a seat its part. Only grows. */
  readonly events: StoredEvent[] = [];
  readonly orders: Order[] = [];
  /** Where it started from, if not from the game's own beginning. */
  readonly start: Position<S> | undefined;
  machine: Machine<S>;
  private readonly chance: ChanceSource | 'ask';
  private readonly told: StoredEvent[] | null;
  private readonly snapshots = new Map<number, Position<S>>();
  private readonly watch: Watch | undefined;
  /** Log length when the open question was opened, and line length. */
  private openedAt = 0;
  private openedLine = 0;
  /** Log length after each seat's last answer. */
  private readonly lastAnswer: number[];
  private undone: LogEntry[] = [];

  private constructor(game: Game<S>, opening: Opening<S>) {
    this.game = game;
    this.info = tableInfo(game, opening);
    this.chance = opening.chance ?? seededChance(opening.seed ?? 'edubba');
    this.told = opening.events === false ? null : this.events;
    this.watch = opening.watch;
    this.lastAnswer = Array<number>(this.info.seats).fill(0);
    const { position } = opening;
    this.start = position;
    if (position === undefined) this.machine = Machine.start(game, this.info, this.told, this.watch);
    else {
      // Answers are counted from here: this is where a replay of the log begins.
      this.snapshots.set(0, { ...copyPosition(position, game.copy), seq: 0, barrier: 0 });
      this.machine = this.resume(0);
      this.machine.watch = this.watch;
      this.machine.listen(this.told);
    }
  }

  /** Opens a table and runs it up to the first question somebody has to answer. */
  static open<S extends BaseState>(game: Game<S>, opening: Opening<S>): Table<S> {
    const table = new Table(game, opening);
    table.settle();
    return table;
  }

  /** Opens a table and takes a log as it is: nothing is answered that the log does not answer. */
  static replay<S extends BaseState>(
    game: Game<S>,
    opening: Opening<S>,
    log: readonly LogEntry[],
    each?: (table: Table<S>) => void,
  ): Table<S> {
    const table = new Table(game, opening);
    for (const entry of log) {
      if (isAnswer(entry)) {
        table.check(entry.seat, entry.key);
        table.apply(entry);
      } else table.takeBack(entry);
      each?.(table);
    }
    return table;
  }

  get s(): S {
    return this.machine.pos.s;
  }

  get over(): boolean {
    return this.machine.pos.over;
  }

  /** Answers that stand. */
  get seq(): number {
    return this.machine.pos.seq;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.game.outcome(this.s) : undefined;
  }

  /** Whose answer is waited for. */
  asked(): readonly Seat[] {
    return this.machine.asked();
  }

  /** The seat to answer, the first where several are waited for. Only while the game is not over. */
  get toMove(): Seat {
    return this.machine.toMove;
  }

  /** What this seat may answer now. */
  options(seat: Seat): readonly Key[] {
    return this.machine.options(seat);
  }

  /** What this seat may do besides, in anybody's question. */
  offers(seat: Seat): readonly Key[] {
    return this.machine.offers(seat);
  }

  /** The open question of a seat, if it has one. */
  question(seat: Seat): Asked | undefined {
    const { machine } = this;
    const options = machine.options(seat);
    if (options.length === 0) return undefined;
    return {
      number: this.number(seat),
      seat,
      kind: machine.kind,
      options,
      optional: !machine.asked().includes(seat),
      about: machine.about(),
      aside: machine.aside(seat),
    };
  }

  /** What a bot or a search gets: the question, a view, and a sampler; never the table. */
  observe(seat: Seat): Observation<S> {
    return new Observation(this.machine, seat);
  }

  /** Everything this seat might try and may not, with the reasons. */
  refusals(seat: Seat): readonly Refusal[] {
    return this.machine.refusals(seat);
  }

  /** Why a key cannot be answered; `undefined` where it can. */
  whyNot(seat: Seat, key: Key): Refusal | undefined {
    if (this.over) return refuse(key, 'kernel.over');
    if (key.startsWith('~')) return this.offers(seat).includes(key) ? undefined : refuse(key, 'kernel.not-offered');
    const options = this.machine.options(seat);
    if (options.includes(key)) return undefined;
    if (options.length === 0) return refuse(key, 'kernel.not-asked', { seat: this.asked()[0] ?? CHANCE });
    return this.refusals(seat).find(({ target }) => target === key) ?? refuse(key, 'kernel.not-offered');
  }

  /**
   * Answers. With `number`, only that asking of the question is answered: what comes too late is refused.
   * Either all of it happens or nothing: also when the rules themselves fail.
   */
  play(seat: Seat, key: Key, number?: number): void {
    if (number !== undefined && number !== this.number(seat)) throw new Refused(refuse(key, 'kernel.stale'));
    this.check(seat, key);
    const { log, events } = this;
    const before = { log: log.length, events: events.length };
    try {
      this.apply({ seat, key });
      this.settle();
      if (this.undone.length !== 0) this.undone = [];
    } catch (error) {
      const added = log.length - before.log;
      this.line.length -= added;
      if (this.line !== log) log.length = before.log;
      events.length = before.events;
      this.forget(this.line.length);
      this.rebuild();
      throw error;
    }
  }

  /** Sets a standing order; one that stood for the same seat and question is replaced. */
  order(order: Order): void {
    this.dropOrders(order.seat, order.kind);
    this.orders.push(order);
    this.settle();
  }

  dropOrders(seat: Seat, kind?: DecisionKind): void {
    const rest = this.orders.filter((order) => order.seat !== seat || (kind !== undefined && order.kind !== kind));
    this.orders.splice(0, this.orders.length, ...rest);
  }

  /** What a seat may take back by itself, or why it may not. */
  undoable(seat: Seat): UndoOffer {
    return undoOffer(this.line, this.machine.pos.barrier, this.openedLine, seat);
  }

  /** Takes back the seat's last choice. */
  undo(seat: Seat): void {
    const offer = this.undoable(seat);
    if (!('to' in offer)) throw new Refused(refuse('undo', `kernel.undo-${offer.blocked}`));
    const dropped = this.line[offer.to];
    const mark: Mark = offer.single ? 'retract' : 'undo';
    this.takeBack({ seat, key: String(offer.to), mark });
    if (dropped !== undefined) this.undone.push(dropped);
  }

  /** Takes back everything the seat may take back at once: to the start of its turn, or as near as is allowed. */
  restart(seat: Seat): void {
    let offer = this.undoable(seat);
    if (!('to' in offer)) throw new Refused(refuse('undo', `kernel.undo-${offer.blocked}`));
    while ('to' in offer) {
      this.undo(seat);
      offer = this.undoable(seat);
    }
  }

  /** What `redo` would answer again. */
  redoable(seat: Seat): Key | undefined {
    const last = this.undone.at(-1);
    return last?.seat === seat && this.machine.options(seat).includes(last.key) ? last.key : undefined;
  }

  redo(seat: Seat): void {
    const key = this.redoable(seat);
    if (key === undefined) throw new Refused(refuse('redo', 'kernel.redo-nothing'));
    const rest = this.undone.slice(0, -1);
    this.play(seat, key);
    this.undone = rest;
  }

  /** Goes back to an earlier answer, across anything. For a table whose seats have agreed: see {@link Agreement}. */
  rewind(seat: Seat, to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.line.length)
      throw new Refused(refuse(`rewind:${to}`, 'kernel.rewind-nowhere'));
    this.takeBack({ seat, key: String(to), mark: 'undo' });
    // A forced answer or a roll may be what was taken back: it is made again.
    this.settle();
  }

  /** What a seat, or a spectator, may know now. */
  view(seat: Seat): View<S> {
    return viewOf(this.machine, seat);
  }

  /** What a seat, or a spectator, was told since a version. */
  eventsFor(seat: Seat, from = 0): readonly SeenEvent[] {
    return this.events.slice(from).map((event, i) => showEvent(event, from + i, seat, this.game.backOf));
  }

  fingerprint(): string {
    return fingerprint(this.machine.pos);
  }

  /** The number an answer of this seat has to name. */
  number(seat: Seat): number {
    const type = this.machine.step?.type;
    if (type !== 'sealed' && type !== 'each') return this.openedAt;
    return Math.max(this.openedAt, this.lastAnswer[seat] ?? 0);
  }

  private check(seat: Seat, key: Key): void {
    if (this.machine.options(seat).includes(key)) return;
    const refusal = this.whyNot(seat, key);
    if (refusal !== undefined) throw new Refused(refusal);
  }

  private apply(entry: LogEntry): void {
    const { machine, log, line } = this;
    const { opened } = machine;
    machine.answer(entry.seat, entry.key);
    log.push(entry);
    if (line !== log) line.push(entry);
    if (entry.seat >= 0) this.lastAnswer[entry.seat] = log.length;
    if (machine.opened !== opened) {
      this.openedAt = log.length;
      this.openedLine = line.length;
    }
    if (machine.pos.seq % SNAPSHOT_EVERY === 0)
      this.snapshots.set(machine.pos.seq, copyPosition(machine.pos, this.game.copy));
  }

  /** Answers for chance, for forced moves and by standing orders, until somebody has to choose. */
  private settle(): void {
    for (;;) {
      const { step } = this.machine;
      if (step === undefined) return;
      if (step.type === 'chance') {
        if (this.chance === 'ask') return;
        const outcomes = this.machine.options(CHANCE);
        if (outcomes.length === 0) throw new RulesError(`dead end: ${step.kind} has no outcome`);
        this.apply({ seat: CHANCE, key: this.chance(this.log.length, outcomes, this.machine.weights(), step.kind) });
        continue;
      }
      const entry = this.automatic(step);
      if (entry === undefined) return;
      this.apply(entry);
    }
  }

  private automatic(step: AnyStep<S>): LogEntry | undefined {
    if (step.type === 'ask') {
      const seat = this.machine.toMove;
      const options = this.machine.options(seat);
      const only = options[0];
      if (only === undefined) throw new RulesError(`dead end: ${this.machine.kind} has no options for seat ${seat}`);
      if (step.forced && options.length === 1) return { seat, key: only, mark: 'forced' };
    }
    if (this.orders.length === 0) return undefined;
    for (const seat of this.machine.asked()) {
      const key = orderedAnswer(this.orders, this.machine, seat);
      if (key !== undefined) return { seat, key, mark: 'order' };
    }
    return undefined;
  }

  private takeBack(entry: LogEntry): void {
    const kept = this.line.slice();
    takeBack(kept, entry);
    const from = Number(entry.key);
    this.forget(from);
    const old = { machine: this.machine, line: this.line };
    this.line = kept;
    try {
      this.rebuild();
    } catch (error) {
      // Somebody else's answer would no longer be possible: nothing is taken back.
      this.machine = old.machine;
      this.line = old.line;
      if (!(error instanceof Refused)) throw error;
      throw new Refused(refuse('undo', 'kernel.undo-other'));
    }
    this.log.push(entry);
    this.openedAt = this.log.length;
    this.openedLine = Math.min(this.openedLine, this.line.length);
    this.told?.push({ type: 'undone', seat: entry.seat, seq: this.seq, sees: -1, heard: -1, data: { to: from } });
  }

  private resume(from: number): Machine<S> {
    const start = this.snapshots.get(from);
    return start === undefined
      ? Machine.start(this.game, this.info)
      : Machine.resume(this.game, copyPosition(start, this.game.copy));
  }

  /** Snapshots beyond the first n answers are of a game that was not. */
  private forget(n: number): void {
    for (const seq of this.snapshots.keys()) if (seq > n) this.snapshots.delete(seq);
  }

  /** The position after the answers that stand, from the nearest snapshot. */
  private rebuild(): void {
    let from = 0;
    for (const seq of this.snapshots.keys()) if (seq <= this.line.length && seq > from) from = seq;
    this.machine = this.resume(from);
    for (let i = from; i < this.line.length; i++) {
      const entry = this.line[i] as LogEntry;
      this.check(entry.seat, entry.key);
      this.machine.answer(entry.seat, entry.key);
    }
    this.machine.watch = this.watch;
    this.machine.listen(this.told);
  }
}

function refuse(target: Key, id: string, params?: { readonly [name: string]: number }): Refusal {
  return { target, rule: 'kernel', why: params === undefined ? { id } : { id, params } };
}
