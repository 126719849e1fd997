// Plays the games of the record and writes it; the argument that is left out stands here:
//   node tools/run.mjs node games/assyria/test/bots/record.ts docs/records/assyria.md 20000 2000 1000 [folder]
// So many games with random bots for each number of players, with thumbs, and of the one against the other.
// With a folder, each series is kept there as it is finished and not played again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaResult } from '@edubba/bots';
import { arena, random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { assyria } from '../../rules/index.ts';
import { report } from './report.ts';
import type { Series } from './series.ts';
import { playSeries } from './series.ts';

const [file = '', randoms = '20000', games = '2000', duels = '1000', folder] = process.argv.slice(2);
const LEVELS = ['1', '2', '3', '4'];

function kept<T>(name: string, play: () => T): T {
  const path = folder === undefined ? '' : join(folder, `${name}.json`);
  if (path !== '' && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  process.stderr.write(`${name}\n`);
  const result = play();
  if (path !== '') writeFileSync(path, JSON.stringify(result));
  return result;
}

function series(bot: typeof thumbs | typeof random, players: number, difficulty: string, n: number): Series {
  const seed = `record/${bot.name}/${players}/${difficulty}`;
  return kept(`${bot.name}-${players}-${difficulty}-${n}`, () =>
    playSeries({ bot, players, difficulty, games: n, seed }),
  );
}

/** A series for each number of players; the solo game has one for each level, of fewer games. */
function all(bot: typeof thumbs | typeof random, n: number): Series[] {
  const solo = LEVELS.map((level) => series(bot, 1, level, Math.ceil(bot === thumbs ? n / 2 : n / LEVELS.length)));
  return [...solo, ...[2, 3, 4].map((players) => series(bot, players, '1', n))];
}

const duel: ArenaResult = kept(`arena-${duels}`, () =>
  arena({
    game: assyria,
    entrants: [
      { name: 'thumbs', bot: thumbs },
      { name: 'random', bot: random },
    ],
    seats: 2,
    games: Number(duels),
    seed: 'record/arena',
  }),
);
const played = [...all(thumbs, Number(games)), ...all(random, Number(randoms))];
const command = `node tools/run.mjs node games/assyria/test/bots/record.ts docs/records/assyria.md ${randoms} ${games} ${duels}`;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
writeFileSync(file, report(played, duel, questionKinds(assyria), command, notesOf(before)));

/** The part on balance, and what follows it, is written by hand and stays. */
function notesOf(text: string): string {
  const at = text.indexOf('## Balance');
  return at < 0 ? '' : text.slice(at);
}
