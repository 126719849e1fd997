import type { Bot } from '@edubba/bots';
import { random as anything } from '@edubba/bots';
import type { BaseState, Game, Player, Seat } from '@edubba/kernel';
import { CHANCE, draw, Machine, playerCount, tableInfo, Xoshiro } from '@edubba/kernel';
import { answerBy } from './play-on.ts';

/** What to learn weights from. */
export interface Fitting<S extends BaseState> {
  readonly game: Game<S>;
  /** Plays in all seats. */
  readonly bot: Bot<S>;
  /** Table sizes, played in turn. */
  readonly seats: readonly number[];
  readonly games: number;
  readonly seed: string;
  /** So many of a hundred answers are any that is legal: positions that nobody would play into have to be judged too. */
  readonly astray: number;
  /** Where a game stands; each stage has weights of its own. Nothing where it is not to be judged. */
  readonly stage: (s: S) => number;
  /** Positions are noted whenever this changes; without it whenever a new stage begins. */
  readonly when?: (s: S) => number;
  /** What is counted of a player. */
  readonly features: (s: S, player: Player) => readonly number[];
  /** Points that a player has already. */
  readonly points: (s: S, player: Player) => number;
  /** Weights are whole numbers of which so many make a point: 100 where nothing else is said. */
  readonly fine?: number;
  readonly onProgress?: (done: number, games: number) => void;
}

/** The weights of one stage. */
export interface Fitted {
  readonly stage: number;
  readonly positions: number;
  /** What one of each feature brings until the end; `fine` of them are a point. */
  readonly weights: readonly number[];
  /** How far the final lead lies from what is foretold, by points alone and with the weights: standard deviations. */
  readonly byPoints: number;
  readonly byWeights: number;
}

/** A player's lead over the average of the others: in features, in points, and at the end. */
interface Lead {
  readonly stage: number;
  readonly features: readonly number[];
  readonly points: number;
  readonly end: number;
}

/**
 * Learns what features are worth: plays games, notes every player's lead in each feature whenever the game rests, and
 * finds the weights that best foretell by how much that player leads at the end (least squares, slightly drawn to zero).
 */
export function fit<S extends BaseState>(wish: Fitting<S>): readonly Fitted[] {
  const leads: Lead[] = [];
  for (let i = 0; i < wish.games; i++) {
    leads.push(...playAndNote(wish, i));
    wish.onProgress?.(i + 1, wish.games);
  }
  const stages = [...new Set(leads.map(({ stage }) => stage))].sort((a, b) => a - b);
  return stages.map((stage) =>
    solve(
      leads.filter((lead) => lead.stage === stage),
      wish.fine ?? 100,
    ),
  );
}

function playAndNote<S extends BaseState>(wish: Fitting<S>, index: number): readonly Lead[] {
  const { game, bot, seats, seed, astray, stage, features, points, when = stage } = wish;
  const random = new Xoshiro(`${seed}/${index}`);
  const machine = Machine.start(game, tableInfo(game, { seats: seats[index % seats.length] ?? 2 }));
  const players = playerCount(game, machine.pos.s.table);
  const all = Array.from({ length: players }, (_, player) => player);
  const noted: Omit<Lead, 'end'>[][] = [];
  let last = when(machine.pos.s);
  while (!machine.over) {
    const { s } = machine.pos;
    const now = when(s);
    if (now !== last) {
      last = now;
      const counts = all.map((player) => features(s, player));
      const had = all.map((player) => points(s, player));
      noted.push(
        all.map((player) => ({
          stage: stage(s),
          features: (counts[player] ?? []).map((_, f) =>
            ahead(
              counts.map((list) => list[f] ?? 0),
              player,
            ),
          ),
          points: ahead(had, player),
        })),
      );
    }
    const asked = machine.asked();
    const seat = asked[asked.length === 1 ? 0 : random.below(asked.length)] as Seat;
    if (seat === CHANCE) machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
    else {
      const who = random.below(100) < astray ? anything : bot;
      machine.answer(seat, answerBy(who, machine, seat, random));
    }
  }
  const { scores } = game.outcome(machine.pos.s);
  return noted.flatMap((table) => table.map((note, player) => ({ ...note, end: ahead(scores, player) })));
}

/** By how much one is ahead of the average of the others. */
function ahead(numbers: readonly number[], player: Player): number {
  const all = numbers.reduce((a, b) => a + b, 0);
  const own = numbers[player] ?? 0;
  return numbers.length < 2 ? own : own - (all - own) / (numbers.length - 1);
}

/** As if so many positions had been seen in which each feature meant nothing. */
const RIDGE = 60;

function solve(leads: readonly Lead[], fine: number): Fitted {
  const n = leads[0]?.features.length ?? 0;
  const rows = Array.from({ length: n }, (_, i) => {
    const row = new Float64Array(n + 1);
    row[i] = RIDGE;
    return row;
  });
  for (const { features, points, end } of leads) {
    rows.forEach((row, i) => {
      const own = features[i] ?? 0;
      if (own === 0) return;
      for (let j = 0; j < n; j++) row[j] = (row[j] ?? 0) + own * (features[j] ?? 0);
      row[n] = (row[n] ?? 0) + own * (end - points);
    });
  }
  const weights = eliminate(rows).map((weight) => Math.round(fine * weight));
  const apart = (foretold: (lead: Lead) => number): number =>
    Math.sqrt(leads.reduce((all, one) => all + (one.end - foretold(one)) ** 2, 0) / leads.length);
  return {
    stage: leads[0]?.stage ?? 0,
    positions: leads.length,
    weights,
    byPoints: apart(({ points }) => points),
    byWeights: apart(({ points, features }) =>
      features.reduce((all, feature, i) => all + (feature * (weights[i] ?? 0)) / fine, points),
    ),
  };
}

/** Solves linear equations; the right side stands last in each row. The ridge keeps every pivot away from zero. */
function eliminate(rows: readonly Float64Array[]): readonly number[] {
  const n = rows.length;
  rows.forEach((row, i) => {
    const pivot = row[i] ?? 1;
    for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) / pivot;
    rows.forEach((other, k) => {
      const factor = other[i] ?? 0;
      if (k === i || factor === 0) return;
      for (let j = i; j <= n; j++) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0);
    });
  });
  return rows.map((row) => row[n] ?? 0);
}
