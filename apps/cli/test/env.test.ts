import { expect, test } from 'vitest';
import { edubba, typed } from './edubba.ts';

/** What the program answers to these requests, line by line. */
async function answers(args: readonly string[], ...requests: (object | string)[]) {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { status, stdout, stderr } = await edubba(['env', ...args], typed(...lines));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('every request has its line, also those that are wrong', async () => {
  const [about, first, wrong, full, batch, ...rest] = await answers(
    ['connect-four', '--envs', '2'],
    { op: 'describe', id: 1 },
    { op: 'step', steps: Array.from({ length: 6 }, () => [0, 0]) },
    'nonsense',
    '',
    { op: 'step', env: 0, key: 'column/1' },
    {
      op: 'step',
      steps: [
        [0, 'column/4'],
        [1, 3],
      ],
      with: ['mask'],
    },
  );
  expect(about).toMatchObject({ id: 1, game: 'connect-four', seats: 2, envs: [0, 1], forced: false });
  expect(first.turns).toHaveLength(6);
  expect(wrong.error.code).toBe('json');
  // The reason is the game's own, in its words.
  expect(full.error).toEqual({
    code: 'refused',
    message: expect.stringMatching(/^Seat 0 cannot answer column\/1\. Column 1 is full\..*C4-2\.02/),
  });
  expect(batch.turns.map(({ mask }: { mask: number[] }) => mask[0])).toEqual([0, 1]);
  expect(rest).toEqual([]);
});

test('nothing is answered after the end', async () => {
  expect(await answers(['connect-four'], { op: 'close' }, { op: 'describe' })).toEqual([{ closed: true }]);
});

test('lines longer than what is read at once, letters of several bytes, a last line that does not end', async () => {
  const ids = Array.from({ length: 3 }, (_, n) => `${'a'.repeat(n)}${'š'.repeat(300_000)}`);
  const lines = ids.map((id) => JSON.stringify({ op: 'legal', env: 0, id }));
  const { status, stdout } = await edubba(['env', 'connect-four'], lines.join('\n'));
  expect(status).toBe(0);
  const told = stdout.trimEnd().split('\n');
  expect(told.map((line) => JSON.parse(line).id === ids[told.indexOf(line)])).toEqual([true, true, true]);
});

test('a game with chance: the same seed gives the same game', async () => {
  const args = ['assyria', '--players', '2', '--seed', 'env'];
  const look = { op: 'observe', env: 0, seat: 1 };
  const [one] = await answers(args, look);
  const [other, reset, again] = await answers(
    [...args.slice(0, 3), '--envs', '2'],
    look,
    { op: 'reset', env: 0, seed: 'env/0', with: [] },
    look,
  );
  expect(other).not.toEqual(one);
  expect(reset).toMatchObject({ env: 0, over: false, rewards: [0, 0] });
  expect(again).toEqual(one);
  expect(one.vector.length).toBeGreaterThan(1000);
});

test('tables that cannot be are refused before anything starts', async () => {
  const says = async (...args: string[]) => await edubba(['env', ...args]);
  expect(await says('connect-four', '--players', '3')).toMatchObject({
    status: 2,
    stderr: 'Error: connect-four is for 2 players, not 3.\n',
  });
  expect((await says('connect-four', '--envs', '0')).stderr).toMatch(/--envs needs a whole number, 1 or more, not 0\./);
  expect((await says('connect-four', '--envs', '10001')).stderr).toMatch(/10,?001 games at once are too many/);
});

test('what stands where in the vector is told', async () => {
  const { status, stdout } = await edubba(['env', 'ancient-world', '--players', '2', '--layout']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/ancient-world with 2 players, as \d+ numbers/);
  expect(stdout).toMatch(/^ +0 +2 {2}seat$/m);
  expect(stdout).toMatch(/^ +\d+ +2 {2}coins$/m);
  expect(stdout).toMatch(/slots, from \d+ to \d+, stand for/);
  expect(await edubba(['env', 'royal-game-of-ur', '--layout'])).toMatchObject({
    status: 2,
    stderr: 'Error: royal-game-of-ur declares neither a vector nor an index of actions.\n',
  });
});
