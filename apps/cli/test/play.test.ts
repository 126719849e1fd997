import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edubba, scratch, typed } from './edubba.ts';

const folder = scratch();
let homes = 0;

/** Plays with a home of its own, so that no test finds another's games. */
async function play(
  args: readonly string[],
  lines: readonly string[],
  home = join(folder, `home${homes++}`),
  env = {},
) {
  return { home, ...(await edubba(['play', ...args], typed(...lines), { EDUBBA_HOME: home, ...env })) };
}

const two = ['connect-four', '--seats', 'person,person'];

test('a whole game through a pipe, to the final score', async () => {
  const { status, stdout, stderr, home } = await play(two, ['1', '2', '1', 'column/2', '1', '2', '1']);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Yellow, drop a disc into which column?');
  expect(stdout).toContain('Yellow has four in a line.');
  expect(stdout).toMatch(/Yellow wins\.\nFinal score\n {2}★ {2}Yellow .* 2\n {5}Red .* 0\n/);
  expect(stdout).not.toContain('\u001B');
  // It is over: nothing to go on with, but something to see again.
  expect(readdirSync(home)).toEqual(['connect-four.last.json']);
  const again = await edubba(['replay'], '', { EDUBBA_HOME: home });
  expect(again.stdout).toContain('Yellow wins.');
});

test('without arguments and without a terminal it starts the default game against its bot', async () => {
  const { status, stdout } = await play(['--seed', '3'], ['1']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/The Royal Game of Ur ─+ Lapis \(you\) · Shell \(Rules of thumb\)/);
  expect(stdout).toContain('The game is kept. Go on with it: npm run -s edubba -- play --continue');
});

test('bots say what they do and why', async () => {
  const { stdout } = await play(['connect-four', '--seed', '5'], ['1', 'q']);
  expect(stdout).toMatch(/ • Red drops a disc into column 4, row 1\.\n {4}because: \+3 near the centre\n/);
});

test('undo, redo and restart', async () => {
  const { stdout } = await play(two, ['u', '1', 'undo', 'r', 'restart', 'r', 'log', 'q']);
  const [, log = ''] = stdout.split('› log');
  expect(stdout).toContain('There is nothing of yours to take back.');
  expect(log.match(/Yellow drops a disc into column 1/g)).toHaveLength(3);
  expect(log.match(/Yellow takes back\./g)).toHaveLength(2);
  expect(log).not.toContain('nothing');
});

test('alone against a bot, undo goes over its answer, and redo again', async () => {
  const { stdout } = await play(['connect-four', '--seed', '5'], ['1', 'u', 'log', 'r', 'q']);
  const [, undone = '', redone = ''] = stdout.split(/› (?:u|r)\n/);
  expect(undone).toContain('Yellow takes back.');
  expect(undone).toMatch(/1 \| {3}\| {3}\| {3}\| {3}\|/);
  expect(redone).toMatch(/1 \| X \|/);
});

test('before one’s first choice there is nothing to take back, whatever bots have done', async () => {
  const { stdout } = await play(['connect-four', '--seats', 'thumbs,person'], ['u', 'back', 'q']);
  expect(stdout.match(/There is nothing of yours to take back\./g)).toHaveLength(2);
  expect(stdout).not.toContain('u undo');
});

test('dice are not taken back but by agreement', async () => {
  const alone = await play(['royal-game-of-ur', '--seed', '9', '--seats', 'thumbs,person'], ['1', 'u', 'back', 'q']);
  expect(alone.stdout).toMatch(/cannot be taken back\. To go back all\s+the same, type back\./);
  expect(alone.stdout).toContain('Shell takes back.');
  const pair = (answer: string) =>
    play(['royal-game-of-ur', '--seed', '9', '--seats', 'person,person'], ['1', '1', '1', 'back', answer, 'q']);
  expect((await pair('n')).stdout).toContain('Not everybody agrees: the game goes on.');
  expect((await pair('y')).stdout).toMatch(/takes back\./);
});

test('why not: the rule and what would help, by key, by words, and for all', async () => {
  const full = ['3', '3', '3', '3', '3', '3'];
  const { stdout } = await play(two, [
    ...full,
    'why column/3',
    'column/3',
    'why',
    'why 5',
    'why not 5',
    'why not',
    'why nonsense',
    'why u',
    'q',
  ]);
  const answer = '✗ Column 3\n   Column 3 is full. Choose a column with room. (C4-2.02)';
  expect(stdout.split(answer)).toHaveLength(5);
  expect(stdout.split('Column 5 is possible: it is number 4.')).toHaveLength(3);
  expect(stdout).toContain('✗ nonsense\n   That is not one of the choices here.');
  expect(stdout).toContain('You may take back your last choice.');
});

