import { count, HOME, other, pieces, R, throwsAgain } from './board.ts';
import { immovable, movable, movePiece, startOf } from './moving.ts';
import { beginning, dice } from './throwing.ts';

/** A turn: throw, move, and again after a rosette. */
const turn = R.proc<null>('turn')({
  throw: {
    chance: 'dice.throw',
    ...dice,
    then: (g, _, key) => {
      const { s } = g;
      s.thrown = Number(key);
      if (s.thrown > 0 && movable(s).length > 0) {
        g.emit({ type: 'dice.thrown', seat: s.turn, rule: 'UR-2.01', data: { throw: s.thrown } });
        return g.goto('move');
      }
      const rule = s.thrown === 0 ? 'UR-2.02' : 'UR-3.06';
      g.emit({ type: 'turn.lost', seat: s.turn, rule, data: { throw: s.thrown } });
      return g.end();
    },
  },
  move: {
    ask: 'piece.move',
    by: (s) => s.turn,
    options: movable,
    refusals: immovable,
    about: (s) => ({ throw: s.thrown }),
    then: (g, _, key) => {
      const { s } = g;
      const to = movePiece(g, startOf(key));
      if (!throwsAgain(s, to)) return g.end();
      g.emit({ type: 'rosette.reached', seat: s.turn, rule: 'UR-5.01', data: { square: to } });
      return g.goto('throw');
    },
  },
});

/** UR-6.02 Turns alternate until a player has all pieces home. */
export const game = R.proc<null>('game')({
  begin: (g) => g.call(beginning, { first: 0 }, 'turn'),
  turn: (g) => g.call(turn, null, 'next'),
  next: (g) => {
    const { s } = g;
    if (count(s, s.turn, HOME) === pieces(s)) {
      g.emit({ type: 'game.won', seat: s.turn, rule: 'UR-6.02' });
      return g.end();
    }
    s.turn = other(s.turn);
    return g.goto('turn');
  },
});
