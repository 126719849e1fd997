import { existsSync, readFileSync } from 'node:fs';
import type { Bout } from '@edubba/bots';
import { Failure, USAGE } from '../failure.ts';
import { keepText } from '../lab/files.ts';

/** A contest as data: one bot among others that are all alike, and what is claimed of it. */
export interface ContestPlan {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly bot: string;
  readonly others: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
  /** A table of the one and a table of the others at the same deals, where a table wins or loses together. */
  readonly teams?: true;
  /** The share of games it is said to win, between 0 and 1; of teams, by how much more of them. */
  readonly claim: number;
  readonly games: number;
}

interface KeptContest {
  readonly format: 'edubba-contest-1';
  readonly plan: ContestPlan;
  readonly bouts: readonly Bout[];
}

/** The games that were played of a contest before; none where there is no file yet. Another contest's file is not touched. */
export function boutsIn(file: string, plan: ContestPlan): readonly Bout[] {
  if (!existsSync(file)) return [];
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeptContest>;
  // How many games are to be played at most may change: those that were played are the same.
  const same = (a: ContestPlan | undefined): string => JSON.stringify({ ...a, games: 0 });
  if (kept.format !== 'edubba-contest-1' || same(kept.plan) !== same(plan)) {
    throw new Failure('cli.arena.error.other', { file }, USAGE);
  }
  return kept.bouts ?? [];
}

export function keepBouts(file: string, plan: ContestPlan, bouts: readonly Bout[]): void {
  const kept: KeptContest = { format: 'edubba-contest-1', plan, bouts };
  keepText(file, `${JSON.stringify(kept)}\n`);
}
