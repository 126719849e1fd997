import type { AnyRules, Proc } from '../proc.ts';
import type { BaseState, DecisionKind, Json, Key, Seat } from '../types.ts';
import type { Call } from './call.ts';
import { follow } from './call.ts';

/**
 * Who is asked. `public`: whoever might hold a reaction as far as anybody can tell. `all`: everybody.
 * `able`: only who can really react; quick, and it tells who holds what.
 */
export type Poll = 'public' | 'all' | 'able';

/** What a window of reactions is about and how it is answered. W: what is being reacted to. */
export interface Reactions<S extends BaseState, W> {
  readonly kind: DecisionKind;
  /** In the order in which they are asked. */
  readonly seats: (s: S, w: W) => readonly Seat[];
  /** Might this seat hold a reaction, as far as everybody knows? */
  readonly might: (s: S, w: W, seat: Seat) => boolean;
  /** The reactions this seat really can play. */
  readonly reactions: (s: S, w: W, seat: Seat) => readonly Key[];
  /** What playing one does. Its result `cancelled` ends the window and is handed on. */
  readonly play: (s: S, w: W, seat: Seat, key: Key) => Call<S>;
  readonly poll?: (s: S) => Poll;
  readonly about?: (s: S, w: W) => Json;
}

export type Window<W> = { w: W; seats: Seat[]; at: number };

/** Locals for a reaction window. */
export function reactingTo<W>(w: W): Window<W> {
  return { w, seats: [], at: 0 };
}

/** Answer of a seat that lets it happen. */
export const PASS: Key = 'pass';

/**
 * Asks seats in order whether they react, until all have passed since the last reaction. Ends with `cancelled` or nothing.
 * Being asked and being forced to pass must tell nobody what a seat holds, so a lone `pass` is asked like any other.
 */
export function reactionWindow<S extends BaseState, W extends Json>(
  R: AnyRules<S>,
  name: string,
  def: Reactions<S, W>,
): Proc<S, Window<W>> {
  const polled = (s: S, w: W, seat: Seat): boolean => {
    const poll = def.poll?.(s) ?? 'public';
    if (poll === 'all') return true;
    return poll === 'public' ? def.might(s, w, seat) : def.reactions(s, w, seat).length > 0;
  };
  const turn = (v: Window<W>): Seat => v.seats[v.at] ?? -1;
  return R.untold<Window<W>>(name)({
    open: (g, v) => {
      v.seats = [...def.seats(g.s, v.w)];
      return g.goto('next');
    },
    next: (g, v) => {
      while (v.at < v.seats.length && !polled(g.s, v.w, turn(v))) v.at++;
      return v.at === v.seats.length ? g.end() : g.goto('react');
    },
    react: {
      ask: def.kind,
      by: (_, v) => turn(v),
      options: (s, v) => [...def.reactions(s, v.w, turn(v)), PASS],
      ...(def.about === undefined ? {} : { about: (s: S, v: Window<W>) => def.about?.(s, v.w) ?? null }),
      forced: 'ask',
      then: (g, v, key) => {
        if (key !== PASS) return follow(g, def.play(g.s, v.w, turn(v), key), 'reacted');
        v.at++;
        return g.goto('next');
      },
    },
    reacted: (g, v) => {
      if (g.result === 'cancelled') return g.end('cancelled');
      // The situation has changed: everybody is asked again.
      v.at = 0;
      return g.goto('next');
    },
  });
}
