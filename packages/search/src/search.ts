import type { Choice, Step, Thinker, Thought, ThumbBot, Weighed } from '@edubba/bots';
import { finish } from '@edubba/bots';
import type { BaseState, DecisionKind, Machine, Observation, Random, Seat } from '@edubba/kernel';
import { Xoshiro } from '@edubba/kernel';
import { Candidate } from './candidate.ts';
import type { Evaluation } from './evaluation.ts';
import { partsOf, sum, worthOf } from './evaluation.ts';
import type { OnChoice } from './play-on.ts';
import { playOn } from './play-on.ts';

/** What a searching bot is made of. */
export interface Searching<S extends BaseState> {
  readonly name: string;
  /** The rules of thumb say which answers are looked at, and everybody plays on by them. */
  readonly thumbs: ThumbBot<S>;
  readonly evaluation: Evaluation<S>;
  /** The budget, the same on every machine: so many answers are played on copies, then it decides. */
  readonly steps: number;
  /** So many answers to a question are looked at. */
  readonly width: number;
  /** Another answer than that of the rules of thumb has to be better by so many standard errors, where luck is great; 0 otherwise. */
  readonly caution?: number;
  /** Kinds of questions it looks ahead in, where its rules of thumb take their time; all others they answer alone. Without it: all. */
  readonly only?: ReadonlySet<DecisionKind>;
}

/** No play-out is longer, wherever the evaluation would have it end. */
const FAR = 400;

/** So many answers of what is expected are told. */
const LINE = 5;

/** A play-out that was begun may be ended although the budget is spent, by so much of it at most. */
const OVER = 1.1;

/**
 * Makes a bot that plays on from positions drawn from what its seat may know, after each of the likeliest answers and with
 * the same luck for all of them, until things come to rest, and takes the answer that left it best off.
 */
export function searching<S extends BaseState>(settings: Searching<S>): Thinker<S> {
  const { name, thumbs, steps } = settings;
  const ponder = (observation: Observation<S>, random: Random): Thought => new Search(settings, observation, random);
  return {
    name,
    budget: steps,
    within: (budget) => searching({ ...settings, name: `${name}:${budget}`, steps: budget }),
    ponder,
    choose: (observation, random) => finish(ponder(observation, random)),
    // What nobody waits for is not worth long thought.
    volunteer: (observation, random) => thumbs.volunteer?.(observation, random),
  };
}

/** A position that could be, and what it is worth. */
interface World<S extends BaseState> {
  readonly machine: Machine<S>;
  readonly worth: readonly number[];
}

class Search<S extends BaseState> implements Thought {
  readonly budget: number;
  spent = 0;
  private readonly settings: Searching<S>;
  private readonly observation: Observation<S>;
  private readonly seed: string;
  private readonly byThumb: Choice;
  /** What the rules of thumb answer first, then what comes next by them. */
  private readonly candidates: readonly Candidate[];
  /** Tried in the worlds so far; those dropped are skipped. */
  private worlds = 0;
  private at = 0;
  private world: World<S> | undefined;
  /** How long a play-out has taken at most. */
  private longest = 0;

  constructor(settings: Searching<S>, observation: Observation<S>, random: Random) {
    const { thumbs, width, evaluation, steps, only } = settings;
    this.settings = settings;
    this.observation = observation;
    this.budget = steps;
    this.seed = String(random.below(1 << 30));
    this.byThumb = thumbs.choose(observation, random);
    const parts = partsOf(evaluation).length;
    const asked = only?.has(observation.kind) ?? true;
    const judged = asked && (evaluation.judges?.(observation.view.s.table) ?? true);
    const keys = judged ? likely(this.byThumb, thumbs.weigh(observation), width) : [this.byThumb.key];
    this.candidates = keys.map((key) => new Candidate(key, parts));
  }

  go(): boolean {
    const { candidates } = this;
    if (candidates.length < 2 || this.isSpent) return false;
    const candidate = candidates[this.at++];
    if (candidate?.dropped === false) {
      candidate.add(this.tryOut(candidate));
      if (this.worlds === 0 && this.at === 1) this.narrow();
    }
    if (this.at === candidates.length) this.nextWorld();
    return this.at > 0 || candidates.filter(({ dropped }) => !dropped).length > 1;
  }

  /** In the first world all are tried; after that none is begun that would likely go too far. */
  private get isSpent(): boolean {
    return this.worlds > 0 && (this.spent >= this.budget || this.spent + this.longest > OVER * this.budget);
  }

