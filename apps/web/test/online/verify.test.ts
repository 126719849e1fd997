import { commitmentTo, fairChance, tableSeed } from '@edubba/fair';
import { CHANCE, type GameRecord, recordOf, Table } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { SHELF } from '../../src/app/games.ts';
import { check, type Checked, judged, stepsOf } from '../../src/online/verify/check.ts';
import { verifyTexts } from '../../src/online/verify/texts.en.ts';

const SECRET = 'a secret of the house';
const CONTRIBUTIONS = ['what-ada-added-0', 'what-bela-added-'];
const KEPT = { contribution: 'what-ada-added-0', commitment: commitmentTo(SECRET) };

/** The beginning of a game of Assyria whose chance comes from that secret: enough rolls to look at. */
async function played(): Promise<GameRecord> {
  const play = await SHELF[0]?.play?.();
  if (play === undefined) throw new Error('no rules');
  const chance = fairChance(tableSeed(SECRET, CONTRIBUTIONS));
  const table = Table.open(play.game, { seats: 2, options: {}, chance });
  for (let n = 0; n < 40; n++) {
    const [seat] = table.asked();
    const [key] = seat === undefined ? [] : (table.question(seat)?.options ?? []);
    if (seat === undefined || key === undefined) break;
    table.play(seat, key);
  }
  const fair = { commitment: commitmentTo(SECRET), secret: SECRET, contributions: CONTRIBUTIONS };
  return { ...recordOf(table), fair };
}

const rightOf = (checked: Checked | undefined): unknown =>
  checked === undefined ? undefined : Object.fromEntries(stepsOf(checked).map(({ name, right }) => [name, right]));

test('an honest game is fair, roll by roll, and my numbers are in it', async () => {
  const checked = await check(await played(), KEPT);
  expect(checked?.fairness.verdict).toBe('fair');
  expect(checked?.fairness.rolls.length).toBeGreaterThan(5);
  expect(rightOf(checked)).toEqual({ commitment: true, promise: true, mine: true, rolls: true, record: true });
});

test('whoever did not sit there has nothing of their own to compare', async () => {
  expect(rightOf(await check(await played(), undefined))).toMatchObject({ promise: null, mine: null, rolls: true });
});

test('a changed roll, a changed secret and a missing contribution are each found, and said as what they are', async () => {
  const honest = await played();
  const at = honest.log.findIndex(([seat]) => seat === CHANCE);
  const other =
    (await check(honest, KEPT))?.fairness.rolls[0]?.outcomes.find((key) => key !== honest.log[at]?.[1]) ?? '';
  const loaded = await check({ ...honest, log: honest.log.with(at, [CHANCE, other]) }, KEPT);
  expect(loaded?.fairness.verdict).toBe('roll');
  expect(rightOf(loaded)).toMatchObject({ commitment: true, rolls: false, record: false });
  const fair = honest.fair;
  if (fair === undefined) throw new Error('no proof');
  const swapped = await check({ ...honest, fair: { ...fair, secret: 'another' } }, KEPT);
  expect(rightOf(swapped)).toMatchObject({ commitment: false, mine: null });
  const stolen = await check(honest, { ...KEPT, contribution: 'something-else-00' });
  expect(rightOf(stolen)).toMatchObject({ promise: true, mine: false });
});

test('every verdict and every step has its words', () => {
  const verdicts: readonly ReturnType<typeof judged>[] = [
    'fair',
    'alone',
    'no-proof',
    'bad-proof',
    'commitment',
    'other-commitment',
    'contribution',
    'roll',
    'record',
  ];
  for (const verdict of verdicts) {
    expect(verifyTexts).toHaveProperty([`verify.verdict.${verdict}`]);
    expect(verifyTexts).toHaveProperty([`verify.verdict.${verdict}.text`]);
  }
  for (const name of ['commitment', 'promise', 'mine', 'rolls', 'record']) {
    for (const how of ['right', 'wrong']) expect(verifyTexts).toHaveProperty([`verify.step.${name}.${how}`]);
  }
});
