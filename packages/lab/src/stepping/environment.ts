import type { GamePlay } from '@edubba/gamekit';
import type { BaseState, ChanceSource, DecisionKind, Key, Outcome, Refusal, Seat } from '@edubba/kernel';
import {
  automaticAnswer,
  Machine,
  Observation,
  resample,
  RulesError,
  seededChance,
  tableInfo,
  whyNot,
  Xoshiro,
} from '@edubba/kernel';

/** What is stepped: a game at a table, and how much of it goes by itself. */
export interface Stepping<S extends BaseState> {
  readonly play: GamePlay<S>;
  readonly seats: number;
  /** Switches of the table. */
  readonly options: { readonly [name: string]: string };
  /** Where there is but one thing to do it is done, also where the rules would have it asked. */
  readonly forced: boolean;
}

/** More answers than this that nobody chose, one after another: the rules go round in circles. */
const ENDLESS = 10_000;

const NO_ORDERS: readonly never[] = [];

/**
 * A game that is gone through answer by answer. Chance draws in between, by the seed and the number of answers so far:
 * so the same seed and the same answers give the game that a table would give, and a copy goes on like its original.
 */
export class Environment<S extends BaseState> {
  private readonly stepping: Stepping<S>;
  private readonly machine: Machine<S>;
  private chance: ChanceSource;

  private constructor(stepping: Stepping<S>, machine: Machine<S>, chance: ChanceSource) {
    this.stepping = stepping;
    this.machine = machine;
    this.chance = chance;
  }

  /** A new game, run up to its first question. */
  static open<S extends BaseState>(stepping: Stepping<S>, seed: string): Environment<S> {
    const { play, seats, options } = stepping;
    const machine = Machine.start(play.game, tableInfo(play.game, { seats, options }));
    const environment = new Environment(stepping, machine, seededChance(seed));
    environment.settle();
    return environment;
  }

  get over(): boolean {
    return this.machine.over;
  }

  /** Kind of the open question; nothing when the game is over. */
  get kind(): DecisionKind | undefined {
    return this.over ? undefined : this.machine.kind;
  }

  /** Answers so far, those of chance among them. */
  get seq(): number {
    return this.machine.seq;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.stepping.play.game.outcome(this.machine.pos.s) : undefined;
  }

  /** Everybody whose answer is waited for. */
  asked(): readonly Seat[] {
    return this.machine.asked();
  }

  /** The first of those who are asked; nobody when the game is over. */
  get toMove(): Seat | undefined {
    return this.over ? undefined : this.machine.toMove;
  }

  /** What a seat may answer: the very list of the rules, to be told and not to be kept. */
  options(seat: Seat): readonly Key[] {
    return this.machine.options(seat);
  }

  /** What a seat may know and answer; never the truth. */
  observe(seat: Seat): Observation<S> {
    return new Observation(this.machine, seat);
  }

  /** Answers for a seat; or says why that cannot be, and nothing has happened. Where the rules fail, this environment is done for. */
  step(seat: Seat, key: Key): Refusal | undefined {
    const refusal = whyNot(this.machine, seat, key);
    if (refusal !== undefined) return refusal;
    this.machine.answer(seat, key);
    this.settle();
    return undefined;
  }

  /** From here on chance draws by another seed. */
  seed(seed: string): void {
    this.chance = seededChance(seed);
  }

  /** An independent copy, with the same chance before it. */
  clone(): Environment<S> {
    return new Environment(this.stepping, this.machine.clone(), this.chance);
  }

  /** A copy as it might be for all a seat knows: what it cannot see, and chance, are drawn anew. */
  cloneFor(seat: Seat, seed: string): Environment<S> {
    const { machine } = resample(this.machine, seat, new Xoshiro(seed));
    const copy = new Environment(this.stepping, machine, seededChance(seed));
    copy.settle();
    return copy;
  }

  /** Answers for chance and where nobody has a choice, until somebody has. */
  private settle(): void {
    const { machine } = this;
    for (let answers = 0; answers < ENDLESS; answers++) {
      const entry = automaticAnswer(machine, this.chance, NO_ORDERS, machine.seq) ?? this.onlyAnswer();
      if (entry === undefined) return;
      machine.answer(entry.seat, entry.key);
    }
    throw new RulesError(`endless rules: ${machine.kind} is answered without anybody choosing, over and over`);
  }

  private onlyAnswer(): { readonly seat: Seat; readonly key: Key } | undefined {
    const { machine, stepping } = this;
    if (!stepping.forced || machine.over) return undefined;
    const [seat, another] = machine.asked();
    if (seat === undefined || another !== undefined || machine.mayAnswer().length > 0) return undefined;
    const [key, other] = machine.options(seat);
    if (key === undefined || other !== undefined) return undefined;
    // Somebody may have something to do besides.
    for (let any: Seat = 0; any < stepping.seats; any++) if (machine.offers(any).length > 0) return undefined;
    return { seat, key };
  }
}
