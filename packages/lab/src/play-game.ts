import type { Bot } from '@edubba/bots';
import { openSeeded, playOut, random } from '@edubba/bots';
import type { GamePlay, Measures } from '@edubba/gamekit';
import type { BaseState, DecisionKind, Key, Outcome, Player, Seat, Table } from '@edubba/kernel';
import { botOf } from './bots.ts';
import type { Experiment, Setting } from './experiment.ts';
import type { FigureId } from './figures.ts';
import { Scales } from './figures.ts';
import { Uses } from './uses.ts';

/** What one game says of each figure: whole numbers. */
export interface Measured {
  /** Figures that every game has; what is not there is 0. */
  readonly each: ReadonlyMap<FigureId, number>;
  /** Figures with a denominator of their own; what is not there does not concern them. */
  readonly ratio: ReadonlyMap<FigureId, readonly [x: number, y: number]>;
  /** Figures whose whole distribution is kept. */
  readonly spread: ReadonlyMap<FigureId, number>;
  /** Bots that answered what they may not, or broke down. */
  readonly faults: number;
}

/** Tenths of a game stand for rounds where a game has none. */
const TENTHS = 10;

/** Plays the games of one side of an experiment. Each depends on the experiment and its number alone. */
export class Playing<S extends BaseState> {
  readonly scales: Scales;
  private readonly play: GamePlay<S>;
  private readonly experiment: Experiment;
  private readonly setting: Setting;
  private readonly bots: readonly Bot<S>[];
  private readonly uses: Uses | undefined;

  constructor(play: GamePlay<S>, experiment: Experiment, setting: Setting) {
    this.play = play;
    this.experiment = experiment;
    this.setting = setting;
    this.scales = Scales.of(play, experiment.seats);
    this.bots = setting.bots.map((name) => botOf(play, name) ?? random);
    this.uses = experiment.measure.includes('use') ? Uses.at(play.game, experiment.seats, setting.options) : undefined;
  }

  /** The seed of a game's chance; both sides have the same. */
  static seedOf({ seed }: Experiment, index: number): string {
    return `${seed}/${index}`;
  }

  /** By seat: each game begins one seat further with the same bots. */
  botsOf(index: number): readonly Bot<S>[] {
    const { bots } = this;
    return Array.from({ length: this.experiment.seats }, (_, seat) => bots[(seat + index) % bots.length] as Bot<S>);
  }

  /** Plays a game and hands over its table, for whoever wants to look at it. */
  table(index: number, course?: Course<S>): Over<S> {
    const { play, experiment, setting } = this;
    const opened = openSeeded(
      { game: play.game, seats: experiment.seats, seed: experiment.seed, options: setting.options },
      index,
    );
    const { table } = opened;
    course?.begins(table.s);
    const { outcome, decisions, faults } = playOut(
      table,
      this.botsOf(index),
      opened.random,
      course === undefined ? {} : { onAnswer: (seat, kind, key) => course.answered(table.s, seat, kind, key) },
    );
    return { table, outcome, decisions, faults: faults.length };
  }

  /** Plays a game and measures it; nothing, where it did not end. */
  measure(index: number): Measured | undefined {
    const course = new Course(this.play, this.uses, this.experiment.measure.includes('rounds'));
    const over = this.table(index, course);
    if (over.outcome === undefined) return undefined;
    const bots = this.botsOf(index).map(({ name }) => name);
    return course.measured(over, over.outcome, this.scales, bots);
  }
}

interface Over<S extends BaseState> {
  readonly table: Table<S>;
  readonly outcome: Outcome | undefined;
  readonly decisions: number;
  readonly faults: number;
}

/** Watches one game from answer to answer. */
class Course<S extends BaseState> {
  private readonly scores: ((s: S) => readonly number[]) | undefined;
  private readonly measures: Measures<S> | undefined;
  private readonly uses: Uses | undefined;
  private readonly withRounds: boolean;
  /** Who made use of a thing: a bit for each seat. */
  private readonly used = new Map<string, number>();
  private decisions = 0;
  private round = 0;
  private leader = -1;
  private changes = 0;
  /** Round and decision since which the leader has led. */
  private since = { round: 0, decision: 0 };
  private readonly byRound: number[][] = [];
  /** Players in the order in which they began, where that is another than the order of the seats. */
  private order: readonly Player[] | undefined;
  private readonly orderOf: ((s: S) => readonly Player[] | undefined) | undefined;

  constructor({ scores, measures }: GamePlay<S>, uses: Uses | undefined, withRounds: boolean) {
    this.scores = scores;
    this.measures = measures;
    this.uses = uses;
    this.withRounds = withRounds && measures?.rounds !== undefined;
    this.orderOf = measures?.order;
  }

  /** Asked before the first answer and after each, until it is known. */
  begins(s: S): void {
    if (this.order === undefined) this.order = this.orderOf?.(s)?.slice();
  }

