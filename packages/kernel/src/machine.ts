import type { Allotment } from './allotment.ts';
import { eachAllotment, outOfBounds, readAllotment } from './allotment.ts';
import { Hand } from './context.ts';
import type { StoredEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Frame, Position } from './position.ts';
import { copyPosition, nothingKnown } from './position.ts';
import type { AnyStep, Pick } from './proc.ts';
import type { Objection, Refusal } from './refusal.ts';
import type { BaseState, Json, Key, Seat, TableInfo } from './types.ts';
import { CHANCE, RulesError } from './types.ts';

/** More automatic steps than this between two answers: the rules go round in circles. */
const ENDLESS = 10_000;

const NONE: readonly Key[] = Object.freeze([]);
const NOBODY: readonly Seat[] = Object.freeze([]);
const BY_CHANCE: readonly Seat[] = Object.freeze([CHANCE]);

/** Called for every step taken: coverage and traces. */
export type Watch = (proc: string, label: string) => void;

/**
 * Interprets a position: runs automatic steps until somebody has to answer. Keeps no history; a table does that.
 * This is the door for search: who can do what (`asked`, `options`), what is `forced`, `clone`, `answer`. Positions come from
 * `Observation.sample`, and `Observation.key` tells those apart that look different to a seat.
 */
export class Machine<S extends BaseState> {
  readonly game: Game<S>;
  readonly pos: Position<S>;
  private readonly hand: Hand<S>;
  /** The step that waits, and its frame; neither once the game is over. */
  step: AnyStep<S> | undefined;
  frame: Frame | undefined;
  /** Who is asked, where one seat is; known once the question is open. */
  private mover: Seat = CHANCE;
  private listed: readonly Key[] | undefined;
  private listedFor: Seat = CHANCE;
  /** Grows whenever another question opens than the one that waited before. */
  opened = 0;
  watch: Watch | undefined;

  private constructor(game: Game<S>, pos: Position<S>, events: StoredEvent[] | null) {
    this.game = game;
    this.pos = pos;
    this.hand = new Hand(game, pos, events);
  }

  /** A new game, run up to its first question; with `ended`, one that begins where another ended. */
  static start<S extends BaseState>(
    game: Game<S>,
    table: TableInfo,
    events: StoredEvent[] | null = null,
    watch?: Watch,
    ended?: S,
  ): Machine<S> {
    const s = ended === undefined ? game.setup(table) : carryOver(game, ended, table);
    if (s.table !== table) throw new RulesError(`${game.id}: setup must keep the table's info in its state`);
    const frame: Frame = { p: game.main.name, at: game.main.first, v: null, r: null, got: null, side: false };
    const machine = new Machine(
      game,
      { s, stack: [frame], seq: 0, barrier: 0, known: nothingKnown(), over: false },
      events,
    );
    machine.hand.steps[0] = game.main.start;
    machine.watch = watch;
    machine.run();
    return machine;
  }

  /** Takes up a position that was stored or copied; it becomes this machine's own. */
  static resume<S extends BaseState>(
    game: Game<S>,
    pos: Position<S>,
    events: StoredEvent[] | null = null,
    watch?: Watch,
  ): Machine<S> {
    const machine = new Machine(game, pos, events);
    machine.watch = watch;
    machine.run();
    return machine;
  }

  get over(): boolean {
    return this.pos.over;
  }

  get seq(): number {
    return this.pos.seq;
  }

  /** Kind of the open question; empty when the game is over. */
  get kind(): string {
    return this.step === undefined ? '' : this.step.kind;
  }

  /** Who learned something in the last answer, as a mask. */
  get learned(): number {
    return this.hand.learned;
  }

  /** The seat that has to answer; the first, where several have. Only while the game is not over. */
  get toMove(): Seat {
    const { step } = this;
    if (step === undefined) throw new RulesError('the game is over');
    return step.type === 'ask' || step.type === 'chance' ? this.mover : (this.asked()[0] as Seat);
  }

