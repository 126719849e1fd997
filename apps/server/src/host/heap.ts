/**
 * How Node is to be started for a house. Left to itself the heap of a young house is kept small by being searched through
 * every half second under load, and whoever moves then waits 20 milliseconds; memory is cheaper than that.
 */
export const HEAP: readonly string[] = [
  '--initial-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
];
