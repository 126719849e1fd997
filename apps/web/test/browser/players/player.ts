import type { Page } from 'playwright-core';
import { moment, type Moment } from '../support/moment.ts';

/** Somebody who plays through the page by one means, and knows nothing of the rules. */
export interface Player {
  /** Does one thing that the page invites to; whatever comes of it, the next step looks again. */
  step(at: Moment): Promise<void>;
}

/** A whole game takes a minute on a quiet machine, and many on a busy one. */
export const LONG = { timeout: 900_000 };

export interface Playing {
  /** So many steps at most; more is a game that does not go on. */
  readonly most: number;
  /** Where to stop; without it at the page of the result. */
  readonly until?: (at: Moment, step: number) => boolean | Promise<boolean>;
  /** Looks at the page before every so many steps. */
  readonly every?: number;
  readonly look?: (at: Moment) => Promise<void>;
}

/** Plays on, step by step, until it is to stop. Says how many steps it took. */
export async function playOn(page: Page, player: Player, playing: Playing): Promise<number> {
  const { most, every = 1, look, until = (at) => at === 'end' } = playing;
  for (let step = 0; step < most; step++) {
    const at = await moment(page);
    if (await until(at, step)) return step;
    if (at === 'elsewhere' || at === 'lost') throw new Error(`the table is ${at}`);
    if (step % every === 0) await look?.(at);
    await player.step(at);
  }
  throw new Error(`still playing after ${most} steps`);
}
