import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const MAIN = join(ROOT, 'apps', 'cli', 'src', 'main.ts');

/** How a run of the real program ended, and what it said. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of this test file's own, in a place that no other tool looks into; it goes when the tests are over. */
export function scratch(): string {
  const parent = join(ROOT, 'apps', 'cli', 'dist');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the real program as a child process. */
export function edubba(args: readonly string[], input = '', env: { [name: string]: string } = {}): Promise<Ran> {
  return run(NODE, [MAIN, ...args], input, env);
}

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  input = '',
  env: { [name: string]: string } = {},
): Promise<Ran> {
  const { EDUBBA_DEBUG: _, NO_COLOR: __, FORCE_COLOR: ___, INIT_CWD: ____, ...inherited } = process.env;
  const child = spawn(command, args, { cwd: ROOT, env: { ...inherited, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
}

/** Lines to type. */
export function typed(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
