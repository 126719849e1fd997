import type { Key, Seat } from '@edubba/kernel';
import { clockwise, no } from '@edubba/kernel';
import { SEAT_COINS } from '../../content/board.ts';
import { BOARDS, MERLUME_COINS, UMNOK_KNOWLEDGE } from '../../content/city-states.ts';
import { ASK, CHANCE_OF, numberKey, RANDOM } from '../decisions.ts';
import { dealEmpire, dealMilitary, turnDistrict, turnTitan } from '../effects/decks.ts';
import { isMerlume, isUmnok, startingTitan } from '../queries/options.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, seatsOf } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

type Starting = { seat: Seat; deck: number };

const unused = (s: State): Key[] => BOARDS.filter((_, board) => !s.board.includes(board));

/** AW-2.13 The board fixes colour, starting titan and ability. */
function takeBoard(g: G, seat: Seat, name: Key): void {
  const board = BOARDS.findIndex((one) => one === name);
  g.s.board[seat] = board;
  g.emit({ type: 'board.taken', seat, rule: 'AW-2.11', data: { board: name } });
  g.move(startingTitan(g.s, board), 'removed', at.threat(seat), {
    type: 'titan.threatens',
    seat,
    rule: 'AW-2.13',
  });
}

/** AW-2.18, AW-2.19, AW-16.02, AW-16.04 The token, and what players begin with. */
function begin(g: G, first: Seat): void {
  const { s } = g;
  s.first = first;
  g.emit({ type: 'first.player', seat: first, rule: 'AW-2.18' });
  clockwise(s.table.seats, first).forEach((seat, place) => {
    const extra = (SEAT_COINS[place] as number) + (isMerlume(s, seat) ? MERLUME_COINS : 0);
    s.coins[seat] = (s.coins[seat] as number) + extra;
    // AW-A.45 no ambrosia for it
    if (isUmnok(s, seat)) s.knowledge[seat] = UMNOK_KNOWLEDGE;
  });
}

/** AW-2.17 The seat the host has picked; seats beyond the table count round. */
const pickedSeat = (s: State): Seat | undefined => {
  const wish = s.table.options['first-player'];
  return wish === RANDOM ? undefined : (Number(wish) - 1) % s.table.seats;
};

/** AW-2 Boards in seat order, the first player, decks and rows. */
export const start = R.proc<Starting>('start')({
  next: (g, v) => g.goto(v.seat < g.s.table.seats ? 'board' : 'first'),
  board: {
    ask: ASK.board,
    by: (_, v) => v.seat,
    options: (s) => (unused(s).length === 1 ? unused(s) : [...unused(s), RANDOM]),
    refusals: (s) =>
      BOARDS.flatMap((target, board) => {
        const other = s.board.indexOf(board);
        if (other < 0) return [];
        return [{ target, ...no('AW-2.11', 'no.board.taken', { other }, { id: 'fix.other-board' }) }];
      }),
    then: (g, v, key) => {
      if (key === RANDOM) return g.goto('random');
      takeBoard(g, v.seat++, key);
      return g.goto('next');
    },
  },
  random: {
    chance: CHANCE_OF.board,
    outcomes: (s) => unused(s),
    then: (g, v, key) => {
      takeBoard(g, v.seat++, key);
      return g.goto('next');
    },
  },
  first: (g) => {
    const picked = pickedSeat(g.s);
    if (picked === undefined) return g.goto('lot');
    begin(g, picked);
    return g.goto('districts');
  },
  lot: {
    chance: CHANCE_OF.first,
    outcomes: (s) => seatsOf(s).map(numberKey),
    then: (g, _, key) => {
      begin(g, Number(key));
      return g.goto('districts');
    },
  },
  districts: (g) => g.call(turnDistrict, { rule: 'AW-2.03' }, 'titans'),
  titans: (g, v) => {
    const deck = v.deck++;
    return deck < 3 ? g.call(turnTitan, { deck, rule: 'AW-2.04' }, 'titans') : g.goto('military');
  },
  military: (g) => g.call(dealMilitary, { left: g.s.table.seats, rule: 'AW-2.07' }, 'empire'),
  empire: (g) => g.become(dealEmpire, { left: g.s.table.seats + numberOf(g.s, 'row-more'), rule: 'AW-2.08' }),
});
