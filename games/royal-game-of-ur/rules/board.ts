import type { BaseState, Seat, TableInfo } from '@edubba/kernel';
import { option, rules } from '@edubba/kernel';
import { squares } from '../content/squares.ts';

/** UR-1.02 The last square of a way. */
export const LAST = squares.length;

/** How far a piece at hand has come, and one that is home. */
export const HAND = 0;
export const HOME = LAST + 1;

/** The seat's pieces by how far they have come: so many at hand, on the squares 1 to 14, and home. */
export type Way = number[];

/** The pieces, the throw, and what was done last. */
export type State = BaseState & {
  ways: Way[];
  turn: Seat;
  /** The throw that is being moved; nobody's yet: -1. */
  thrown: number;
  /** The last move, for the picture: whose, from where, to where. */
  last: { seat: Seat; from: number; to: number } | null;
};

/** The game's procedures are made here. */
export const R = rules<State>();

/** UR-1.04 All pieces are at hand at first. */
export function setup(table: TableInfo): State {
  const way = (): Way => [Number(table.options['pieces']), ...Array<number>(LAST + 1).fill(0)];
  return { table, ways: [way(), way()], turn: 0, thrown: -1, last: null };
}

/** A deep copy, by hand. */
export function copy({ table, ways, turn, thrown, last }: State): State {
  return { table, ways: ways.map((way) => way.slice()), turn, thrown, last: last === null ? null : { ...last } };
}

/** Pieces of a seat at this point of its way. */
export function count(s: State, seat: Seat, at: number): number {
  return s.ways[seat]?.[at] ?? 0;
}

/** UR-1.04 How many pieces each player has. */
export function pieces(s: State): number {
  return Number(option(s, 'pieces'));
}

/** The other player. */
export function other(seat: Seat): Seat {
  return 1 - seat;
}

/** UR-1.02 Do both ways lead over this square? */
export function isShared(at: number): boolean {
  return squares[at - 1]?.shared === true;
}

/** UR-1.03 Does this square bear a rosette? */
export function isRosette(at: number): boolean {
  return squares[at - 1]?.rosette === true;
}

/** UR-4.03 Is whoever stands here safe? Only the shared rosette needs the rule. */
export function isSafe(s: State, at: number): boolean {
  return isShared(at) && isRosette(at) && option(s, 'safe-rosette') === 'yes';
}

/** UR-5.01 Does a move that ends here give another throw? */
export function throwsAgain(s: State, at: number): boolean {
  return isRosette(at) && option(s, 'rosette-again') === 'yes';
}