  /**
   * Now it is known how long a play-out is about: where the budget does not reach for all answers in one position, fewer are
   * looked at, two at least. Better two of them than none.
   */
  private narrow(): void {
    const most = Math.max(2, Math.floor(this.budget / Math.max(1, this.longest)));
    this.candidates.forEach((candidate, rank) => {
      if (rank >= most) candidate.dropped = true;
    });
  }

  /** So far a play-out may go: in the first world there must be as much left for the others. */
  private get reach(): number {
    const left = Math.floor(OVER * this.budget) - this.spent;
    const others = this.candidates.filter(({ dropped }, i) => !dropped && i >= this.at).length;
    const share = this.worlds > 0 ? left : Math.floor(left / (1 + (this.at === 1 ? 1 : others)));
    return Math.max(0, Math.min(FAR, share - 1));
  }

  choice(): Choice {
    // Not even one world was looked at to the end.
    if (this.worlds === 0) return this.byThumb;
    const ranked = this.candidates
      .filter(({ tried }) => tried > 0)
      .sort((a, b) => Number(a.dropped) - Number(b.dropped) || b.mean - a.mean);
    const [first] = ranked;
    const [byThumb] = this.candidates;
    const { caution = 0 } = this.settings;
    const doubtful = first !== undefined && byThumb !== undefined && !first.isAheadOf(byThumb, caution);
    const best = doubtful ? byThumb : first;
    if (best === undefined) return this.byThumb;
    const others = ranked.filter((candidate) => candidate !== best);
    // Measured from the next best: what all of them bring alike is no reason for one of them.
    const zero = others[0]?.worth ?? [];
    const reasons = partsOf(this.settings.evaluation).map((name, i) => ({
      why: { id: `worth.${name}` },
      points: (best.worth[i] ?? 0) - (zero[i] ?? 0),
    }));
    return {
      key: best.key,
      reasons: reasons.filter(({ points }) => points !== 0),
      ...(best.line.length === 0 ? {} : { line: best.line }),
      others: others.slice(0, 2).map(({ key, worth }): Weighed => ({ key, total: sum(worth) - sum(zero) })),
    };
  }

  /** What comes of an answer in the world at hand: what is gained, part by part, until things come to rest. */
  private tryOut(candidate: Candidate): readonly number[] {
    const { evaluation, thumbs } = this.settings;
    const { seat } = this.observation;
    this.world ??= this.imagine();
    const { machine: from, worth: before } = this.world;
    const machine = from.clone();
    machine.answer(seat, candidate.key);
    const told = this.worlds === 0 ? lineOf(seat) : undefined;
    const random = new Xoshiro(this.seed, 2 * this.worlds + 1);
    const rests = (s: S): boolean => evaluation.rests(from.pos.s, s);
    const most = this.reach;
    const steps =
      1 + playOn(machine, { policy: thumbs, random, until: rests, most, ...(told && { onChoice: told.onChoice }) });
    if (told !== undefined) candidate.line = told.line;
    this.spent += steps;
    this.longest = Math.max(this.longest, steps);
    return worthOf(evaluation, machine, seat).map((points, i) => points - (before[i] ?? 0));
  }

  private imagine(): World<S> {
    const { seat } = this.observation;
    const machine = this.observation.sample(new Xoshiro(this.seed, 2 * this.worlds));
    return { machine, worth: worthOf(this.settings.evaluation, machine, seat) };
  }

  /** All were tried in one world: what is surely worse goes, and the more of the budget is spent, the fewer may stay. */
  private nextWorld(): void {
    this.at = 0;
    this.worlds++;
    this.world = undefined;
    const live = this.candidates.filter(({ dropped }) => !dropped).sort((a, b) => b.mean - a.mean);
    const [best] = live;
    const left = 1 - this.spent / this.budget;
    const most = this.worlds < 2 ? live.length : Math.max(2, Math.ceil(this.candidates.length * left));
    live.forEach((candidate, rank) => {
      candidate.dropped = rank >= most || (best !== undefined && candidate !== best && candidate.surelyBelow(best));
    });
  }
}

/** Notes what a seat answers until chance or somebody else has a say. */
function lineOf(seat: Seat): { readonly line: readonly Step[]; readonly onChoice: OnChoice } {
  const line: Step[] = [];
  let open = true;
  const onChoice: OnChoice = (by, kind, key) => {
    open &&= by === seat && line.length < LINE;
    if (open) line.push({ kind, key });
  };
  return { line, onChoice };
}

/** The answer by thumb and those that come next. */
function likely({ key: own }: Choice, weighed: readonly Weighed[], width: number): readonly string[] {
  const others = weighed.map(({ key }) => key).filter((key) => key !== own);
  return [own, ...others.slice(0, width - 1)];
}
