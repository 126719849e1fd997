/**
 * How Node is to be started for a house. Left to itself the heap of a young house is kept small by being searched through
 * every half second under load, and whoever moves then waits 20 milliseconds; memory is cheaper than that. What is young,
 * though, is gone through while everybody waits, and all of it that stays is copied: where long games are made again from
 * their logs that took up to 14 milliseconds with 32 to 64 MB, and takes about a quarter of it with 8, for the same work in all.
 */
export const HEAP: readonly string[] = [
  '--initial-old-space-size=256',
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
];
