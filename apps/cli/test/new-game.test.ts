import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { edubba, ROOT, run, scratch, typed } from './edubba.ts';

const games = scratch();
const env = { EDUBBA_GAMES: games, EDUBBA_HOME: join(games, 'home') };
const folder = join(games, 'great-ziggurat');
let said = '';

beforeAll(async () => {
  // Two have names that mean something in the language the rules are written in.
  for (const id of ['class', 'table', 'great-ziggurat']) {
    const made = await edubba(['new-game', id], '', env);
    if (made.status !== 0) throw new Error(made.stderr);
    said = made.stdout;
  }
});

test('it says what was made and what to run next', () => {
  expect(said).toMatch(/^great-ziggurat is made: \d+ files in /);
  const [, next = ''] = said.split('Now run, one after another:');
  // Elsewhere than in games/ nothing is installed, so that is the first of the commands.
  expect(next.match(/^ {2}npm run/gm)).toHaveLength(4);
  expect(next).toContain('npm run -s edubba -- play great-ziggurat');
});

test('nothing of the template’s names is left', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/first.?game|\bfg\b/i);
  }
  expect(readFileSync(join(folder, 'content', 'rules.en.ts'), 'utf8')).toContain("'rule.GZ-2.02'");
});

test('its own tests pass, whatever it is called', async () => {
  const { status, stdout, stderr } = await run(join(ROOT, 'node_modules', '.bin', 'vitest'), ['run', games], '', {
    FUZZ_GAMES: '20',
    NO_COLOR: '1',
  });
  expect(`${stdout}${stderr}`).toMatch(/Test Files {2}12 passed/);
  expect(status).toBe(0);
});

test('bots play it and its rules can be searched', async () => {
  const sim = JSON.parse(
    (await edubba(['sim', '--game', 'great-ziggurat', '--players', '3', '--games', '20', '--json'], '', env)).stdout,
  );
  expect(sim).toMatchObject({ finished: 20, errors: 0 });
  const { stdout } = await edubba(['rules', 'GZ-2.02'], '', env);
  expect(stdout).toMatch(/rules\.test\.ts:\d+\n +GZ-2\.02 a card is paid for/);
});

test('several people at one keyboard: a curtain falls before each, and nobody is shown another’s card', async () => {
  const lines = typed('', 'harvest', '', 'harvest', '', 'q');
  const { stdout } = await edubba(['play', 'great-ziggurat', '--seats', 'person,person', '--seed', '1'], lines, env);
  const [before = '', uruk = '', lagash = '', again = ''] = stdout.split(
    /\w+, it is for you to look now\. Press Enter when nobody else does\. \n/,
  );
  expect(before).not.toContain('granary');
  expect(uruk).toContain('Uruk: 0 grain, in hand a granary');
  expect(uruk).toContain('Lagash: 0 grain, in hand a card');
  expect(uruk).toContain('Uruk draws a granary.');
  expect(uruk).toContain('Lagash draws a card.');
  expect(lagash).toContain('Uruk: 1 grain, in hand a card');
  expect(lagash).toContain('Lagash: 0 grain, in hand a granary');
  expect(again).toContain('Lagash harvests 1 grain.');
});

test('somebody else at the keyboard may take a look, and gives it back', async () => {
  const lines = typed('', 'as lagash', '', 'harvest', 'as nobody', 'board', '', 'q');
  const { stdout } = await edubba(['play', 'great-ziggurat', '--seats', 'person,person', '--seed', '1'], lines, env);
  const [, , look = '', again = ''] = stdout.split(/\w+, it is for you to look now\..*\n/);
  expect(look).toContain('Lagash: 0 grain, in hand a granary');
  expect(look).toContain('You are not asked now, Uruk is.');
  expect(look).toContain('“harvest” is no choice here.');
  expect(look).toContain('Who shall look? One of: Uruk, Lagash');
  expect(again).toContain('Uruk, what will you do?');
});

test('a bot with secrets does not tell its reasons', async () => {
  const { stdout } = await edubba(
    ['play', 'great-ziggurat', '--seats', 'person,thumbs', '--seed', '1'],
    typed('1', 'hint', 'q'),
    env,
  );
  expect(stdout).toContain('Lagash harvests 1 grain.');
  expect(stdout).not.toContain('because:');
  // Advice is for oneself.
  expect(stdout).toContain('+1 grain to build with');
});

test.each([
  [
    'Ziggurat',
    2,
    '“Ziggurat” is no name for a game: lower-case letters, digits and single hyphens, beginning with a letter.',
  ],
  [
    '../escape',
    2,
    '“../escape” is no name for a game: lower-case letters, digits and single hyphens, beginning with a letter.',
  ],
  ['great-ziggurat', 1, `${folder} exists already: choose another name.`],
])('%s is refused', async (id, status, line) => {
  expect(await edubba(['new-game', id], '', env)).toEqual({ status, stdout: '', stderr: `Error: ${line}\n` });
  expect(existsSync(join(games, '..', 'escape'))).toBe(false);
});

test('a game that cannot be loaded is named, and the others stay playable', async () => {
  const { mkdirSync, writeFileSync } = await import('node:fs');
  mkdirSync(join(games, 'broken'));
  writeFileSync(join(games, 'broken', 'index.ts'), "throw new Error('out of clay');\n");
  const { stdout, stderr, status } = await edubba(['games'], '', env);
  expect(stderr).toMatch(
    /^The game broken cannot be loaded:\n {2}\S+broken\/index\.ts:1\n {2}out of clay\nSee: npm run -s unit/,
  );
  expect(stdout).toContain('Great Ziggurat  great-ziggurat');
  expect(status).toBe(0);
});
