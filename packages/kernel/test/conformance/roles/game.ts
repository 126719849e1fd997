/**
 * Roles: a card with a primary action for whoever takes it and a secondary one for everybody who follows.
 *
 * ROL-1.01 3 or 4 seats. Each has 3 grain and 2 gold; the first player changes every round, clockwise.
 * ROL-1.02 Six buildings lie open; eight tablets worth 1 to 4 points lie in a bag. Tablets in hand are secret.
 * ROL-2.01 In each of 3 rounds every seat in turn order takes a role that nobody has taken this round.
 * ROL-2.02 Who took the role carries out its primary action.
 * ROL-3.01 Then the others, in turn order after that seat, may each follow: they carry out the secondary action.
 * ROL-3.02 Only who can carry out the secondary action may follow.
 * ROL-4.01 Merchant: take 2 grain and 1 gold; followers take 1 grain.
 * ROL-4.02 Builder: build at 1 less of any cost; followers build at full cost. Who cannot pay does not build.
 * ROL-4.03 A cost is paid in grain where it asks for grain, in either where it asks for any; gold stands in for grain.
 * ROL-4.04 Priest: give 0 to 2 different goods, 2 points each; followers give 1.
 * ROL-4.05 Scribe: draw 2 tablets and put 1 back; followers draw 1.
 * ROL-5.01 When a seat has built, each of its buildings does its work, the new one too; that seat says in which order.
 * ROL-5.02 Granary: take 1 grain. Kiln: you may burn 1 grain for 2 points. Temple: bless another seat, which takes 1 grain; take 1 point.
 * ROL-6.01 Most points win: points, 1 for each building, and the tablets.
 */
import type { ItemId, Seat, TableInfo } from '@edubba/kernel';
import { call, clockwise, defineGame, forEachSeat, guarded, inOrder, no, ranked } from '@edubba/kernel';
import { affordable, build, drawTablets, offering } from './deeds.ts';
import { resolveEffects, resolving } from './helpers/resolve-effects.ts';
import type { Good, One, Role, State } from './state.ts';
import { add, BUILDINGS, GOODS, R, ROLES, ROUNDS, TABLETS, worthOf } from './state.ts';

type Deed =
  | { do: 'gain'; good: Good; n: number }
  | { do: 'build'; less: number }
  | { do: 'offer'; min: number; max: number }
  | { do: 'tablets'; draw: number; back: number };

const perform = resolveEffects<State, Deed>(R, 'role.perform', {
  gain: (g, { good, n }, seat) => {
    add(g, seat, good, n);
    return undefined;
  },
  build: (_, { less }, seat) => call(build, { seat, less, building: '' }),
  offer: (_, { min, max }, seat) => call(offering, { seat, min, max }),
  tablets: (_, { draw, back }, seat) => call(drawTablets, { seat, left: draw, back }),
});

type RoleCard = {
  readonly primary: readonly Deed[];
  readonly secondary: readonly Deed[];
  readonly mayFollow: (s: State, seat: Seat) => boolean;
};

const CARDS: { readonly [R in Role]: RoleCard } = {
  merchant: {
    primary: [
      { do: 'gain', good: 'grain', n: 2 },
      { do: 'gain', good: 'gold', n: 1 },
    ],
    secondary: [{ do: 'gain', good: 'grain', n: 1 }],
    mayFollow: () => true,
  },
  builder: {
    primary: [{ do: 'build', less: 1 }],
    secondary: [{ do: 'build', less: 0 }],
    mayFollow: (s, seat) => affordable(s, seat, 0).length > 0,
  },
  priest: {
    primary: [{ do: 'offer', min: 0, max: 2 }],
    secondary: [{ do: 'offer', min: 1, max: 1 }],
    mayFollow: (s, seat) => GOODS.some((good) => (s.goods[good][seat] ?? 0) > 0),
  },
  scribe: {
    primary: [{ do: 'tablets', draw: 2, back: 1 }],
    secondary: [{ do: 'tablets', draw: 1, back: 0 }],
    mayFollow: (s) => s.bag.length > 0,
  },
};

const running = (s: State): Role => s.taken[s.taken.length - 1] ?? 'merchant';

