import type { Series, Tally } from './series.ts';

const total = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);

/** Lists of the same length, added place by place. */
const added = (lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => total(lists.map((list) => list[at] ?? 0)));

/** Counts by name, added; what stands in one of them only is kept. */
function counted<T extends { readonly [what: string]: number }>(
  parts: readonly { readonly [name: string]: T }[],
): { [name: string]: T } {
  const sums: { [name: string]: { [what: string]: number } } = {};
  for (const part of parts) {
    for (const [name, counts] of Object.entries(part)) {
      const sum = (sums[name] ??= {});
      for (const [what, n] of Object.entries(counts)) sum[what] = (sum[what] ?? 0) + n;
    }
  }
  return sums as { [name: string]: T };
}

/** One series of several that were played one after the other at the same kind of table. */
export function merged(parts: readonly Series[]): Series {
  const [first] = parts;
  if (first === undefined) throw new Error('A series has at least one part.');
  const sum = (of: (part: Series) => number): number => total(parts.map(of));
  const games = sum((part) => part.games);
  const mean = (of: (part: Series) => number): number => sum((part) => of(part) * part.games) / games;
  const tally = (of: (part: Series) => Tally): Tally => counted(parts.map((part) => ({ ...of(part) })));
  return {
    bot: first.bot,
    players: first.players,
    games,
    errors: sum((part) => part.errors),
    unended: sum((part) => part.unended),
    reached: sum((part) => part.reached),
    shared: sum((part) => part.shared),
    rounds: added(parts.map((part) => part.rounds)),
    decisions: {
      mean: mean((part) => part.decisions.mean),
      min: Math.min(...parts.map((part) => part.decisions.min)),
      max: Math.max(...parts.map((part) => part.decisions.max)),
    },
    sources: added(parts.map((part) => part.sources)),
    vp: { mean: mean((part) => part.vp.mean), winner: mean((part) => part.vp.winner) },
    home: tally((part) => part.home),
    character: tally((part) => part.character),
    seat: tally((part) => part.seat),
    god: tally((part) => part.god),
    role: tally((part) => part.role),
    missions: counted(parts.map((part) => part.missions)),
    used: counted(parts.map((part) => ({ all: part.used })))['all'] ?? {},
  };
}