test('log says so many lines, and refuses what is no number; as knows who is a bot', async () => {
  const { stdout } = await play(['connect-four', '--seed', '5'], ['why', '1', '1', 'log 1', 'log x', 'as red', 'q']);
  const [, why, , , one = '', none, red] = stdout.split('› ');
  expect(why).toMatch(/^why\nEverything you could try here is on the list\.\n/);
  expect(one.match(/^ • |^ {4}because/gm)).toHaveLength(1);
  expect(one).toContain('lines before that: type log all');
  expect(none).toBe('log x\nType log, log with a number of lines, or log all.\n');
  expect(red).toBe('as red\nRed is a bot (Rules of thumb): nobody looks with its eyes.\n');
});

test('hint: what the bot would do, in points', async () => {
  const { stdout } = await play(two, ['1', '2', '1', '2', '1', 'hint', 'q']);
  expect(stdout).toContain('Rules of thumb would choose 1: Column 1\n    +100 stops four of Yellow\n');
});

test('what is typed may be the beginning of a choice; what fits several is asked back', async () => {
  const { stdout } = await play(two, ['col', 'column/7', 'xyzzy', 'rule full', 'rule C4-3.01', 'help', '99']);
  expect(stdout).toContain('“col” could be any of these: 1 Column 1, 2 Column 2');
  expect(stdout).toContain('Yellow drops a disc into column 7');
  expect(stdout).toContain('“xyzzy” is no choice here.');
  expect(stdout).toContain('“99” is no choice here.');
  expect(stdout).toMatch(/C4-2\.02 {2}A column with six discs is full/);
  expect(stdout).toMatch(/C4-3\.01 {2}The end/);
  expect(stdout).toMatch(/^ {2}undo u +take back the last choice made at this keyboard$/m);
});

test('save and resume: the same position, the same dice', async () => {
  const file = join(folder, 'saved.json');
  const lines = ['1', '1', '1', '1', '1', '1'];
  const saved = await play(
    ['royal-game-of-ur', '--seed', '11'],
    [...lines.slice(0, 3), `save ${file}`, ...lines.slice(3), 'log all', 'q'],
  );
  expect(saved.stdout).toContain(`Saved: ${file}`);
  const resumed = await play(['--from', file], [...lines.slice(3), 'log all', 'q']);
  const told = (text: string) =>
    text
      .split('› log all')[1]!
      .split('\n')
      .filter((line) => line.startsWith(' • '));
  expect(told(resumed.stdout)).toEqual(told(saved.stdout));
  expect(told(resumed.stdout).length).toBeGreaterThan(10);
  expect((await edubba(['verify', file])).status).toBe(0);
});

test('save overwrites a game, but no other file', async () => {
  const game = join(folder, 'again');
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'dear diary');
  const { stdout } = await play(two, [`save ${game}`, `save ${game}`, `save ${notes}`, 'save', 'q']);
  expect(stdout.match(/Saved: .*again\.json/g)).toHaveLength(2);
  expect(stdout.replaceAll('\n', ' ')).toMatch(/notes\.txt holds no recorded game/);
  expect(readFileSync(notes, 'utf8')).toBe('dear diary');
  expect(stdout).toContain('Say where to: save my-game.json');
});

test('an unfinished game is kept and can be gone on with', async () => {
  const { home } = await play(two, ['1', '2']);
  const { stdout } = await play(['--continue'], ['1', '2', '1', '2', '1'], home);
  expect(stdout).toContain('Yellow wins.');
  const nothing = await play(['--continue'], [], home);
  expect(nothing).toMatchObject({ status: 1, stderr: 'Error: No unfinished game was found.\n' });
});

test('replay shows the game played last, finished or not', async () => {
  const { home } = await play(two, ['1', '2', '1', '2', '1', '2', '1']);
  await play(two, ['7', 'q'], home);
  const { stdout } = await edubba(['replay'], '', { EDUBBA_HOME: home });
  expect(stdout).toContain('Yellow drops a disc into column 7');
  expect(stdout).not.toContain('wins.');
  const nothing = await edubba(['replay'], '', { EDUBBA_HOME: join(folder, 'empty') });
  expect(nothing.stderr).toBe('Error: No game has been played here yet: name a file.\n');
});

