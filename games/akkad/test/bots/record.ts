// Plays the games of the record and writes it; the argument that is left out stands here:
//   node tools/run.mjs node games/akkad/test/bots/record.ts docs/records/akkad.md 10000 1000 400 [folder]
// So many games with random bots for each number of players, with thumbs, and of one thumbs bot against random ones.
// With a folder, each tenth of a series is kept there as it is finished and not played again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { akkad } from '../../rules/index.ts';
import { playDuel } from './duel.ts';
import { merged } from './merge.ts';
import { report } from './report.ts';
import type { Series } from './series.ts';
import { playSeries } from './series.ts';

const [file = '', randoms = '10000', games = '1000', duels = '400', folder] = process.argv.slice(2);
const PLAYERS = [3, 4, 5, 6];
const PARTS = 10;

function kept<T>(name: string, play: () => T): T {
  const path = folder === undefined ? '' : join(folder, `${name}.json`);
  if (path !== '' && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  process.stderr.write(`${name}\n`);
  const result = play();
  if (path !== '') writeFileSync(path, JSON.stringify(result));
  return result;
}

const series = (bot: typeof thumbs | typeof random, players: number, n: number): Series =>
  merged(
    Array.from({ length: PARTS }, (_, part) => {
      const from = Math.floor((part * n) / PARTS);
      const many = Math.floor(((part + 1) * n) / PARTS) - from;
      const seed = `record/${bot.name}/${players}`;
      return kept(`${bot.name}-${players}-${n}-${part}`, () => playSeries({ bot, players, games: many, seed, from }));
    }).filter((part) => part.games > 0),
  );

const strength = kept(`duel-${duels}`, () => playDuel(thumbs, 4, Number(duels), 'record/duel'));
const played = [
  ...PLAYERS.map((players) => series(thumbs, players, Number(games))),
  ...PLAYERS.map((players) => series(random, players, Number(randoms))),
];
const command = `node tools/run.mjs node games/akkad/test/bots/record.ts docs/records/akkad.md ${randoms} ${games} ${duels}`;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
writeFileSync(file, report(played, [strength], questionKinds(akkad), command, notesOf(before)));

/** The part on balance, and what follows it, is written by hand and stays. */
function notesOf(text: string): string {
  const at = text.indexOf('## Balance');
  return at < 0 ? '' : text.slice(at);
}