  /** Everybody whose answer is waited for. */
  asked(): readonly Seat[] {
    const { step, frame } = this;
    if (step === undefined || frame === undefined) return NOBODY;
    if (step.type === 'ask') return [this.mover];
    if (step.type === 'chance') return BY_CHANCE;
    const seats = step.seats(this.pos.s, frame.v);
    if (step.type === 'each') return seats;
    const { got } = frame;
    return got === null ? seats : seats.filter((seat) => typeof got[seat] !== 'string');
  }

  /** Everybody who may answer the open question although nobody waits for it: to propose, or to change a sealed choice. */
  mayAnswer(): readonly Seat[] {
    const { step, frame } = this;
    if (step === undefined || frame === undefined) return NOBODY;
    if (step.type === 'each') return step.optional(this.pos.s, frame.v);
    const { got } = frame;
    if (step.type !== 'sealed' || got === null) return NOBODY;
    return step.seats(this.pos.s, frame.v).filter((seat) => typeof got[seat] === 'string');
  }

  /** What this seat may answer to the open question; empty if it is not its question. */
  options(seat: Seat): readonly Key[] {
    if (this.listed !== undefined && this.listedFor === seat) return this.listed;
    const list = this.list(seat);
    this.listed = list;
    this.listedFor = seat;
    return list;
  }

  /** Whose answer is waited for and what it has to be, where nothing is left to choose: chance's too. */
  forced(): { readonly seat: Seat; readonly key: Key } | undefined {
    const asked = this.asked();
    const [seat] = asked;
    // Long lists of numbers are not written out for this.
    if (seat === undefined || asked.length > 1 || this.step?.allot !== undefined) return undefined;
    const options = this.options(seat);
    const [key] = options;
    return key === undefined || options.length > 1 ? undefined : { seat, key };
  }

  private list(seat: Seat): readonly Key[] {
    const { step, frame } = this;
    if (step === undefined || frame === undefined) return NONE;
    const { s } = this.pos;
    if (step.type === 'ask' || step.type === 'chance') {
      return seat === this.mover ? step.options(s, frame.v, seat) : NONE;
    }
    return this.mayChoose(step, frame, seat) ? step.options(s, frame.v, seat) : NONE;
  }

  private mayChoose(step: AnyStep<S>, { v }: Frame, seat: Seat): boolean {
    return step.seats(this.pos.s, v).includes(seat) || step.optional(this.pos.s, v).includes(seat);
  }

  /** The numbers this seat may choose, where its question asks for several within bounds and not for one of a list. */
  allotment(seat: Seat): Allotment | undefined {
    const { step, frame } = this;
    if (step?.allot === undefined || frame === undefined || !this.mayChoose(step, frame, seat)) return undefined;
    return step.allot(this.pos.s, frame.v, seat);
  }

  /** Has this seat anything to answer? Without listing all of it where that may be long. */
  canAnswer(seat: Seat): boolean {
    const { step, frame } = this;
    const form = this.allotment(seat);
    if (form === undefined || step === undefined || frame === undefined) return this.options(seat).length !== 0;
    let found = false;
    eachAllotment(form, (numbers) => {
      found = step.guard(this.pos.s, frame.v, seat, numbers) === undefined;
      return found;
    });
    return found;
  }

  /** Why these numbers cannot be chosen; nothing where they can, or where it is not numbers that are asked for. */
  allotmentObjection(seat: Seat, key: Key): Objection | undefined {
    const { step, frame } = this;
    const form = this.allotment(seat);
    if (form === undefined || step === undefined || frame === undefined) return undefined;
    const numbers = readAllotment(key);
    if (numbers === undefined) return outOfBounds(form, []);
    return outOfBounds(form, numbers) ?? step.guard(this.pos.s, frame.v, seat, numbers);
  }

  /** Likelihoods of the open chance question's outcomes, where they are not equal. */
  weights(): readonly number[] | undefined {
    const { step, frame } = this;
    return step === undefined || frame === undefined ? undefined : step.weights?.(this.pos.s, frame.v);
  }

  /** What everybody may know of the open question besides its kind. */
  about(): Json {
    const { step, frame } = this;
    return frame === undefined ? null : (step?.about?.(this.pos.s, frame.v) ?? null);
  }

