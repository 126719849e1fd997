// Plays the games of the record and writes it:
//   node tools/run.mjs node games/mesopotamia/test/bots/record.ts docs/records/mesopotamia.md 5000 1000 1000 100 [folder] [write]
// So many games with random bots for each number of players, with thumbs, of each solo mode and level, and of the one bot
// against the other. With a folder, stretches of a hundred games are kept there and not played again; with `write`, nothing
// is played and the record tells what is there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaResult } from '@edubba/bots';
import { arena, random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { mesopotamia } from '../../rules/index.ts';
import { report } from './report.ts';
import type { Kind, Series } from './series.ts';
import { blank, playSeries, TABLES, together } from './series.ts';

const [file = '', randoms = '5000', games = '1000', solos = '1000', duels = '100', folder, only] =
  process.argv.slice(2);
const STRETCH = 100;

function kept<T>(name: string, play: () => T): T | undefined {
  const path = folder === undefined ? '' : join(folder, `${name.replaceAll(/[ ,]+/g, '-')}.json`);
  if (path !== '' && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  if (only === 'write') return undefined;
  process.stderr.write(`${name}\n`);
  const result = play();
  if (path !== '') writeFileSync(path, JSON.stringify(result));
  return result;
}

const wanted = (bot: string, { seats }: Kind): number =>
  seats === 1 ? Number(solos) : Number(bot === 'random' ? randoms : games);

/** All tables in turn, a stretch of each at a time, so that whoever stops it has some of everything. */
function playAll(): Series[] {
  const all = [thumbs, random].flatMap((bot) => TABLES.map((kind) => ({ bot, kind, series: blank(bot.name, kind) })));
  const most = Math.max(...all.map(({ bot, kind }) => wanted(bot.name, kind)));
  for (let from = 0; from < most; from += STRETCH)
    for (const one of all) {
      const to = Math.min(from + STRETCH, wanted(one.bot.name, one.kind));
      if (to <= from) continue;
      const name = `${one.bot.name}-${one.kind.name}-${from}-${to}`;
      const stretch = kept(name, () => playSeries(one.bot, one.kind, from, to));
      if (stretch !== undefined) one.series = together(one.series, stretch);
    }
  return all.map(({ series }) => series).filter((series) => series.games > 0);
}

const duel: ArenaResult | undefined = kept(`arena-${duels}`, () =>
  arena({
    game: mesopotamia,
    entrants: [
      { name: 'thumbs', bot: thumbs },
      { name: 'random', bot: random },
    ],
    seats: 2,
    games: Number(duels),
    seed: 'record/arena',
  }),
);
const played = playAll();
const counts = `${randoms} ${games} ${solos} ${duels}`;
const command = `node tools/run.mjs node games/mesopotamia/test/bots/record.ts docs/records/mesopotamia.md ${counts}`;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const at = before.indexOf('## Balance');
writeFileSync(file, report(played, duel, questionKinds(mesopotamia), command, at < 0 ? '' : before.slice(at)));
