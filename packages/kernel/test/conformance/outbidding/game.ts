/**
 * Outbidding: one leader a seat, one more row than seats, and whoever is outbid moves on at once.
 *
 * OUT-1.01 3 or 4 seats with 4 points each; one row more than seats; 3 rounds.
 * OUT-1.02 Before each round every row gets a prize of 0 to 6 points, drawn from a bag and laid open.
 * OUT-2.01 Seats place their leaders in turn order.
 * OUT-2.02 A leader must be placed; passing is not possible.
 * OUT-2.03 A row has three spaces: high costs 0 points, middle 1, low 3; the cost is paid at once.
 * OUT-2.04 In a row without a leader any space may be taken.
 * OUT-2.05 In a row with a leader only spaces strictly below that leader may be taken.
 * OUT-2.06 A row whose leader stands on the low space is closed.
 * OUT-2.07 A space that costs more than the seat has cannot be taken.
 * OUT-2.08 A leader below which another is placed is outbid: its owner places it anew before anybody else bids.
 * OUT-2.09 It may go below the leader that outbid it, or elsewhere, but may not stay where it was.
 * OUT-2.10 Placing anew follows the rules of placing, and may outbid in its turn.
 * OUT-2.11 After a chain the next seat in turn order bids that has not placed yet.
 * OUT-2.12 Bidding ends when every leader stands in a row of its own; exactly one row is empty.
 * OUT-2.13 A leader always finds a free space, and every outbidding costs at least 1 point, so bidding ends.
 * OUT-3.01 Rows pay from the first to the last: the leader's owner takes the prize.
 * OUT-3.02 The rows, from the first to the last, are the turn order of the next round.
 * OUT-3.03 Most points after the last round win.
 */
import type { BaseState, ItemId, Key, Objection, Proc, Seat, TableInfo } from '@edubba/kernel';
import { defineGame, guarded, no, ranked, rules } from '@edubba/kernel';

export const ROUNDS = 3;
export const NOBODY = -1;

export type Space = 'high' | 'middle' | 'low';
const SPACES: readonly Space[] = ['high', 'middle', 'low'];
/** OUT-2.03 */
const COST: { readonly [S in Space]: number } = { high: 0, middle: 1, low: 3 };

/** Where a leader stands: row, and how far down (0 is high). Row −1: not placed. */
export type Stand = { row: number; depth: number };
const OFF: Stand = { row: NOBODY, depth: 0 };

export type State = BaseState & {
  points: number[];
  /** Turn order of this round. */
  order: Seat[];
  leaders: Stand[];
  /** The prize of each row; none yet where the row has not been drawn for. */
  prizes: ItemId[];
  bag: ItemId[];
  round: number;
};

const PRIZES: readonly ItemId[] = [0, 1, 2, 3, 4, 5, 6, 3, 2, 1].map((worth, i) => `prize-${worth}#${i + 1}`);

/** `prize-3#4` is worth 3. */
export const worthOf = (prize: ItemId): number => Number(prize.slice('prize-'.length, prize.indexOf('#')));
const rowsOf = (s: State): number => s.table.seats + 1;

/** `row2/low` → row 2, depth 2. */
function standOf(key: Key): Stand {
  const slash = key.indexOf('/');
  return { row: Number(key.slice('row'.length, slash)), depth: SPACES.indexOf(key.slice(slash + 1) as Space) };
}

/** The leader that stands lowest in a row, other than this seat's. */
function leaderIn(s: State, row: number, except: Seat): Seat {
  return s.leaders.findIndex((stand, seat) => seat !== except && stand.row === row);
}

function spaces(s: State): Key[] {
  return Array.from({ length: rowsOf(s) }, (_, row) => SPACES.map((space) => `row${row}/${space}`)).flat();
}

function objection(s: State, v: Placing, target: Key): Objection | undefined {
  const { row, depth } = standOf(target);
  const mine = s.leaders[v.seat] ?? OFF;
  if (mine.row === row && mine.depth === depth) return no('OUT-2.09', 'out.must-leave', { row });
  const other = s.leaders[leaderIn(s, row, v.seat)];
  if (other !== undefined) {
    if (other.depth === SPACES.length - 1) return no('OUT-2.06', 'out.row-closed', { row });
    if (depth <= other.depth) return no('OUT-2.05', 'out.not-below', { row }, { id: 'out.go-below', params: { row } });
  }
  const cost = COST[SPACES[depth] ?? 'high'];
  const have = s.points[v.seat] ?? 0;
  if (cost <= have) return undefined;
  return no('OUT-2.07', 'out.too-expensive', { cost, have }, { id: 'out.more-points', params: { more: cost - have } });
}

