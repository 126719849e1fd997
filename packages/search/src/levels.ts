import type { Bot, Thinker, ThumbBot, Weighed } from '@edubba/bots';
import type { BaseState } from '@edubba/kernel';
import type { Evaluation } from './evaluation.ts';
import { searching } from './search.ts';

/** How strong a bot plays, the weakest first. */
export const LEVELS = ['apprentice', 'scribe', 'master', 'ensi'] as const;
export type Level = (typeof LEVELS)[number];

/** How an Apprentice errs. */
export interface Slips {
  /** In so many of a hundred decisions it does not take what the rules of thumb like best. */
  readonly percent: number;
  /** Nothing is taken that the rules of thumb like less by more than this: a mistake, but a plausible one. */
  readonly margin: number;
}

/** What somebody searches with. */
export interface Strength {
  readonly steps: number;
  readonly width: number;
  readonly caution?: number;
}

/** A game's way to its levels. */
export interface Leveling<S extends BaseState> {
  readonly thumbs: ThumbBot<S>;
  readonly slips: Slips;
  readonly evaluation: Evaluation<S>;
  readonly master: Strength;
  readonly ensi: Strength;
}

/** The rules of thumb, with mistakes that somebody new to the game makes. */
export function apprentice<S extends BaseState>(thumbs: ThumbBot<S>, { percent, margin }: Slips): Bot<S> {
  return {
    name: 'apprentice',
    ...(thumbs.ahead === undefined ? {} : { ahead: thumbs.ahead }),
    choose: (observation, random) => {
      if (random.below(100) >= percent) return thumbs.choose(observation, random);
      const [best, ...rest] = thumbs.weigh(observation);
      const close = rest.filter(({ total }) => best !== undefined && best.total - total <= margin);
      if (close.length === 0) return thumbs.choose(observation, random);
      return { key: (close[random.below(close.length)] as Weighed).key };
    },
    volunteer: (observation, random) => thumbs.volunteer?.(observation, random),
  };
}

/** The rules of thumb by the name of their level. */
export function scribe<S extends BaseState>(thumbs: ThumbBot<S>): ThumbBot<S> {
  return { ...thumbs, name: 'scribe' };
}

/** The four levels of a game. */
export function levelsOf<S extends BaseState>({
  thumbs,
  slips,
  evaluation,
  master,
  ensi,
}: Leveling<S>): {
  readonly apprentice: Bot<S>;
  readonly scribe: ThumbBot<S>;
  readonly master: Thinker<S>;
  readonly ensi: Thinker<S>;
} {
  return {
    apprentice: apprentice(thumbs, slips),
    scribe: scribe(thumbs),
    master: searching({ name: 'master', thumbs, evaluation, ...master }),
    ensi: searching({ name: 'ensi', thumbs, evaluation, ...ensi }),
  };
}
