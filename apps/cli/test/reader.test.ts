import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { Cli } from '../src/cli.ts';
import { createCli } from '../src/cli.ts';
import { nextMoment } from '../src/commands/replay.ts';
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

test('in a replay nonsense is answered, and nothing moves', async () => {
  const said: string[] = [];
  const cli: Cli = { ...createCli('en'), print: (text = '') => void said.push(text) };
  const from = (keys: string) => nextMoment(cli, terminal(keys), 4, 9);
  expect(await Promise.all(['\n', 'b\n', '0\n', '77\n', 'e\n', 'q\n'].map(from))).toEqual([5, 3, 0, 9, 9, undefined]);
  expect(said).toEqual([]);
  expect(await from('nonsense\nb\n')).toBe(3);
  expect(said).toEqual(['Enter, b, a number, 0, e or q.']);
});
