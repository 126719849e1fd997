// Plays the games of the record and writes it:
//   node games/assyria/test/bots/record.ts docs/records/assyria.md [random games] [thumbs games] [arena games] [folder]
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

/** A series for each number of players; the solo games are shared out among the four levels. */
function all(bot: typeof thumbs | typeof random, n: number): Series[] {
  const solo = LEVELS.map((level) => series(bot, 1, level, bot === thumbs ? n : Math.ceil(n / LEVELS.length)));
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
const command = `node games/assyria/test/bots/record.ts docs/records/assyria.md ${randoms} ${games} ${duels}`;
const notes = existsSync(`${file}.notes`) ? readFileSync(`${file}.notes`, 'utf8') : undefined;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
writeFileSync(file, report(played, duel, questionKinds(assyria), command, notes ?? notesOf(before)));

/** What was written by hand below the line stays. */
function notesOf(text: string): string {
  const at = text.indexOf('\n## Balance');
  return at < 0 ? '' : text.slice(at + 1);
}
