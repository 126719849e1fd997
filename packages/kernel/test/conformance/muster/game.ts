/**
 * Muster: two or three seats and the king, who has none, send men to three gates, in secret and at once.
 *
 * MUS-1.01 Two or three seats with 6 men each; the king has 7 and plays by himself. 3 rounds.
 * MUS-2.01 Each round each seat secretly allots its men: 0 to 4 to each gate, at most as many as it has.
 * MUS-2.02 Whoever sends men to the water gate sends some to the field gate as well.
 * MUS-2.03 The king's men are allotted by lot: the same number to each gate, one, two or three with odds of 3, 2 and 1;
 *          with fewer than three men he sends none.
 * MUS-3.01 Most men at a gate, alone, win it: 1 point. Men sent to a gate that was not won are lost, two at the most.
 * MUS-4.01 Most points win; then most men. The king wins like anybody.
 */
import type { BaseState, Game, Key, Pick, Player, TableInfo } from '@edubba/kernel';
import { defineGame, no, ranked, readAllotment, rules } from '@edubba/kernel';

export const ROUNDS = 3;
export const GATES = ['river', 'field', 'water'] as const;

export type State = BaseState & {
  round: number;
  /** By player: the seats, then the king. */
  men: number[];
  points: number[];
};

const R = rules<State>();

const kingOf = (s: State): Player => s.table.seats;

/** MUS-2.03 As many to each gate as he has men for. */
function kingsLots(s: State): readonly { readonly each: Key; readonly odds: number }[] {
  const men = s.men[kingOf(s)] ?? 0;
  const lots = [3, 2, 1].map((odds, i) => ({ each: `${i + 1}`, odds })).filter(({ each }) => Number(each) * 3 <= men);
  return lots.length === 0 ? [{ each: '0', odds: 1 }] : lots;
}

/** MUS-3.01 Who has most there, alone. */
function winnerAt(sent: readonly (readonly number[])[], gate: number): Player | undefined {
  const most = Math.max(...sent.map((men) => men[gate] ?? 0));
  const best = sent.flatMap((men, player) => (men[gate] === most ? [player] : []));
  return most > 0 && best.length === 1 ? best[0] : undefined;
}

const game = R.proc<{ sent: number[][] }>('round')({
  send: {
    sealed: 'men.send',
    seats: (s) => Array.from({ length: s.table.seats }, (_, seat) => seat),
    // MUS-2.01
    allot: (s, _, seat) => {
      const men = s.men[seat] ?? 0;
      return {
        parts: GATES.map((name) => ({ name, least: 0, most: Math.min(4, men) })),
        least: 0,
        most: men,
      };
    },
    // MUS-2.02
    guard: (_, __, ___, [, field = 0, water = 0]) =>
      water > 0 && field === 0 ? no('MUS-2.02', 'mus.no-field', undefined, { id: 'mus.no-field.fix' }) : undefined,
    reveal: (g, v, picks: readonly Pick[]) => {
      v.sent = picks.map(({ key }) => [...(readAllotment(key) ?? [])]);
      return g.goto('king');
    },
  },
  king: {
    chance: 'king.send',
    outcomes: (s) => kingsLots(s).map(({ each }) => each),
    weights: (s) => kingsLots(s).map(({ odds }) => odds),
    then: (g, v, each) => {
      v.sent.push(GATES.map(() => Number(each)));
      return g.goto('fight');
    },
  },
  fight: (g, v) => {
    const { s } = g;
    GATES.forEach((name, gate) => {
      const winner = winnerAt(v.sent, gate);
      g.emit({ type: 'gate.fought', rule: 'MUS-3.01', data: { gate: name, winner: winner ?? -1 } });
      v.sent.forEach((men, player) => {
        if (player === winner) s.points[player] = (s.points[player] ?? 0) + 1;
        else s.men[player] = (s.men[player] ?? 0) - Math.min(2, men[gate] ?? 0);
      });
    });
    s.round++;
    v.sent = [];
    return s.round === ROUNDS ? g.end() : g.goto('send');
  },
});

const main = R.proc<null>('game')({ begin: (g) => g.become(game, { sent: [] }) });

/** A secret choice of several numbers, against somebody without a seat. */
export const muster: Game<State> = defineGame<State>({
  id: 'muster',
  version: 1,
  players: { min: 2, max: 3 },
  automata: () => ['king'],
  rules: R,
  main,
  setup: (table: TableInfo) => ({
    table,
    round: 0,
    men: [...Array<number>(table.seats).fill(6), 7],
    points: Array<number>(table.seats + 1).fill(0),
  }),
  visibility: { round: 'all', men: 'all', points: 'all' },
  outcome: ({ points, men }) => ranked(points, [points, men]),
  turn: (s) => `${s.round}`,
  laws: [{ name: 'no men are owed', broken: ({ men }) => (men.every((n) => n >= 0) ? undefined : men.join(' ')) }],
});
