import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { edubba, ROOT } from './edubba.ts';

const COMMANDS = ['play', 'games', 'rules', 'sim', 'arena', 'env', 'replay', 'verify', 'new-game'];

test.each(COMMANDS)('%s --help says how to use it, with examples', async (command) => {
  const { status, stdout, stderr } = await edubba([command, '--help']);
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^Usage: npm run -s edubba -- ${command} \\[options\\]`));
  expect(stdout).toMatch(new RegExp(`^Examples\\n {2}# .*\\n {2}npm run -s edubba -- ${command}`, 'm'));
  for (const line of stdout.split('\n').filter((text) => !text.startsWith('  npm')))
    expect(line.length).toBeLessThanOrEqual(80);
});

test('--help names every command; so does no command at all', async () => {
  const [help, nothing, word] = await Promise.all([edubba(['--help']), edubba([]), edubba(['help'])]);
  for (const command of COMMANDS) expect(help.stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, 'm'));
  expect(nothing.stdout).toBe(help.stdout);
  expect(word).toEqual(help);
});

test('help with a command is the help of it, which tells what is taken where nothing is given', async () => {
  const [sim, arena] = await Promise.all([edubba(['help', 'sim']), edubba(['arena', '--help'])]);
  expect(sim.stdout).toMatch(/^Usage: .* sim \[options\] \[game\]$/m);
  expect(sim.stdout).toMatch(/^ {2}--games <n> +how many games \(100\)$/m);
  expect(arena.stdout).toMatch(/fairly \(200\)$/m);
});

test.each([
  [['simm'], 'There is no command simm. Did you mean sim?'],
  [['frobnicate'], 'There is no command frobnicate. See npm run -s edubba -- --help'],
  [['sim', '--gmae', 'x'], 'The command sim has no option --gmae. Did you mean --game?'],
  [['sim', '--frobnicate'], 'The command sim has no option --frobnicate. See npm run -s edubba -- sim --help'],
  [['sim', '--game'], 'The option --game <id> needs a value. See npm run -s edubba -- sim --help'],
  [['sim', '--games', 'many'], '--games needs a whole number, 1 or more, not many.'],
  [['sim', '--games', '0'], '--games needs a whole number, 1 or more, not 0.'],
  [['sim', '--option', 'pieces'], '--option needs name=value, not pieces.'],
  [['sim', '--option', 'size=5'], 'royal-game-of-ur has no option size; it has: pieces, safe-rosette, rosette-again.'],
  [['sim', '--option', 'pieces=6'], 'pieces can be 7, 5, not 6.'],
  [['sim', '--game', 'connect-fuor'], 'There is no game connect-fuor. Did you mean connect-four?'],
  [['sim', '--game', 'connect-four', '--players', '3'], 'connect-four is for 2 players, not 3.'],
  [['sim', '--game', 'connect-four', '--bots', 'thumbs,random,thumbs'], '3 bots for 2 players: that is too many.'],
  [
    ['arena', '--game', 'connect-four', '--bots', 'deep-blue,random'],
    'connect-four has no bot deep-blue; it has: thumbs, random.',
  ],
  [
    ['arena', '--game', 'connect-four', '--bots', 'random'],
    'An arena needs two or more different bots of: thumbs, random.',
  ],
  [['play', 'connect-four', '--seats', 'person,person,person'], 'connect-four is for 2 players, not 3.'],
  [['games', 'extra'], 'The command games has no use for: extra. See npm run -s edubba -- games --help'],
  [['new-game'], 'The command new-game needs <id>. See npm run -s edubba -- new-game --help'],
  [['games', '--locale', 'tlh'], 'There are no words in tlh; there are: en, en-XA.'],
])('%j is answered with one clear line', async (args, line) => {
  expect(await edubba(args)).toEqual({ status: 2, stdout: '', stderr: `Error: ${line}\n` });
});

test('a stack is shown only to who asks for it', async () => {
  const { stderr } = await edubba(['replay', '/nowhere'], '', { EDUBBA_DEBUG: '1' });
  expect(stderr).toMatch(/^Error: Cannot read \/nowhere \(ENOENT\)\.\n[\s\S]* at .*files\.ts/);
});

test('a reader that stops reading is no failure', () => {
  const shell = 'node_modules/.bin/node apps/cli/src/main.ts rules royal-game-of-ur | head -1; echo ${PIPESTATUS[0]}';
  const { stdout, stderr } = spawnSync('bash', ['-c', shell], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/\n0\n$/);
});

test('games lists players, options and bots', async () => {
  const { stdout } = await edubba(['games']);
  expect(stdout).toMatch(/^Connect four {2}connect-four\n {2}2 players, rules version 1, 7 rules\n {2}Bots: thumbs/m);
  const data = JSON.parse((await edubba(['games', '--json'])).stdout);
  expect(data.find(({ id }: { id: string }) => id === 'royal-game-of-ur')).toMatchObject({
    players: { min: 2, max: 2 },
    options: { pieces: ['7', '5'] },
    bots: ['thumbs', 'random'],
  });
});

test('arena shows win rates with intervals', async () => {
  const { stdout, status } = await edubba(['arena', 'connect-four', '--games', '40']);
  expect(stdout).toMatch(/^ {2}thumbs +[\d.]+ % +[\d.]+ % to [\d.]+ % +\d+ +\d+ +\d+$/m);
  expect(stdout).toMatch(/thumbs against random/);
  expect(status).toBe(0);
  const data = JSON.parse((await edubba(['arena', '--game', 'connect-four', '--games', '40', '--json'])).stdout);
  expect(data.entrants[0]).toMatchObject({ name: 'thumbs', games: 40 });
  expect(data.entrants[0].low).toBeGreaterThan(0.5);
});

test('rules are found by words and by id, with the tests that name them', async () => {
  const words = await edubba(['rules', 'connect-four', 'full', 'column']);
  expect(words.stdout).toContain('C4-2.02');
  expect(words.stdout).not.toContain('C4-1.02');
  const one = await edubba(['rules', 'c4-2.02']);
  expect(one.stdout).toMatch(/games\/connect-four\/test\/rules\/dropping\.test\.ts:\d+\n +C4-2\.02 a full column/);
  const [data] = JSON.parse((await edubba(['rules', 'connect-four', 'C4-2.02', '--json'])).stdout);
  expect(data).toMatchObject({ id: 'C4-2.02', game: 'connect-four', kind: 'rule' });
  expect(data.tests.length).toBeGreaterThan(0);
  expect(await edubba(['rules', 'connect-four', 'zeppelin'])).toMatchObject({
    status: 1,
    stderr: 'Error: No rule speaks of “zeppelin”.\n',
  });
  expect(await edubba(['rules', 'connect-four', 'zeppelin', '--json'])).toEqual({
    status: 1,
    stdout: '[]\n',
    stderr: 'Error: No rule speaks of “zeppelin”.\n',
  });
});

test('rules alone tells what there is to read; a game that does not exist is named', async () => {
  const { stdout } = await edubba(['rules']);
  expect(stdout).toMatch(/^Connect four {2}connect-four\n {2}The board: 2 rules\n/m);
  expect(stdout).not.toContain('C4-2.02');
  expect((await edubba(['rules', 'nosuch', 'x'])).stderr).toBe(
    'Error: There is no game nosuch. No rule speaks of “nosuch x”.\n',
  );
});

test('zeros that fill up the number of a rule need not be typed', async () => {
  const { stdout } = await edubba(['rules', 'C4-2.2']);
  expect(stdout).toMatch(/^C4-2\.02 {2}/);
});
