import type { GameEvent } from '@edubba/kernel';
import { copy } from '../rules/copy.ts';
import type { G } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { ALWAYS, plus, times } from './chance.ts';
import type { Chance } from './types.ts';

/** One way in which things may go: a board of its own, and what happens on it. */
export interface Course {
  readonly s: State;
  /** The same, for effects of the rules: they change the board and tell what they did. */
  readonly g: G;
  /** Chance has so many ways of so many weights: which of them this course takes. */
  readonly pick: (weights: readonly number[]) => number;
}

/** A board that may come about, and how likely it is. */
export interface Branch {
  readonly s: State;
  readonly chance: Chance;
}

/** What happened on a course, heard once for each. */
export type Hear = (events: readonly GameEvent[], after: State, chance: Chance) => void;

/**
 * Follows every course of one stage from every board, and gives the boards after it. The stage is played anew for each
 * course, with what chance does written down beforehand: first its first way at every turn, then the last turn's next.
 */
export function follow(branches: readonly Branch[], stage: (course: Course) => void, hear: Hear): Branch[] {
  const after = new Map<string, Branch>();
  for (const branch of branches) {
    const script: { at: number; weights: readonly number[] }[] = [];
    do {
      const s = copy(branch.s);
      const events: GameEvent[] = [];
      let turn = 0;
      const pick = (weights: readonly number[]): number => {
        // A copy: what is drawn from goes on changing.
        script[turn] ??= { at: weights.findIndex((weight) => weight > 0), weights: weights.slice() };
        return script[turn++]?.at ?? 0;
      };
      play(stage, { s, g: { s, emit: (event: GameEvent) => events.push(event) } as unknown as G, pick });
      const chance = script.reduce(
        (share, { at, weights }) => times(share, weights[at] ?? 0, sum(weights)),
        branch.chance,
      );
      hear(events, s, chance);
      merge(after, s, chance);
    } while (turnOver(script));
  }
  return [...after.values()];
}

/** Thrown where the Queen is dead: nothing more happens (SAM-18.14). */
const OVER = new Error('the Queen is dead');

export function alive({ s }: Course): void {
  if (s.ended !== '') throw OVER;
}

function play(stage: (course: Course) => void, course: Course): void {
  try {
    stage(course);
  } catch (error) {
    if (error !== OVER) throw error;
  }
}

const sum = (weights: readonly number[]): number => weights.reduce((total, n) => total + n, 0);

/** The next course: the last turn of chance that has another way takes it, and those after it begin anew. */
function turnOver(script: { at: number; weights: readonly number[] }[]): boolean {
  for (let last = script.pop(); last !== undefined; last = script.pop()) {
    const { at, weights } = last;
    const next = weights.findIndex((weight, i) => i > at && weight > 0);
    if (next < 0) continue;
    script.push({ at: next, weights });
    return true;
  }
  return false;
}

/** Boards that are alike in everything the stages look at are one. */
function merge(into: Map<string, Branch>, s: State, chance: Chance): void {
  const key = looks(s);
  const known = into.get(key);
  into.set(key, { s: known?.s ?? s, chance: known === undefined ? chance : plus(known.chance, chance) });
}

/** Hands, decks and the table are the same in all of them. */
function looks(s: State): string {
  const { table: _t, ashurDeck: _d, ashurDiscard: _x, hand: _h, played: _p, eventPile: _e, unseen: _u, ...rest } = s;
  return JSON.stringify(rest);
}

export const certain = (s: State): Branch[] => [{ s, chance: ALWAYS }];
