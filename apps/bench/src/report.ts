import type { Row, Subject } from './subject.ts';

/** A subject's findings for people. */
export function table(title: string, lines: readonly Row[]): string {
  const rows = lines.map(({ what, ours, theirs = '', ratio }) => [
    what,
    ours,
    theirs,
    ratio === undefined ? '' : `${ratio.toPrecision(3)} ×`,
  ]);
  const all = [['', 'ours', 'theirs', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const text = all.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
  return `${title}\n${text.map((row) => `  ${row.trimEnd()}\n`).join('')}\n`;
}

/** What can be asked for. */
export function help(subjects: readonly Subject[]): string {
  return `Measures how fast the kernel is, each subject against somebody else in the same run.

  npm run -s bench                  all subjects, as a table
  npm run -s bench -- --json        one object with a member for each subject
  npm run -s bench -- --only NAME   this subject alone; may be given several times
  npm run -s bench -- --tiny        as few games as possible: to see that everything works, not for figures

Subjects:
${subjects.map(({ name, title }) => `  ${name.padEnd(12)} ${title}\n`).join('')}
Progress goes to stderr. The run fails if two sides that should do the same do not.
`;
}
