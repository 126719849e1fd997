/**
 * Any time: nectar spent in the middle of somebody else's question.
 *
 * ANY-1.01 Two to four seats, each with 6 nectar, 1 food, no coin, 2 workers, and three buildings: wall, well, tower.
 * ANY-2.01 On its turn a seat sows (2 food), buys (1 coin for 3 food), or raids.
 * ANY-2.02 Who has no coin cannot buy.
 * ANY-2.03 Who has no building left undamaged cannot raid.
 * ANY-3.01 Any time the game waits, any seat may turn 2 nectar into 1 coin.
 * ANY-3.02 Any time the game waits, any seat may pay 2 nectar and repair one of its damaged buildings, which it then names.
 * ANY-3.03 Not between a raid's roll and the end of its resolution.
 * ANY-4.01 A raid rolls a die: it brings as many coins less one, and whoever rolled 1 or 2 damages one building, with a 1 two.
 * ANY-4.02 The raider names the building to be damaged, as long as one stands undamaged.
 * ANY-5.01 At the end of a round each seat feeds its workers one by one, at its own pace: with food, with a coin, or not at all.
 * ANY-5.02 A worker who is not fed leaves.
 * ANY-6.01 After 2 rounds the most points win: 2 for a worker, 1 for a coin and for an undamaged building. Ties are shared.
 */
import type { BaseState, Effects, Key, Objection, Seat, TableInfo } from '@edubba/kernel';
import { clockwise, defineGame, forEachSeat, guarded, guardedEach, inOrder, no, ranked, rules } from '@edubba/kernel';

export const ROUNDS = 2;
const BUILDINGS: readonly Key[] = ['wall', 'well', 'tower'];
const DIE: readonly Key[] = ['1', '2', '3', '4'];
/** ANY-3.01, 3.02 */
const PRICE = 2;

export type State = BaseState & {
  round: number;
  turn: Seat;
  nectar: number[];
  coins: number[];
  food: number[];
  workers: number[];
  damaged: Key[][];
  /** Repairs paid for whose building has not been named yet. */
  repairs: number[];
  /** Workers still to be fed this round. */
  hungry: number[];
};

/** ANY-1.01 */
function setup(table: TableInfo): State {
  const each = (n: number): number[] => Array<number>(table.seats).fill(n);
  return {
    table,
    round: 0,
    turn: 0,
    nectar: each(6),
    coins: each(0),
    food: each(1),
    workers: each(2),
    damaged: each(0).map(() => []),
    repairs: each(0),
    hungry: each(0),
  };
}

const of = (amounts: readonly number[], seat: Seat): number => amounts[seat] ?? 0;
const add = (amounts: number[], seat: Seat, n: number): void => {
  amounts[seat] = of(amounts, seat) + n;
};
const damagedOf = (s: State, seat: Seat): readonly Key[] => s.damaged[seat] ?? [];
const standing = (s: State, seat: Seat): Key[] =>
  BUILDINGS.filter((building) => !damagedOf(s, seat).includes(building));

const R = rules<State>();

/** ANY-3.02 Pushed by a side offer into whatever question is open. */
const repair = R.proc<{ seat: Seat }>('repair')({
  name: {
    ask: 'repair.name',
    by: (_, v) => v.seat,
    options: (s, v) => damagedOf(s, v.seat),
    then: (g, v, building) => {
      const { damaged, repairs } = g.s;
      damaged[v.seat] = damagedOf(g.s, v.seat).filter((other) => other !== building);
      add(repairs, v.seat, -1);
      g.emit({ type: 'repair.done', seat: v.seat, rule: 'ANY-3.02', data: { building } });
      return g.end('nobody asked for this');
    },
  },
});

/** ANY-3.03 Closed: nobody repairs or buys coins before the damage is done. */
const raid = R.proc<{ seat: Seat; damage: number }>('raid', { closed: true })({
  roll: {
    chance: 'raid.roll',
    outcomes: () => DIE,
    then: (g, v, die) => {
      // ANY-4.01
      add(g.s.coins, v.seat, Number(die) - 1);
      v.damage = Math.max(0, 3 - Number(die));
      g.emit({ type: 'raid.rolled', seat: v.seat, rule: 'ANY-4.01', data: { die: Number(die) } });
      return g.goto('nextDamage');
    },
  },
  nextDamage: (g, v) => (v.damage > 0 && standing(g.s, v.seat).length > 0 ? g.goto('damage') : g.end(v.damage)),
  damage: {
    ask: 'raid.damage',
    by: (_, v) => v.seat,
    options: (s, v) => standing(s, v.seat),
    about: (_, v) => ({ damage: v.damage }),
    then: (g, v, building) => {
      // ANY-4.02
      g.s.damaged[v.seat]?.push(building);
      v.damage--;
      g.emit({ type: 'raid.damaged', seat: v.seat, rule: 'ANY-4.02', data: { building } });
      return g.goto('nextDamage');
    },
  },
});

function noAction(s: State, seat: Seat, action: Key): Objection | undefined {
  if (action === 'buy' && of(s.coins, seat) === 0) {
    return no('ANY-2.02', 'any.no-coin', undefined, { id: 'any.nectar-gives-coins' });
  }
  if (action === 'raid' && standing(s, seat).length === 0) return no('ANY-2.03', 'any.all-damaged');
  return undefined;
}