  /** What only this seat may know of its question: in a sealed one, what it has chosen so far. */
  aside(seat: Seat): Json {
    const { step, frame } = this;
    if (frame === undefined || step === undefined) return null;
    return step.type === 'sealed' ? (frame.got?.[seat] ?? null) : (step.aside?.(this.pos.s, frame.v, seat) ?? null);
  }

  /** What this seat might try and may not, with the reasons: in its question, if it has one, and of side offers. */
  refusals(seat: Seat): readonly Refusal[] {
    const { step, frame, pos, game } = this;
    if (frame === undefined || seat < 0) return [];
    const asked = this.canAnswer(seat) ? (step?.refusals?.(pos.s, frame.v, seat) ?? []) : [];
    if (game.anytime.length === 0 || this.closed) return asked;
    const aside = game.anytime.flatMap(({ kind, refusals }) =>
      (refusals?.(pos.s, seat) ?? []).map((refusal) => ({ ...refusal, target: `~${kind}/${refusal.target}` })),
    );
    return [...asked, ...aside];
  }

  /** Side offers open to a seat now, each as `~kind/key`. */
  offers(seat: Seat): readonly Key[] {
    const { anytime } = this.game;
    if (anytime.length === 0 || this.pos.over || this.step?.type === 'chance' || this.closed) return NONE;
    if (seat < 0 || seat >= this.pos.s.table.seats) return NONE;
    return anytime.flatMap(({ kind, options }) => options(this.pos.s, seat).map((key) => `~${kind}/${key}`));
  }

  /** Does a closed procedure run, so that no side offer is taken? */
  get closed(): boolean {
    const { procs } = this.game;
    return this.pos.stack.some((frame) => procs[frame.p]?.closed === true);
  }

  /** Carries out an answer. Unchecked: whoever calls takes keys from `options` or `offers`. */
  answer(seat: Seat, key: Key): void {
    const { step, frame, hand, pos } = this;
    if (step === undefined || frame === undefined) throw new RulesError('the game is over');
    this.listed = undefined;
    hand.learned = 0;
    hand.moved = false;
    hand.stayed = false;
    // What follows from this answer is counted with it.
    pos.seq++;
    if (step.type === 'sealed' || step.type === 'each' || key.charCodeAt(0) === TILDE)
      this.answerAmong(seat, key, step, frame);
    else {
      step.then(hand, frame.v, step.known === undefined ? key : meaning(step, step.known, key), key);
      this.checkMoved(frame);
    }
    const stays = hand.stayed || !hand.moved;
    this.run();
    if (!stays || this.frame !== frame) this.opened++;
    // Who is asked again after something else happened, and who is not, tells of what was chosen in secret.
    if (this.frame !== undefined && this.frame.got !== null) {
      if (step.type !== 'sealed' || key.charCodeAt(0) === TILDE) hand.learned = -1;
    }
    if (step.type === 'chance' || hand.learned !== 0) pos.barrier = pos.seq;
  }

  /** Goes on from a question of several seats when nobody's answer is waited for any more. */
  private complete(step: AnyStep<S>, frame: Frame): boolean {
    const { hand } = this;
    if (step.type === 'each') {
      if (step.seats(this.pos.s, frame.v).length !== 0) return false;
      step.run(hand, frame.v);
      return true;
    }
    const picks = step.type === 'sealed' ? this.picks(step, frame) : undefined;
    if (picks === undefined) return false;
    // The choices become known to all: nobody can take one back any more.
    if (picks.length !== 0) hand.learned = -1;
    step.reveal(hand, frame.v, picks);
    return true;
  }

  /** All sealed choices, once the last is in. What a side offer has made impossible is chosen anew. */
  private picks(step: AnyStep<S>, { got, v }: Frame): readonly Pick[] | undefined {
    const { s } = this.pos;
    const seats = step.seats(s, v);
    const picks: Pick[] = [];
    for (const seat of seats) {
      const key = got?.[seat];
      if (typeof key !== 'string') continue;
      if (stillPossible(step, s, v, seat, key)) picks.push({ seat, key, answer: key });
      else if (got !== null) got[seat] = null;
    }
    return picks.length === seats.length ? picks : undefined;
  }

