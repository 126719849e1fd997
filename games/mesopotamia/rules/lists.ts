/** The row of a table that is known to be there. */
export function row<T>(rows: readonly T[], i: number): T {
  const found = rows[i];
  if (found === undefined) throw new Error(`there is no row ${i}`);
  return found;
}

/** Adds to one number of a list. */
export function add(list: number[], i: number, by: number): void {
  list[i] = (list[i] ?? 0) + by;
}

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** 0, 1, 2, … */
export function range(n: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}
