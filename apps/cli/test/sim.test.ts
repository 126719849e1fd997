import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edubba, scratch } from './edubba.ts';

const folder = scratch();
const sim = (...args: string[]) => edubba(['sim', '--game', 'connect-four', ...args]);

test('sim --json prints one object with everything a machine needs', async () => {
  const { status, stdout } = await sim('--players', '2', '--bots', 'random', '--games', '40', '--seed', '7', '--json');
  expect(status).toBe(0);
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({
    game: 'connect-four',
    version: 1,
    players: 2,
    games: 40,
    finished: 40,
    seed: '7',
    errors: 0,
    bots: ['random', 'random'],
  });
  expect(result.seats).toHaveLength(2);
  for (const { wins, meanScore } of result.seats) {
    expect(wins).toBeGreaterThan(0);
    expect(meanScore).toBeGreaterThan(0);
  }
  for (const name of ['decisions', 'seconds', 'decisionsPerSecond', 'clonesPerSecond'])
    expect(result).toHaveProperty(
      name,
      expect.toSatisfy((n: number) => n > 0),
    );
  expect(result.hash).toMatch(/^[0-9a-f]{16}$/);
});

test('the same seed gives the same games, another seed others', async () => {
  const hash = async (seed: string) => JSON.parse((await sim('--games', '20', '--seed', seed, '--json')).stdout).hash;
  const [first, again, other] = await Promise.all([hash('a'), hash('a'), hash('b')]);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('bots are named seat by seat', async () => {
  const { stdout } = await sim('--bots', 'random,thumbs', '--games', '30', '--json');
  const [random, thumbs] = JSON.parse(stdout).seats;
  expect([random.bot, thumbs.bot]).toEqual(['random', 'thumbs']);
  expect(thumbs.wins).toBeGreaterThan(random.wins);
});

test('options of the table reach the game', async () => {
  const long = await edubba(['sim', '--game', 'royal-game-of-ur', '--games', '10', '--json']);
  const short = await edubba(['sim', '--game', 'royal-game-of-ur', '--games', '10', '--option', 'pieces=5', '--json']);
  expect(JSON.parse(short.stdout).options).toEqual({ pieces: '5' });
  expect(JSON.parse(short.stdout).decisions).toBeLessThan(JSON.parse(long.stdout).decisions);
});

test('without --json there is a table for people', async () => {
  const { stdout } = await sim('--games', '10');
  expect(stdout).toMatch(/^Connect four: 10 games, 2 players$/m);
  expect(stdout).toMatch(/^ {2}Yellow +random +\d+ +\d+ +[\d.]+ % +[\d.]+ +\d–\d$/m);
  expect(stdout).not.toContain('\u001B');
});

test('wins alone, shared wins and the games of the other add up', async () => {
  // So many random games hold a draw, which both win.
  const { stdout } = await edubba(['sim', 'connect', '--games', '2000']);
  const [yellow = [], red = []] = ['Yellow', 'Red'].map((seat) =>
    (new RegExp(`^ {2}${seat} +random +(\\d+) +(\\d+) +([\\d.]+) %`, 'm').exec(stdout) ?? []).slice(1).map(Number),
  );
  expect(yellow[1]).toBeGreaterThan(0);
  expect(yellow[1]).toBe(red[1]);
  expect((yellow[0] ?? 0) + (yellow[1] ?? 0) + (red[0] ?? 0)).toBe(2000);
  expect((yellow[2] ?? 0) + (red[2] ?? 0)).toBeCloseTo(100, 0);
});

test('sim --record: another table, another seed, another name; another game is never overwritten', async () => {
  const records = join(folder, 'side-by-side');
  const record = (game: string, ...args: string[]) =>
    edubba(['sim', '--game', game, '--games', '1', ...args, '--record', records]);
  const ur = (...args: string[]) => record('royal-game-of-ur', ...args);
  for (const args of [
    ['--seed', 'a b'],
    ['--seed', 'a_b'],
    ['--seed', 'a.b'],
    ['--option', 'pieces=5'],
    ['--bots', 'thumbs'],
    ['--bots', 'thumbs,random'],
  ])
    expect((await ur(...args)).status).toBe(0);
  const files = readdirSync(records);
  expect(files).toHaveLength(6);
  expect(files).toContain('random.2p.pieces=5.1.1.json');
  // The same once more is no harm.
  expect((await ur('--option', 'pieces=5')).status).toBe(0);
  expect((await ur()).status).toBe(0);
  const kept = readFileSync(join(records, 'random.2p.1.1.json'), 'utf8');
  const { status, stderr } = await record('connect-four');
  expect(stderr).toMatch(/random\.2p\.1\.1\.json holds another game already: it is not overwritten\./);
  expect(status).toBe(1);
  expect(readFileSync(join(records, 'random.2p.1.1.json'), 'utf8')).toBe(kept);
});

test('sim --record writes records that verify', async () => {
  const records = join(folder, 'records');
  await edubba([
    'sim',
    '--game',
    'royal-game-of-ur',
    '--bots',
    'thumbs,random',
    '--games',
    '2',
    '--seed',
    'x',
    '--record',
    records,
  ]);
  const files = readdirSync(records).map((name) => join(records, name));
  expect(files).toHaveLength(2);
  const { status, stdout } = await edubba(['verify', ...files, '--json']);
  expect(status).toBe(0);
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({ verified: 2, failed: 0 });
  const record = JSON.parse(readFileSync(files[0]!, 'utf8'));
  const rolls = record.log.filter(([seat]: [number]) => seat === -1).length;
  expect(rolls).toBeGreaterThan(20);
  expect(result.records[0]).toMatchObject({ ok: true, finished: true, chance: rolls, entries: record.log.length });
});

test('sim --usage says in how many games each decision, answer and card was used', async () => {
  const { stdout } = await edubba(['sim', 'assyria', '--players', '2', '--games', '4', '--usage', '--json']);
  const { usage, games } = JSON.parse(stdout) as { usage: { [what: string]: number }; games: number };
  expect(usage['action.choose']).toBe(games);
  expect(Object.values(usage).every((n) => n >= 1 && n <= games)).toBe(true);
  expect(Object.keys(usage).some((what) => /^action\.choose camel FV\d\d$/.test(what))).toBe(true);
  const plain = await edubba(['sim', 'connect-four', '--games', '3', '--usage']);
  expect(plain.stdout).toMatch(/disc\.drop column +100\.0/);
});