const R = rules<State>();

type Placing = { seat: Seat };

const placeLeader: Proc<State, Placing> = R.proc<Placing>('bid.placeLeader')({
  place: {
    ask: 'bid.place',
    by: (_, v) => v.seat,
    ...guarded(spaces, objection),
    about: (s, v) => ({ outbid: s.leaders[v.seat]?.row !== NOBODY }),
    then: (g, v, key) => {
      const { s } = g;
      const stand = standOf(key);
      const outbid = leaderIn(s, stand.row, v.seat);
      s.points[v.seat] = (s.points[v.seat] ?? 0) - COST[SPACES[stand.depth] ?? 'high'];
      s.leaders[v.seat] = stand;
      g.emit({ type: 'bid.placed', seat: v.seat, rule: 'OUT-2.03', data: { space: key } });
      if (outbid === NOBODY) return g.end();
      g.emit({ type: 'bid.outbid', seat: outbid, rule: 'OUT-2.08', data: { row: stand.row } });
      return g.become(placeLeader, { seat: outbid });
    },
  },
});

const round = R.proc<{ next: number }>('round')({
  prizes: (g) => g.goto(g.s.prizes.length < rowsOf(g.s) ? 'drawPrize' : 'bid'),
  drawPrize: {
    chance: 'prize.draw',
    outcomes: (s) => s.bag,
    then: (g, _, prize) => {
      g.move(prize, 'bag', 'prizes', { type: 'prize.drawn', rule: 'OUT-1.02' });
      return g.goto('prizes');
    },
  },
  bid: (g, v) => {
    const seat = g.s.order[v.next++];
    // OUT-2.11, 2.12
    return seat === undefined ? g.goto('pay') : g.call(placeLeader, { seat }, 'bid');
  },
  pay: (g) => {
    const { s } = g;
    s.order = [];
    s.prizes.forEach((prize, row) => {
      const seat = leaderIn(s, row, NOBODY);
      if (seat === NOBODY) return;
      s.points[seat] = (s.points[seat] ?? 0) + worthOf(prize);
      s.order.push(seat);
      g.emit({ type: 'prize.taken', seat, rule: 'OUT-3.01', item: prize });
    });
    s.leaders = s.leaders.map(() => ({ ...OFF }));
    for (const prize of s.prizes.slice()) g.move(prize, 'prizes', 'bag', { type: 'prize.returned', rule: 'OUT-1.02' });
    return g.end();
  },
});

const main = R.proc<null>('main')({
  round: (g) => g.call(round, { next: 0 }, 'next'),
  next: (g) => g.goto(++g.s.round > ROUNDS ? 'over' : 'round'),
  over: (g) => g.end(),
});

function setup(table: TableInfo): State {
  const { seats } = table;
  return {
    table,
    points: Array<number>(seats).fill(4),
    order: Array.from({ length: seats }, (_, seat) => seat),
    leaders: Array.from({ length: seats }, () => ({ ...OFF })),
    prizes: [],
    bag: [...PRIZES],
    round: 1,
  };
}

/** OUT-2.12 At rest no two leaders share a row; in a chain only the one that is being placed anew does. */
function crowded(s: State): string | undefined {
  const shared = s.leaders.filter(({ row }, seat) => row !== NOBODY && leaderIn(s, row, seat) !== NOBODY);
  return shared.length > 2 ? JSON.stringify(s.leaders) : undefined;
}

/** Outbidding, complete. */
export const outbiddingGame = defineGame<State>({
  id: 'outbidding',
  version: 1,
  players: { min: 3, max: 4 },
  rules: R,
  main,
  setup,
  copy: (s) => ({
    table: s.table,
    points: s.points.slice(),
    order: s.order.slice(),
    leaders: s.leaders.map(({ row, depth }) => ({ row, depth })),
    prizes: s.prizes.slice(),
    bag: s.bag.slice(),
    round: s.round,
  }),
  visibility: {
    points: 'all',
    order: 'all',
    leaders: 'all',
    prizes: { zone: 'shared', sees: 'all' },
    bag: { zone: 'shared', sees: 'none', bag: true },
    round: 'all',
  },
  outcome: (s) => ranked(s.points),
  turn: (s) => `${s.round}`,
  laws: [
    { name: 'nobody owes points', broken: (s) => (s.points.some((n) => n < 0) ? s.points.join() : undefined) },
    { name: 'OUT-2.08 at most one leader is outbid at a time', broken: crowded },
    {
      name: 'every prize is somewhere, once',
      broken: (s) => ([...s.bag, ...s.prizes].sort().join() === [...PRIZES].sort().join() ? undefined : s.bag.join()),
    },
  ],
});
