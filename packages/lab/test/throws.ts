import type { Choice, Thinker } from '@edubba/bots';
import type { GamePlay } from '@edubba/gamekit';
import type { BaseState, Game, Key, Seat } from '@edubba/kernel';
import { defineGame, option, ranked, rules, tuning } from '@edubba/kernel';

/** Throws a seat makes in a game. */
export const THROWS = 3;

/** What a bold throw brings by the number thrown; a careful one always brings 3. */
export const BOLD = [0, 1, 2, 4, 6, 8] as const;

/** Numbers with a known effect: everything that can happen can be counted. */
const TUNABLES = {
  handicap: { value: 0, min: 0, max: 10, source: 'rulebook', moves: ['gift'] },
  'bold-worth': { value: 1, min: 1, max: 3, source: 'rulebook' },
  /** Throws before the game that mean nothing: the rest comes out otherwise, and no more often. */
  'idle-throws': { value: 0, min: 0, max: 3, source: 'rulebook' },
} as const;

const numberOf = tuning(TUNABLES);

type State = BaseState & { points: number[]; begins: Seat; done: number; idle: number };

const R = rules<State>();

const main = R.proc<null>('game')({
  start: (g) => g.goto(option(g.s, 'begin') === 'mixed' ? 'lots' : 'idle'),
  lots: {
    chance: 'lots',
    outcomes: () => ['seat0', 'seat1'],
    then: (g, _, key) => {
      g.s.begins = Number(key.slice(4));
      return g.goto('idle');
    },
  },
  idle: (g) => g.goto(g.s.idle > 0 ? 'nothing' : 'turn'),
  nothing: {
    chance: 'nothing',
    outcomes: () => ['1', '2', '3'],
    then: (g) => {
      g.s.idle--;
      return g.goto('idle');
    },
  },
  turn: (g) => (g.s.done === 2 * THROWS ? g.end() : g.goto('ask')),
  ask: {
    ask: 'throw',
    by: (s) => (s.begins + s.done) % 2,
    options: () => ['bold', 'careful'],
    then: (g, _, key: Key) => {
      if (key === 'bold') return g.goto('die');
      add(g.s, 3);
      return g.goto('turn');
    },
  },
  die: {
    chance: 'die',
    outcomes: () => ['0', '1', '2', '3', '4', '5'],
    then: (g, _, key) => {
      add(g.s, (BOLD[Number(key)] ?? 0) * numberOf(g.s, 'bold-worth'));
      return g.goto('turn');
    },
  },
});

function add(s: State, points: number): void {
  const seat = (s.begins + s.done) % 2;
  s.points[seat] = (s.points[seat] ?? 0) + points;
  s.done++;
}

const game: Game<State> = defineGame<State>({
  id: 'throws',
  version: 1,
  players: { min: 2, max: 2 },
  options: { begin: { values: ['first', 'mixed'] } },
  tunables: TUNABLES,
  rules: R,
  main,
  setup: (table) => {
    const handicap = numberOf({ table }, 'handicap');
    return { table, points: [handicap, 0], begins: 0, done: 0, idle: numberOf({ table }, 'idle-throws') };
  },
  visibility: { points: 'all', begins: 'all', done: 'all', idle: 'all' },
  // Whoever began wins a tie: so beginning is worth something that can be counted.
  outcome: ({ points, begins }) => ranked([...points], [points, points.map((_, seat) => (seat === begins ? 1 : 0))]),
});

/** Finds out that it is better to be bold, if it may look far enough. */
function deep(budget: number, name = 'deep'): Thinker<State> {
  const choice = (): Choice => ({ key: budget < 10 ? 'careful' : 'bold' });
  return {
    name,
    budget,
    within: (other) => deep(other, `${name}:${other}`),
    ponder: () => ({ spent: 0, budget, go: () => false, choice }),
    choose: choice,
  };
}

/** A game so small that its truths can be counted, for statistics to find. */
export const throws: GamePlay<State> = {
  game,
  bots: {
    bold: { name: 'bold', choose: () => ({ key: 'bold' }) },
    deep: deep(4),
  },
  scores: (s) => s.points,
  measures: {
    rounds: { most: THROWS, of: (s) => Math.floor(s.done / 2) },
    sources: { names: ['points'], of: (s) => s.points.map((n) => [n]) },
  },
};

/** How often whoever begins wins, counted: bots that throw boldly every second time, with a handicap for whoever begins. */
export function chanceOfFirst(handicap: number, worth = 1, bold = 1 / 2): number {
  let both = new Map([[handicap, 1]]);
  const one = [[3, 1 - bold] as const, ...BOLD.map((n) => [n * worth, bold / BOLD.length] as const)];
  for (let i = 0; i < 2 * THROWS; i++) {
    const next = new Map<number, number>();
    for (const [lead, p] of both)
      for (const [n, q] of one) {
        const then = i % 2 === 0 ? lead + n : lead - n;
        next.set(then, (next.get(then) ?? 0) + p * q);
      }
    both = next;
  }
  return [...both].reduce((sum, [lead, p]) => (lead >= 0 ? sum + p : sum), 0);
}
