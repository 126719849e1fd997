import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edubba, ROOT, scratch, typed } from './edubba.ts';

// What a game may lack while it is being written, tried with the template of a new one.

const folder = scratch();
let made = 0;

/** The template with changes: [file, what is replaced, by what]. */
function changed(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const games = join(folder, `games${made++}`);
  cpSync(join(ROOT, 'apps', 'cli', 'template'), join(games, 'first-game'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  for (const [name, from, to] of changes) {
    const file = join(games, 'first-game', name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  }
  return { EDUBBA_GAMES: games, EDUBBA_HOME: join(games, 'home') };
}

const TEXTS = 'content/texts.en.ts';
const play = (env: { [name: string]: string }, ...lines: readonly string[]) =>
  edubba(['play', 'first-game', '--seed', '1'], typed(...lines), env);

test('texts that are missing do not end a game, nor a replay', async () => {
  const env = changed([TEXTS, "'event.grain.harvested'", "'gone.1'"], [TEXTS, "'item.granary'", "'gone.2'"]);
  const { status, stdout, stderr } = await play(env, 'harvest', 'harvest', 'harvest', 'q');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain(' • [event.grain.harvested]');
  expect(stdout).toContain('in hand [item.granary]');
  expect((await edubba(['replay'], '', env)).stdout).toContain('[event.grain.harvested]');
});

test('what was chosen is kept, although the bot’s answer breaks the rules', async () => {
  const broken = "if (seat === 1) throw new Error('one\\ntwo');\n      s.turns++;";
  const env = changed(['rules/turn.ts', 's.turns++;', broken]);
  const { status, stderr } = await play(env, 'harvest');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: one\n {2}two \(EDUBBA_DEBUG=1 shows where\)\n/);
  const [kept = ''] = readdirSync(env.EDUBBA_HOME);
  expect(JSON.parse(readFileSync(join(env.EDUBBA_HOME, kept), 'utf8')).log.at(-1)).toEqual([0, 'harvest']);
});

test('a game that does not load says all there is to say, where, and what to run', async () => {
  const see = (env: { EDUBBA_GAMES: string }) =>
    `See: npm run -s unit -- ${join(env.EDUBBA_GAMES, 'first-game').slice(ROOT.length)}\n`;
  const slip = changed(['rules/state.ts', 'import ', 'const slip = ;\nimport ']);
  const first = await play(slip);
  expect(first.status).toBe(1);
  expect(first.stderr).toMatch(/^Error: The game first-game cannot be loaded:\n {2}\S*rules\/state\.ts:1\n {2}\S/);
  expect(first.stderr.endsWith(see(slip))).toBe(true);
  const texts = changed([TEXTS, "'bot.thumbs'", "'gone.1'"], ['content/asking.en.ts', "'turn.take'", "'gone.2'"]);
  const { stderr } = await edubba(['games'], '', texts);
  expect(stderr).toContain('bot.thumbs');
  expect(stderr).toContain('ask.turn.take');
  expect(stderr).toMatch(/\n {2}\S*first-game\/index\.ts:\d+\n/);
  expect(stderr).toContain(see(texts));
});

test('the beginning of a choice wins over an abbreviation nobody was told of; one in the footer is asked about', async () => {
  const env = changed([TEXTS, "'Harvest 1 grain'", "'Reap 1 grain'"]);
  const { stdout } = await play(env, 'r', 'reap', 'reap', 'b', 'b', 'q');
  const [, asked = '', , , built = '', board = ''] = stdout.split('› ');
  expect(asked).toContain('“r” could be any of these: 1 Reap 1 grain, redo, restart, rule');
  expect(built).toContain('Uruk builds a granary');
  // Without such a choice it is the order.
  expect(board).toContain('── First Game');
});

test('card: what is printed on it, and the rules that mention it', async () => {
  const effect = "'item.granary': 'Granary',\n  'effect.granary': 'Keeps grain dry.',\n  'item.gate': 'Gate'";
  const env = changed(
    [TEXTS, "'item.granary': 'a granary'", effect],
    ['content/rules.en.ts', 'To build a card,', 'To build a card such as a Granary,'],
  );
  const { stdout } = await play(env, 'card', 'card GRAN', 'card g', 'card moat', 'rule gate', 'q');
  const [, all, granary, several, none, gate] = stdout.split('› ');
  expect(all).toBe('card\nGranary, Gate\n');
  expect(granary).toMatch(/^card GRAN\nGranary\n {2}Keeps grain dry\.\n\nYour turn .*\n {2}FG-2\.02 {2}To build/);
  expect(several).toBe('card g\nGranary, Gate\n');
  expect(none).toBe('card moat\nNothing here is called “moat”. There are: Granary, Gate\n');
  expect(gate).toBe('rule gate\nGate\n');
});
