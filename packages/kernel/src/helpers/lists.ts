/** So many times the same. Built up one by one: engines are quicker with a list that never had a hole. */
export function fill<T>(n: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}

/** So many lists, empty if nothing else is said. */
export function lists<T>(n: number, make: (at: number) => T[] = () => []): T[][] {
  const all: T[][] = [];
  for (let i = 0; i < n; i++) all.push(make(i));
  return all;
}

/** A copy of a list of lists that hold numbers or names. */
export function copyLists<T>(all: readonly T[][]): T[][] {
  const out: T[][] = [];
  for (let i = 0; i < all.length; i++) out.push((all[i] as T[]).slice());
  return out;
}
