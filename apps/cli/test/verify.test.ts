import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edubba, scratch } from './edubba.ts';

const folder = scratch();
const good = join(folder, 'thumbs.2p.1.1.json');

type Entry = [number, string, string?];
interface Written {
  game: string;
  log: Entry[];
  prints: [number, string][];
  seed?: string;
  outcome?: unknown;
}

beforeAll(async () => {
  await edubba(['sim', '--game', 'royal-game-of-ur', '--bots', 'thumbs', '--games', '1', '--record', folder]);
});

/** Verifies the good record after a change to it. */
async function tampered(change: (record: Written) => void) {
  const record = JSON.parse(readFileSync(good, 'utf8')) as Written;
  change(record);
  const file = join(folder, 'tampered.json');
  writeFileSync(file, JSON.stringify(record));
  return { file, ...(await edubba(['verify', file])) };
}

test('a good record passes', async () => {
  const { status, stdout } = await edubba(['verify', good]);
  expect(stdout).toMatch(
    /^ok .*royal-game-of-ur v1, \d+ entries, \d+ rolls checked, finished\n1 record verified, none failed\.$/m,
  );
  expect(status).toBe(0);
});

test('an answer that was not possible is found where it stands', async () => {
  const { status, stdout } = await tampered(({ log }) => (log[20] = [log[20]![0], 'nonsense']));
  expect(stdout).toMatch(/FAILED .*tampered\.json: differs at entry 21 of \d+: That is not one of the choices here/);
  expect(status).toBe(1);
});

test('a fingerprint that does not fit is found', async () => {
  const { status, stdout } = await tampered(({ prints }) => (prints[2]![1] = '0000000000000000'));
  expect(stdout).toMatch(/differs at entry 32 of \d+: The position is another/);
  expect(status).toBe(1);
});

test('another outcome is found', async () => {
  const { stdout } = await tampered((record) => (record.outcome = { scores: [7, 7], winners: [0, 1] }));
  expect(stdout).toMatch(/differs at entry (\d+) of \1: The game comes out otherwise/);
});

test('a roll that the seed does not give is found', async () => {
  const { status, stdout } = await tampered((record) => (record.seed = 'loaded dice'));
  expect(stdout).toMatch(/differs at entry \d+ of \d+: The seed does not give this roll but \d/);
  expect(status).toBe(1);
});

test('a record without a fingerprint of its end, or without outcome, proves nothing', async () => {
  expect((await tampered(({ prints }) => prints.pop())).stdout).toContain(
    'tampered.json: There is no fingerprint of its end',
  );
  expect((await tampered((record) => delete record.outcome)).stdout).toContain('The game comes out otherwise');
});

test('the game of a record is taken at its word, not completed as if somebody had typed it', async () => {
  const { status, stdout } = await tampered((record) => (record.game = 'royal'));
  expect(stdout).toMatch(/FAILED .*tampered\.json: There is no game royal/);
  expect(status).toBe(1);
  // It is not gone on with or shown either.
  const file = join(folder, 'tampered.json');
  expect((await edubba(['play', '--from', file])).stderr).toContain('There is no game royal');
  expect((await edubba(['replay', file])).stderr).toContain('There is no game royal');
});

test('what is no record at all is named, and the others are still verified', async () => {
  const odd = join(folder, 'odd.json');
  writeFileSync(odd, 'not JSON');
  const { status, stdout } = await edubba(['verify', odd, join(folder, 'missing.json'), good]);
  expect(stdout).toMatch(/FAILED .*odd\.json holds no recorded game\. The text is not JSON\./);
  expect(stdout).toMatch(/FAILED .*Cannot read .*missing\.json \(ENOENT\)/);
  expect(stdout).toContain('1 of 3 verified, 2 failed.');
  expect(status).toBe(1);
});

test('the corpus of the project verifies', async () => {
  const { status, stdout } = await edubba(['verify', '--corpus', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ failed: 0 });
  expect(JSON.parse(stdout).verified).toBeGreaterThan(5);
  expect(status).toBe(0);
});

test('replay prints a record, one moment of it, or data', async () => {
  const entries = (JSON.parse(readFileSync(good, 'utf8')) as Written).log.length;
  const whole = await edubba(['replay', good]);
  expect(whole.stdout).toContain(`The Royal Game of Ur, rules version 1, 2 players, ${entries} entries`);
  expect(whole.stdout).toMatch(new RegExp(`^ ${entries} {2}\\S`, 'm'));
  expect(whole.stdout).toMatch(/(Lapis|Shell) wins\. Lapis: \d, Shell: \d$/m);
  const moment = await edubba(['replay', good, '--at', '3', '--seat', '1']);
  expect(moment.stdout).toContain(`after 3 of ${entries}`);
  expect(moment.stdout).not.toContain('wins.');
  const data = JSON.parse((await edubba(['replay', good, '--at', '5', '--json'])).stdout);
  expect(data).toMatchObject({ game: 'royal-game-of-ur', at: 5, outcome: null, seat: null });
  expect(data.entries).toHaveLength(5);
  expect(data.view.seq).toBe(5);
});

test('replay shows a record that today’s rules do not follow as far as they do', async () => {
  const { file } = await tampered(({ log }) => (log[9] = [log[9]![0], 'nonsense']));
  const { status, stdout, stderr } = await edubba(['replay', file, '--text']);
  expect(stderr).toContain('part ways with this record at entry 10');
  expect(stdout).toContain('9 entries');
  expect(status).toBe(1);
});

test('replay shows all of a record whose end proves nothing, and says so', async () => {
  const entries = (JSON.parse(readFileSync(good, 'utf8')) as Written).log.length;
  for (const change of [(record: Written) => record.prints.pop(), (record: Written) => delete record.outcome]) {
    const { file } = await tampered(change);
    const { status, stdout, stderr } = await edubba(['replay', file, '--text']);
    expect(stderr).toMatch(/^This record does not verify: (There is no fingerprint|The game comes out otherwise)/);
    expect(stdout).toContain(`, ${entries} entries`);
    expect(stdout).toContain('wins.');
    expect(status).toBe(1);
  }
});

test('a seat has the same number in the question and in the answer', async () => {
  const data = JSON.parse((await edubba(['replay', good, '--seat', '1', '--json'])).stdout);
  expect(data).toMatchObject({ seat: 1, view: { seat: 1 } });
  const own = data.entries.filter(({ seat }: { seat: number }) => seat === 1);
  expect(own.length).toBeGreaterThan(10);
});

test('replay says what it cannot show', async () => {
  expect(await edubba(['replay', good, '--at', '100000'])).toMatchObject({ status: 2, stdout: '' });
  expect((await edubba(['replay', good, '--seat', '2'])).stderr).toBe('Error: There is no seat 2 at a table of 2.\n');
});
