import { readFileSync } from 'node:fs';
import { playTeamBout, TeamSums } from '@edubba/bots';
import { Observation, Xoshiro } from '@edubba/kernel';
import { chosenFairly, decisions, manyDecisions } from '@edubba/search/testing';
import { expect, test } from 'vitest';
import { silent } from '../../bots/advisor.ts';
import { levels } from '../../bots/levels.ts';
import { MEASURED } from '../../bots/levels-measured.ts';
import { sammuRamat } from '../../rules/index.ts';

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
const RECORD = readFileSync(new URL('../../../../docs/records/sammu-ramat-levels.md', import.meta.url), 'utf8');

const played = { game: sammuRamat, bot: silent };

test.each(['apprentice', 'scribe'] as const)('%s: chooses the same whatever is hidden from it, legally', (level) => {
  const some = PROOFS ? manyDecisions(played, 200, 7) : decisions(played, 2, 23);
  const { choices, differing } = chosenFairly(levels[level], some);
  if (PROOFS) console.log(`${level}: ${choices.length} positions, ${differing} of them with something hidden`);
  expect(differing).toBeGreaterThan(5);
});

test('an Apprentice slips, to nothing that the advisor likes much less', () => {
  let [slips, n] = [0, 0];
  for (const machine of decisions(played, 1, 5)) {
    const observation = new Observation(machine, machine.toMove);
    const weighed = levels.scribe.weigh(observation);
    const { key } = levels.apprentice.choose(observation, new Xoshiro('slips', n++));
    const best = weighed[0]?.total ?? 0;
    const own = weighed.find((one) => one.key === key)?.total ?? Number.NEGATIVE_INFINITY;
    expect(best - own).toBeLessThanOrEqual(60);
    if (own < best) slips++;
  }
  expect(slips / n).toBeGreaterThan(0.1);
  expect(slips / n).toBeLessThan(0.5);
});

test('what is shown of a level stands in the record', () => {
  for (const { players, games, won, others, low, high } of MEASURED) {
    const row = RECORD.split('\n').find((line) => line.startsWith(`| Scribe | Apprentice | ${players} | ${games} |`));
    expect(row).toContain(`| ${won} | ${others} | ${won - others} (${low}–${high}) |`);
  }
});

// Whole games of teams take their minutes.
test.runIf(PROOFS)('tables of Scribes win more Challenges by at least ten in a hundred', { timeout: 3_600_000 }, () => {
  const sums = new TeamSums(0.1, 400);
  const contest = { game: sammuRamat, bot: levels.scribe, others: levels.apprentice, seats: 1, seed: 'levels' };
  for (let i = 0; sums.isWanted(i); i++) sums.take(i, playTeamBout(contest, i));
  expect(sums.standing).toMatchObject({ verdict: 'proven', faults: 0 });
});
