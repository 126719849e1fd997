import type { Asked, BaseState, DecisionKind, Key, Seat, Table, View } from '@edubba/kernel';
import { type Machine, Refused, resample, viewOf, Xoshiro } from '@edubba/kernel';
import type { AnyReferee } from './sitter.ts';

/** One answer of several that somebody suggests in a row. */
interface Step {
  readonly kind: DecisionKind;
  readonly key: Key;
}

/** What a seat suggests to another: what to answer, to its open question or in its coming turn. Plain data, kept with the table. */
export interface Suggestion {
  readonly by: Seat;
  readonly to: Seat;
  readonly steps: readonly Step[];
  /** How many answers stood when it was made: what came of it is read from those that followed. */
  readonly at: number;
}

/** A suggestion as its maker and the one it was made to are shown it: the answer that is next. */
export interface Suggested extends Step {
  readonly by: Seat;
  readonly to: Seat;
  /** How many of its answers were given already, and how many there are. */
  readonly step: number;
  readonly of: number;
}

/** How things would stand for another seat, by nothing but what the one who imagines it may know. */
export interface Imagined {
  readonly view: View<BaseState>;
  /** What could be suggested there; nothing where chance, a secret or somebody else follows. */
  readonly question: Asked | null;
}

/** So many answers in a row can be suggested. */
export const MOST_STEPS = 8;
/** So many positions that could be are looked at: what is suggested must be possible in all of them. */
const SAMPLES = 3;
/** So many who do nothing more are passed over until a turn comes. */
const MOST_PASSED = 24;

/**
 * Another seat's question after some answers, on positions drawn anew from what `by` may know: whatever is hidden from it
 * has no part in this. Nothing where nothing can be suggested.
 */
export function imagine(
  play: AnyReferee,
  table: Table<BaseState>,
  { by, to, keys }: { readonly by: Seat; readonly to: Seat; readonly keys: readonly Key[] },
): (Imagined & { readonly steps: readonly Step[] }) | null {
  const { seats } = table.info;
  const isSeat = (seat: Seat): boolean => seat >= 0 && seat < seats;
  if (play.suggesting === undefined || by === to || !isSeat(by) || !isSeat(to)) return null;
  if (table.over || keys.length > MOST_STEPS) return null;
  const worlds = Array.from({ length: SAMPLES }, (_, i) => {
    const random = new Xoshiro(`suggestion/${i}`, table.line.length);
    return follow(play, resample(table.machine, by, random).machine, to, keys);
  });
  const [world] = worlds;
  if (world === null || world === undefined || worlds.includes(null)) return null;
  const { machine, steps } = world;
  const lists = worlds.map((one) => (one?.open === true ? one.machine.options(to) : []));
  const options = (lists[0] ?? []).filter((key) => lists.every((list) => list.includes(key)));
  if (steps.length === 0 && options.length === 0) return null;
  const question: Asked = {
    number: steps.length,
    seat: to,
    kind: machine.kind,
    options,
    optional: false,
    about: machine.about(),
    aside: machine.aside(to),
  };
  return { view: viewOf(machine, by), question: options.length === 0 ? null : question, steps };
}

/** Plays the answers on a position that could be; nothing where one of them is not possible there. */
function follow(
  play: AnyReferee,
  machine: Machine<BaseState>,
  to: Seat,
  keys: readonly Key[],
): { readonly machine: Machine<BaseState>; readonly steps: readonly Step[]; readonly open: boolean } | null {
  if (!awaitTurn(play, machine, to)) return null;
  const steps: Step[] = [];
  let open = true;
  for (const key of keys) {
    if (!open || !machine.options(to).includes(key)) return null;
    steps.push({ kind: machine.kind, key });
    machine.answer(to, key);
    open = machine.learned === 0 && skipForced(machine, to) && isOwn(machine, to);
  }
  return { machine, steps, open };
}

/** Goes on to the question of a seat, while whoever is before it does nothing more; says whether it comes to one. */
function awaitTurn(play: AnyReferee, machine: Machine<BaseState>, to: Seat): boolean {
  if (isAmong(machine, to)) return true;
  for (let passed = 0; passed < MOST_PASSED; passed++) {
    if (machine.step?.type !== 'ask') return false;
    const seat = machine.toMove;
    const options = machine.options(seat);
    if (seat === to && !(machine.step.forced && options.length === 1)) return true;
    const idle = machine.step.forced && options.length === 1 ? options[0] : play.suggesting?.idle(machine.kind);
    if (idle === undefined || !options.includes(idle)) return false;
    machine.answer(seat, idle);
    if (machine.learned !== 0) return false;
  }
  return false;
}

