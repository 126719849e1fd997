/** Tests that the levels of every game get for nothing. */
export { levelTests } from './level-tests.ts';
export { chosenFairly, decisions, manyDecisions } from './positions.ts';
