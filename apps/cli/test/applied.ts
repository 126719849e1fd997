// `npm run -s applied -- assyria`: in how many games of bots each rule of a game is told of, written to
// games/<game>/content/applied.json, from which the rulebook says how often a rule applies.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';

const GAMES = 40;
const ROOT = join(import.meta.dirname, '../../..');

for (const id of process.argv.slice(2)) {
  const folder = join(ROOT, 'games', id);
  const loaded = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as {
    readonly default: GameModule<BaseState>;
  };
  const file = join(folder, 'content', 'applied.json');
  writeFileSync(file, `${JSON.stringify(applied(loaded.default), undefined, 2)}\n`);
  console.log(file);
}

/** Games at tables of all sizes in turn; a rule that is told of twice in a game counts once. */
function applied({ game, bots }: GameModule<BaseState>): { games: number; rules: { [rule: string]: number } } {
  const bot = Object.values(bots)[0];
  if (bot === undefined) throw new Error(`${game.id} has no bot`);
  const counts = new Map<string, number>();
  const { min, max } = game.players;
  for (let i = 0; i < GAMES; i++) {
    const table = Table.open(game, { seats: min + (i % (max - min + 1)), seed: `applied ${i}` });
    const chance = new Xoshiro(`applied ${i}`);
    while (!table.over) table.play(table.toMove, bot.choose(table.observe(table.toMove), chance).key);
    for (const rule of new Set(table.events.map(({ rule: told }) => told)))
      if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    process.stderr.write(`\r${i + 1} of ${GAMES} games of ${game.id} `);
  }
  process.stderr.write('\n');
  return { games: GAMES, rules: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
