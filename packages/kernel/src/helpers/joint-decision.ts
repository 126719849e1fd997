import type { Effects } from '../context.ts';
import { copyJson } from '../copy.ts';
import type { AnyRules, Proc } from '../proc.ts';
import type { Refusal } from '../refusal.ts';
import type { BaseState, DecisionKind, Json, Key, Seat } from '../types.ts';

/** `lead`: anybody proposes, the lead confirms. `vote`: everybody votes, most votes win, the lead breaks ties. */
export type JointMode = 'lead' | 'vote';

/** What the table decides together. W: what it is about. */
export interface Joint<S extends BaseState, W> {
  readonly kind: DecisionKind;
  readonly options: (s: S, w: W) => readonly Key[];
  readonly lead: (s: S, w: W) => Seat;
  readonly mode?: (s: S) => JointMode;
  /** What everybody may know of it besides what the others want. */
  readonly about?: (s: S, w: W) => { readonly [name: string]: Json };
  /** What one might want and the table may not have, each target without `propose:` and `confirm:`. */
  readonly refusals?: (s: S, w: W) => readonly Refusal[];
  /** A copy of what it is about; the same, where nothing of it ever changes. */
  readonly copy?: (w: W) => W;
}

export type Deciding<W> = { w: W; wants: (Key | null)[] };

/** Locals for {@link jointDecision}. */
export function deciding<W>(w: W): Deciding<W> {
  return { w, wants: [] };
}

const PROPOSE = 'propose:';
const CONFIRM = 'confirm:';

/** So many keys are remembered with a verb before them; others are put together each time. */
const REMEMBERED = 5_000;

function after(before: string): (key: Key) => Key {
  const made = new Map<Key, Key>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const whole = before + key;
    if (made.size < REMEMBERED) made.set(key, whole);
    return whole;
  };
}
/** Lists that are asked for all the time, each made once. */
function listed(make: (n: number) => readonly Seat[]): (n: number) => readonly Seat[] {
  const made: (readonly Seat[] | undefined)[] = [];
  return (n) => (made[n] ??= make(n));
}
const only = listed((seat) => [seat]);
const seatsUpTo = listed((seats) => Array.from({ length: seats }, (_, seat) => seat));

const proposing = after(PROPOSE);
const confirming = after(CONFIRM);

/**
 * A cooperative table decides. Proposals are open and may change; whoever disagrees is on record.
 * Ends with the key decided on.
 */
export function jointDecision<S extends BaseState, W extends Json>(
  R: AnyRules<S>,
  name: string,
  def: Joint<S, W>,
): Proc<S, Deciding<W>> {
  const mode = (s: S): JointMode => def.mode?.(s) ?? 'lead';
  // A wish that has become impossible counts no longer.
  const wish = (s: S, v: Deciding<W>, seat: Seat): Key | null => {
    const key = v.wants[seat] ?? null;
    return key !== null && def.options(s, v.w).includes(key) ? key : null;
  };
  const all = (s: S): readonly Seat[] => seatsUpTo(s.table.seats);

  const waitedFor = (s: S, v: Deciding<W>): readonly Seat[] =>
    mode(s) === 'lead' ? only(def.lead(s, v.w)) : all(s).filter((seat) => wish(s, v, seat) === null);

  /** Puts everybody who wanted something else on record; how many they are. */
  const dissent = (g: Effects<S>, v: Deciding<W>, wanted: Key): number => {
    let against = 0;
    v.wants.forEach((key, seat) => {
      if (key === null || key === wanted) return;
      against++;
      g.emit({ type: 'joint.dissented', seat, data: { kind: def.kind, key, decided: wanted } });
    });
    return against;
  };

  const { copy: copyMatter = copyJson } = def;
  return R.untold<Deciding<W>>(name, { copy: ({ w, wants }) => ({ w: copyMatter(w), wants: wants.slice() }) })({
    decide: {
      each: def.kind,
      seats: waitedFor,
      optional: (s, v) => all(s).filter((seat) => !waitedFor(s, v).includes(seat)),
      options: (s, v, seat) => {
        const keys = def.options(s, v.w);
        if (mode(s) === 'lead' && seat === def.lead(s, v.w)) return keys.map(confirming);
        return keys.filter((key) => key !== v.wants[seat]).map(proposing);
      },
      refusals: (s, v, seat) => {
        const verb = mode(s) === 'lead' && seat === def.lead(s, v.w) ? CONFIRM : PROPOSE;
        return (def.refusals?.(s, v.w) ?? []).map((refusal) => ({ ...refusal, target: verb + refusal.target }));
      },
      about: (s, v): Json => ({ ...def.about?.(s, v.w), wants: v.wants }),
      then: (g, v, seat, key) => {
        const wanted = key.slice(key.indexOf(':') + 1);
        // No holes: what is stored must read back as it was.
        for (let other = v.wants.length; other <= seat; other++) v.wants[other] = null;
        v.wants[seat] = wanted;
        if (key.startsWith(CONFIRM)) {
          g.emit({
            type: 'joint.confirmed',
            seat,
            data: { kind: def.kind, key: wanted, against: dissent(g, v, wanted) },
          });
          return g.end(wanted);
        }
        g.emit({ type: 'joint.proposed', seat, data: { kind: def.kind, key: wanted } });
        return g.stay();
      },
      done: (g, v) => {
        const wishes = all(g.s).map((seat) => wish(g.s, v, seat));
        const wanted = counted(wishes, wishes[def.lead(g.s, v.w)] ?? null);
        g.emit({ type: 'joint.voted', data: { kind: def.kind, key: wanted, against: dissent(g, v, wanted) } });
        return g.end(wanted);
      },
    },
  });
}

/** Most votes; the lead's wish among equals, or else the first named. */
function counted(wants: readonly (Key | null)[], lead: Key | null): Key {
  const votes = new Map<Key, number>();
  for (const key of wants) if (key !== null) votes.set(key, (votes.get(key) ?? 0) + 1);
  const most = Math.max(...votes.values());
  const tied = [...votes.keys()].filter((key) => votes.get(key) === most);
  return tied.find((key) => key === lead) ?? (tied[0] as Key);
}
