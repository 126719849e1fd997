import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOut } from '@edubba/bots';
import type { FairProof } from '@edubba/fair';
import { commitmentTo, fairChance, tableSeed } from '@edubba/fair';
import type { GameRecord, StoredEntry } from '@edubba/kernel';
import { CHANCE, recordOf, recordText, Table, Xoshiro } from '@edubba/kernel';
import { beforeAll, expect, test } from 'vitest';
import { checkRecord } from '../src/check-record.ts';
import { botNamed, loadGame } from '../src/games.ts';
import { edubba, scratch } from './edubba.ts';

const folder = scratch();
const SECRET = '5eb63bbbe01eeed093cb22bb8f5acdc3000102030405060708090a0b0c0d0e0f';

function proofOf(contributions: readonly string[], secret = SECRET): FairProof {
  return { commitment: commitmentTo(secret), secret, contributions };
}

/** A whole game between bots, with chance as a house gives it. */
async function played(id: string, fair: FairProof): Promise<GameRecord> {
  const module = await loadGame(id);
  const chance = fairChance(tableSeed(fair.secret, fair.contributions));
  const table = Table.open(module.game, { seats: fair.contributions.length, chance });
  playOut(table, [botNamed(module, 'thumbs')], new Xoshiro('bots'));
  expect(table.over).toBe(true);
  return { ...recordOf(table), fair };
}

function written(name: string, record: object): string {
  const file = join(folder, name);
  writeFileSync(file, recordText(record as GameRecord));
  return file;
}

const UR = proofOf(['0000-1111-2222-3333', '4444-5555-6666-7777']);
let ur: GameRecord;
let good = '';

beforeAll(async () => {
  ur = await played('royal-game-of-ur', UR);
  good = written('good.edubba', ur);
});

/** Verifies the good record after a change to it. */
const tampered = (change: object, ...flags: readonly string[]) =>
  edubba(['verify', written('tampered.edubba', { ...ur, ...change }), ...flags]);

const rollsIn = ({ log }: GameRecord): number => log.filter(([seat]) => seat === CHANCE).length;

test('a fair game passes, with all there is to compare', async () => {
  const { status, stdout, stderr } = await edubba(['verify', good]);
  expect(stderr).toBe('');
  expect(stdout).toContain(` ${rollsIn(ur)} rolls checked, finished`);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    `Fair: the secret fits the commitment; all ${rollsIn(ur)} rolls follow from it and from what the seats added. ` +
      `Commitment: ${UR.commitment} Seat 0 added: 0000-1111-2222-3333 Seat 1 added: 4444-5555-6666-7777 Compare this`,
  );
  expect(stdout).not.toContain(SECRET);
  expect(status).toBe(0);
});

test('--rolls shows every roll of it; a record without proof has none to show', async () => {
  const { stdout } = await edubba(['verify', good, '--rolls']);
  const shown = [...stdout.matchAll(/^ +(\d+) {2}\S+ {2}(\d) {2}one of 5$/gm)].map(([, at, key]) => `${at} ${key}`);
  expect(shown).toEqual(ur.log.flatMap(([seat, key], i) => (seat === CHANCE ? [`${i + 1} ${key}`] : [])));
  const { fair: _, ...bare } = ur;
  const without = await edubba(['verify', written('bare.edubba', bare), '--rolls']);
  expect(without.stdout).toMatch(/no roll checked, finished\n {2}The record brings no proof of its chance\.\n1 record/);
  expect(without.status).toBe(0);
});

test('--json has the proof, the verdict and every roll', async () => {
  const { stdout } = await edubba(['verify', good, '--json']);
  const [record] = JSON.parse(stdout).records;
  expect(record).toMatchObject({ ok: true, chance: rollsIn(ur), proof: UR });
  expect(record.fairness).toMatchObject({ verdict: 'fair', committed: true, contributed: [0, 1] });
  expect(record.fairness.rolls).toHaveLength(rollsIn(ur));
  expect(record.fairness.rolls[0]).toMatchObject({ outcomes: ['0', '1', '2', '3', '4'], weights: [1, 4, 6, 4, 1] });
});

test('a tampered roll is found where it stands', async () => {
  const place = ur.log.findLastIndex(([seat]) => seat === CHANCE);
  const was = ur.log[place]?.[1] ?? '';
  const other = was === '2' ? '3' : '2';
  const log: StoredEntry[] = ur.log.map((entry, i) => (i === place ? [CHANCE, other] : entry));
  const { status, stdout } = await tampered({ log }, '--rolls');
  expect(stdout).toContain(
    `Not fair: differs at entry ${place + 1} of ${ur.log.length}: The seed does not give this roll but ${was}.`,
  );
  expect(stdout).toMatch(new RegExp(`^ +${place + 1} {2}\\S+ {2}${other} {2}instead of ${was}$`, 'm'));
  expect(stdout).not.toContain('Fair:');
  expect(status).toBe(1);
});