test('a record that today’s rules do not follow is not continued, and it says what can be done', async () => {
  const file = join(folder, 'slip.json');
  await play(two, ['1', '2', `save ${file}`, 'q']);
  writeFileSync(file, readFileSync(file, 'utf8').replace('column/2', 'column/9'));
  const { status, stderr } = await play(['--from', file], []);
  expect(stderr).toBe(
    `Error: The game in ${file} cannot be continued. Up to entry 1 of 2 it can be followed, but not from there on: That is not one of the choices here. To look at it: npm run -s edubba -- replay ${file}\n`,
  );
  expect(status).toBe(1);
});

/** The games that are kept in a home, by name, with what is in them. */
const keptIn = (home: string) =>
  Object.fromEntries(
    readdirSync(home)
      .sort()
      .map((name) => [name, readFileSync(join(home, name), 'utf8')]),
  );

test('a game in which nothing was chosen is not kept', async () => {
  const { home, stdout } = await play(two, ['q']);
  expect(stdout).toContain('Nothing was chosen, so there is nothing new to keep.');
  expect(existsSync(home)).toBe(false);
});

test('games that were left are kept side by side, and gone on with one after another', async () => {
  const { home } = await play(two, ['4', 'q']);
  await play(two, ['7', 'q'], home);
  expect(Object.keys(keptIn(home))).toHaveLength(2);
  // One that was looked at only is not in the way of those that were played.
  await play(two, ['q'], home);
  const second = await play(['connect', '--continue'], ['1', '7', '1', '7', '1', '7', '1', '7'], home);
  expect(second.stdout).toContain('Yellow drops a disc into column 7');
  expect(second.stdout).toContain('wins.');
  const first = await play(['--continue'], ['log', 'q'], home);
  expect(first.stdout).toContain('Yellow drops a disc into column 4');
});

test('bots that play meanwhile, or a finished game looked at, leave one’s own games alone', async () => {
  const { home } = await play(two, ['4', 'q']);
  const before = keptIn(home);
  await play(['connect-four', '--seats', 'random,random', '--seed', '1'], [], home);
  expect(keptIn(home)).toMatchObject(before);
  const finished = keptIn(home);
  const file = join(folder, 'over.json');
  writeFileSync(file, finished['connect-four.last.json']!);
  await play(two, ['1', '2', '1', '2', '1', '2', '1'], home);
  const later = keptIn(home);
  const { stdout } = await play(['--from', file], [], home);
  expect(stdout).toContain('Final score');
  expect(keptIn(home)).toEqual(later);
  expect(later).toMatchObject(before);
});

test('a game from a file is played on in a place of its own', async () => {
  const file = join(folder, 'theirs.json');
  const { home } = await play(two, ['4', `save ${file}`, '5', 'q']);
  const before = keptIn(home);
  const theirs = readFileSync(file, 'utf8');
  await play(['--from', file], ['q'], home);
  expect(keptIn(home)).toEqual(before);
  await play(['--from', file], ['7', 'q'], home);
  expect(keptIn(home)).toMatchObject(before);
  expect(Object.keys(keptIn(home))).toHaveLength(2);
  expect(readFileSync(file, 'utf8')).toBe(theirs);
});

test('bots alone play to the end while one looks on', async () => {
  const { stdout, status } = await play(['connect-four', '--seats', 'thumbs,random', '--seed', '1'], []);
  expect(stdout).toContain('Final score');
  expect(stdout).toContain('because: ');
  expect(status).toBe(0);
});

test('Ctrl-C and the like keep the game', async () => {
  // A pipe that stays open: the program waits for a line when the signal comes.
  const { spawn } = await import('node:child_process');
  const home = join(folder, 'interrupted');
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', 'play', ...two], {
    env: { ...process.env, EDUBBA_HOME: home },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    // The first question is answered, at the second the signal comes.
    if (!text.includes('› ')) return;
    if (said.split('› ').length === 2) child.stdin.write('1\n');
    else child.kill('SIGINT');
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(said).toContain('The game is kept.');
  expect(status).toBe(130);
  expect(Object.keys(keptIn(home))).toEqual([expect.stringMatching(/^connect-four\.[0-9a-f]{8}\.json$/)]);
});
