// Plays the games of the record and writes it:
//   node tools/run.mjs node games/ancient-world/test/bots/record.ts docs/records/ancient-world.md 20000 2000 400 [folder]
// So many games with random bots for each number of players, with thumbs, and of the one against the other.
// With a folder, each series is kept there as it is finished and not played again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaResult } from '@edubba/bots';
import { arena, random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';
import { report } from './report.ts';
import type { Series } from './series.ts';
import { playSeries } from './series.ts';

const [file = '', randoms = '20000', games = '2000', duels = '400', folder] = process.argv.slice(2);

function kept<T>(name: string, play: () => T): T {
  const path = folder === undefined ? '' : join(folder, `${name}.json`);
  if (path !== '' && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  process.stderr.write(`${name}\n`);
  const result = play();
  if (path !== '') writeFileSync(path, JSON.stringify(result));
  return result;
}

const series = (bot: typeof thumbs | typeof random, players: number, n: number): Series =>
  kept(`${bot.name}-${players}-${n}`, () =>
    playSeries({ bot, players, games: n, seed: `record/${bot.name}/${players}` }),
  );

const duel: ArenaResult = kept(`arena-${duels}`, () =>
  arena({
    game: ancientWorld,
    entrants: [
      { name: 'thumbs', bot: thumbs },
      { name: 'random', bot: random },
    ],
    seats: 2,
    games: Number(duels),
    seed: 'record/arena',
  }),
);
const played = [thumbs, random].flatMap((bot) =>
  [2, 3, 4].map((players) => series(bot, players, Number(bot === thumbs ? games : randoms))),
);
const command = `node tools/run.mjs node games/ancient-world/test/bots/record.ts docs/records/ancient-world.md ${randoms} ${games} ${duels}`;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const at = before.indexOf('## Balance');
writeFileSync(file, report(played, duel, questionKinds(ancientWorld), command, at < 0 ? '' : before.slice(at)));
