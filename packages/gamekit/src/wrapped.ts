/** A terminal is so many columns wide. */
const WIDTH = 80;

/** A line in as many lines as fit a terminal, broken at spaces; what follows the first is set in. */
export function wrapped(line: string, by = 2): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    // A word as long as the line stays whole: nothing is gained by breaking it.
    if (at <= by) break;
    lines.push(rest.slice(0, at));
    rest = ' '.repeat(by) + rest.slice(at + 1);
  }
  return [...lines, rest];
}
