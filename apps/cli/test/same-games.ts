// `npm run -s same -- ../before akkad assyria@1`: do two checkouts play the same? Random games of the same seeds are played by
// both in step, seats in turn and options by lot; every option, every offer, the whole log and the last position are compared.
// The other checkout has to be set up (`npm run -s types` in it). `@1` asks for a rules version, where there was one already;
// the last argument may be a number of games (10,000).

import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../src/games.ts';
import type { Side } from './in-step.ts';
import { compareGame, wishOf } from './in-step.ts';

const USUAL = 10_000;

const given = process.argv.slice(2);
const games = /^\d+$/.test(given.at(-1) ?? '') ? Number(given.pop()) : USUAL;
const [folder, ...wanted] = given;
if (folder === undefined || wanted.length === 0) {
  console.error('usage: npm run -s same -- <other checkout> <game>[@<rules version>] ... [<number of games>]');
  process.exit(2);
}
for (const one of wanted) {
  const [id = '', version] = one.split('@');
  const here = await sideOf(ROOT, id);
  const there = await sideOf(resolve(folder), id);
  let answers = 0;
  let different = 0;
  let usual = 0;
  for (let index = 0; index < games; index++) {
    const { wish, drawn } = wishOf(here, there, index, version === undefined ? undefined : Number(version));
    if (!drawn) usual++;
    const found = compareGame(here, there, wish, index);
    answers += found.answers;
    if (found.difference !== undefined) {
      different++;
      console.log(`${one}, game ${index} (${JSON.stringify(wish)}): ${found.difference}`);
    }
    if (index % 100 === 99) process.stderr.write(`\r${one}: ${index + 1} of ${games} games `);
  }
  process.stderr.write('\n');
  console.log(
    `${one}: ${games} games, ${answers} answers, ${different} different; ${usual} with the usual options, since what was drawn is no table`,
  );
  if (different > 0) process.exitCode = 1;
}

/** A game and the kernel of a checkout. */
async function sideOf(root: string, id: string): Promise<Side> {
  const load = async (path: string): Promise<object> => (await import(pathToFileURL(join(root, path)).href)) as object;
  const { Table } = (await load('packages/kernel/src/index.ts')) as Pick<Side, 'Table'>;
  const { default: module } = (await load(join('games', id, 'index.ts'))) as { default: Pick<Side, 'game'> };
  return { Table, game: module.game };
}
