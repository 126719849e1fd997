import type { BaseState } from '@edubba/kernel';
import { describe, test } from 'vitest';
import type { Budget } from './budget.ts';
import { checkBudget } from './budget.ts';
import type { CatalogueOptions } from './catalogue.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkCorpus } from './corpus.ts';
import type { CoverageOptions } from './coverage.ts';
import { checkCoverage } from './coverage.ts';
import { checkDual } from './dual.ts';
import type { Finding } from './finding.ts';
import { assertNone } from './finding.ts';
import type { FuzzOptions } from './fuzz.ts';
import { checkFuzz } from './fuzz.ts';
import type { LawOptions } from './laws.ts';
import { checkLaws } from './laws.ts';
import type { LeakOptions } from './leak.ts';
import { checkLeaks } from './leak.ts';
import type { PlaythroughOptions } from './playthrough.ts';
import { checkPlaythroughs } from './playthrough.ts';
import { checkSamples } from './sample.ts';
import type { Subject } from './subject.ts';
import { gameOf, moduleOf } from './subject.ts';
import { checkUndo } from './undo.ts';

/** What the free tests of a game are told. */
export interface FreeTests extends LawOptions, FuzzOptions, LeakOptions, CoverageOptions, CatalogueOptions {
  /** Games for what is rare: labels, kinds, items, words. As many as the others if not given. */
  readonly many?: number;
  /** Folder of the stored playthroughs: `join(import.meta.dirname, 'playthroughs')`. Without it none are compared. */
  readonly playthroughs?: string;
  /** Folder of the recorded games. Without it none are replayed. */
  readonly corpus?: string;
  /** What the rules must keep to on any machine: be generous. Without it nothing is timed. */
  readonly budget?: Budget;
}

/** Among the proofs all games are played, also when everything has been seen. */
const PROOFS = process.env['EDUBBA_PROOFS'] === '1';

/** Long games need their time, and slow machines too. */
const TIMEOUT = 600_000;

/** Registers the tests every game gets. `FUZZ_GAMES` in the environment sets the number of games. */
export function freeTests<S extends BaseState>(subject: Subject<S>, options: FreeTests = {}): void {
  const wish = Number(process.env.FUZZ_GAMES ?? '');
  const asked = Number.isInteger(wish) && wish > 0;
  const games = asked ? wish : (options.games ?? 200);
  // The tests that look at each position many times play fewer games, unless somebody asked for a number.
  const few = asked ? wish : Math.ceil(games / 4);
  // What is rare comes up only in many games.
  const many = Math.max(games, options.many ?? options.games ?? 200);
  const free = (name: string, check: () => readonly Finding[]): void => {
    // oxlint-disable-next-line vitest/valid-title -- says in words what was found, which no matcher does
    test(name, { timeout: TIMEOUT }, () => assertNone(check()));
  };
  describe(`free tests of ${gameOf(subject).id}`, () => {
    free(`laws hold at every answer of ${games} games`, () => checkLaws(subject, { ...options, games }));
    free(`${games} random games without crash, dead end or impure question`, () =>
      checkFuzz(subject, { ...options, games }),
    );
    free(`${few} games continue the same when copied and revived`, () =>
      checkDual(subject, { ...options, games: few }),
    );
    free(`nobody learns what they may not know in ${few} games`, () => checkLeaks(subject, { ...options, games: few }));
    free(`what anybody imagines in ${few} games can be played on`, () =>
      checkSamples(subject, { ...options, games: few }),
    );
    free(`${few} games with answers taken back`, () => checkUndo(subject, { ...options, games: few }));
    free(`every label and decision is reached within ${many} games`, () =>
      checkCoverage(subject, { ...options, games: many }),
    );
    const module = moduleOf(subject);
    if (module !== undefined)
      free(`every word said in ${many} games comes from the catalogue`, () =>
        checkCatalogue(module, { ...options, games: many, ...(PROOFS ? {} : { atLeast: games }) }),
      );
    const { playthroughs, corpus, budget } = options;
    if (playthroughs !== undefined)
      free('the game is played as stored', () => checkPlaythroughs(subject, { dir: playthroughs, ...pick(options) }));
    if (corpus !== undefined) free('all recorded games replay', () => checkCorpus(subject, corpus));
    if (budget !== undefined)
      free('the rules are fast enough', () => checkBudget(subject, budget, { ...options, games: few }));
  });
}

/** What playthroughs share with the other tests; their seed is their own. */
function pick({ seats, options, maxAnswers }: FreeTests): Omit<PlaythroughOptions, 'dir'> {
  return {
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
    ...(maxAnswers === undefined ? {} : { maxAnswers }),
  };
}
