// Plays the games of the record and writes it; `--help` says how:
//   node tools/run.mjs node games/sammu-ramat/test/bots/record.ts docs/records/sammu-ramat.md 5000 1000 300 [folder] [write]
import { random } from '@edubba/bots';
import { writeRecord } from '@edubba/bots/record';
import { questionKinds } from '@edubba/gamekit';
import { silent } from '../../bots/advisor.ts';
import { sammuRamat } from '../../rules/index.ts';
import { recordedUses } from './recorded.ts';
import { report } from './report.ts';
import { campaigning, campaignRecorder, recorder, seating } from './series.ts';

const PLAYERS = [1, 2, 3, 4, 5];
/** Games of the fellow advisor take long: they are kept by tens, and Campaigns one by one. */
const STRETCH = 10;

writeRecord({
  game: 'sammu-ramat',
  counts: { random: 5000, teams: 1000, campaigns: 300 },
  tell: ([randoms = 0, teams = 0, campaigns = 0], keeper, command) => {
    const all = [
      ...keeper.series(
        recorder,
        PLAYERS.map((players) => seating(silent, players, teams)),
        STRETCH,
      ),
      ...keeper.series(
        recorder,
        PLAYERS.map((players) => seating(random, players, randoms)),
      ),
    ];
    const whole = keeper.series(
      campaignRecorder,
      [1, 3, 5].map((players) => campaigning(silent, players, campaigns)),
      1,
    );
    return report({ all, whole, recorded: recordedUses() }, questionKinds(sammuRamat), command);
  },
});