const turn = R.proc<{ seat: Seat }>('turn')({
  begin: (g, v) => {
    g.s.turn = v.seat;
    return g.goto('act');
  },
  act: {
    ask: 'turn.act',
    by: (_, v) => v.seat,
    ...guarded<State, { seat: Seat }>(
      () => ['sow', 'buy', 'raid'],
      (s, v, action) => noAction(s, v.seat, action),
    ),
    then: (g, v, action) => {
      const { s } = g;
      g.emit({ type: 'turn.acted', seat: v.seat, rule: 'ANY-2.01', data: { action } });
      if (action === 'raid') return g.become(raid, { seat: v.seat, damage: 0 });
      if (action === 'buy') add(s.coins, v.seat, -1);
      add(s.food, v.seat, action === 'buy' ? 3 : 2);
      return g.end();
    },
  },
});

const turns = forEachSeat(R, 'turns', turn);

/** ANY-5.01 */
const feeding = R.proc<null>('feeding')({
  hunger: (g) => {
    g.s.hungry = g.s.workers.slice();
    return g.goto('feed');
  },
  feed: {
    each: 'feeding.feed',
    seats: (s) => clockwise(s.table.seats, 0).filter((seat) => of(s.hungry, seat) > 0),
    ...guardedEach<State, null>(
      () => ['food', 'coin', 'starve'],
      (s, _, means, seat) => {
        if (means === 'food' && of(s.food, seat) === 0) return no('ANY-5.01', 'any.no-food');
        if (means === 'coin' && of(s.coins, seat) === 0) return no('ANY-5.01', 'any.no-coin');
        return undefined;
      },
    ),
    about: (s) => ({ hungry: s.hungry }),
    then: (g, _, seat, means) => {
      const { s } = g;
      add(s.hungry, seat, -1);
      if (means === 'food') add(s.food, seat, -1);
      else if (means === 'coin') add(s.coins, seat, -1);
      else add(s.workers, seat, -1);
      g.emit({ type: 'feeding.fed', seat, rule: means === 'starve' ? 'ANY-5.02' : 'ANY-5.01', data: { means } });
      return g.stay();
    },
    done: (g) => g.end(),
  },
});

const game = R.proc<null>('game')({
  nextRound: (g) => {
    if (g.s.round === ROUNDS) return g.end();
    g.s.round++;
    return g.call(turns, inOrder(clockwise(g.s.table.seats, g.s.round - 1)), 'feeding');
  },
  feeding: (g) => g.call(feeding, null, 'nextRound'),
});

const pay = (g: Effects<State>, seat: Seat): void => add(g.s.nectar, seat, -PRICE);

/** ANY-6.01 */
const points = (s: State, seat: Seat): number => 2 * of(s.workers, seat) + of(s.coins, seat) + standing(s, seat).length;

/** A game of spending at any time. */
export const anyTime = defineGame<State>({
  id: 'any-time',
  version: 1,
  players: { min: 2, max: 4 },
  rules: R,
  main: game,
  setup,
  visibility: {
    round: 'all',
    turn: 'all',
    nectar: 'all',
    coins: 'all',
    food: 'all',
    workers: 'all',
    damaged: 'all',
    repairs: 'all',
    hungry: 'all',
  },
  copy: (s) => ({
    table: s.table,
    round: s.round,
    turn: s.turn,
    nectar: s.nectar.slice(),
    coins: s.coins.slice(),
    food: s.food.slice(),
    workers: s.workers.slice(),
    damaged: s.damaged.map((buildings) => buildings.slice()),
    repairs: s.repairs.slice(),
    hungry: s.hungry.slice(),
  }),
  outcome: (s) => {
    const scores = clockwise(s.table.seats, 0).map((seat) => points(s, seat));
    return ranked(scores);
  },
  turn: (s) => `${s.round}.${s.turn}`,
  anytime: [
    {
      kind: 'nectar.coin',
      options: (s, seat) => (of(s.nectar, seat) >= PRICE ? ['coin'] : []),
      then: (g, seat) => {
        pay(g, seat);
        add(g.s.coins, seat, 1);
        g.emit({ type: 'nectar.coin', seat, rule: 'ANY-3.01' });
      },
    },
    {
      kind: 'nectar.repair',
      // Repairs may be paid for while another still waits for its building to be named: there must be one for each.
      options: (s, seat) =>
        of(s.nectar, seat) >= PRICE && damagedOf(s, seat).length > of(s.repairs, seat) ? ['repair'] : [],
      then: (g, seat) => {
        pay(g, seat);
        add(g.s.repairs, seat, 1);
        g.push(repair, { seat });
      },
    },
  ],
  laws: [
    {
      name: 'nothing is below nothing',
      broken: ({ nectar, coins, food, workers, repairs, hungry }) =>
        [nectar, coins, food, workers, repairs, hungry].some((amounts) => amounts.some((n) => n < 0))
          ? 'an amount is negative'
          : undefined,
    },
    {
      name: 'nectar goes in twos',
      broken: (s) => (s.nectar.every((n) => n % PRICE === 0) ? undefined : `nectar ${s.nectar.join(', ')}`),
    },
    {
      name: 'a building is damaged once, and every repair paid for has one',
      broken: (s) =>
        s.damaged.every((list, seat) => new Set(list).size === list.length && list.length >= of(s.repairs, seat))
          ? undefined
          : `damaged ${s.damaged.join(' | ')}, repairs ${s.repairs.join(', ')}`,
    },
    {
      name: 'nobody feeds more workers than there are',
      broken: (s) => (s.hungry.every((n, seat) => n <= of(s.workers, seat)) ? undefined : 'more hungry than workers'),
    },
  ],
});
