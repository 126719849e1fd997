import type { Bot, Choice, Estimate, Moment, Review, ReviewProgress, Sources, Swing, ThumbBot } from '@edubba/bots';
import type { BaseState, DecisionKind, Key, LogEntry, Player, Seat } from '@edubba/kernel';
import { CHANCE, Machine, Observation, playerCount, Xoshiro } from '@edubba/kernel';
import type { Evaluation } from './evaluation.ts';
import { sum } from './evaluation.ts';
import { playOn } from './play-on.ts';

/** What is looked back at. */
export interface Reviewing<S extends BaseState> {
  /** As the game began; it is not changed. */
  readonly start: Machine<S>;
  /** Every answer that stands, chance's too. */
  readonly line: readonly Pick<LogEntry, 'seat' | 'key'>[];
  /** What everybody is measured by: who answers as they do is neither better nor worse. */
  readonly thumbs: ThumbBot<S>;
  /** Where it judges, games are played on until they rest; elsewhere, and without it, to their end. */
  readonly evaluation?: Evaluation<S>;
  /** Plays on; the rules of thumb, where they are quick enough for that. */
  readonly policy?: Pick<Bot<S>, 'choose'>;
  /** Says what would have been better. */
  readonly advisor: Bot<S>;
  /** So many games are played on from a position. */
  readonly games: number;
  readonly seed: string;
}

/** So many swings are shown to each player. */
const SWINGS = 5;
/** So many moments make the curve. */
const MOMENTS = 40;
const FAR = 400;
/** No game here takes so many more answers. */
const TO_THE_END = 4000;

/** An answer other than that of the rules of thumb, and what it brought. */
interface Departure {
  readonly step: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly key: Key;
  readonly gains: readonly Estimate[];
}

/**
 * Looks back at a game, a moment at a time: whoever runs it can stop it, or tell how far it is. Answers are measured
 * against those of the rules of thumb, both played on with the same luck, chance dealt anew; what neither one's own answers
 * nor those of the others explain was chance. So bots that play by the rules of thumb show no skill, and luck is not taken
 * for it.
 */
export function* reviewing<S extends BaseState>(wish: Reviewing<S>): Generator<ReviewProgress, Review> {
  const looking = new Looking(wish);
  const { line } = wish;
  const all = line.length + SWINGS * looking.players;
  const machine = wish.start.clone();
  const moments: Moment[] = [];
  const departures: Departure[] = [];
  const every = Math.max(1, Math.ceil(line.length / MOMENTS));
  for (const [step, { seat, key }] of line.entries()) {
    const progress = { done: step, all };
    if (step % every === 0) moments.push({ step, chances: yield* telling(progress, looking.chancesAt(machine, step)) });
    if (seat !== CHANCE) {
      const departure = yield* telling(progress, looking.departure(machine, step, seat, key));
      if (departure !== undefined) departures.push(departure);
    }
    machine.answer(seat, key);
    yield { done: step + 1, all };
  }
  const end = yield* telling({ done: line.length, all }, looking.chancesAt(machine, line.length));
  moments.push({ step: line.length, chances: end });
  const positions = new Map<number, Machine<S>>();
  const chosen = looking.biggest(departures);
  const wanted = new Set(chosen.flat().map(({ step }) => step));
  const again = wish.start.clone();
  for (const [step, { seat, key }] of line.entries()) {
    if (wanted.has(step)) positions.set(step, again.clone());
    again.answer(seat, key);
  }
  const better = new Map<number, Choice>();
  for (const { step, seat } of chosen.flat()) {
    const position = positions.get(step);
    if (position === undefined || better.has(step)) continue;
    better.set(step, looking.advice(position, seat, step));
    yield { done: line.length + better.size, all };
  }
  const swings: readonly (readonly Swing[])[] = chosen.map((list) =>
    list.map((departure) => ({ ...departure, better: better.get(departure.step) ?? { key: departure.key } })),
  );
  const { games, advisor } = wish;
  return { moments, swings, sources: looking.sources(moments, departures), games, by: advisor.name };
}

/** Some work that rests after every game that was played on: how far the review is stays the same meanwhile. */
function* telling<T>(progress: ReviewProgress, work: Generator<void, T>): Generator<ReviewProgress, T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield progress;
  }
}

/** How a game's reviews are made: whoever looks back brings the game. */
export function reviewer<S extends BaseState>(
  settings: Omit<Reviewing<S>, 'start' | 'line'>,
): (start: Machine<S>, line: Reviewing<S>['line']) => Generator<ReviewProgress, Review> {
  return (start, line) => reviewing({ ...settings, start, line });
}

class Looking<S extends BaseState> {
  readonly players: number;
  private readonly wish: Reviewing<S>;
  /** Says what a position is worth; nothing where only the end of a game does. */
  private readonly evaluation: Evaluation<S> | undefined;

  constructor(wish: Reviewing<S>) {
    this.wish = wish;
    const { table } = wish.start.pos.s;
    this.players = playerCount(wish.start.game, table);
    this.evaluation = wish.evaluation?.judges?.(table) === false ? undefined : wish.evaluation;
  }

  /** What everybody can expect of a position. */
  *chancesAt(machine: Machine<S>, step: number): Generator<void, readonly Estimate[]> {
    if (machine.over) return this.resultOf(machine).map((value) => ({ value: 100 * value, error: 0 }));
    const games: (readonly number[])[] = [];
    while (games.length < this.wish.games) {
      games.push(this.playedOn(machine, step, games.length));
      yield;
    }
    return this.byPlayer((player) => games.map((result) => result[player] ?? 0));
  }