  answered(s: S, seat: Seat, kind: DecisionKind, key: Key): void {
    this.decisions++;
    const { measures } = this;
    if (this.order === undefined && this.orderOf !== undefined) this.begins(s);
    if (this.withRounds) this.turnRound(s);
    if (this.scores !== undefined) this.lead(this.scores(s));
    if (this.uses === undefined) return;
    const bit = 1 << seat;
    for (const use of this.uses.of(kind, key)) this.used.set(use, (this.used.get(use) ?? 0) | bit);
    for (const [group, thing] of measures?.uses?.(s, kind, key, seat) ?? []) {
      const use = `${group}/${thing}`;
      this.used.set(use, (this.used.get(use) ?? 0) | bit);
    }
  }

  measured({ table, decisions, faults }: Over<S>, outcome: Outcome, scales: Scales, bots: readonly string[]): Measured {
    const { scores, winners } = outcome;
    const each = new Map<FigureId, number>();
    const ratio = new Map<FigureId, readonly [number, number]>();
    const spread = new Map<FigureId, number>();
    const share = winners.length === 0 ? 0 : scales.win / winners.length;
    const won = (player: Player): number => (winners.includes(player) ? share : 0);
    const players = Array.from({ length: scales.players }, (_, player) => player);
    const placed = this.order?.filter((player) => player >= 0 && player < scales.players) ?? players;
    placed.forEach((player, place) => {
      each.set(`share/${place}`, won(player));
      each.set(`points/${place}`, scores[player] ?? 0);
    });
    each.set(
      'points',
      players.reduce((sum, player) => sum + (scores[player] ?? 0), 0),
    );
    this.tension(outcome, decisions, each, spread);
    this.sources(table.s, each);
    if (new Set(bots).size > 1)
      for (const name of new Set(bots)) {
        const seats = bots.flatMap((bot, seat) => (bot === name ? [seat] : []));
        ratio.set(`bot/${name}`, [seats.reduce((sum, seat) => sum + won(seat), 0), seats.length]);
      }
    for (const [use, mask] of this.used) {
      const by = players.filter((player) => (mask & (1 << player)) !== 0);
      each.set(`use/${use}`, 1);
      ratio.set(`won/${use}`, [by.reduce((sum, player) => sum + won(player), 0), by.length]);
    }
    return { each, ratio, spread, faults };
  }

  /** Length, margin, and who led when. */
  private tension(
    { scores, winners, result }: Outcome,
    decisions: number,
    each: Map<FigureId, number>,
    spread: Map<FigureId, number>,
  ): void {
    const put = (figure: FigureId, value: number): void => {
      each.set(figure, value);
      spread.set(figure, value);
    };
    put('length', decisions);
    if (result !== 'ranked' || scores.length < 2) return;
    const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
    put('margin', first - second);
    if (this.scores === undefined) return;
    put('lead/changes', this.changes);
    const rounds = this.measures?.rounds;
    const tenth = Math.ceil((TENTHS * this.since.decision) / Math.max(1, decisions));
    const last = rounds?.most ?? TENTHS;
    const alone = winners.length === 1 && winners[0] === this.leader;
    put('lead/settled', alone ? Math.min(last, rounds === undefined ? tenth : this.since.round) : last);
  }

  private sources(s: S, each: Map<FigureId, number>): void {
    const { sources, rounds } = this.measures ?? {};
    if (sources === undefined) return;
    const end = totals(sources.of(s), sources.names.length);
    sources.names.forEach((name, i) => each.set(`from/${name}`, end[i] ?? 0));
    if (!this.withRounds || rounds === undefined) return;
    for (let round = 0; round <= rounds.most; round++) {
      const then = this.byRound[round] ?? end;
      sources.names.forEach((name, i) => each.set(`at/${round}/${name}`, then[i] ?? 0));
    }
  }

  /** Keeps what the sources have given when a round is over. */
  private turnRound(s: S): void {
    const round = this.measures?.rounds?.of(s) ?? 0;
    if (round === this.round) return;
    const { sources } = this.measures ?? {};
    if (sources !== undefined) {
      const now = totals(sources.of(s), sources.names.length);
      for (let over = this.round; over < round; over++) this.byRound[over] = now;
    }
    this.round = round;
  }

  private lead(scores: readonly number[]): void {
    let leader = 0;
    let level = false;
    for (let player = 1; player < scores.length; player++) {
      const ahead = (scores[player] as number) - (scores[leader] as number);
      if (ahead > 0) {
        leader = player;
        level = false;
      } else if (ahead === 0) level = true;
    }
    if (level || leader === this.leader) return;
    if (this.leader !== -1) this.changes++;
    this.leader = leader;
    this.since = { round: this.round, decision: this.decisions };
  }
}

/** Of all players together. */
function totals(byPlayer: readonly (readonly number[])[], sources: number): number[] {
  const sums = Array<number>(sources).fill(0);
  for (const own of byPlayer) for (let i = 0; i < sources; i++) sums[i] = (sums[i] as number) + (own[i] ?? 0);
  return sums;
}
