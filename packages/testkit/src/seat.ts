import type {
  BaseState,
  DecisionKind,
  GameEvent,
  Json,
  Key,
  Refusal,
  RuleId,
  Seat,
  Table,
  UndoBlock,
  View,
} from '@edubba/kernel';
import { Refused } from '@edubba/kernel';
import { findKey } from './chance-script.ts';
import { firstDifference, spell } from './finding.ts';
import { SeenLog } from './seen-log.ts';

/** What a seat's sentences need to know of the table it sits at. */
export interface Company<S extends BaseState> {
  readonly table: Table<S>;
  nameOf(seat: Seat): string;
  say(event: Omit<GameEvent, 'only'>): string | undefined;
}

/** A seat in a test: it answers, is asked, is refused. Every sentence that is not true throws and shows the open question. */
export class SeatHandle<S extends BaseState> {
  readonly number: Seat;
  private readonly company: Company<S>;

  constructor(company: Company<S>, seat: Seat) {
    this.company = company;
    this.number = seat;
  }

  /** Is asked this and answers it; with several keys, as many times in a row. */
  answers(kind: DecisionKind, ...keys: readonly [Key, ...Key[]]): this {
    for (const wanted of keys) {
      const { options } = this.asked(kind);
      const key = findKey(options, wanted);
      if (key === undefined) this.fail(`${this.name} cannot answer ${kind} with ${wanted}${this.because(wanted)}`);
      this.table.play(this.number, key);
    }
    return this;
  }

  /** Takes what it is offered besides: `takes('~gold.spend/1')`. */
  takes(offer: Key): this {
    const key = findKey(this.table.offers(this.number), offer);
    if (key === undefined)
      this.fail(`${this.name} is not offered ${offer} but ${list(this.table.offers(this.number))}`);
    this.table.play(this.number, key);
    return this;
  }

  /** Has a question of this kind, whether it is waited for or not. */
  isAsked(kind?: DecisionKind): AskedHandle<S> {
    this.asked(kind);
    return new AskedHandle(this, this.table, (why) => this.fail(why));
  }

  /** Nobody waits for this seat. */
  isNotAsked(kind?: DecisionKind): this {
    const { machine } = this.table;
    if (machine.asked().includes(this.number) && (kind === undefined || machine.kind === kind)) {
      this.fail(`${this.name} is asked ${machine.kind}, and should not be`);
    }
    return this;
  }

  /** May not answer this; by that rule and for that reason, where they are named. */
  isRefused(key: Key, rule?: RuleId, why?: string, fix?: string): this {
    const refusal = this.table.whyNot(this.number, key);
    if (refusal === undefined) this.fail(`${this.name} is not refused ${key}`);
    const wrong = (name: string, is: string | undefined, wanted: string | undefined): void => {
      if (wanted !== undefined && is !== wanted)
        this.fail(`${this.name} is refused ${key}, but ${name} is ${is ?? 'missing'}, not ${wanted}`);
    };
    wrong('the rule', refusal.rule, rule);
    wrong('the reason', refusal.why.id, why);
    wrong('what would help', refusal.fix?.id, fix);
    return this;
  }

  /** Why this seat may not answer with a key, as data. */
  refusal(key: Key): Refusal | undefined {
    return this.table.whyNot(this.number, key);
  }

  /** Is offered these besides its questions. */
  offers(...keys: readonly Key[]): this {
    const open = this.table.offers(this.number);
    for (const key of keys)
      if (findKey(open, key) === undefined) this.fail(`${this.name} is not offered ${key} but ${list(open)}`);
    return this;
  }

  /** Is offered none of these besides; without keys: nothing at all. */
  doesNotOffer(...keys: readonly Key[]): this {
    const open = this.table.offers(this.number);
    const wrong = keys.length === 0 ? open : keys.filter((key) => findKey(open, key) !== undefined);
    if (wrong.length > 0) this.fail(`${this.name} is offered ${list(wrong)}, and should not be`);
    return this;
  }

  /** Takes its last answer back. */
  undoes(): this {
    const offer = this.table.undoable(this.number);
    if (!('to' in offer)) this.fail(`${this.name} cannot undo: ${offer.blocked}`);
    this.table.undo(this.number);
    return this;
  }

  /** Answers again what it took back. */
  redoes(): this {
    if (this.table.redoable(this.number) === undefined) this.fail(`${this.name} has nothing to redo`);
    this.table.redo(this.number);
    return this;
  }

