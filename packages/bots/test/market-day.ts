import type { BaseState, Game } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';

/** Everybody may speak at any time: gold turns into points, the lead hears proposals, bids can be changed. */
export type State = BaseState & { gold: number[]; points: number[]; heard: string[]; decided: string };

const R = rules<State>();

const main = R.proc<null>('main')({
  decide: {
    each: 'road.decide',
    seats: (s) => (s.decided === '' ? [0] : []),
    optional: (s) => (s.heard.length === 0 ? [1] : []),
    options: () => ['north', 'south'],
    then: (g, _, seat, key) => {
      if (seat === 0) g.s.decided = key;
      else g.s.heard.push(key);
      return g.stay();
    },
    done: (g) => g.goto('bid'),
  },
  bid: {
    sealed: 'stall.bid',
    seats: () => [0, 1],
    options: () => ['low', 'high'],
    reveal: (g, _, picks) => {
      for (const { seat, key } of picks) if (key === 'high') g.s.points[seat] = (g.s.points[seat] ?? 0) + 10;
      return g.goto('close');
    },
  },
  close: { ask: 'day.close', by: () => 0, options: () => ['early', 'late'], then: (g) => g.end() },
});

export const marketDay: Game<State> = defineGame<State>({
  id: 'market-day',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, gold: [2, 2], points: [0, 0], heard: [], decided: '' }),
  visibility: { gold: 'all', points: 'all', heard: 'all', decided: 'all' },
  outcome: ({ points }) => ranked(points),
  anytime: [
    {
      kind: 'gold.spend',
      options: (s, seat) => ((s.gold[seat] ?? 0) > 0 ? ['point', 'nothing'] : []),
      then: (g, seat, key) => {
        g.s.gold[seat] = (g.s.gold[seat] ?? 0) - 1;
        if (key === 'point') g.s.points[seat] = (g.s.points[seat] ?? 0) + 1;
      },
    },
  ],
});
