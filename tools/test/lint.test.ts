import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, tree } from './tree.ts';

const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const IMPORTS = 'eslint(no-restricted-imports)';
const MATH = 'edubba(integer-math)';

/** What rules code may not say, and the lint rule that must object. */
const BANNED: [code: string, rule: string][] = [
  ['export const x = Math.random();', PROPERTIES],
  ['export const { random } = Math;', PROPERTIES],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh'].map(bannedMath),
  ...['exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'pow', 'sqrt', 'cbrt', 'hypot', 'fround'].map(bannedMath),
  ['export const x = Math.PI;', PROPERTIES],
  ["export const x = Math['random']();", PROPERTIES],
  ['const m = Math; export const x = m.random();', MATH],
  ['export const x = 2 ** 3;', MATH],
  ['let n = 2; n **= 3; export { n };', MATH],
  ['export const x = 0.333;', MATH],
  ['export const x = 1e-3;', MATH],
  ["export const x = parseFloat('1');", MATH],
  ["export const x = Number.parseFloat('1');", MATH],
  ['export const half = (n: number) => n / 2;', MATH],
  ['export const half = (n: number) => Math.max(n / 2, 1);', MATH],
  ['export const half = (n: number) => Math.floor(n / 2 + n / 2);', MATH],
  ['export const half = (n: number) => Math.floor(n, n / 2);', MATH],
  ['export const half = (n: number) => n / 2 | 1;', MATH],
  ['let n = 3; n /= 2; export { n };', MATH],
  ['export const x = Date.now();', GLOBALS],
  ['export const x = new Date();', GLOBALS],
  ['export const x = globalThis.Date.now();', GLOBALS],
  ['export const x = performance.now();', GLOBALS],
  ['setTimeout(() => {}, 1);', GLOBALS],
  ['setInterval(() => {}, 1);', GLOBALS],
  ['setImmediate(() => {});', GLOBALS],
  ['queueMicrotask(() => {});', GLOBALS],
  ['requestAnimationFrame(() => {});', GLOBALS],
  ['export const x = crypto.randomUUID();', GLOBALS],
  ['export const x = process.env;', GLOBALS],
  ["export const x = fetch('/');", GLOBALS],
  ['console.log(1);', GLOBALS],
  ['export const x = structuredClone({});', GLOBALS],
  ['export const x = new Intl.NumberFormat();', GLOBALS],
  ["export const x = 'a'.localeCompare('b');", PROPERTIES],
  ['export const x = (1).toLocaleString();', PROPERTIES],
  ['export const x = (day: { toLocaleDateString(): string }) => day.toLocaleDateString();', PROPERTIES],
  ['export const x = (day: { toLocaleTimeString(): string }) => day.toLocaleTimeString();', PROPERTIES],
  ["export const x = 'a'.toLocaleUpperCase();", PROPERTIES],
  ["export const x = 'a'.toLocaleLowerCase();", PROPERTIES],
  ["import { readFileSync } from 'node:fs'; export const x = readFileSync;", IMPORTS],
  ["import { readFile } from 'node:fs/promises'; export const x = readFile;", IMPORTS],
  ["export const x = import('node:fs');", IMPORTS],
  ["export const x = ['a'][0]!;", 'typescript(no-non-null-assertion)'],
  ['export const x: any = 1;', 'typescript(no-explicit-any)'],
];

function bannedMath(name: string): [string, string] {
  return [`export const x = Math.${name}(1, 2);`, PROPERTIES];
}

const ALLOWED = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'sign', 'trunc'];

/** Runs the linter over these files with the repository's own settings; gives `file: rule` for every complaint. */
function lint(files: Record<string, string>): string[] {
  const folder = tree(files, {
    copy: [
      '.oxlintrc.json',
      'tools/lint-rules.mjs',
      'tsconfig.json',
      'tsconfig.base.json',
      'tsconfig.anywhere.json',
      'tsconfig.node.json',
    ],
    links: { node_modules: join(root, 'node_modules') },
  });
  const groups = new Set(Object.keys(files).map((path) => path.replace(/\/.*/, ''))); // not the linked node_modules
  const { stdout, stderr } = spawnSync('oxlint', ['--format=json', ...groups], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  try {
    const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    return report.diagnostics.map(({ filename, code }) => `${filename}: ${code}`);
  } catch {
    throw new Error(`${stdout}${stderr}`);
  }
}

test.each(['packages/kernel/src', 'games/toy/rules', 'games/toy/content'])('every ban holds in %s', (folder) => {
  const files = Object.fromEntries(BANNED.map(([code], i) => [`${folder}/deep/${i}.ts`, code]));
  const complaints = lint(files);
  const missed = BANNED.filter(([, rule], i) => !complaints.includes(`${folder}/deep/${i}.ts: ${rule}`));
  expect(missed).toEqual([]);
});

const INTEGERS = ['1e3', '0xff', '1n', 'Math.floor(7 / 2)', 'Math.trunc(7 / 2)', 'Math.ceil(7 / 2)', '(7 / 2) | 0'];

test('integer mathematics is allowed in rules', () => {
  const code = `export const x = [${[...ALLOWED.map((name) => `Math.${name}(1)`), ...INTEGERS].join(', ')}];\n`;
  expect(lint({ 'packages/kernel/src/a.ts': code, 'games/toy/rules/a.ts': code })).toEqual([]);
});

test('outside the rules a clock is allowed, but neither `any` nor a non-null assertion', () => {
  const complaints = lint({
    'apps/cli/src/clock.ts': 'export const x = [Date.now(), Math.random(), performance.now()];',
    'apps/cli/src/any.ts': 'export const x: any = 1;',
    'apps/cli/src/bang.ts': "export const x = ['a'][0]!;",
    'apps/cli/test/bang.ts': "export const x = ['a'][0]!;",
  });
  expect(complaints.sort()).toEqual([
    'apps/cli/src/any.ts: typescript(no-explicit-any)',
    'apps/cli/src/bang.ts: typescript(no-non-null-assertion)',
  ]);
});

test('the linter knows types: it sees a forgotten await', () => {
  const code = 'async function save() {}\nexport function close() {\n  save();\n}\n';
  expect(lint({ 'apps/cli/src/a.ts': code })).toEqual(['apps/cli/src/a.ts: typescript(no-floating-promises)']);
});
