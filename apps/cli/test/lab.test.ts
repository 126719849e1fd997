import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { edubba, ROOT, scratch } from './edubba.ts';

const folder = scratch();

function experiment(name: string, changes: object = {}): string {
  const file = join(folder, `${name}.json`);
  const wish = {
    format: 'edubba-experiment',
    version: 1,
    title: 'Two colours',
    game: 'connect-four',
    seats: 2,
    bots: ['thumbs', 'random'],
    seed: 'cli',
    games: 150,
    sides: [{ name: 'As published' }],
    ...changes,
  };
  writeFileSync(file, JSON.stringify(wish));
  return file;
}

test('one thread, two threads, and once more after the end: the same bytes', async () => {
  const file = experiment('same');
  const one = join(folder, 'one.json');
  const two = join(folder, 'two.json');
  const { stdout } = await edubba(['lab', 'run', file, '--threads', '1', '--out', one]);
  expect(stdout).toMatch(/^Two colours$/m);
  expect(stdout).toMatch(/^ {2}Win share of whoever begins first +in 100 +[\d.]+ \([\d.]+ … [\d.]+\)$/m);
  const json = await edubba(['lab', 'run', file, '--threads', '2', '--out', two, '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ ended: 'all', sums: { games: 150, unfinished: 0, faults: 0 } });
  const kept = readFileSync(one, 'utf8');
  expect(readFileSync(two, 'utf8')).toBe(kept);
  await edubba(['lab', 'run', file, '--out', one]);
  expect(readFileSync(one, 'utf8')).toBe(kept);
});

test('interrupted it keeps what it has, goes on, and comes to the same', async () => {
  const file = experiment('long', { games: 12_000 });
  const whole = join(folder, 'whole.json');
  const parted = join(folder, 'parted.json');
  const child = spawn(
    join(ROOT, 'node_modules/.bin/node'),
    ['apps/cli/src/main.ts', 'lab', 'run', file, '--threads', '1', '--out', parted],
    {
      cwd: ROOT,
      stdio: 'ignore',
    },
  );
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await vi.waitFor(() => expect(existsSync(parted)).toBe(true), { timeout: 60_000, interval: 20 });
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  const left = JSON.parse(readFileSync(parted, 'utf8'));
  expect(left.ended).toBe('open');
  expect(left.batches).toBeGreaterThan(0);
  await edubba(['lab', 'run', file, '--threads', '1', '--out', parted]);
  await edubba(['lab', 'run', file, '--threads', '2', '--out', whole]);
  expect(readFileSync(parted, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test('compare turns numbers on side B; the report is one page', async () => {
  const file = experiment('turned', { game: 'assyria', bots: ['random'], games: 24 });
  const { status, stderr } = await edubba(['lab', 'compare', file, '--turn', 'start-vp=15', '--threads', '2']);
  expect([status, stderr]).toEqual([0, expect.stringContaining('turned.compared.json')]);
  const kept = join(folder, 'turned.compared.json');
  const { experiment: played, sums } = JSON.parse(readFileSync(kept, 'utf8'));
  expect(played.sides[1]).toMatchObject({ name: 'start-vp 15', tuned: { 'start-vp': 15 } });
  expect(sums.sides[1].each['from/start'][0]).toBe(24 * 2 * 15);
  const out = join(folder, 'report.html');
  await edubba(['lab', 'report', kept, '--out', out]);
  const page = readFileSync(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toContain('start-vp = 15');
  expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
});

test('what cannot be played is refused before anything starts', async () => {
  const says = async (...args: string[]) => (await edubba(['lab', ...args])).stderr;
  expect(await says('walk', 'x.json')).toMatch(/The lab cannot walk; it can: /);
  expect(await says('run', join(folder, 'nothing.json'))).toMatch(/nothing\.json.*ENOENT/);
  expect(await says('run', experiment('bad', { games: -1 }))).toMatch(/bad\.json cannot be used: games: /);
  expect(await says('run', experiment('bot', { bots: ['clever'] }))).toMatch(/connect-four has no bot clever/);
  const range = experiment('range', {
    game: 'assyria',
    bots: ['random'],
    sides: [{ name: 'A', tuned: { 'camel-limit': 99 } }],
  });
  expect(await says('run', range)).toMatch(/The number camel-limit can be turned from 6 to 14, not to 99\./);
  const first = experiment('first', { games: 20 });
  await edubba(['lab', 'run', first, '--threads', '1']);
  experiment('first', { games: 20, seed: 'other' });
  expect(await says('run', first)).toMatch(/first\.result\.json holds something else, and is not overwritten/);
});
