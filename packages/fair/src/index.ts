/** Chance that everybody can check afterwards: the house commits to a secret, every seat adds its own, all is shown at the end. */
export type { FairProof } from '@edubba/kernel';
export { commitmentTo, fairChance, newSecret, tableSeed } from './chance.ts';
export type { Fairness, Kept, Roll, Verdict } from './fairness.ts';
export { checkFairness } from './fairness.ts';
