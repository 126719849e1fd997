/** A terminal is so many columns wide. */
const COLUMNS_WIDE = 80;

/** A line in as many lines as it takes, broken at spaces; what follows the first is set in by two. */
export function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS_WIDE) {
    const at = rest.lastIndexOf(' ', COLUMNS_WIDE);
    // A word as long as the line stays whole: nothing is gained by breaking it.
    if (at <= INDENT.length) break;
    lines.push(rest.slice(0, at));
    rest = INDENT + rest.slice(at + 1);
  }
  return [...lines, rest];
}

const INDENT = '  ';
