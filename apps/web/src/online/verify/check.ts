import type { Fairness, Verdict } from '@edubba/fair';
import type { GameRecord } from '@edubba/kernel';
import { SHELF } from '../../app/games.ts';
import type { KeptDice } from '../lobby/contribution.ts';

/** What checking a table's dice came to, with what this device remembers of it. */
export interface Checked {
  readonly fairness: Fairness;
  readonly kept: KeptDice | undefined;
}

/** Makes every roll of a finished game again; rules and mathematics come when they are asked for. */
export async function check(record: GameRecord, kept: KeptDice | undefined): Promise<Checked | undefined> {
  const shelf = SHELF.find(({ id }) => id === record.game);
  if (shelf?.play === undefined) return undefined;
  const [{ checkFairness }, { game }] = await Promise.all([import('@edubba/fair'), shelf.play()]);
  return { fairness: checkFairness(game, record, kept ?? {}), kept };
}

/** What is said of it in a word: rolls that no seat had a part in come out again, and prove nothing of the house. */
export function judged({ fairness: { verdict, rolls, contributed } }: Checked): Verdict | 'alone' {
  return verdict === 'fair' && rolls.length > 0 && contributed.length === 0 ? 'alone' : verdict;
}

/** One line of the account: what was looked at, and whether it was right; `null` where there is nothing to compare with. */
export interface Step {
  readonly name: 'commitment' | 'promise' | 'mine' | 'rolls' | 'record';
  readonly right: boolean | null;
}

const NONE: ReadonlySet<Verdict> = new Set(['no-proof', 'bad-proof']);

/** What was looked at, in order. */
export function stepsOf({ fairness, kept }: Checked): readonly Step[] {
  const { verdict, committed, rolls, divergence } = fairness;
  if (NONE.has(verdict)) return [];
  const known = kept !== undefined;
  return [
    { name: 'commitment', right: committed },
    { name: 'promise', right: known ? verdict !== 'other-commitment' : null },
    // A promise that was broken comes first: then what follows was not looked at.
    {
      name: 'mine',
      right:
        kept?.contribution !== undefined && verdict !== 'commitment' && verdict !== 'other-commitment'
          ? verdict !== 'contribution'
          : null,
    },
    { name: 'rolls', right: rolls.every(({ drawn, recomputed }) => drawn === recomputed) },
    { name: 'record', right: divergence === undefined },
  ];
}
