import type { Key, Message, RuleId, Seat } from './types.ts';

/** Why something is not possible, as data. The words are made elsewhere, from the catalogue. */
export interface Refusal {
  /** What was wanted: the key it would have had. */
  readonly target: Key;
  /** The rule that stands in the way. */
  readonly rule: RuleId;
  /** Catalogue id and parameters of the reason. */
  readonly why: Message;
  /** Where it is known: what would make it possible. */
  readonly fix?: Message;
}

/** A reason without its target: what a guard gives back when it says no. */
export type Objection = Omit<Refusal, 'target'>;

/** `no('ASY-4.06', 'row-closed', { row: 2 })` in a guard; `undefined` means yes. */
export function no(rule: RuleId, why: string, params?: Message['params'], fix?: Message): Objection {
  const message: Message = params === undefined ? { id: why } : { id: why, params };
  return fix === undefined ? { rule, why: message } : { rule, why: message, fix };
}

/** What may be chosen and what may not, told by one guard, so that the two can never disagree. */
export interface Guarded<S, V> {
  readonly options: (s: S, v: V) => readonly Key[];
  readonly refusals: (s: S, v: V) => readonly Refusal[];
}

/**
 * Options and refusals of a question from one list of targets and one guard:
 * `{ ask: 'bid.place', by, ...guarded(bidSpaces, mayBid), then }`.
 */
export function guarded<S, V>(
  targets: (s: S, v: V) => readonly Key[],
  guard: (s: S, v: V, target: Key) => Objection | undefined,
): Guarded<S, V> {
  return {
    options: (s, v) => {
      const open: Key[] = [];
      for (const target of targets(s, v)) if (guard(s, v, target) === undefined) open.push(target);
      return open;
    },
    refusals: (s, v) =>
      targets(s, v).flatMap((target) => {
        const objection = guard(s, v, target);
        return objection === undefined ? [] : [{ target, ...objection }];
      }),
  };
}

interface GuardedEach<S, V> {
  readonly options: (s: S, v: V, seat: Seat) => readonly Key[];
  readonly refusals: (s: S, v: V, seat: Seat) => readonly Refusal[];
}

/** The same for questions that several seats answer. */
export function guardedEach<S, V>(
  targets: (s: S, v: V, seat: Seat) => readonly Key[],
  guard: (s: S, v: V, target: Key, seat: Seat) => Objection | undefined,
): GuardedEach<S, V> {
  return toldEach((s, v, say, seat) => {
    for (const target of targets(s, v, seat)) say(target, guard(s, v, target, seat));
  });
}

/** Says of a target what stands against it, if anything does. */
export type Say = (target: Key, why: Objection | undefined) => void;

/** What nothing stands against. */
function openIn(tell: (say: Say) => void): Key[] {
  const keys: Key[] = [];
  tell((target, why) => {
    if (why === undefined) keys.push(target);
  });
  return keys;
}

/** What something stands against. */
function closedIn(tell: (say: Say) => void): Refusal[] {
  const refusals: Refusal[] = [];
  tell((target, why) => {
    if (why !== undefined) refusals.push({ target, ...why });
  });
  return refusals;
}

/** The same as {@link guarded} where every target is told together with what stands against it: no key has to be taken apart. */
export function told<S, V>(telling: (s: S, v: V, say: Say) => void): Guarded<S, V> {
  return {
    options: (s, v) => openIn((say) => telling(s, v, say)),
    refusals: (s, v) => closedIn((say) => telling(s, v, say)),
  };
}

/** The same for questions that several seats answer. */
export function toldEach<S, V>(telling: (s: S, v: V, say: Say, seat: Seat) => void): GuardedEach<S, V> {
  return {
    options: (s, v, seat) => openIn((say) => telling(s, v, say, seat)),
    refusals: (s, v, seat) => closedIn((say) => telling(s, v, say, seat)),
  };
}

/** Thrown by a table that was given an answer it cannot take. Nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.target}: ${refusal.why.id} (${refusal.rule})`);
    this.refusal = refusal;
  }
}
