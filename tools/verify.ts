// `npm test`: every check, whatever the others say, and the tests if all of them are content. The last line is
// always `N passed, N failed`, counted in tests, or in checks if one of those has failed. `npm run check` gives --static:
// only the checks that run no code of the project. `npm run types` names one of them. A folder narrows it all down.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import type { Report } from './progress.ts';

const HELP = `npm test                        every check, then every test
npm test -- games/akkad         what concerns one folder, or several: its format, types and lint, and its tests
npm run check                   the checks alone: format, types, lint, boundaries, dead code
npm run check -- lint           one of them, or several
npm run check -- packages/ui    those that can look at one folder
npm run -s proofs               what wants more minutes: a hundred kills, ten thousand games, a clock on those who play`;

/** `narrow`: the same for some folders only; without it the check looks at everything or not at all. */
interface Check {
  readonly command: readonly string[];
  readonly narrow?: (folders: readonly string[]) => readonly string[];
}

// By its path, since the TypeScript 6 of the other tools is also called tsc.
const TSC = ['node', 'node_modules/typescript-native/bin/tsc', '--build', '--pretty', 'false'];

const CHECKS: { readonly [name: string]: Check } = {
  format: { command: ['biome', 'format'], narrow: (folders) => ['biome', 'format', ...folders] },
  // Forced, since a build that trusts its notes from last time does not see that an installed package has changed.
  types: { command: [...TSC, '--force'], narrow: () => TSC },
  lint: { command: ['oxlint'], narrow: (folders) => ['oxlint', ...folders] },
  boundaries: { command: ['node', 'tools/boundaries.ts'] },
  'dead code': { command: ['knip', '--no-progress', '--no-config-hints'] },
};

/** What every game owes is looked for there. */
const SHELF = 'apps/cli/test/shelf.test.ts';

/** More files than these are no accident. */
const MOST_AGAIN = 5;

/** While something says nothing, that it is still at work is said so often. */
const EVERY = 8_000;

// The tools write into a pipe, so they cannot see for themselves whether colours are welcome.
// A house is killed less often than by `npm run -s proofs`.
const env = {
  EDUBBA_KILLS: '4',
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

process.exitCode = await verify(process.argv.slice(2));

async function verify(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const named = args.filter((name) => Object.hasOwn(CHECKS, name));
  const folders = args.filter((name) => !named.includes(name) && !name.startsWith('-'));
  const wrong = [
    ...folders.filter((folder) => !existsSync(folder)),
    ...args.filter((name) => name.startsWith('-') && name !== '--static'),
  ];
  if (wrong.length > 0) {
    console.log(`There is no check or folder called ${wrong.join(', ')}.\n\n${HELP}`);
    return 2;
  }
  const checks = Object.entries(CHECKS).flatMap(([name, { command, narrow }]) => {
    const tool = folders.length === 0 ? command : narrow?.(folders);
    return tool === undefined || (named.length > 0 && !named.includes(name)) ? [] : [{ name, tool }];
  });
  const failed = await failuresOf(checks);
  if (named.length > 0 || args.includes('--static')) return failed > 0 ? 1 : 0;
  const { passed, failed: red } = failed === 0 ? await test(folders) : { passed: 0, failed };
  if (failed > 0) console.log('tests        not run: first the checks above');
  console.log(`\n${passed} passed, ${red} failed`);
  return red > 0 ? 1 : 0;
}

/** Runs checks beside one another, as many as there are cores; gives how many are not content. */
async function failuresOf(
  checks: readonly { readonly name: string; readonly tool: readonly string[] }[],
): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      if (!(await succeeds(next.name, next.tool))) failed++;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

/** Runs a check; what it says is shown if it is not content. */
async function succeeds(name: string, [command = '', ...args]: readonly string[]): Promise<boolean> {
  const start = performance.now();
  const took = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const timer = setInterval(() => console.log(`${name.padEnd(12)} at work, ${took()}`), EVERY);
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  const ok = await new Promise<boolean>((done) => {
    child.on('error', (error) => {
      err.push(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
  clearInterval(timer);
  const said = `${name === 'types' ? once(out.join('')) : out.join('')}${err.join('')}`;
  console.log(`${name.padEnd(12)} ${ok ? `ok      ${took()}` : `FAILED  ${took()}\n\n${said}`}`);
  return ok;
}

/** Each finding once, with the indented lines that belong to it: a file that two projects see is checked in both. */
function once(findings: string): string {
  return [...new Set(findings.split(/\n(?! )/))].join('\n');
}

/** Runs the tests, of some folders or all. What may have met a busy machine is tried once more, when nothing else runs. */
async function test(folders: readonly string[]): Promise<{ readonly passed: number; readonly failed: number }> {
  const first = await run([
    ...folders.map((name) => `${resolve(name)}${name.endsWith('.ts') ? '' : sep}`),
    ...(folders.some((name) => relative('games', name).split(sep)[0] !== '..') ? [resolve(SHELF)] : []),
  ]);
  const { passed, failed, again, certain } = first;
  if (failed === 0 || certain > 0 || again.length > MOST_AGAIN) return first;
  console.log(`\nonce more, alone: ${again.join(', ')}`);
  const { failed: red } = await run(['--maxWorkers', '1', ...again.map((name) => resolve(name))]);
  return { passed: passed + Math.max(failed - red, 0), failed: red };
}

/** Runs tests; they tell themselves how they get on. */
async function run(which: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-'));
  const file = join(folder, 'report.json');
  const child = spawn(
    'vitest',
    [
      'run',
      // What wants a quiet machine or many minutes as well is in the project `proofs`: `npm run -s proofs`.
      ...['unit', 'server', 'kills', 'browser'].flatMap((project) => ['--project', project]),
      `--reporter=${join(import.meta.dirname, 'progress.ts')}`,
      ...which,
    ],
    { env: { ...env, EDUBBA_REPORT: file }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ok = await new Promise<boolean>((done) => {
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
  let report: Report = { passed: 0, failed: 0, again: [], certain: 0 };
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    // No report: vitest itself broke off, and has said why above.
  }
  rmSync(folder, { recursive: true });
  return ok || report.failed > 0 ? report : { ...report, failed: 1, certain: 1 };
}