  /** An answer of one of several seats, or of a side offer. Apart from the common case, so that that one stays small. */
  private answerAmong(seat: Seat, key: Key, step: AnyStep<S>, frame: Frame): void {
    if (key.charCodeAt(0) === TILDE) this.answerSide(seat, key);
    else if (step.type === 'sealed') {
      frame.got ??= Array<null>(this.pos.s.table.seats).fill(null);
      frame.got[seat] = key;
    } else {
      step.each(this.hand, frame.v, seat, step.known === undefined ? key : meaning(step, step.known, key), key);
      this.checkMoved(frame);
    }
  }

  private answerSide(seat: Seat, key: Key): void {
    const slash = key.indexOf('/');
    const offer = this.game.anytime.find(({ kind }) => kind === key.slice(1, slash));
    if (offer === undefined) throw new RulesError(`there is no side offer ${key}`);
    offer.then(this.hand, seat, key.slice(slash + 1));
  }

  /** Events go there from now on. */
  listen(events: StoredEvent[] | null): void {
    this.hand.events = events;
  }

  /** An independent copy. Events of the copy go nowhere. */
  clone(): Machine<S> {
    const copy = new Machine(this.game, copyPosition(this.pos, this.game.copy), null);
    copy.step = this.step;
    copy.mover = this.mover;
    copy.frame = copy.pos.stack[copy.pos.stack.length - 1];
    for (let i = 0; i < copy.pos.stack.length; i++) copy.hand.steps[i] = this.hand.steps[i];
    return copy;
  }

  private run(): void {
    const { pos, hand, watch } = this;
    const { stack } = pos;
    for (let steps = 0; steps < ENDLESS; steps++) {
      const top = stack.length - 1;
      // Never a look at −1: an engine takes that for a name, and is slower at this place ever after.
      const frame = top < 0 ? undefined : stack[top];
      if (frame === undefined) {
        pos.over = true;
        this.step = undefined;
        this.frame = undefined;
        return;
      }
      const step = hand.steps[top] ?? this.find(frame, top);
      if (watch !== undefined) watch(frame.p, frame.at);
      hand.moved = false;
      if (step.type === 'auto') step.run(hand, frame.v);
      else if (step.type === 'ask' || step.type === 'chance' || !this.complete(step, frame)) {
        if (step !== this.step) this.step = step;
        if (frame !== this.frame) this.frame = frame;
        this.mover = step.type === 'ask' ? step.by(pos.s, frame.v) : CHANCE;
        if (steps !== 0) this.opened++;
        return;
      }
      this.checkMoved(frame);
    }
    throw new RulesError(`endless rules: ${stack.map(({ p, at }) => `${p}.${at}`).join(' > ')}`);
  }

  /** The step a frame stands at, by name: where a position was taken up. */
  private find({ p, at }: Frame, top: number): AnyStep<S> {
    const step = this.game.procs[p]?.steps[at];
    if (step === undefined) throw new RulesError(`there is no step ${p}.${at}`);
    this.hand.steps[top] = step;
    return step;
  }

  private checkMoved(frame: Frame): void {
    if (!this.hand.moved) throw new RulesError(`${frame.p}.${frame.at} did not say what is next`);
  }
}

/** What a key means to the rules, who know it as an answer of its kind and not as a key. */
function meaning<S extends BaseState>({ read }: AnyStep<S>, known: Map<Key, unknown>, key: Key): Key {
  const before = known.get(key);
  if (before !== undefined) return before as Key;
  const answer = read(key);
  known.set(key, answer);
  return answer as Key;
}

function carryOver<S extends BaseState>(game: Game<S>, ended: S, table: TableInfo): S {
  if (game.carry === undefined) throw new RulesError(`${game.id} cannot begin where another game ended`);
  return game.carry(game.copy(ended), table);
}

/** May this sealed choice stand, although something may have changed since it was made? */
function stillPossible<S extends BaseState>(step: AnyStep<S>, s: S, v: Json, seat: Seat, key: Key): boolean {
  if (step.allot === undefined) return step.options(s, v, seat).includes(key);
  const numbers = readAllotment(key);
  if (numbers === undefined) return false;
  return (outOfBounds(step.allot(s, v, seat), numbers) ?? step.guard(s, v, seat, numbers)) === undefined;
}

const TILDE = '~'.charCodeAt(0);
