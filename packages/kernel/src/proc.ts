import type { Allotment } from './allotment.ts';
import { allotmentKey, eachAllotment } from './allotment.ts';
import type { Context, EachContext, SideContext } from './context.ts';
import { copyJson } from './copy.ts';
import type { AboutIn, AnswerTo, AsideIn, Decisions, HowOf, KindOf, Untold } from './decision.ts';
import { reader } from './decision.ts';
import type { Anytime } from './game.ts';
import type { Objection, Refusal } from './refusal.ts';
import type { BaseState, DecisionKind, Json, Key, Seat } from './types.ts';
import { RulesError } from './types.ts';

declare const NEXT: unique symbol;

/** Proof that a step has said where the rules go on. Only the context can make one. */
export interface Next {
  readonly [NEXT]: true;
}

/** An automatic step: does its work and says what is next. */
export type Auto<S extends BaseState, V, L extends string> = (g: Context<S, L>, v: V) => Next;

/** Which of the four a question is; the others stay out, so that the compiler knows which one it is looking at. */
type Only<Tag extends string> = { readonly [Other in Exclude<'ask' | 'chance' | 'sealed' | 'each', Tag>]?: undefined };

/** One seat decides. All but `then` is pure: it is asked again whenever somebody looks. */
export interface Question<S extends BaseState, V, L extends string, K extends DecisionKind, D> extends Only<'ask'> {
  readonly ask: K;
  readonly by: (s: S, v: V) => Seat;
  readonly options: (s: S, v: V) => readonly Key[];
  /** The effect, which is given what the key means. */
  readonly then: (g: Context<S, L>, v: V, answer: AnswerTo<D>, key: Key) => Next;
  /** What one might try and may not, with the reason. */
  readonly refusals?: (s: S, v: V) => readonly Refusal[];
  /** A single option is taken by the kernel and recorded, unless `ask`: where being asked is itself a secret. */
  readonly forced?: 'take' | 'ask';
  /** What everybody may know of the question besides its kind: whom it is about, what is at stake. */
  readonly about?: (s: S, v: V) => AboutIn<D>;
  /** What only the asked seat may know of the question: its own half-made offer, say. */
  readonly aside?: (s: S, v: V) => AsideIn<D>;
}

/** Dice and draws. The outcome is an answer by {@link CHANCE} and is recorded like any other. */
export interface Chance<S extends BaseState, V, L extends string> extends Only<'chance'> {
  readonly about?: (s: S, v: V) => Json;
  readonly chance: DecisionKind;
  readonly outcomes: (s: S, v: V) => readonly Key[];
  /** Whole numbers, one for each outcome; without it all are equally likely. */
  readonly weights?: (s: S, v: V) => readonly number[];
  readonly then: (g: Context<S, L>, v: V, key: Key) => Next;
}

/** What one seat chose in a sealed question: the key, and what it means. */
export interface Pick<T = Key> {
  readonly seat: Seat;
  readonly key: Key;
  readonly answer: T;
}

/**
 * All at once and in secret: one of a list of keys, or several numbers within bounds. A seat may change its mind until the last
 * choice is in; then all are revealed.
 */
export interface Sealed<S extends BaseState, V, L extends string, K extends DecisionKind, D> extends Only<'sealed'> {
  readonly sealed: K;
  readonly seats: (s: S, v: V) => readonly Seat[];
  /** Either a list … */
  readonly options?: (s: S, v: V, seat: Seat) => readonly Key[];
  /** … or which numbers, and their bounds. The pick is a key that says them: see {@link readAllotment}. */
  readonly allot?: (s: S, v: V, seat: Seat) => Allotment;
  /** What must hold of the numbers besides the bounds. */
  readonly guard?: (s: S, v: V, seat: Seat, numbers: readonly number[]) => Objection | undefined;
  readonly reveal: (g: Context<S, L>, v: V, picks: readonly Pick<AnswerTo<D>>[]) => Next;
  readonly refusals?: (s: S, v: V, seat: Seat) => readonly Refusal[];
  readonly about?: (s: S, v: V) => AboutIn<D>;
}