  /** May not take anything back, for this reason. */
  cannotUndo(reason?: UndoBlock): this {
    const offer = this.table.undoable(this.number);
    if ('to' in offer) this.fail(`${this.name} can undo its answer ${spell(this.table.line[offer.to])}`);
    if (reason !== undefined && offer.blocked !== reason)
      this.fail(`${this.name} cannot undo because of ${offer.blocked}, not ${reason}`);
    return this;
  }

  /** Plays a key without naming the kind, for what must be refused: hands back the refusal. */
  tries(key: Key): Refusal {
    try {
      this.table.play(this.number, key);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    return this.fail(`${this.name} tried ${key} and was allowed`);
  }

  /** The board as this seat may know it. */
  sees(): S {
    return this.view.s;
  }

  /** All that this seat may know now. */
  get view(): View<S> {
    return this.table.view(this.number);
  }

  /** What this seat was told so far, or since a version of the log. */
  log(from = 0): SeenLog {
    return new SeenLog(this.table.eventsFor(this.number, from), this.name, (event) => this.company.say(event));
  }

  private get table(): Table<S> {
    return this.company.table;
  }

  private get name(): string {
    return this.company.nameOf(this.number);
  }

  private asked(kind: DecisionKind | undefined): { readonly options: readonly Key[] } {
    const question = this.table.question(this.number);
    if (question === undefined || (kind !== undefined && question.kind !== kind)) {
      this.fail(`${this.name} is not asked ${kind ?? 'anything'}`);
    }
    // Numbers within bounds are not listed in a question; a test may still name them.
    return question.allotment === undefined ? question : { options: this.table.options(this.number) };
  }

  private because(key: Key): string {
    const refusal = this.table.whyNot(this.number, key);
    return refusal === undefined ? '' : ` (${refusal.rule}: ${refusal.why.id})`;
  }

  private fail(why: string): never {
    throw new Error(`${why}.\n${waiting(this.company)}`);
  }
}

/** The question a seat has, in a test: what it offers and what not. */
export class AskedHandle<S extends BaseState> {
  private readonly seat: SeatHandle<S>;
  private readonly table: Table<S>;
  private readonly fail: (why: string) => never;

  constructor(seat: SeatHandle<S>, table: Table<S>, fail: (why: string) => never) {
    this.seat = seat;
    this.table = table;
    this.fail = fail;
  }

  get options(): readonly Key[] {
    return this.table.options(this.seat.number);
  }

  offering(...keys: readonly Key[]): this {
    const missing = keys.filter((key) => findKey(this.options, key) === undefined);
    if (missing.length > 0) this.fail(`${list(missing)} should be among the options`);
    return this;
  }

  notOffering(...keys: readonly Key[]): this {
    const there = keys.filter((key) => findKey(this.options, key) !== undefined);
    if (there.length > 0) this.fail(`${list(there)} should not be among the options`);
    return this;
  }

  /** These and no others, in any order. */
  offeringExactly(...keys: readonly Key[]): this {
    this.offering(...keys);
    const found = new Set(keys.map((key) => findKey(this.options, key)));
    const more = this.options.filter((key) => !found.has(key));
    if (more.length > 0) this.fail(`${list(more)} should not be among the options`);
    return this;
  }

  /** Everybody may know this of the question. */
  about(expected: Json): this {
    const difference = firstDifference(this.table.question(this.seat.number)?.about, expected, 'about');
    if (difference !== undefined) this.fail(`the question is about something else than expected: ${difference}`);
    return this;
  }

  /** Only the asked seat may know this of the question. */
  aside(expected: Json): this {
    const difference = firstDifference(this.table.question(this.seat.number)?.aside, expected, 'aside');
    if (difference !== undefined) this.fail(`the question's aside is another than expected: ${difference}`);
    return this;
  }

  /** Answers the question it has. */
  answers(key: Key): SeatHandle<S> {
    return this.seat.answers(this.table.machine.kind, key);
  }
}

/** What the table waits for, in words: shown under every sentence that was not true. */
function waiting<S extends BaseState>({ table, nameOf }: Company<S>): string {
  if (table.over) return 'The game is over.';
  const { kind } = table.machine;
  const lines = table
    .asked()
    .map((seat) => `The table waits for ${nameOf(seat)}: ${kind} with ${list(table.options(seat))}.`);
  const optional = table.machine
    .mayAnswer()
    .map((seat) => `${nameOf(seat)} may answer ${kind} with ${list(table.options(seat))}.`);
  return [...lines, ...optional].join('\n');
}

function list(keys: readonly Key[]): string {
  return keys.length === 0 ? 'nothing' : keys.join(', ');
}
