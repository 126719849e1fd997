/** Names as an engine keeps the names of members: two of them are compared at a glance, not letter by letter. */
export function interned<N extends string>(names: readonly N[]): readonly N[] {
  return names.map((name) => {
    // Without a prototype: an engine would make a shape of its own for each name of a common object, and soon stop making any.
    const named = Object.create(null) as { [name: string]: number };
    named[name] = 0;
    return Object.keys(named)[0] as N;
  });
}

/** So many parts of a zone are named beforehand. */
const PARTS = 16;

/** Names the parts of a zone that has several: `const food = partsOf('food')`, and `food(2)` is `food:2`. Putting names together takes its time, so it is done once. */
export function partsOf<N extends string>(zone: N): (part: number) => `${N}:${number}` {
  const named = interned(Array.from({ length: PARTS }, (_, part) => `${zone}:${part}` as const));
  return (part) => named[part] ?? `${zone}:${part}`;
}
