// In how many source files each kind of decision is named. Usage: npm run -s kinds -- [game ...] [--files]
// Events may be called like decisions: tables of the log, and what is asked of an event's type, name events.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const args = process.argv.slice(2);
const showFiles = args.includes('--files');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const games = wanted.length > 0 ? wanted : readdirSync('games');

/** Sources below a folder; tests name what they test, lessons what they let one answer: both are not counted. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (['node_modules', 'test', 'lesson', 'dist'].includes(name)) return [];
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

/** Tables of the log; an event's type in code. */
const LOG = /\/(?:log\.en|telling\/log)\.ts$/;
const EVENT = /\btype(?: ===)?:? \(?(?:stage === 'volley' \? )?'[\w.-]+'(?: : '[\w.-]+')?/g;

const escaped = (text: string): string => text.replaceAll('.', '\\.');

for (const game of games) {
  const files = sources(join('games', game)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const rules = files.filter(({ path }) => path.includes(`${join(game, 'rules')}/`));
  // Where questions are asked, and where helpers that ask them are told the kind.
  const asked = rules.flatMap(({ text }) =>
    [...text.matchAll(/(?:\b(?:ask|sealed|each|kind|compose|answer): |offer\()'([a-z][\w-]*\.[\w.-]+)'/g)].map(
      ([, kind]) => kind ?? '',
    ),
  );
  // A game with a table of its decisions has named them all.
  const told = files.find(({ path }) => path.endsWith(join('rules', 'decisions.ts')))?.text ?? '';
  const tabled = [...told.matchAll(/^ {2}'([a-z][\w-]*\.[\w.-]+)': /gm)].map(([, kind]) => kind ?? '');
  // One with names for its kinds names them by those.
  const constants = new Map(
    [...(/export const ASK = \{[^}]*\}/.exec(told)?.[0] ?? '').matchAll(/^ {2}(\w+): '([a-z][\w-]*\.[\w.-]+)'/gm)].map(
      ([, name = '', kind = '']) => [kind, name],
    ),
  );
  const kinds = [...new Set([...asked, ...tabled, ...constants.keys()])].sort();
  const named = kinds.map((kind) => {
    // A longer name is another one: `bid.place` is not in `bid.placed`, and `no.bid.place` is a refusal; `ask.bid.place` and
    // `bid.place.no` name it.
    const constant = constants.has(kind) ? `|\\bASK\\.${constants.get(kind)}\\b` : '';
    const name = new RegExp(`(?<![\\w-])(?<!\\b(?:no|fix)\\.)${escaped(kind)}(?![\\w-])${constant}`);
    const naming = files.filter(({ path, text }) => !LOG.test(path) && name.test(text.replaceAll(EVENT, '')));
    return { kind, in: naming.map(({ path }) => relative('games', path)) };
  });
  named.sort((a, b) => b.in.length - a.in.length);
  const total = named.reduce((sum, one) => sum + one.in.length, 0);
  const mean = named.length === 0 ? 0 : total / named.length;
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const most = named[0]?.in.length ?? 0;
  console.log(
    `${game}: ${files.length} files, ${lines} lines; ${named.length} kinds, each named in ${mean.toFixed(1)} files, at most ${most}`,
  );
  for (const one of named) if (showFiles) console.log(`  ${one.kind} ${one.in.length}: ${one.in.join(' ')}`);
}