/** Several are asked in the open, and the seat is one of them. */
function isAmong(machine: Machine<BaseState>, seat: Seat): boolean {
  return machine.step?.type === 'each' && machine.options(seat).length > 0;
}

/** Nobody else is asked, and no die is rolled. */
const isOwn = (machine: Machine<BaseState>, seat: Seat): boolean =>
  machine.step?.type === 'ask' && machine.toMove === seat && machine.allotment(seat) === undefined;

/** What nobody chooses is answered by itself; says whether nothing came to light by it. */
function skipForced(machine: Machine<BaseState>, seat: Seat): boolean {
  for (let skipped = 0; skipped < MOST_PASSED && isOwn(machine, seat); skipped++) {
    const [only, other] = machine.options(seat);
    if (machine.step?.forced !== true || only === undefined || other !== undefined) return true;
    machine.answer(seat, only);
    if (machine.learned !== 0) return false;
  }
  return true;
}

/** The list with one more suggestion; the last one of the same to the same is replaced. Throws why it cannot be. */
export function suggest(
  play: AnyReferee,
  table: Table<BaseState>,
  list: readonly Suggestion[],
  wish: { readonly by: Seat; readonly to: Seat; readonly keys: readonly Key[] },
): readonly Suggestion[] {
  const steps = wish.keys.length === 0 ? undefined : imagine(play, table, wish)?.steps;
  if (steps === undefined) {
    throw new Refused({ target: wish.keys[0] ?? '', rule: 'kernel', why: { id: 'suggest.impossible' } });
  }
  const { by, to } = wish;
  const kept = withdraw(list, by, to).filter((one) => given(table, one) !== undefined);
  return [...kept, { by, to, steps, at: table.line.length }];
}

/** The list without what a seat suggested to another. */
export function withdraw(list: readonly Suggestion[], by: Seat, to: Seat): readonly Suggestion[] {
  return list.filter((one) => one.by !== by || one.to !== to);
}

/** How many of its answers were given; nothing once all were, or something else was answered. What is taken back was never. */
function given(table: Table<BaseState>, { to, steps, at }: Suggestion): number | undefined {
  const { line } = table;
  if (line.length < at || table.over) return undefined;
  let step = 0;
  for (let i = at; i < line.length; i++) {
    const entry = line[i];
    if (entry === undefined || entry.seat !== to || entry.mark !== undefined) continue;
    if (entry.key !== steps[step]?.key) return undefined;
    step++;
  }
  return step < steps.length ? step : undefined;
}

/**
 * What a seat is shown: of what was suggested to it, what it may answer now; of what it has suggested itself, what can
 * still come true as far as it may know.
 */
export function suggestedTo(
  play: AnyReferee,
  table: Table<BaseState>,
  list: readonly Suggestion[],
  seat: Seat,
): readonly Suggested[] {
  return list.flatMap((one): Suggested[] => {
    if (one.to !== seat && one.by !== seat) return [];
    const step = given(table, one);
    const next = step === undefined ? undefined : one.steps[step];
    if (step === undefined || next === undefined) return [];
    if (!(seat === one.to ? isOpen(table, seat, next) : isThinkable(play, table, one, next))) return [];
    return [{ by: one.by, to: one.to, ...next, step, of: one.steps.length }];
  });
}

function isOpen({ machine }: Table<BaseState>, seat: Seat, { kind, key }: Step): boolean {
  return machine.kind === kind && machine.step?.type !== 'sealed' && machine.options(seat).includes(key);
}

/** Of a question that is open now its maker may know whether it is possible; a turn that comes is waited for. */
function isThinkable(play: AnyReferee, table: Table<BaseState>, { by, to }: Suggestion, { kind, key }: Step): boolean {
  const { machine } = table;
  if (machine.kind !== kind || machine.options(to).length === 0) return true;
  const now = imagine(play, table, { by, to, keys: [] });
  return now === null || now.question?.kind !== kind || now.question.options.includes(key);
}
