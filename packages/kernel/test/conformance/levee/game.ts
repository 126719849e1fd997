/**
 * Levee: everybody keeps one bank, for a season; the next season begins where the last one ended.
 *
 * LEV-1.01 One to three seats keep a bank of 4 rods. The clouds are shuffled: 4 of each height from 0 to 2, unseen.
 * LEV-1.02 Each seat holds one cloud, which only it sees.
 * LEV-2.01 Each round each seat in turn either piles (1 rod onto the bank) or swaps its cloud for one of the pile.
 * LEV-2.02 Then the seats show their clouds, and the bank loses as many rods as the highest is high. They draw new ones.
 * LEV-3.01 A bank without rods has broken: the season is lost at once.
 * LEV-3.02 After 2 rounds the season is won; the bank's rods are everybody's points, and 4 or more are called strong.
 * LEV-4.01 Another season may begin where one was won, with any number of seats: the bank, the pile of clouds and the
 *          clouds that were shown stay as they are; clouds held go back into the pile.
 */
import type { BaseState, Game, ItemId, Key, Seat, TableInfo } from '@edubba/kernel';
import { defineGame, rules, together } from '@edubba/kernel';

export const ROUNDS = 2;

export type State = BaseState & {
  season: number;
  round: number;
  turn: Seat;
  rods: number;
  pile: ItemId[];
  held: ItemId[][];
  shown: ItemId[];
};

const CLOUDS: readonly ItemId[] = [0, 1, 2].flatMap((height) => [1, 2, 3, 4].map((n) => `cloud${height}#${n}`));
const heightOf = (cloud: ItemId): number => Number(cloud.charAt(5));
const nobodys = (seats: number): ItemId[][] => Array.from({ length: seats }, () => []);

const R = rules<State>();

/** LEV-1.02 Clouds that lie in the open are shuffled again when the pile is used up. */
const drawCloud = R.proc<{ seat: Seat }>('draw')({
  refill: (g) => {
    if (g.s.pile.length === 0) g.moveAll('shown', 'pile', { type: 'shuffled', rule: 'LEV-1.02' });
    return g.goto('draw');
  },
  draw: {
    chance: 'cloud.draw',
    outcomes: (s) => s.pile,
    then: (g, v, cloud) => {
      g.move(cloud, 'pile', `held:${v.seat}`, { type: 'drawn', seat: v.seat, rule: 'LEV-1.02' });
      return g.end();
    },
  },
});

const game = R.proc<null>('game')({
  deal: (g) => {
    const seat = g.s.held.findIndex((held) => held.length === 0);
    return seat < 0 ? g.goto('round') : g.call(drawCloud, { seat }, 'deal');
  },
  round: (g) => {
    g.s.round++;
    g.s.turn = 0;
    return g.goto('work');
  },
  work: {
    ask: 'work',
    by: (s) => s.turn,
    options: (): readonly Key[] => ['pile', 'swap'],
    then: (g, _, key) => {
      const { s } = g;
      const seat = s.turn;
      // LEV-2.01
      if (key === 'pile') {
        s.rods++;
        g.emit({ type: 'piled', seat, rule: 'LEV-2.01' });
        return g.goto('next');
      }
      const [cloud] = s.held[seat] ?? [];
      if (cloud !== undefined) g.move(cloud, `held:${seat}`, 'pile', { type: 'returned', seat, rule: 'LEV-2.01' });
      return g.call(drawCloud, { seat }, 'next');
    },
  },
  next: (g) => {
    g.s.turn++;
    return g.goto(g.s.turn < g.s.table.seats ? 'work' : 'rain');
  },
  rain: (g) => {
    const { s } = g;
    const highest = Math.max(...s.held.flat().map(heightOf));
    for (let seat = 0; seat < s.table.seats; seat++)
      g.moveAll(`held:${seat}`, 'shown', { type: 'shown', seat, rule: 'LEV-2.02' });
    s.rods = Math.max(0, s.rods - highest);
    g.emit({ type: 'rained', rule: 'LEV-2.02', data: { highest } });
    // LEV-3.01, LEV-3.02
    return s.rods === 0 || s.round === ROUNDS ? g.finish() : g.goto('deal');
  },
});

/** A cooperative game whose seasons follow one another. */
export const levee: Game<State> = defineGame<State>({
  id: 'levee',
  version: 1,
  players: { min: 1, max: 3 },
  rules: R,
  main: game,
  setup: (table: TableInfo) => ({
    table,
    season: 1,
    round: 0,
    turn: 0,
    rods: 4,
    pile: CLOUDS.slice(),
    held: nobodys(table.seats),
    shown: [],
  }),
  // LEV-4.01
  carry: (ended, table) => ({
    ...ended,
    table,
    season: ended.season + 1,
    round: 0,
    turn: 0,
    pile: [...ended.pile, ...ended.held.flat()],
    held: nobodys(table.seats),
  }),
  visibility: {
    season: 'all',
    round: 'all',
    turn: 'all',
    rods: 'all',
    pile: { zone: 'shared', sees: 'none', bag: true },
    held: { zone: 'each', sees: 'owner' },
    shown: { zone: 'shared', sees: 'all' },
  },
  backOf: () => 'cloud',
  outcome: ({ rods, table }) =>
    together(rods > 0, Array<number>(table.seats).fill(rods), {
      reason: { id: rods > 0 ? 'levee.stood' : 'levee.broke' },
      ...(rods > 0 ? { grade: { id: rods >= 4 ? 'levee.strong' : 'levee.weak' } } : {}),
    }),
  turn: (s) => `${s.season}.${s.round}.${s.turn}`,
  laws: [
    {
      name: 'there are twelve clouds',
      broken: ({ pile, held, shown }) => {
        const all = [...pile, ...held.flat(), ...shown].sort();
        return all.join() === [...CLOUDS].sort().join() ? undefined : all.join(' ');
      },
    },
  ],
});
