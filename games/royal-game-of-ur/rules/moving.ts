import type { Effects, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { State } from './board.ts';
import { count, HAND, HOME, isSafe, isShared, LAST, other, pieces } from './board.ts';

const ENTER: Key = 'enter';
const MOVES: readonly Key[] = [ENTER, ...Array.from({ length: LAST }, (_, i) => `move/${i + 1}`), 'home'];

/** Where the piece stands that an option moves: `enter` is from the hand, `move/7` from square 7. */
export function startOf(key: Key): number {
  return MOVES.indexOf(key);
}

/** Where a move from here ends with the present throw. */
export function endOf(s: State, from: number): number {
  return from + s.thrown;
}

/** What stands in the way of moving a piece from here; nothing, if it can move. */
type Obstacle = 'no-piece' | 'is-home' | 'too-far' | 'own-piece' | 'safe';

/** One guard for what may be moved and for the reasons why not. */
function obstacle(s: State, from: number): Obstacle | undefined {
  if (count(s, s.turn, from) === 0) return 'no-piece';
  if (from === HOME) return 'is-home';
  const to = endOf(s, from);
  if (to > HOME) return 'too-far';
  if (to === HOME) return undefined;
  if (count(s, s.turn, to) > 0) return 'own-piece';
  return isSafe(s, to) && count(s, other(s.turn), to) > 0 ? 'safe' : undefined;
}

/** UR-3.05, UR-3.06 Every piece that can move with the present throw; all at hand are alike. */
export function movable(s: State): Key[] {
  const keys: Key[] = [];
  for (let from = HAND; from <= LAST; from++) if (obstacle(s, from) === undefined) keys.push(MOVES[from] as Key);
  return keys;
}

/** Why the other pieces cannot. Squares on which one has no piece need no reason. */
export function immovable(s: State): Refusal[] {
  return MOVES.flatMap((target, from) => {
    const found = obstacle(s, from);
    if (found === undefined || (found === 'no-piece' && from !== HAND)) return [];
    return [{ target, ...objection(s, from, found) }];
  });
}

function objection(s: State, from: number, found: Obstacle): Objection {
  const to = endOf(s, from);
  const needed = HOME - from;
  switch (found) {
    case 'no-piece':
      return no('UR-3.02', 'ur.none-at-hand');
    case 'is-home':
      return no('UR-6.01', 'ur.are-home', { home: count(s, s.turn, HOME) });
    case 'too-far':
      return no('UR-6.01', 'ur.too-far', { throw: s.thrown, from, needed }, { id: 'ur.fix.throw', params: { needed } });
    case 'own-piece':
      return no('UR-3.03', 'ur.own-piece', { to }, moveAway(s, to));
    case 'safe':
      return no('UR-4.03', 'ur.safe', { to, other: other(s.turn) }, { id: 'ur.fix.wait' });
  }
}

/** A piece in one's own way can be moved first, if it can be moved at all; it costs this throw. */
function moveAway(s: State, at: number): Objection['fix'] {
  return obstacle(s, at) === undefined ? { id: 'ur.fix.move-away', params: { to: at } } : { id: 'ur.fix.pass-by' };
}

/** UR-3.01 Moves a piece of the seat on turn by the throw, and captures what stands there. Says where it ends. */
export function movePiece(g: Effects<State>, from: number): number {
  const { s } = g;
  const seat = s.turn;
  const to = endOf(s, from);
  put(s, seat, from, -1);
  put(s, seat, to, 1);
  s.last = { seat, from, to };
  if (to === HOME) {
    const data = { start: from, home: count(s, seat, HOME), pieces: pieces(s) };
    g.emit({ type: 'piece.home', seat, rule: 'UR-6.01', data });
  } else if (from === HAND) g.emit({ type: 'piece.entered', seat, rule: 'UR-3.02', data: { square: to } });
  else g.emit({ type: 'piece.moved', seat, rule: 'UR-3.01', data: { start: from, square: to } });
  maybeCapture(g, seat, to);
  return to;
}

/** UR-4.01, UR-4.02 A piece of the other player in the middle row goes back to its owner's hand. */
function maybeCapture(g: Effects<State>, seat: Seat, at: number): void {
  const victim = other(seat);
  if (!isShared(at) || count(g.s, victim, at) === 0) return;
  put(g.s, victim, at, -1);
  put(g.s, victim, HAND, 1);
  g.emit({ type: 'piece.captured', seat, rule: 'UR-4.01', data: { other: victim, square: at } });
}

function put(s: State, seat: Seat, at: number, n: number): void {
  const way = s.ways[seat];
  if (way !== undefined) way[at] = (way[at] ?? 0) + n;
}
