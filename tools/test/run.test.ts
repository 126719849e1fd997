import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tree.ts';

function run(...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'tools/run.mjs'), ...args], { encoding: 'utf8', input: 'in' });
}

test('a command gets its arguments and input, and its output and exit code come back untouched', () => {
  const code = "process.stdout.write(process.argv[1] + require('node:fs').readFileSync(0)); process.exit(7)";
  expect(run('node', '-e', code, 'a "b" *$HOME')).toMatchObject({ status: 7, stdout: 'a "b" *$HOMEin', stderr: '' });
});

test('commands run on the Node the project names', () => {
  expect(run('node', '--version').stdout).toMatch(/^v24\./);
});

test('an unknown command is said to be one', () => {
  expect(run('no-such-command')).toMatchObject({ status: 1, stderr: expect.stringContaining('no-such-command') });
});