test('a tampered secret, contribution or commitment is found', async () => {
  const promise = /FAILED .*tampered\.edubba: Not fair: the secret does not fit the commitment of the house\./;
  const secret = await tampered({ fair: { ...UR, secret: SECRET.replace('5', '6') } });
  expect([secret.status, secret.stdout]).toEqual([1, expect.stringMatching(promise)]);
  const commitment = await tampered({ fair: { ...UR, commitment: commitmentTo('another') } });
  expect([commitment.status, commitment.stdout]).toEqual([1, expect.stringMatching(promise)]);
  const contribution = await tampered({ fair: { ...UR, contributions: ['0000-1111-2222-3333', ''] } });
  expect(contribution.stdout).toMatch(/Not fair: differs at entry \d+ of \d+: The seed does not give this roll but \d/);
  expect(contribution.status).toBe(1);
});

test('a proof made anew as a whole is found by whoever kept what they were shown or what they added', async () => {
  const kept = ['--commitment', UR.commitment, '--contribution', '4444-5555-6666-7777'];
  expect(await edubba(['verify', good, ...kept])).toMatchObject({ status: 0 });
  const anew = written('anew.edubba', await played('royal-game-of-ur', proofOf(['0000', '1111'], 'another')));
  expect(await edubba(['verify', anew])).toMatchObject({ status: 0 });
  const shown = await edubba(['verify', anew, ...kept.slice(0, 2)]);
  expect(shown.stdout).toContain('Not fair: the commitment is another than the one you were shown.');
  expect(shown.status).toBe(1);
  const added = await edubba(['verify', anew, ...kept.slice(2)]);
  expect(added.stdout).toContain('Not fair: what you added is not among what the seats added.');
  expect(added.status).toBe(1);
});

test('who asks for a proof and gets none, or a damaged one, is told so', async () => {
  const { fair: _, ...bare } = ur;
  const none = await edubba(['verify', written('bare.edubba', bare), '--commitment', UR.commitment]);
  expect([none.status, none.stdout]).toEqual([1, expect.stringContaining('The record brings no proof of its chance.')]);
  const bad = await tampered({ fair: { ...UR, contributions: [] } }, '--rolls');
  expect([bad.status, bad.stdout]).toEqual([1, expect.stringContaining('The proof of its chance is damaged')]);
});

test('where no seat added anything, it says who chose', async () => {
  const { stdout, status } = await edubba([
    'verify',
    written('alone.edubba', await played('royal-game-of-ur', proofOf(['', '']))),
  ]);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('no seat added anything: the house chose the seed alone.');
  expect(stdout).toContain('Seat 1 added nothing.');
  expect(status).toBe(0);
});

test('what a record says cannot command the terminal', async () => {
  const { stdout } = await tampered({ fair: { ...UR, contributions: ['\u001b[2J', '\u009b2J\r\n'] } });
  // oxlint-disable-next-line no-control-regex
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0080-\u009f]/);
  expect(stdout).toContain('Seat 0 added: \u{FFFD}[2J');
});

test('replay and play take a record with a tampered roll for what it is', async () => {
  const place = ur.log.findIndex(([seat]) => seat === CHANCE);
  const log: StoredEntry[] = ur.log.map((entry, i) => (i === place ? [CHANCE, entry[1] === '2' ? '3' : '2'] : entry));
  const { status, stderr } = await edubba(['replay', written('tampered.edubba', { ...ur, log }), '--text']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('The seed does not give this roll')]);
  expect(await edubba(['replay', good, '--text'])).toMatchObject({ status: 0, stderr: '' });
});

test.each([2, 4])(
  'a whole game of Assyria with %i seats is fair, and any roll of it that was not is found',
  async (seats) => {
    const { game } = await loadGame('assyria');
    const record = await played('assyria', proofOf(Array.from({ length: seats }, (_, i) => `seat-${i}-added-this`)));

    const { fairness } = checkRecord(game, record);
    expect(fairness?.verdict).toBe('fair');
    expect(fairness?.rolls).toHaveLength(rollsIn(record));
    expect(rollsIn(record)).toBeGreaterThan(20);
    const choices = fairness?.rolls.filter(({ outcomes }) => outcomes.length > 1) ?? [];
    for (const { at, drawn, outcomes } of [choices[0], choices[Math.floor(choices.length / 2)], choices.at(-1)].filter(
      (roll) => roll !== undefined,
    )) {
      const other = outcomes.find((outcome) => outcome !== drawn) ?? '';
      const log: StoredEntry[] = record.log.map((entry, i) => (i === at - 1 ? [CHANCE, other] : entry));
      expect(checkRecord(game, { ...record, log }).fairness).toMatchObject({ verdict: 'roll', divergence: { at } });
    }
  },
);
