import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo } from '@edubba/fair';
import { beforeAll, expect, test } from 'vitest';
import { edubba, ROOT, scratch, typed } from './edubba.ts';

// In the pseudo-language every text of a catalogue is accented. What still reads as plain letters must be the name of
// something, which is the same in every language: a command, a flag, a game, a bot, a key, a file.

const folder = scratch();
const record = join(folder, 'random.2p.1.1.json');

// Two games are enough, and one that is being written elsewhere must not disturb.
const games = join(folder, 'games');
mkdirSync(games);
for (const id of ['connect-four', 'royal-game-of-ur'])
  symlinkSync(join(ROOT, 'games', id), join(games, id), 'junction');
const env = { EDUBBA_HOME: join(folder, 'home'), EDUBBA_GAMES: games };

const NAMES = [
  'play games rules sim arena lab env replay verify new-game serve backup restore migrate edubba person yes no',
  'game words files file id en en-XA ENOENT EDUBBA_DEBUG frobnicate name value seat key',
  'action run compare report submit work status fetch cancel camel-limit=11 gold-places=3 experiment.json experiment.result.json',
  'undo redo restart back why hint log rule card board as save help quit all enter my-game.json my-game.edubba tigris dice.throw',
].flatMap((line) => line.split(' '));
let nameAnywhere = /(?!)/g;

interface Listed {
  id: string;
  bots: string[];
  options: { [name: string]: string[] };
}

beforeAll(async () => {
  const listed = JSON.parse((await edubba(['games', '--json'], '', env)).stdout) as Listed[];
  const given = listed.flatMap(({ id, bots, options }) => [
    id,
    ...bots,
    ...Object.keys(options),
    ...Object.values(options).flat(),
  ]);
  const longestFirst = [...NAMES, ...given].sort((a, b) => b.length - a.length).join('|');
  nameAnywhere = new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst})(?![\\p{L}-])`, 'gu');
});

/** What is left of a line without names. */
function remainder(line: string): string {
  return line
    .replaceAll(/\b(?:[0-9a-f]{16}|[0-9a-f]{64})\b/g, '')
    .replaceAll(/npm run -s [^~\]]*/g, '')
    .replaceAll(/[\w./-]*\/[\w./-]*/g, '')
    .replaceAll(nameAnywhere, '')
    .replaceAll(/<[a-z=]+>/g, '')
    .replaceAll(/(?<!\w)--?[a-zA-Z][a-z-]*/g, '')
    .replaceAll(/\b[A-Z0-9]+-\d+\.\d+/g, '');
}

/** Lines with words that no catalogue holds. */
function hardWired(text: string): string[] {
  return text.split('\n').filter((line) => /[A-Za-z]{2}/.test(remainder(line)));
}

const speak = async (args: readonly string[], input = '') => {
  const { stdout, stderr } = await edubba([...args, '--locale', 'en-XA'], input, env);
  return `${stdout}${stderr}`;
};

test('the test itself sees plain words', () => {
  expect(hardWired('[Ŵĥö þļáýš?~~] connect-four 3\nplain words')).toEqual(['plain words']);
});

test.each([
  '',
  'play',
  'games',
  'rules',
  'sim',
  'arena',
  'lab',
  'env',
  'replay',
  'verify',
  'new-game',
  'serve',
  'backup',
  'restore',
  'migrate',
])('%s --help', async (command) => {
  const text = await speak([...(command === '' ? [] : [command]), '--help']);
  expect(text).toMatch(/~\]/);
  expect(hardWired(text)).toEqual([]);
});

test.each([
  [['games']],
  [['rules']],
  [['rules', 'frobnicate', 'no']],
  [['rules', 'connect-four']],
  [['sim', '--game', 'connect-four', '--games', '5', '--record', folder]],
  [['arena', '--game', 'connect-four', '--games', '4']],
  [['replay', record, '--text']],
  [['replay', record, '--at', '4']],
  [['verify', record]],
  [['verify', join(folder, 'missing.json')]],
  [['frobnicate']],
  [['sim', '--frobnicate']],
  [['sim', '--games', 'frobnicate']],
  [['sim', '--game', 'frobnicate']],
  [['sim', '--option', 'frobnicate=yes']],
  [['sim', '--game', 'connect-four', '--players', '5']],
  [['new-game', 'connect-four']],
  [['new-game']],
])('%j', async (args) => {
  const text = await speak(args);
  expect(text).toMatch(/~\]/);
  expect(hardWired(text)).toEqual([]);
});

test('chance that was fair, and chance that was not', async () => {
  const ur = join(folder, 'random.2p.7.1.json');
  await edubba(['sim', 'royal-game-of-ur', '--games', '1', '--seed', '7', '--record', folder], '', env);
  const file = join(folder, 'fair.edubba');
  for (const [secret, contributions] of [
    ['7', ['77', '']],
    ['8', ['', '']],
  ] as const) {
    // The rolls are another seed's: all but those that happen to be the same are told as wrong ones.
    const fair = { commitment: commitmentTo('7'), secret, contributions };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(ur, 'utf8')), fair }));
    const text = await speak(['verify', file, '--rolls']);
    expect(text).toMatch(/~\]/);
    expect(hardWired(text)).toEqual([]);
  }
});

test('a whole game at the table, with everything one can type', async () => {
  const lines = [
    'u',
    '1',
    'u',
    'r',
    'restart',
    'back',
    'why',
    'why 1',
    'why u',
    'hint',
    'log',
    'log 1',
    'log x',
    'card',
    'card x',
    'as šĥéļļ',
    'rule',
    'rule 2.02',
  ];
  const more = ['?', 'as', 'board', 'save', `save ${join(folder, 'saved.json')}`, 'frobnicate', 'enter', '1', 'q'];
  const text = await speak(['play', 'royal-game-of-ur', '--seed', '3'], typed(...lines, ...more));
  expect(text).toMatch(/~\]/);
  expect(hardWired(text)).toEqual([]);
});

test('the end of a game', async () => {
  const text = await speak(
    ['play', 'connect-four', '--seats', 'person,person'],
    typed('1', '2', '1', '2', 'back', 'n', '1', '2', '1'),
  );
  expect(text).toMatch(/★/);
  expect(hardWired(text)).toEqual([]);
});
