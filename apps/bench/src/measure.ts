/** The middle one; of an even number, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b);
  const middle = Math.trunc(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** How often a second something happens that happened `n` times while `work` ran. */
export function rateOf(work: () => number): number {
  const began = performance.now();
  const n = work();
  return (n * 1000) / (performance.now() - began);
}

/** Work that is done again and again for so long, once at least: sides that are compared are compiled and collected alike. */
export const lasting =
  (seconds: number, work: () => number): (() => number) =>
  () => {
    const until = performance.now() + seconds * 1000;
    let n = 0;
    do n += work();
    while (performance.now() < until);
    return n;
  };

/** Runs the sides in turn, several times over, so that whatever else the machine does meets all of them; the rates of each side. */
export function inTurns(sides: readonly (() => number)[], rounds: number, onRound?: (n: number) => void): number[][] {
  const rates = sides.map(() => [] as number[]);
  for (let n = 1; n <= rounds; n++) {
    onRound?.(n);
    for (const [i, side] of sides.entries()) rates[i]?.push(rateOf(side));
  }
  return rates;
}

/** Three digits that matter. */
export function round(n: number): number {
  return Number(n.toPrecision(3));
}

/** 4,150,000 */
export function grouped(n: number): string {
  return Math.round(n).toLocaleString('en');
}
