import { NOBODY } from './state.ts';
import type { State } from './state.ts';
import { sum } from './lists.ts';

/** MES-A.81 After so many Rounds in a row in which nothing lasting is done the game is over. */
export const STANDSTILL = 100;

/**
 * All that is done for good: parts of the Gardens, Technologies, steps on both tracks, Ziggurat levels, Amphorae.
 * It never falls and cannot grow for ever, and so no game goes on for ever.
 */
export function lasting(s: State): number {
  let technologies = 0;
  for (const levels of s.tech) technologies += sum(levels);
  let amphorae = 0;
  for (const owner of s.amphora) if (owner !== NOBODY) amphorae++;
  return s.gardensBuilt + technologies + sum(s.eventAt) + sum(s.populationAt) + sum(s.level) + amphorae;
}

/** Notes what a Round has brought. True where it was one too many without anything. */
export function standsStill(s: State): boolean {
  if (s.still === undefined) return false;
  const now = lasting(s);
  s.still = now === s.lasting ? s.still + 1 : 0;
  s.lasting = now;
  return s.still >= STANDSTILL;
}
