/** Chance that everybody can check afterwards: the house commits to a secret, every seat adds its own, all is shown at the end. */
export type { FairProof } from './chance.ts';
export { commitmentTo, fairChance, tableSeed } from './chance.ts';
