// Plays the games of the record and writes it; `--help` says how:
//   node tools/run.mjs node games/akkad/test/bots/record.ts docs/records/akkad.md 10000 1000 400 [folder] [write]
import { random } from '@edubba/bots';
import { writeRecord } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { thumbs } from '../../bots/thumbs.ts';
import { akkad } from '../../rules/index.ts';
import { playDuel } from './duel.ts';
import { report } from './report.ts';
import { recorder, seating } from './series.ts';

const PLAYERS = [3, 4, 5, 6];

writeRecord({
  game: 'akkad',
  counts: { random: 10_000, thumbs: 1000, duels: 400 },
  tell: ([randoms = 0, games = 0, duels = 0], keeper, command) => {
    const duel = keeper.once(`duel-${duels}`, () => playDuel(thumbs, 4, duels, 'record/duel'));
    const all = keeper.series(recorder, [
      ...PLAYERS.map((players) => seating(thumbs, players, games)),
      ...PLAYERS.map((players) => seating(random, players, randoms)),
    ]);
    return report(all, duel, questionKinds(akkad), command);
  },
});
