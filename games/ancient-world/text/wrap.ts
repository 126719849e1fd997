const WIDTH = 80;
const INDENT = '    ';

/** A line broken at spaces so that it fits a terminal; what goes on is set in. */
export function wrapped(line: string): string[] {
  const lines: string[] = [];
  let now = '';
  for (const word of line.split(' ')) {
    const longer = now === '' ? word : `${now} ${word}`;
    if (longer.length <= WIDTH || now.trim() === '') now = longer;
    else {
      lines.push(now);
      now = `${INDENT}${word}`;
    }
  }
  return [...lines, now];
}