/** Several seats decide in the open, each at its own pace; every answer takes effect at once. */
export interface Parallel<S extends BaseState, V, L extends string, K extends DecisionKind, D> extends Only<'each'> {
  readonly each: K;
  /** Who still has to decide. When nobody has to, `done` follows. */
  readonly seats: (s: S, v: V) => readonly Seat[];
  /** Who may answer without being waited for. */
  readonly optional?: (s: S, v: V) => readonly Seat[];
  readonly options: (s: S, v: V, seat: Seat) => readonly Key[];
  readonly then: (g: EachContext<S, L>, v: V, seat: Seat, answer: AnswerTo<D>, key: Key) => Next;
  readonly done: (g: Context<S, L>, v: V) => Next;
  readonly refusals?: (s: S, v: V, seat: Seat) => readonly Refusal[];
  readonly about?: (s: S, v: V) => AboutIn<D>;
  readonly aside?: (s: S, v: V, seat: Seat) => AsideIn<D>;
}

/** A question that promises to say something must say it. */
type Told<D, About, Silent> = null extends AboutIn<D> ? Silent : About;

interface QuestionAbout<S extends BaseState, V, L extends string, K extends DecisionKind, D>
  extends Question<S, V, L, K, D> {
  readonly about: (s: S, v: V) => AboutIn<D>;
}
interface SealedAbout<S extends BaseState, V, L extends string, K extends DecisionKind, D>
  extends Sealed<S, V, L, K, D> {
  readonly about: (s: S, v: V) => AboutIn<D>;
}
interface ParallelAbout<S extends BaseState, V, L extends string, K extends DecisionKind, D>
  extends Parallel<S, V, L, K, D> {
  readonly about: (s: S, v: V) => AboutIn<D>;
}

/** A question of one kind, as its decision says it is asked. */
type Asking<S extends BaseState, V, L extends string, K extends DecisionKind, D> = {
  readonly ask: Told<D, QuestionAbout<S, V, L, K, D>, Question<S, V, L, K, D>>;
  readonly sealed: Told<D, SealedAbout<S, V, L, K, D>, Sealed<S, V, L, K, D>>;
  readonly each: Told<D, ParallelAbout<S, V, L, K, D>, Parallel<S, V, L, K, D>>;
};

/**
 * The questions that seats can be asked, each typed by its own decision. One plain object type for each kind: the compiler then
 * finds the one that a step is by a single look at its kind, where intersections are gone through one by one (a game of sixty
 * kinds took minutes and gigabytes).
 */
type Asked<S extends BaseState, V, L extends string, D> = {
  [K in KindOf<D>]: Asking<S, V, L, K, D[K]>[HowOf<D[K]>];
}[KindOf<D>];

/** D: the game's decisions by kind; without them any kind will do, and a key is a key. */
export type Step<S extends BaseState, V, L extends string, D = Untold> =
  | Auto<S, V, L>
  | Chance<S, V, L>
  | Asked<S, V, L, D>;

/** The steps of a procedure by label; the first one written is where it starts. */
export type Steps<S extends BaseState, V, L extends string, D = Untold> = { readonly [At in L]: Step<S, V, L, D> };

/** A procedure: a named table of steps over locals of type V. */
export interface Proc<S extends BaseState, V> {
  readonly name: string;
  readonly first: string;
  /** The step of that name. */
  readonly start: AnyStep<S>;
  /** The game's procedures, of which this is one. */
  readonly among: ProcTable<S>;
  /** While it or anything it called is waiting, no side offers are taken. */
  readonly closed: boolean;
  /** Whatever is handed to it may be a constant, or be used again: it has a copy of its own. */
  readonly copy: (v: never) => Json;
  readonly steps: { readonly [label: string]: AnyStep<S> };
  /** Never read: makes procedures with other locals different types. */
  readonly locals?: (v: V) => void;
}

export type StepType = 'auto' | 'ask' | 'chance' | 'sealed' | 'each';

