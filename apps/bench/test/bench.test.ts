import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { playOurs } from '../src/connect-four/ours.ts';
import { playTheirs, WAYS } from '../src/connect-four/theirs.ts';
import { median } from '../src/measure.ts';
import { table } from '../src/report.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const bench = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

let json: { [subject: string]: { [figure: string]: unknown } };

beforeAll(() => {
  const { stdout, status, stderr } = bench('--json', '--tiny');
  if (status !== 0) throw new Error(stderr);
  json = JSON.parse(stdout);
}, 600_000);

test('our table and boardgame.io, in all its ways, play the same games to the same end', () => {
  const ours = playOurs(0, 40, false);
  expect(ours.moves).toBeGreaterThan(400);
  expect(playOurs(0, 40, true)).toEqual(ours);
  for (const way of WAYS) expect(playTheirs(way, 0, 40)).toEqual(ours);
  expect(playOurs(1, 40, false).hash).not.toBe(ours.hash);
});

test('--json prints one object with a member for each subject, each with its ratio', () => {
  expect(Object.keys(json).sort()).toEqual([
    'akkad',
    'ancient-world',
    'assyria',
    'clone',
    'connectFour',
    'lab',
    'mesopotamia',
    'queue',
    'sammu-ramat',
    'server',
    'steps',
    'web',
  ]);
  for (const game of ['akkad', 'ancient-world', 'assyria', 'mesopotamia', 'sammu-ramat'])
    expect(json[game]).toMatchObject({ ratio: expect.any(Number), decisionsPerSecond: expect.any(Number) });
  expect(json['queue']).toMatchObject({ ratio: expect.any(Number), overheadPercent: expect.any(Number) });
  expect(json['lab']).toMatchObject({ ratio: expect.any(Number), page: { longestTask: expect.any(Number) } });
  for (const from of ['node', 'python'])
    expect(json['steps']).toMatchObject({ [from]: { '64x2': { ratio: expect.any(Number) } } });
  expect(json['connectFour']).toMatchObject({
    ratio: expect.any(Number),
    kernel: { movesPerSecond: expect.any(Number) },
    boardgameIo: {
      version: '0.50.2',
      client: { way: expect.stringMatching(/^client/), movesPerSecond: expect.any(Number), ratio: expect.any(Number) },
      reducer: {
        way: expect.stringMatching(/^reducer/),
        movesPerSecond: expect.any(Number),
        ratio: expect.any(Number),
      },
    },
    sameMoves: true,
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(json['clone']).toMatchObject({
    ratio: expect.any(Number),
    connectFour: {
      ratio: expect.any(Number),
      clonesPerSecond: expect.any(Number),
      structuredClonesPerSecond: expect.any(Number),
    },
    nested: { ratio: expect.any(Number), bytes: expect.any(Number) },
  });
});

test('--only measures one subject and prints a table; an unknown one is refused by name', () => {
  const { stdout, status } = bench('--only', 'clone', '--tiny');
  expect(status).toBe(0);
  expect(stdout).toContain('structuredClone');
  expect(stdout).toContain('×');
  expect(stdout).not.toContain('boardgame.io');
  const wrong = bench('--only', 'chess');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain(
    'There is no subject chess. There are: akkad, ancient-world, assyria, clone, connectFour, lab, mesopotamia',
  );
});

test('--help names every option and every subject', () => {
  const { stdout, status } = bench('--help');
  expect(status).toBe(0);
  for (const word of ['--json', '--only', '--tiny', 'connectFour', 'clone']) expect(stdout).toContain(word);
});

test('the median is the middle one', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('the table lines up', () => {
  const lines = table('Title', [
    { what: 'long name', ours: '1,000', theirs: '5', ratio: 200 },
    { what: 'x', ours: '7' },
  ]).split('\n');
  expect(lines).toEqual([
    'Title',
    '              ours  theirs  ratio',
    '  long name  1,000       5  200 ×',
    '  x              7',
    '',
    '',
  ]);
});
