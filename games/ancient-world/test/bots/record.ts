// Plays the games of the record and writes it; `--help` says how:
//   node tools/run.mjs node games/ancient-world/test/bots/record.ts docs/records/ancient-world.md 20000 2000 400 [folder] [write]
import { random } from '@edubba/bots';
import { againstChance, writeRecord } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { ancientWorld } from '../../rules/index.ts';
import { report } from './report.ts';
import { recorder, seating } from './series.ts';

const PLAYERS = [2, 3, 4];

writeRecord({
  game: 'ancient-world',
  counts: { random: 20_000, thumbs: 2000, duels: 400 },
  tell: ([randoms = 0, games = 0, duels = 0], keeper, command) => {
    const duel = keeper.once(`arena-${duels}`, () => againstChance(ancientWorld, thumbs, duels));
    const all = keeper.series(recorder, [
      ...PLAYERS.map((players) => seating(thumbs, players, games)),
      ...PLAYERS.map((players) => seating(random, players, randoms)),
    ]);
    return report(all, duel, questionKinds(ancientWorld), command);
  },
});
