// Plays the games of the record and writes it; `--help` says how:
//   node tools/run.mjs node games/assyria/test/bots/record.ts docs/records/assyria.md 20000 2000 1000 [folder] [write]
import type { Bot } from '@edubba/bots';
import { random } from '@edubba/bots';
import { againstChance, writeRecord } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import type { State } from '../../rules/index.ts';
import { assyria } from '../../rules/index.ts';
import { report } from './report.ts';
import { recorder, seating } from './series.ts';

const LEVELS = ['1', '2', '3', '4'];

/** A series for each number of players; the solo game has one for each level, of fewer games. */
const tables = (bot: Bot<State>, solo: number, games: number) => [
  ...LEVELS.map((level) => seating(bot, 1, level, Math.ceil(solo))),
  ...[2, 3, 4].map((players) => seating(bot, players, '1', games)),
];

writeRecord({
  game: 'assyria',
  counts: { random: 20_000, thumbs: 2000, duels: 1000 },
  tell: ([randoms = 0, games = 0, duels = 0], keeper, command) => {
    const duel = keeper.once(`arena-${duels}`, () => againstChance(assyria, thumbs, duels));
    const all = keeper.series(recorder, [
      ...tables(thumbs, games / 2, games),
      ...tables(random, randoms / LEVELS.length, randoms),
    ]);
    return report(all, duel, questionKinds(assyria), command);
  },
});
