// Plays the games of the record and writes it:
//   node tools/run.mjs node games/sammu-ramat/test/bots/record.ts docs/records/sammu-ramat.md 5000 1000 300 [folder]
// So many games with random bots for each number of players, with teams of the fellow advisor, and whole Campaigns of
// such teams for 1, 3 and 5 players. With a folder, each series is kept there as it is finished and not played again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@edubba/bots';
import { random } from '@edubba/bots';
import { questionKinds } from '@edubba/gamekit';
import { silent } from '../../bots/advisor.ts';
import type { State } from '../../rules/index.ts';
import { sammuRamat } from '../../rules/index.ts';
import { report } from './report.ts';
import type { Campaigns, Series } from './series.ts';
import { playCampaigns, playSeries } from './series.ts';

const [file = '', randoms = '5000', games = '1000', campaigns = '300', folder] = process.argv.slice(2);

function kept<T>(name: string, play: () => T): T {
  const path = folder === undefined ? '' : join(folder, `${name}.json`);
  if (path !== '' && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as T;
  process.stderr.write(`${name}\n`);
  const result = play();
  if (path !== '') writeFileSync(path, JSON.stringify(result));
  return result;
}

const series = (bot: Bot<State>, players: number, n: number): Series =>
  kept(`${bot.name}-${players}-${n}`, () =>
    playSeries({ bot, players, games: n, seed: `record/${bot.name}/${players}` }),
  );

const played = [silent, random].flatMap((bot) =>
  [1, 2, 3, 4, 5].map((players) => series(bot, players, Number(bot === silent ? games : randoms))),
);
const whole: Campaigns[] = [1, 3, 5].map((players) =>
  kept(`campaigns-${players}-${campaigns}`, () =>
    playCampaigns({ bot: silent, players, games: Number(campaigns), seed: `record/campaign/${players}` }),
  ),
);
const command = `node tools/run.mjs node games/sammu-ramat/test/bots/record.ts docs/records/sammu-ramat.md ${randoms} ${games} ${campaigns}`;
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
const at = before.indexOf('## Balance');
writeFileSync(file, report(played, whole, questionKinds(sammuRamat), command, at < 0 ? '' : before.slice(at)));