const follow = R.proc<One>('role.follow')({
  offer: {
    ask: 'role.follow',
    by: (_, v) => v.seat,
    // ROL-3.02 Who cannot follow declines, and the kernel does it for them.
    options: (s, v) => (CARDS[running(s)].mayFollow(s, v.seat) ? ['follow', 'decline'] : ['decline']),
    about: (s) => ({ role: running(s) }),
    then: (g, v, key) => {
      if (key === 'decline') return g.end();
      g.emit({ type: 'role.followed', seat: v.seat, rule: 'ROL-3.01', data: { role: running(g.s) } });
      return g.become(perform, resolving(v.seat, CARDS[running(g.s)].secondary));
    },
  },
});

const followers = forEachSeat(R, 'role.followers', follow);

const playRole = R.proc<One>('role.play')({
  take: {
    ask: 'role.take',
    by: (_, v) => v.seat,
    ...guarded<State, One>(
      () => ROLES,
      (s, _, role) => (s.taken.includes(role as Role) ? no('ROL-2.01', 'rol.role-taken', { role }) : undefined),
    ),
    then: (g, v, key) => {
      const role = key as Role;
      g.s.taken.push(role);
      g.emit({ type: 'role.taken', seat: v.seat, rule: 'ROL-2.01', data: { role } });
      return g.call(perform, resolving(v.seat, CARDS[role].primary), 'others');
    },
  },
  others: (g, v) => g.become(followers, inOrder(clockwise(g.s.table.seats, v.seat).slice(1))),
});

const allPlay = forEachSeat(R, 'round', playRole);

const main = R.proc<null>('main')({
  round: (g) => g.call(allPlay, inOrder(clockwise(g.s.table.seats, g.s.first)), 'next'),
  next: (g) => {
    g.s.taken = [];
    g.s.first = (g.s.first + 1) % g.s.table.seats;
    g.s.round++;
    return g.s.round > ROUNDS ? g.end() : g.goto('round');
  },
});

function setup(table: TableInfo): State {
  const { seats } = table;
  const rows = (): ItemId[][] => Array.from({ length: seats }, () => []);
  return {
    table,
    goods: { grain: Array<number>(seats).fill(3), gold: Array<number>(seats).fill(2) },
    points: Array<number>(seats).fill(0),
    market: [...BUILDINGS],
    built: rows(),
    bag: [...TABLETS],
    hand: rows(),
    taken: [],
    round: 1,
    first: 0,
  };
}

function copy(s: State): State {
  return {
    table: s.table,
    goods: { grain: s.goods.grain.slice(), gold: s.goods.gold.slice() },
    points: s.points.slice(),
    market: s.market.slice(),
    built: s.built.map((row) => row.slice()),
    bag: s.bag.slice(),
    hand: s.hand.map((row) => row.slice()),
    taken: s.taken.slice(),
    round: s.round,
    first: s.first,
  };
}

const same = (a: readonly ItemId[], b: readonly ItemId[]): boolean => [...a].sort().join() === [...b].sort().join();

/** Roles, complete. */
export const rolesGame = defineGame<State>({
  id: 'roles',
  version: 1,
  players: { min: 3, max: 4 },
  rules: R,
  main,
  setup,
  copy,
  visibility: {
    goods: 'all',
    points: 'all',
    market: { zone: 'shared', sees: 'all' },
    built: { zone: 'each', sees: 'all' },
    bag: { zone: 'shared', sees: 'none', bag: true },
    hand: { zone: 'each', sees: 'owner' },
    taken: 'all',
    round: 'all',
    first: 'all',
  },
  outcome: (s) => {
    const scores = s.points.map(
      (points, seat) =>
        points + (s.built[seat]?.length ?? 0) + (s.hand[seat] ?? []).reduce((sum, tablet) => sum + worthOf(tablet), 0),
    );
    return ranked(scores);
  },
  turn: (s) => `${s.round}/${s.taken.length}`,
  laws: [
    { name: 'no good is owed', broken: (s) => GOODS.find((good) => s.goods[good].some((n) => n < 0)) },
    {
      name: 'every building is somewhere, once',
      broken: (s) => (same([...s.market, ...s.built.flat()], BUILDINGS) ? undefined : 'lost'),
    },
    {
      name: 'every tablet is somewhere, once',
      broken: (s) => (same([...s.bag, ...s.hand.flat()], TABLETS) ? undefined : 'lost'),
    },
  ],
});
