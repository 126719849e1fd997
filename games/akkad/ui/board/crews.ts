import { KINDS } from '../../content/units.ts';
import type { State } from '../../rules/state.ts';

/**
 * Figures of one kind are alike in the rules; to be seen walking, each needs a name of its own. By player, then by
 * `space * KINDS + kind`: the numbers of the figures that stand there.
 */
export type Crews = readonly (readonly (readonly number[])[])[];

/** By the list of units of a position: every space asks, the answer is found once. */
const known = new WeakMap<State['units'], Crews>();
const NONE: readonly number[] = [];
let latest: Crews = [];
let born = 0;

/** Who stands where. Whoever left a space since the position before is who came to another. */
export function crewsOf({ units }: State): Crews {
  const found = known.get(units);
  if (found !== undefined) return found;
  latest = units.map((counts, seat) => walked(latest[seat] ?? [], counts));
  known.set(units, latest);
  return latest;
}

/** One player's figures after a move: those who stay, those who walked, and new ones. */
function walked(before: readonly (readonly number[])[], counts: readonly number[]): readonly (readonly number[])[] {
  const leaving: number[][] = Array.from({ length: KINDS }, () => []);
  const staying = counts.map((n, place) => {
    const crew = before[place] ?? NONE;
    if (crew.length <= n) return crew;
    leaving[place % KINDS]?.push(...crew.slice(n));
    return crew.slice(0, n);
  });
  return staying.map((crew, place) => {
    const missing = (counts[place] ?? 0) - crew.length;
    if (missing <= 0) return crew;
    const came = leaving[place % KINDS]?.splice(0, missing) ?? [];
    while (came.length < missing) came.push(born++);
    return [...crew, ...came];
  });
}
