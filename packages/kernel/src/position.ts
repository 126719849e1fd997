import type { BaseState, Json, Key, Seat } from './types.ts';
import { copyJson } from './copy.ts';

/** One activation of a procedure. Plain data, nothing else; always the same members, so that copying is cheap. */
export interface Frame {
  /** Name of the procedure. */
  p: string;
  /** Label of the step it stands at. */
  at: string;
  /** Its locals: ids and numbers, never objects of the board. */
  v: Json;
  /** What the procedure called last handed back. */
  r: Json;
  /** Choices made so far in a sealed question, by seat. */
  got: (Key | null)[] | null;
  /** Pushed by a side offer: its result is nobody's. */
  side: boolean;
}

/** A whole position: everything the rules need to go on, and nothing that cannot be written down. */
export interface Position<S extends BaseState> {
  /** The board: one mutable plain object. */
  s: S;
  /** Where the rules are; the last frame is running. */
  stack: Frame[];
  /** Answers so far. */
  seq: number;
  /** Free undo reaches back to here: chance was used or something hidden became known. */
  barrier: number;
  /** For items learned beyond what their zone shows: one bit for each seat that knows. */
  known: { [item: string]: number };
  over: boolean;
}

export function copyFrame(f: Frame): Frame {
  return {
    p: f.p,
    at: f.at,
    v: copyJson(f.v),
    r: f.r === null ? null : copyJson(f.r),
    got: f.got === null ? null : f.got.slice(),
    side: f.side,
  };
}

export function copyPosition<S extends BaseState>(pos: Position<S>, copyState: (s: S) => S): Position<S> {
  const { stack } = pos;
  const frames: Frame[] = [];
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    if (frame !== undefined) frames.push(copyFrame(frame));
  }
  return {
    s: copyState(pos.s),
    stack: frames,
    seq: pos.seq,
    barrier: pos.barrier,
    known: copyKnown(pos.known),
    over: pos.over,
  };
}

/** What is known at the beginning. Without the platform's own members: names come in any order and most are looked for in vain. */
export const nothingKnown = (): { [item: string]: number } => Object.create(null) as { [item: string]: number };

function copyKnown(known: { [item: string]: number }): { [item: string]: number } {
  const out: { [item: string]: number } = {};
  for (const item in known) out[item] = known[item] ?? 0;
  return out;
}

/** The bit of a seat in a mask; spectators have one of their own, above any seat's. */
export function bit(seat: Seat): number {
  return seat < 0 ? 1 << 30 : 1 << seat;
}

/** Everybody: all seats and the spectators. */
export function everybody(seats: number): number {
  return ((1 << seats) - 1) | (1 << 30);
}
