// Plays the games of the record and writes it; `--help` says how:
//   node tools/run.mjs node games/mesopotamia/test/bots/record.ts docs/records/mesopotamia.md 5000 1000 1000 100 [folder] [write]
import { random } from '@edubba/bots';
import { againstChance, writeRecord } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { mesopotamia } from '../../rules/index.ts';
import { report } from './report.ts';
import { recorder, seating, TABLES } from './series.ts';

writeRecord({
  game: 'mesopotamia',
  counts: { random: 5000, thumbs: 1000, alone: 1000, duels: 100 },
  tell: ([randoms = 0, games = 0, alone = 0, duels = 0], keeper, command) => {
    const duel = keeper.once(`arena-${duels}`, () => againstChance(mesopotamia, thumbs, duels));
    const all = keeper.series(recorder, [
      ...TABLES.map((kind) => seating(thumbs, kind, kind.seats === 1 ? alone : games)),
      ...TABLES.map((kind) => seating(random, kind, kind.seats === 1 ? alone : randoms)),
    ]);
    return report(all, duel, questionKinds(mesopotamia), command);
  },
});