/** A step as the machine reads it: one shape for all five kinds, so that the hot loop stays monomorphic. */
export interface AnyStep<S extends BaseState> {
  readonly type: StepType;
  /** What it is called in its procedure. */
  readonly label: string;
  /** All steps of its procedure: they are few, so that going through them is quicker than a table by name. */
  readonly among: readonly AnyStep<S>[];
  readonly kind: DecisionKind;
  readonly forced: boolean;
  readonly run: (g: EachContext<S, string>, v: Json) => Next;
  readonly by: (s: S, v: Json) => Seat;
  readonly seats: (s: S, v: Json) => readonly Seat[];
  readonly optional: (s: S, v: Json) => readonly Seat[];
  readonly options: (s: S, v: Json, seat: Seat) => readonly Key[];
  /** Numbers within bounds instead of options to list, and what else must hold of them. */
  readonly allot: ((s: S, v: Json, seat: Seat) => Allotment) | undefined;
  readonly guard: (s: S, v: Json, seat: Seat, numbers: readonly number[]) => Objection | undefined;
  readonly weights: ((s: S, v: Json) => readonly number[]) | undefined;
  /** What a key means, where it is not its own answer, and the keys that were read before: there are few, and all were offered. */
  readonly read: (key: Key) => unknown;
  readonly known: Map<Key, unknown> | undefined;
  /** What an answer does, given as what it means and as its key: of one seat or of chance … */
  readonly then: (g: EachContext<S, string>, v: Json, answer: Key, key: Key) => Next;
  /** … and of one of several seats. */
  readonly each: (g: EachContext<S, string>, v: Json, seat: Seat, answer: Key, key: Key) => Next;
  readonly reveal: (g: EachContext<S, string>, v: Json, picks: readonly Pick[]) => Next;
  readonly refusals: ((s: S, v: Json, seat: Seat) => readonly Refusal[]) | undefined;
  readonly about: ((s: S, v: Json) => Json) | undefined;
  readonly aside: ((s: S, v: Json, seat: Seat) => Json) | undefined;
}

const never = (): never => {
  throw new RulesError('this step has no such part');
};
const nobody = (): readonly Seat[] => [];
const anything = (): undefined => undefined;

/** How keys of this kind are read; nothing, where a key is its own answer. */
function meaningOf(decisions: Decisions | undefined, kind: DecisionKind): { readonly [part: string]: unknown } {
  const read = reader(decisions, kind);
  return read === undefined ? {} : { read, known: new Map() };
}

type Reveal = (g: never, v: never, picks: readonly Pick<never>[]) => Next;

function revealing(decisions: Decisions | undefined, kind: DecisionKind, reveal: Reveal): Reveal {
  const read = reader(decisions, kind);
  if (read === undefined) return reveal;
  return (g, v, picks) => {
    const told = picks.map(({ seat, key }) => ({ seat, key, answer: read(key) as never }));
    return reveal(g, v, told);
  };
}

function compile<S extends BaseState, V, L extends string>(
  label: string,
  step: Step<S, V, L>,
  among: readonly AnyStep<S>[],
  decisions: Decisions | undefined,
): AnyStep<S> {
  const blank = {
    type: 'auto' as StepType,
    label,
    among,
    kind: '',
    forced: false,
    run: never,
    by: never,
    seats: nobody,
    optional: nobody,
    options: never,
    allot: undefined,
    guard: anything,
    weights: undefined,
    read: never,
    known: undefined,
    then: never,
    each: never,
    reveal: never,
    refusals: undefined,
    about: undefined,
    aside: undefined,
  };
  let made: object;
  if (typeof step === 'function') made = { ...blank, run: step };
  else if (step.ask !== undefined) {
    const { ask, by, options, then, refusals, about, aside } = step;
    const forced = step.forced !== 'ask';
    const meaning = meaningOf(decisions, ask);
    made = { ...blank, type: 'ask', kind: ask, forced, by, options, ...meaning, then, refusals, about, aside };
  } else if (step.chance !== undefined) {
    const { chance, outcomes, weights, then, about } = step;
    made = { ...blank, type: 'chance', kind: chance, options: outcomes, weights, then, about };
  } else if (step.sealed !== undefined) {
    const { sealed, seats, refusals, about } = step;
    const reveal = revealing(decisions, sealed, step.reveal);
    const choosing =
      step.allot === undefined ? { options: step.options } : allotted(step.allot, step.guard ?? anything);
    made = { ...blank, type: 'sealed', kind: sealed, seats, ...choosing, reveal, refusals, about };
  } else {
    const { each, seats, optional, options, then, done, refusals, about, aside } = step;
    made = {
      ...blank,
      type: 'each',
      kind: each,
      seats,
      optional: optional ?? nobody,
      options,
      ...meaningOf(decisions, each),
      each: then,
      run: done,
      refusals,
      about,
      aside,
    };
  }
  // The compiler has checked V and L where the step was written; the machine only ever pairs a step with its own frame.
  return made as AnyStep<S>;
}

/** So many lists of numbers within bounds are kept: the same bounds come up again and again. */
const LISTS_KEPT = 64;