  /** What an answer brought against that of the rules of thumb; nothing where it was the same. */
  *departure(machine: Machine<S>, step: number, seat: Seat, key: Key): Generator<void, Departure | undefined> {
    const { thumbs, seed, games } = this.wish;
    if (machine.forced() !== undefined) return undefined;
    const observation = new Observation(machine, seat);
    const weighed = thumbs.weigh(observation);
    const [best] = weighed;
    // What the rules of thumb like as much as anything else is theirs too.
    if (best === undefined || weighed.find((one) => one.key === key)?.total === best.total) return undefined;
    const usual = thumbs.choose(observation, new Xoshiro(`${seed}/thumb`, step)).key;
    if (usual === key) return undefined;
    const after = (answer: Key): Machine<S> => {
      const copy = machine.clone();
      copy.answer(seat, answer);
      return copy;
    };
    const [played, instead] = [after(key), after(usual)];
    const differences: (readonly number[])[] = [];
    while (differences.length < games) {
      const other = this.playedOn(instead, step, differences.length);
      yield;
      const own = this.playedOn(played, step, differences.length);
      yield;
      differences.push(own.map((value, player) => value - (other[player] ?? 0)));
    }
    const gains = this.byPlayer((player) => differences.map((difference) => difference[player] ?? 0));
    return { step, seat, kind: machine.kind, key, gains };
  }

  /** The answers that changed most for each player, as far as they changed more than chance makes of so few games. */
  biggest(departures: readonly Departure[]): readonly (readonly Departure[])[] {
    return Array.from({ length: this.players }, (_, player) => {
      const size = ({ gains }: Departure): number => Math.abs(gains[player]?.value ?? 0);
      const sure = departures.filter((one) => size(one) > (gainsError(one, player) || 0));
      return sure.toSorted((a, b) => size(b) - size(a)).slice(0, SWINGS);
    });
  }

  advice(machine: Machine<S>, seat: Seat, step: number): Choice {
    const { advisor, seed } = this.wish;
    return advisor.choose(new Observation(machine, seat), new Xoshiro(`${seed}/advice`, step));
  }

  sources(moments: readonly Moment[], departures: readonly Departure[]): readonly Sources[] {
    const [first] = moments;
    const last = moments.at(-1);
    return Array.from({ length: this.players }, (_, player) => {
      const expected = first?.chances[player] ?? { value: 0, error: 0 };
      const result = last?.chances[player]?.value ?? 0;
      const own = total(departures, player, (seat) => seat === player);
      const others = total(departures, player, (seat) => seat !== player);
      const chance = {
        value: result - expected.value - own.value - others.value,
        error: Math.hypot(expected.error, own.error, others.error),
      };
      return { expected, chance, others, own, result };
    });
  }

  /** How a position comes out when it is played on until things come to rest, or to its end: shares of the win that can be expected then. */
  private playedOn(from: Machine<S>, step: number, game: number): readonly number[] {
    const { evaluation } = this;
    const { thumbs, policy = thumbs, seed } = this.wish;
    const machine = from.clone();
    const { s } = from.pos;
    const random = new Xoshiro(`${seed}/${step}`, game);
    const until = (now: S): boolean => evaluation?.rests(s, now) === true;
    const most = evaluation === undefined ? TO_THE_END : FAR;
    if (!machine.over) playOn(machine, { policy, random, until, most });
    return this.resultOf(machine);
  }

  /** Shares of the win: of a finished game as they are, else as the worth of the position foretells them. */
  private resultOf(machine: Machine<S>): readonly number[] {
    const { evaluation } = this;
    const { s } = machine.pos;
    const players = Array.from({ length: this.players }, (_, player): Player => player);
    if (machine.over) {
      const { result, winners } = machine.game.outcome(s);
      if (result !== 'ranked') return players.map(() => (result === 'won' ? 1 : 0));
      return players.map((player) => (winners.includes(player) ? 1 / winners.length : 0));
    }
    // One that goes on for ever is nobody's.
    if (evaluation === undefined) return players.map(() => 0);
    const worths = players.map((player) => sum(evaluation.of(s, player)));
    const most = Math.max(...worths);
    // A lead whose error is normal, by the logistic curve that is nearest to it.
    const scale = (evaluation.spread(s) * Math.sqrt(3)) / Math.PI;
    const weights = worths.map((worth) => Math.exp((worth - most) / scale));
    const all = sum(weights);
    return weights.map((weight) => weight / all);
  }

  private byPlayer(valuesOf: (player: Player) => readonly number[]): readonly Estimate[] {
    return Array.from({ length: this.players }, (_, player) => estimateOf(valuesOf(player)));
  }
}

const gainsError = ({ gains }: Departure, player: Player): number => gains[player]?.error ?? 0;

/** The mean of shares and its standard error, in hundredths. */
function estimateOf(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = sum(values) / n;
  const squares = values.reduce((all, value) => all + (value - mean) ** 2, 0);
  return { value: 100 * mean, error: n < 2 ? 0 : 100 * Math.sqrt(squares / (n - 1) / n) };
}

/** What answers of some seats brought a player together. */
function total(departures: readonly Departure[], player: Player, isOf: (seat: Seat) => boolean): Estimate {
  let [value, squares] = [0, 0];
  for (const { seat, gains } of departures) {
    const gain = gains[player];
    if (gain === undefined || !isOf(seat)) continue;
    value += gain.value;
    squares += gain.error ** 2;
  }
  return { value, error: Math.sqrt(squares) };
}
