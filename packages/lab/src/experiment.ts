import type { GamePlay } from '@edubba/gamekit';
import type { BaseState, Message } from '@edubba/kernel';
import { possible } from '@edubba/kernel';
import * as z from 'zod/mini';
import { botOf, MOST_BUDGET, readBot } from './bots.ts';

/** Raised when an experiment means something else than before. */
export const EXPERIMENT_FORMAT = 1;

/** More than anybody can wait for, and few enough that every sum stays exact. */
export const MOST_GAMES = 10_000_000;

const word = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** One side of an experiment: the table as published, or with numbers turned. */
const Side = z.strictObject({
  name: word(60),
  /** Numbers of the content that are turned, by name. */
  tuned: z._default(z.record(word(40), z.int()), {}),
  /** Switches of the table on this side only. */
  options: z._default(z.record(word(40), word(40)), {}),
  /** Bots of this side only, in the order in which they sit down. */
  bots: z.exactOptional(z.array(word(60)).check(z.minLength(1), z.maxLength(16))),
});

/** A figure is known well enough when its interval reaches no further than this to either side. */
const Stop = z.strictObject({ figure: word(120), within: z.number().check(z.gt(0)) });

/** What is played, how often, and what is changed: everything that its numbers depend on, and nothing else. */
const Experiment = z.strictObject({
  format: z.literal('edubba-experiment'),
  version: z.literal(EXPERIMENT_FORMAT),
  title: z._default(word(120), 'Untitled'),
  game: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Rules version; the newest where it is not said. What it was is part of every result. */
  rules: z.exactOptional(z.int().check(z.gte(1))),
  seats: z.int().check(z.gte(1), z.lte(16)),
  options: z._default(z.record(word(40), word(40)), {}),
  /**
   * By seat; fewer sit down again in the same order, and each game begins one seat further. `ensi:2000`: with a budget of
   * its own, in answers that it plays on copies for each that it gives.
   */
  bots: z.array(word(60)).check(z.minLength(1), z.maxLength(16)),
  seed: word(120),
  /** How many games, or pairs of games where there are two sides; with a stopping rule the most. */
  games: z.int().check(z.gte(1), z.lte(MOST_GAMES)),
  stop: z.exactOptional(Stop),
  /** One, or A and B: they play the same seeds. */
  sides: z.array(Side).check(z.minLength(1), z.maxLength(2)),
  /** `use`: also which decisions, answers and cards are used. Without it the games go a little faster. */
  measure: z._default(z.array(z.enum(['use', 'rounds'])), ['use', 'rounds']),
});

export type Experiment = z.infer<typeof Experiment>;
export type ExperimentSide = Experiment['sides'][number];

/** A text or object that is no experiment, with what is wrong with it. */
export class BadExperiment extends Error {
  override readonly name = 'BadExperiment';
  /** The words, where the fault is one of the game's. */
  readonly why: Message | undefined;
  constructor(message: string, why?: Message) {
    super(message);
    this.why = why;
  }
}

/** Reads an experiment as it was written down; throws {@link BadExperiment}. */
export function readExperiment(given: unknown): Experiment {
  const parsed = z.safeParse(Experiment, typeof given === 'string' ? parseJson(given) : given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
  throw new BadExperiment(`${place || 'experiment'}: ${issue?.code ?? 'not understood'}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadExperiment('the text is not JSON');
  }
}

/** One side, ready to be played. */
export interface Setting {
  readonly options: { readonly [name: string]: string };
  readonly bots: readonly string[];
}

/** Checks an experiment against its game and says what each side plays; throws {@link BadExperiment}. */
export function settingsOf<S extends BaseState>(play: GamePlay<S>, experiment: Experiment): readonly Setting[] {
  const { game } = play;
  if (game.id !== experiment.game) throw new BadExperiment(`the experiment is with ${experiment.game}, not ${game.id}`);
  const rules = experiment.rules ?? game.version;
  // Old rules are kept for running tables; what is measured is the game as it is.
  if (rules !== game.version)
    throw new BadExperiment(
      `the experiment is with rules version ${rules} of ${game.id}, this build plays ${game.version}`,
    );
  return experiment.sides.map((side) => settingOf(play, experiment, side));
}

function settingOf<S extends BaseState>(play: GamePlay<S>, experiment: Experiment, side: ExperimentSide): Setting {
  const { game } = play;
  const bots = side.bots ?? experiment.bots;
  if (bots.length > experiment.seats) throw new BadExperiment(`${bots.length} bots for ${experiment.seats} seats`);
  for (const bot of bots) checkBot(play, bot);
  for (const name of Object.keys(side.tuned))
    if (!Object.hasOwn(game.tunables, name)) throw new BadExperiment(`${game.id} has no number ${name} to turn`);
  const tuned = Object.fromEntries(Object.entries(side.tuned).map(([name, n]) => [name, String(n)]));
  // Fixed, so that the kernel knows all tables of the side as alike.
  const options = Object.freeze({ ...experiment.options, ...side.options, ...tuned });
  const found = possible(game, { seats: experiment.seats, options });
  if ('refused' in found) throw new BadExperiment(`${side.name}: ${found.refused.why.id}`, found.refused.why);
  return { options, bots };
}

function checkBot<S extends BaseState>(play: GamePlay<S>, text: string): void {
  if (botOf(play, text) !== undefined) return;
  const { name } = readBot(text);
  const known = Object.keys(play.bots).join(', ');
  if (botOf(play, name) === undefined)
    throw new BadExperiment(`${play.game.id} has no bot ${name}; there are: ${known}`);
  throw new BadExperiment(`${text}: only bots that look ahead have a budget, of ${MOST_BUDGET} at most`);
}
