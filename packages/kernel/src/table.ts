import type { Allotment } from './allotment.ts';
import { automaticAnswer } from './automatic.ts';
import { check, refuse, whyNot } from './checking.ts';
import type { SeenEvent, StoredEvent } from './events.ts';
import { showEvent } from './events.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game } from './game.ts';
import { History } from './history.ts';
import type { LogEntry, Mark } from './log.ts';
import { isAnswer } from './log.ts';
import type { Watch } from './machine.ts';
import { Machine } from './machine.ts';
import { Observation } from './observation.ts';
import type { Outcome } from './outcome.ts';
import type { Order } from './orders.ts';
import { sameQuestion } from './orders.ts';
import type { Position } from './position.ts';
import { copyPosition } from './position.ts';
import type { TableWish } from './possible.ts';
import { tableInfo } from './possible.ts';
import type { ChanceSource } from './random.ts';
import { seededChance } from './random.ts';
import type { GameRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import { Refused } from './refusal.ts';
import type { BaseState, DecisionKind, Json, Key, Seat, TableInfo } from './types.ts';
import { RulesError } from './types.ts';
import type { UndoOffer } from './undo.ts';
import { undoOffer } from './undo.ts';
import type { View } from './view.ts';
import { viewOf } from './view.ts';

/** More answers than this that nobody chose, one after another: the rules go round in circles. */
const ENDLESS = 10_000;

/** So many answers in a row by standing orders alone are taken for a circle. */
const MOST_ORDERED = 200;

/** Standing orders of a seat that answer one another for ever. */
class Circle extends RulesError {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  constructor(seat: Seat, kind: DecisionKind) {
    super(`the standing orders of seat ${seat} for ${kind} never end`);
    this.seat = seat;
    this.kind = kind;
  }
}

/** A table that was told nothing of chance must not have any: a seed that nobody chose would be the same everywhere. */
const noChance: ChanceSource = (_, __, ___, kind) => {
  throw new RulesError(`chance is asked ${kind}, and the table was given neither a seed nor a source of chance`);
};

/** How to open a table. */
export interface Opening<S extends BaseState> extends TableWish {
  /** Seeds chance; the same seed and the same answers give the same game, everywhere. Needed where there is chance. */
  readonly seed?: string;
  /** Answers for chance instead of a seed: scripted dice, a cryptographic source, or `ask` to be asked as seat {@link CHANCE}. */
  readonly chance?: ChanceSource | 'ask';
  /** Starts from this position instead of the game's own beginning: a fork, a puzzle, a scenario. */
  readonly position?: Position<S>;
  /** Begins where that game ended. */
  readonly after?: Earlier<S>;
  /** Standing orders of a game that is taken up again. */
  readonly orders?: readonly Order[];
  /** Without listeners no events are kept: faster, for simulation. */
  readonly events?: boolean;
  readonly watch?: Watch;
}

/** A finished game that another begins after: its record, from which it can be played again, and its last position. */
export interface Earlier<S extends BaseState> {
  readonly record: GameRecord;
  readonly position: Position<S>;
}

/** The open question as the asked seat gets it. */
export interface Asked {
  /** Names this asking of the question: an answer to an earlier one is out of date. */
  readonly number: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Empty where several numbers are asked for. */
  readonly options: readonly Key[];
  /** Given where several numbers are asked for: which, and their bounds. */
  readonly allotment?: Allotment;
  /** Nobody waits for this answer. */
  readonly optional: boolean;
  readonly about: Json;
  readonly aside: Json;
}

/** A game in progress: the public door. Keeps the log, answers for chance and for forced moves, undoes, shows. */
export class Table<S extends BaseState> {
  readonly game: Game<S>;
  readonly info: TableInfo;
  /** Everything that was told, for everybody; `eventsFor` shows a seat its part. Only grows. */
  readonly events: StoredEvent[] = [];
  readonly orders: Order[] = [];
  /** The game it began after, if any. */
  readonly after: Earlier<S> | undefined;
  /** Where it started from, if not from the game's own beginning. */
  readonly start: Position<S> | undefined;
  private readonly history: History<S>;
  private readonly chance: ChanceSource | 'ask';
  private readonly told: StoredEvent[] | null;
  private undone: LogEntry[] = [];

  private constructor(game: Game<S>, opening: Opening<S>) {
    this.game = game;
    this.info = tableInfo(game, opening);
    this.chance = opening.chance ?? (opening.seed === undefined ? noChance : seededChance(opening.seed));
    this.told = opening.events === false ? null : this.events;
    const { position, after } = opening;
    if (after !== undefined && !after.position.over) throw new RangeError('the game before this one is not over');
    this.after = after;
    // Answers are counted from here: this is where a replay of the log begins. Our own copy: theirs may go on.
    this.start = position === undefined ? undefined : { ...copyPosition(position, game.copy), seq: 0, barrier: 0 };
    if (this.start !== undefined && !sameTable(this.start.s.table, this.info)) {
      throw new RangeError('the position is of another table: seats, version or options differ');
    }
    this.history = new History(game, this.info, this.start, after?.position.s, this.told, opening.watch, check);
  }

  /** Opens a table and runs it up to the first question somebody has to answer. */
  static open<S extends BaseState>(game: Game<S>, opening: Opening<S>): Table<S> {
    const table = new Table(game, opening);
    table.settle();
    return table;
  }

  /** Opens a table and takes a log as it is: nothing is answered that the log does not answer. `each` sees every position, the first too. */
  static replay<S extends BaseState>(
    game: Game<S>,
    opening: Opening<S>,
    log: readonly LogEntry[],
    each?: (table: Table<S>) => void,
  ): Table<S> {
    const table = new Table(game, opening);
    each?.(table);
    table.follow(log, each);
    return table;
  }

  /** Goes on by a log as it is, made at the same table elsewhere: nothing is answered that it does not answer. */
  follow(log: readonly LogEntry[], each?: (table: Table<S>) => void): void {
    for (const entry of log) {
      if (isAnswer(entry)) {
        check(this.machine, entry.seat, entry.key);
        this.history.apply(entry);
      } else this.takeBack(entry);
      each?.(this);
    }
    this.undone = [];
  }

  /** The truth: everything that was ever answered or taken back. Only grows. */
  get log(): readonly LogEntry[] {
    return this.history.log;
  }

  /** The answers that stand. */
  get line(): readonly LogEntry[] {
    return this.history.line;
  }

  /** The position, for tests and search; whoever plays answers here, at the table. */
  get machine(): Machine<S> {
    return this.history.machine;
  }

  /** Takes up a game where its log ends, and goes on: what has to happen by itself happens. */
  static resume<S extends BaseState>(game: Game<S>, opening: Opening<S>, log: readonly LogEntry[]): Table<S> {
    const table = Table.replay(game, opening, log);
    table.orders.push(...(opening.orders ?? []));
    table.settle();
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
    const allotment = machine.allotment(seat);
    const options = allotment === undefined ? machine.options(seat) : [];
    if (allotment === undefined && options.length === 0) return undefined;
    return {
      number: this.number(seat),
      seat,
      kind: machine.kind,
      options,
      ...(allotment === undefined ? {} : { allotment }),
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
    return whyNot(this.machine, seat, key);
  }

  /**
   * Answers. With `number`, only that asking of the question is answered: what comes too late is refused.
   * Either all of it happens or nothing: also when the rules themselves fail.
   */
  play(seat: Seat, key: Key, number?: number): void {
    if (number !== undefined && number !== this.number(seat)) throw new Refused(refuse(key, 'kernel.stale'));
    check(this.machine, seat, key);
    // The same as `wholly`, without what only taking back needs: this is what simulations do all day.
    const { history, events } = this;
    const before = history.log.length;
    const { openedAt } = history;
    const told = events.length;
    try {
      history.apply({ seat, key });
      this.settle();
    } catch (error) {
      events.length = told;
      history.cut(before, openedAt);
      this.without(error);
      this.play(seat, key);
    }
    if (this.undone.length !== 0) this.undone = [];
  }

  /** Somebody's standing orders only led back to themselves: nobody else is to suffer for them. Anything else is a failure. */
  private without(error: unknown): void {
    if (!(error instanceof Circle)) throw error;
    this.dropOrders(error.seat, error.kind);
  }

  /** What is done, and all that follows by itself; or, if anything of it fails, nothing. */
  private wholly(deed: () => void): void {
    const { history, events } = this;
    const before = history.moment();
    const told = events.length;
    try {
      deed();
    } catch (error) {
      events.length = told;
      history.restore(before);
      throw error;
    }
  }

  /** Sets a standing order; one that stood for the same seat and question is replaced. One that cannot stand changes nothing. */
  order(order: Order): void {
    const before = this.orders.slice();
    const rest = before.filter((other) => !sameQuestion(other, order));
    this.orders.splice(0, before.length, ...rest, order);
    try {
      this.wholly(() => this.settle());
    } catch (error) {
      this.orders.splice(0, this.orders.length, ...before);
      throw error instanceof Circle ? new Refused(refuse(order.key, 'kernel.order-endless')) : error;
    }
    this.undone = [];
  }

  dropOrders(seat: Seat, kind?: DecisionKind): void {
    const rest = this.orders.filter((order) => order.seat !== seat || (kind !== undefined && order.kind !== kind));
    this.orders.splice(0, this.orders.length, ...rest);
  }

  /** What a seat may take back by itself, or why it may not. */
  undoable(seat: Seat): UndoOffer {
    const offer = undoOffer(this.line, this.machine.pos.barrier, this.history.openedLine, seat);
    // What others did meanwhile stays, so it must be possible without it.
    return 'to' in offer && offer.single && !this.history.standsWithout(offer.to) ? { blocked: 'other' } : offer;
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
    return last?.seat === seat && this.whyNot(seat, last.key) === undefined ? last.key : undefined;
  }

  redo(seat: Seat): void {
    const key = this.redoable(seat);
    if (key === undefined) throw new Refused(refuse('redo', 'kernel.redo-nothing'));
    const rest = this.undone.slice(0, -1);
    this.play(seat, key);
    this.undone = rest;
  }

  /** Goes back to an earlier answer, across anything. For a table whose seats have agreed: see `wishRewind`. */
  rewind(seat: Seat, to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.line.length)
      throw new Refused(refuse(`rewind:${to}`, 'kernel.rewind-nowhere'));
    this.wholly(() => {
      this.takeBack({ seat, key: String(to), mark: 'undo' });
      // A forced answer or a roll may be what was taken back: it is made again.
      this.settle();
    });
    this.undone = [];
  }

  /** What a seat, or a spectator, may know now. */
  view(seat: Seat): View<S> {
    return viewOf(this.machine, seat);
  }

  /** What a seat, or a spectator, was told since a version. */
  eventsFor(seat: Seat, from = 0, to = this.events.length): readonly SeenEvent[] {
    return this.events.slice(from, to).map((event, i) => showEvent(event, from + i, seat, this.game.backOf));
  }

  fingerprint(): string {
    return fingerprint(this.machine.pos);
  }

  /** The number an answer of this seat has to name. */
  number(seat: Seat): number {
    return this.history.number(seat);
  }

  /** Answers for chance, for forced moves and by standing orders, until somebody has to choose. */
  private settle(): void {
    let ordered = 0;
    for (let answers = 0; answers < ENDLESS; answers++) {
      const entry = automaticAnswer(this.machine, this.chance, this.orders, this.log.length);
      if (entry === undefined) return;
      if (entry.mark === 'order' && ++ordered > MOST_ORDERED) throw new Circle(entry.seat, this.machine.kind);
      this.history.apply(entry);
    }
    throw new RulesError(`endless rules: ${this.machine.kind} is answered without anybody choosing, over and over`);
  }

  private takeBack(entry: LogEntry): void {
    try {
      this.history.takeBack(entry);
    } catch (error) {
      // Somebody else's answer would no longer be possible: nothing is taken back.
      if (!(error instanceof Refused)) throw error;
      throw new Refused(refuse('undo', 'kernel.undo-other'));
    }
    const data = { to: Number(entry.key) };
    this.told?.push({ type: 'undone', seat: entry.seat, seq: this.seq, sees: -1, heard: -1, data });
  }
}

function sameTable(a: TableInfo, b: TableInfo): boolean {
  const names = Object.keys(b.options);
  return (
    a.seats === b.seats &&
    a.version === b.version &&
    names.length === Object.keys(a.options).length &&
    names.every((name) => a.options[name] === b.options[name])
  );
}
