import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { Cli } from '../src/cli.ts';
import { openReader } from '../src/table/reader.ts';

afterEach(() => (process.exitCode = 0));

/** A terminal at which these keys are typed. */
function terminal(keys: string) {
  const stdin = new PassThrough();
  const reader = openReader(
    { live: true } as Cli,
    stdin as unknown as NodeJS.ReadStream,
    new PassThrough() as unknown as NodeJS.WriteStream,
  );
  stdin.write(keys);
  return reader;
}

test('Ctrl-C at the prompt ends the reading, and the program says so when it exits', async () => {
  const reader = terminal('\u0003');
  expect(await reader.read('› ')).toBeUndefined();
  expect(process.exitCode).toBe(130);
});

test('Ctrl-D ends it quietly, and a line is a line', async () => {
  expect(await terminal('\u0004').read('› ')).toBeUndefined();
  expect(await terminal('enter\n').read('› ')).toBe('enter');
  expect(process.exitCode).toBe(0);
});
