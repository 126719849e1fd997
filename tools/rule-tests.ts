// Which tests name a rule. Read from the sources, so it is never out of date.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A test that names a rule. */
export interface RuleTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const RULE = /(?<![\w.-])[A-Z][A-Z0-9]*-(?:\d+|[A-Z])\.\d+(?![\w-]|\.\d)/g;

/** The tests of some folders by the rules that their titles name; files are named from the root on. */
export function testsByRule(root: string, owners: readonly string[]): ReadonlyMap<string, readonly RuleTest[]> {
  const found = new Map<string, RuleTest[]>();
  for (const file of owners.flatMap(testFiles)) {
    const source = readFileSync(file, 'utf8');
    for (const { index, 2: title = '' } of source.matchAll(TITLE)) {
      // `ASY-A.1` and `ASY-A.01` are one rule.
      const rules = new Set((title.match(RULE) ?? []).flatMap((id) => [id, id.replace(/\.(\d)$/, '.0$1')]));
      if (rules.size === 0) continue;
      const test = { file: relative(root, file), line: source.slice(0, index).split('\n').length, title };
      for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), test]);
    }
  }
  return found;
}

function testFiles(owner: string): string[] {
  const folder = join(owner, 'test');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(folder, name));
}
