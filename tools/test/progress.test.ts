import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestCase, TestModule, Vitest } from 'vitest/node';
import Progress from '../progress.ts';

let said: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'progress-'));

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  vi.stubEnv('EDUBBA_REPORT', join(folder, 'report.json'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, project = 'unit', errors: readonly { message: string }[] = []): TestModule =>
  ({
    relativeModuleId: name,
    project: { name: project },
    diagnostic: () => ({ duration: 0 }),
    errors: () => errors,
  }) as never;

const result = (
  module: TestModule,
  fullName: string,
  state: string,
  message?: string,
  { flaky = false, retry = undefined as number | undefined } = {},
): TestCase =>
  ({
    module,
    fullName,
    options: { retry },
    diagnostic: () => ({ flaky }),
    result: () => ({ state, errors: message === undefined ? [] : [{ message, diff: '- 1\n+ 2', stack: '' }] }),
  }) as never;

/** A run of so many files, with what was said since the last look. */
function started(files: number) {
  const progress = new Progress();
  progress.onInit({ config: { root: '/root' } } as Vitest);
  const heard = (): string => said.splice(0).join('');
  return { progress, heard, start: () => progress.onTestRunStart(Array.from({ length: files })) };
}

test('a line at least every ten seconds, also before the first file and while one takes long', () => {
  const { progress, heard, start } = started(3);
  vi.advanceTimersByTime(10_000);
  expect(heard()).toBe('  getting ready, 8.0 s\n');
  start();
  expect(heard()).toBe('3 files of tests\n');
  const long = file('a/long.test.ts', 'browser');
  progress.onTestModuleStart(long);
  for (let i = 0; i < 6; i++) {
    vi.advanceTimersByTime(10_000);
    expect(heard()).toMatch(
      /^(?: {2}0 of 3 files, 0 passed, 0 failed, \d+ s; since [\d.]+ s: a\/long\.test\.ts \(browser\)\n)+$/,
    );
  }
});

test('what fails is told at once, with what differs; what passed at the second try is named', () => {
  const { progress, heard, start } = started(1);
  start();
  heard();
  const module = file('a/b.test.ts');
  progress.onTestModuleStart(module);
  progress.onTestCaseResult(result(module, 'adds up', 'failed', 'expected 1 to be 2 in /root/x.ts'));
  expect(heard()).toBe('FAILED a/b.test.ts > adds up\n    expected 1 to be 2 in x.ts\n    - 1\n    + 2\n');
  progress.onTestCaseResult(result(module, 'is quick', 'passed', 'too slow', { flaky: true }));
  expect(heard()).toBe('tried again: a/b.test.ts > is quick\n    too slow\n');
  progress.onTestCaseResult(result(module, 'is quiet', 'passed'));
  expect(heard()).toBe('');
});

test('at the end the ten slowest files, and numbers for whoever asked: files that do not load and stray errors count', () => {
  const { progress, heard, start } = started(12);
  start();
  for (let i = 1; i <= 12; i++) {
    const module = file(`${i}.test.ts`, 'unit', i === 5 ? [{ message: 'does not load' }] : []);
    progress.onTestModuleStart(module);
    progress.onTestCaseResult(result(module, 'works', i === 7 ? 'failed' : i === 8 ? 'skipped' : 'passed'));
    vi.advanceTimersByTime(i * 100);
    progress.onTestModuleEnd(module);
  }
  heard();
  progress.onTestRunEnd([], [{ message: 'stray' }]);
  const end = heard();
  expect(end).toContain('FAILED outside of any test\n    stray\n');
  expect(end).toContain(
    '12 of 12 files, 10 passed, 3 failed, 7.8 s; the slowest:\n   1.2 s  12.test.ts\n   1.1 s  11.test.ts',
  );
  expect(end.match(/\d\.test\.ts/g)).toHaveLength(10);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual({
    passed: 10,
    failed: 3,
    again: [],
    certain: 3,
  });
});

test('which files may be tried again: those whose tests may, not what must never happen', () => {
  const { progress, start } = started(2);
  start();
  const [slow, never] = [file('slow.test.ts', 'server'), file('never.test.ts', 'server')];
  progress.onTestCaseResult(result(slow, 'is there', 'failed', 'not yet', { retry: 1 }));
  progress.onTestCaseResult(result(slow, 'is there too', 'failed', 'not yet', { retry: 1 }));
  progress.onTestCaseResult(result(never, 'leaks', 'failed', 'leaked', { retry: 0 }));
  progress.onTestRunEnd([], []);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual({
    passed: 0,
    failed: 3,
    again: ['slow.test.ts'],
    certain: 1,
  });
});