/** Numbers within bounds: listed only for whoever really wants them all. */
function allotted<S, V>(
  allot: (s: S, v: V, seat: Seat) => Allotment,
  guard: (s: S, v: V, seat: Seat, numbers: readonly number[]) => Objection | undefined,
): { readonly [part: string]: unknown } {
  const lists = new Map<string, readonly Key[]>();
  const list = (form: Allotment, may: (numbers: readonly number[]) => boolean): readonly Key[] => {
    const keys: Key[] = [];
    eachAllotment(form, (numbers) => {
      if (may(numbers)) keys.push(allotmentKey(numbers));
      return false;
    });
    return keys;
  };
  const options = (s: S, v: V, seat: Seat): readonly Key[] => {
    const form = allot(s, v, seat);
    if (guard !== anything) return list(form, (numbers) => guard(s, v, seat, numbers) === undefined);
    let bounds = `${form.least} ${form.most}`;
    for (const { least, most } of form.parts) bounds += ` ${least} ${most}`;
    const known = lists.get(bounds);
    if (known !== undefined) return known;
    const keys = Object.freeze(list(form, () => true));
    if (lists.size < LISTS_KEPT) lists.set(bounds, keys);
    return keys;
  };
  return { allot, guard, options };
}

/** A game's procedures by name. Frames hold names, so what is stored never holds a function. */
export type ProcTable<S extends BaseState> = { readonly [name: string]: Proc<S, never> | undefined };

/** What a procedure is besides its steps. */
interface Traits<V> {
  /** While it or anything it called is waiting, no side offers are taken. */
  readonly closed?: boolean;
  /** A copy of its locals, written out: for a procedure that is called all the time, since copying by name takes longer. */
  readonly copy?: (v: V) => V;
}

/** Most procedures are for one player: their locals are copied at once, not by name. */
export const one: Traits<{ seat: Seat }> = { copy: ({ seat }) => ({ seat }) };

/** Makes procedures: `R.proc<Locals>('name')({ label: step, … })`. */
type Maker<S extends BaseState, D> = <V extends Json>(
  name: string,
  traits?: Traits<V>,
) => <const L extends string>(steps: Steps<S, V, L, D>) => Proc<S, V>;

/** The table of a game's procedures, whatever is said of its decisions: what helpers and the game itself need. */
export interface AnyRules<S extends BaseState> {
  /** For helpers, which are told the kind of their question by whoever uses them: a key is a key. */
  readonly untold: Maker<S, Untold>;
  readonly procs: ProcTable<S>;
  readonly decisions: Decisions | undefined;
}

/** A side offer, typed by its decision. */
interface Offer<S extends BaseState, D> extends Omit<Anytime<S>, 'kind' | 'then'> {
  readonly then: (g: SideContext<S>, seat: Seat, answer: AnswerTo<D>, key: Key) => void;
}

/** Where a game's procedures are made. D: its decisions by kind. */
export interface Rules<S extends BaseState, D = Untold> extends AnyRules<S> {
  readonly proc: Maker<S, D>;
  /** A side offer of this kind. */
  readonly offer: <K extends KindOf<D>>(kind: K, offer: Offer<S, D[K]>) => Anytime<S>;
}

/**
 * Opens the table of procedures of one game; every `proc` made from it can be called and stored by name. With the table of its
 * decisions (`rules<State, typeof decisions>(decisions)`) every question is typed by its kind.
 */
export function rules<S extends BaseState>(): Rules<S>;
export function rules<S extends BaseState, D extends Decisions>(decisions: D): Rules<S, D>;
export function rules<S extends BaseState>(decisions?: Decisions): Rules<S> {
  const procs = Object.create(null) as { [name: string]: Proc<S, never> | undefined };
  const maker =
    (told: Decisions | undefined): Maker<S, Untold> =>
    (name, traits = {}) =>
    (steps) => {
      if (procs[name] !== undefined) throw new RulesError(`two procedures are named ${name}`);
      const entries = Object.entries(steps) as [string, Step<S, Json, string>][];
      const all: AnyStep<S>[] = [];
      for (const [label, step] of entries) all.push(compile(label, step, all, told));
      const [start] = all;
      if (start === undefined) throw new RulesError(`procedure ${name} has no steps`);
      const byLabel = Object.fromEntries(all.map((step) => [step.label, step]));
      const made = {
        name,
        first: start.label,
        start,
        among: procs,
        closed: traits.closed === true,
        copy: traits.copy ?? copyJson,
        steps: byLabel,
      };
      procs[name] = made;
      return made;
    };
  const offer: Rules<S>['offer'] = (kind, { then, ...rest }) => {
    const read = reader(decisions, kind) ?? ((key: Key) => key);
    return { kind, ...rest, then: (g, seat, key) => then(g, seat, read(key) as Key, key) };
  };
  return { procs, decisions, proc: maker(decisions), untold: maker(undefined), offer };
}
