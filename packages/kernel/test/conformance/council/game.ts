/**
 * Council: everybody decides together, somebody disagrees, and the river decides in the end.
 *
 * CNC-1.01 Two to four seats keep one city: 5 houses, 2 grain, no dike, no temple.
 * CNC-2.01 Each round the council decides on one work: dike (1 grain, 1 higher), granary (2 grain in), temple (2 grain).
 * CNC-2.02 The lead passes round the table with every round.
 * CNC-2.03 How the council decides is a choice of the table: the lead confirms, or all vote and the lead breaks ties.
 * CNC-2.04 A work nobody can pay for cannot be proposed.
 * CNC-3.01 Then the river rises by 0 to 3. Every step above the dike takes a house; a temple takes one step off.
 * CNC-4.01 A city without houses is lost at once, and with it the game.
 * CNC-4.02 A city that stands after 5 rounds has won; everybody wins or nobody does. It counts its houses.
 */
import type { BaseState, JointMode, Key, Seat, TableInfo } from '@edubba/kernel';
import { deciding, defineGame, jointDecision, option, rules, together } from '@edubba/kernel';

export const ROUNDS = 5;

export type Work = 'dike' | 'granary' | 'temple';
const WORKS: readonly Work[] = ['dike', 'granary', 'temple'];
/** CNC-2.01 Grain it costs. */
const COST: { readonly [W in Work]: number } = { dike: 1, granary: -2, temple: 2 };

export type State = BaseState & {
  round: number;
  lead: Seat;
  houses: number;
  grain: number;
  dike: number;
  temples: number;
};

const R = rules<State>();

const decision = jointDecision<State, { round: number }>(R, 'council', {
  kind: 'council.work',
  // CNC-2.04
  options: (s) => WORKS.filter((work) => COST[work] <= s.grain),
  lead: (s) => s.lead,
  mode: (s) => option(s, 'council') as JointMode,
});

const game = R.proc<null>('game')({
  nextRound: (g) => {
    if (g.s.round === ROUNDS) return g.end();
    // CNC-2.02
    g.s.lead = g.s.round % g.s.table.seats;
    g.s.round++;
    return g.call(decision, deciding({ round: g.s.round }), 'work');
  },
  work: (g) => {
    const { s, result } = g;
    const work = result as Work;
    s.grain -= COST[work];
    if (work === 'dike') s.dike++;
    if (work === 'temple') s.temples++;
    g.emit({ type: 'work.done', rule: 'CNC-2.01', data: { work } });
    return g.goto('river');
  },
  river: {
    chance: 'river.rise',
    outcomes: (): readonly Key[] => ['0', '1', '2', '3'],
    weights: () => [1, 3, 3, 2],
    then: (g, _, rise) => {
      const { s } = g;
      // CNC-3.01
      const lost = Math.min(s.houses, Math.max(0, Number(rise) - s.dike - s.temples));
      s.houses -= lost;
      g.emit({ type: 'river.rose', rule: 'CNC-3.01', data: { rise: Number(rise), lost } });
      // CNC-4.01
      return s.houses === 0 ? g.finish() : g.goto('nextRound');
    },
  },
});

/** A game that all win or nobody. */
export const council = defineGame<State>({
  id: 'council',
  version: 1,
  players: { min: 2, max: 4 },
  options: { council: { values: ['lead', 'vote'], rule: 'CNC-2.03' } },
  rules: R,
  main: game,
  setup: (table: TableInfo) => ({ table, round: 0, lead: 0, houses: 5, grain: 2, dike: 0, temples: 0 }),
  visibility: { round: 'all', lead: 'all', houses: 'all', grain: 'all', dike: 'all', temples: 'all' },
  copy: ({ table, round, lead, houses, grain, dike, temples }) => ({
    table,
    round,
    lead,
    houses,
    grain,
    dike,
    temples,
  }),
  outcome: (s) => {
    const reason = { id: s.houses > 0 ? 'council.stands' : 'council.drowned' };
    return together(s.houses > 0, Array<number>(s.table.seats).fill(s.houses), { reason });
  },
  turn: (s) => `${s.round}`,
  laws: [
    {
      name: 'no grain is owed and no house is built',
      broken: ({ grain, houses }) =>
        grain >= 0 && houses >= 0 && houses <= 5 ? undefined : `grain ${grain}, houses ${houses}`,
    },
  ],
});
