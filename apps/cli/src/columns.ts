import { stripVTControlCharacters } from 'node:util';

/** Cells a text takes up in a terminal; marks that stand on another letter take none, wide ones two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of stripVTControlCharacters(text)) {
    if (/\p{Mn}|\p{Cf}/u.test(char)) continue;
    width +=
      /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return width;
}

/** Fills up with spaces to a width; numbers stand at the right. */
export function pad(text: string, width: number, right = false): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? room + text : text + room;
}

/** Rows as columns, two spaces apart; columns whose index is in `right` stand at the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) =>
        i === row.length - 1 && !right.includes(i) ? cell : pad(cell, widths[i] ?? 0, right.includes(i)),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** Breaks a text into lines of a width, at spaces. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** The same with every line moved to the right. */
export function indent(lines: readonly string[], by = 2): string[] {
  return lines.map((line) => (line === '' ? line : ' '.repeat(by) + line));
}

/** Terms with their explanations beside them, broken into lines of a width. */
export function glossary(rows: readonly (readonly [string, string])[], width: number): string[] {
  const room = Math.max(...rows.map(([term]) => widthOf(term))) + 2;
  return rows.flatMap(([term, text]) =>
    wrap(text, Math.max(30, width - room)).map((line, i) => pad(i === 0 ? term : '', room) + line),
  );
}
