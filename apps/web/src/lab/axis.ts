/** Round numbers between two, about so many: where an axis has its lines. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = Math.max(1e-9, (high - low) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (rough / power >= 5 ? 10 : rough / power >= 2 ? 5 : rough / power >= 1 ? 2 : 1);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, i) =>
    Number(((first + i) * step).toFixed(6)),
  );
}
