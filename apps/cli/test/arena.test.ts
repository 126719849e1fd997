import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edubba, scratch } from './edubba.ts';

const folder = scratch();
const CLAIM = ['arena', 'connect-four', '--bots', 'thumbs,random', '--claim', '60'];

test('a claim is played until it is proven, the same on one thread and on two', async () => {
  const [one, two] = await Promise.all(['1', '2'].map((threads) => edubba([...CLAIM, '--threads', threads, '--json'])));
  expect(one?.stdout).toBe(two?.stdout);
  const standing = JSON.parse(one?.stdout ?? '');
  expect(standing).toMatchObject({ verdict: 'proven', bot: 'thumbs', others: 'random', faults: 0 });
  expect(standing.games).toBeLessThan(200);
  expect(standing.low).toBeGreaterThan(0.5);
  expect(standing.bySeat).toHaveLength(2);
});

test('a claim that is wrong is refuted', async () => {
  const { stdout } = await edubba(['arena', 'connect-four', '--bots', 'random,thumbs', '--claim', '40']);
  expect(stdout).toMatch(/more than 40\.0 %: refuted/);
});

test('what was played is kept and gone on with; another contest is not mixed into it', async () => {
  const file = join(folder, 'contest.json');
  const whole = await edubba([...CLAIM, '--json']);
  await edubba([...CLAIM, '--games', '6', '--out', file]);
  expect(JSON.parse(readFileSync(file, 'utf8')).bouts).toHaveLength(6);
  const rest = await edubba([...CLAIM, '--out', file, '--json']);
  expect(rest.stdout).toBe(whole.stdout);
  const other = await edubba([...CLAIM, '--seed', 'other', '--out', file]);
  expect(other.status).toBe(2);
  expect(other.stderr).toContain('another contest');
});

test('a claim is about two bots', async () => {
  const { status, stderr } = await edubba(['arena', 'connect-four', '--bots', 'thumbs,random', '--claim', '100']);
  expect(status).toBe(2);
  expect(stderr).toContain('between 1 and 99');
});

test('where a table wins together, teams are compared at the same deals', async () => {
  const wish = ['arena', 'sammu-ramat', '--bots', 'advisor,random', '--players', '1', '--claim', '1', '--teams'];
  const { stdout } = await edubba([...wish, '--games', '8', '--threads', '2', '--json']);
  const { bySeat, rate, faults } = JSON.parse(stdout);
  expect(bySeat.map(({ games }: { games: number }) => games)).toEqual([4, 4]);
  expect(rate).toBe((bySeat[0].won - bySeat[1].won) / 4);
  expect(faults).toBe(0);
  const told = await edubba([...wish, '--games', '2']);
  expect(told.stdout).toContain('Teams of advisor and teams of random at the same deals');
});

test('teams are not compared where players play against one another', async () => {
  const { status, stderr } = await edubba([...CLAIM, '--teams']);
  expect(status).toBe(2);
  expect(stderr).toContain('against one another');
});
