// `npm test`: every check in turn, whatever the others say, and the tests if all of them are content. The last line is
// always `N passed, N failed`, counted in tests, or in checks if one of those has failed. `npm run check` gives --static:
// only the checks that run no code of the project. `npm run types` names one of them.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const CHECKS: Record<string, string[]> = {
  format: ['biome', 'format'],
  // By its path, since the TypeScript 6 of the other tools is also called tsc. Forced, since a build that trusts its
  // notes from last time does not see that an installed package has changed.
  types: ['node', 'node_modules/typescript-native/bin/tsc', '--build', '--force', '--pretty', 'false'],
  lint: ['oxlint'],
  boundaries: ['node', 'tools/boundaries.ts'],
  'dead code': ['knip', '--no-progress', '--no-config-hints'],
};

// The tools write into a pipe, so they cannot see for themselves whether colours are welcome.
// A house is killed less often than by `npm run -s proofs`.
const env = {
  EDUBBA_KILLS: '10',
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

let passed = 0;
let failed = 0;

const named = process.argv.slice(2).filter((name) => Object.hasOwn(CHECKS, name));
const staticOnly = named.length > 0 || process.argv.includes('--static');
for (const [name, command] of Object.entries(CHECKS)) {
  // A check that fails is a failure even though it is no test.
  if ((named.length === 0 || named.includes(name)) && !succeeds(name, command)) failed++;
}
if (!staticOnly) {
  if (failed === 0) test();
  else console.log('tests        not run: first the checks above');
  console.log(`\n${passed} passed, ${failed} failed`);
}
process.exitCode = failed > 0 ? 1 : 0;

function succeeds(name: string, [command = '', ...args]: string[]): boolean {
  process.stdout.write(`${name.padEnd(12)} `);
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const said = `${name === 'types' ? once(stdout) : stdout}${stderr}${error ?? ''}`;
  console.log(status === 0 ? `ok      ${seconds} s` : `FAILED  ${seconds} s\n\n${said}`);
  return status === 0;
}

/** Each finding once, with the indented lines that belong to it: a file that two projects see is checked in both. */
function once(findings: string): string {
  return [...new Set(findings.split(/\n(?! )/))].join('\n');
}

function test(): void {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-'));
  const file = join(folder, 'report.json');
  const ran = succeeds('tests', [
    'vitest',
    'run',
    // What wants a quiet machine as well is in the project `proofs`: `npm run -s proofs`.
    ...['unit', 'server', 'kills', 'browser'].flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const broken = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
    tellRetried(report);
    passed = report.numPassedTests;
    failed = report.numFailedTests + broken.length; // a file that cannot even be loaded has no tests to count
  } catch {
    // No report: vitest itself broke off, and has said why above.
  }
  if (!ran) failed = Math.max(failed, 1);
  rmSync(folder, { recursive: true });
}

/** What passed only when it was tried again is named: whoever sees a name twice has something to mend. */
function tellRetried({ testResults }: VitestReport): void {
  for (const { fullName, status, failureMessages } of testResults.flatMap((file) => file.assertionResults)) {
    const [why] = failureMessages;
    if (status === 'passed' && why !== undefined) console.log(`  tried again: ${fullName}\n    ${why.split('\n')[0]}`);
  }
}
