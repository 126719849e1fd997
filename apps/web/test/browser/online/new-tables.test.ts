import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { advisedPlayer } from '../players/advised.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { dice } from '../support/random.ts';
import { expectRightRecord } from '../support/tables.ts';
import { isOver, joinBy, linkOf, onTable, openTable, playTogether, type Seated, type Wanted } from './people.ts';
import { useHouse } from './use-house.ts';

const browser = useBrowser();
const house = useHouse();

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** Whoever clicks at random plays for long: so many answers, or in the proofs a whole game. */
const MOST = PROOFS ? Number.POSITIVE_INFINITY : 30;
/** Two on purpose give 300 to 1,700 answers in a game of Mesopotamia: three or four a second on a quiet machine, one on a busy one. */
const WHOLE = PROOFS ? { timeout: 2_400_000 } : LONG;

/** Two people who have sat down at a table of their own, one at a desk and one with a phone. */
interface Two {
  readonly id: string;
  readonly ana: Seated;
  readonly ben: Seated;
}

async function sitDown(game: NonNullable<Wanted['game']>): Promise<Two> {
  const { address } = await house().line();
  const ana = await (await browser.context()).newPage();
  const ben = await (await browser.context(PHONE)).newPage();
  // By cards and bids, not as in a first game.
  const way = game === 'Mesopotamia' ? { way: 'The whole game' } : {};
  const id = await openTable(ana, address, { name: 'Ana', game, ...way });
  await joinBy(ben, await linkOf(ana), address, 'Ben');
  await onTable(ana);
  return {
    id,
    ana: { page: ana, player: mousePlayer(ana, dice(31)) },
    ben: { page: ben, player: touchPlayer(ben, dice(32)) },
  };
}

/** The two on purpose: the one who opened the table has the first seat. */
const advised = ({ id, ana, ben }: Two): readonly Seated[] =>
  [ana, ben].map(({ page, player }, seat) => ({
    page,
    player: advisedPlayer(page, () => house().advice(id, seat), player, dice(33 + seat)),
  }));

const bothOver = async ({ ana, ben }: Two): Promise<boolean> => (await isOver(ana.page)) && isOver(ben.page);

/** To the page of the points. */
async function seePoints(page: Page, id: string): Promise<void> {
  // A pointer that rests on a card has its explanation lie over the button.
  await page.mouse.move(1, 1);
  await page.getByRole('link', { name: 'See how the points came' }).click();
  await page.waitForURL(`**/points/${id}`);
  await page.locator('.result-acts').waitFor();
}

/** Both see the points of the record, which the rules agree with. */
async function expectSameEnd({ id, ana, ben }: Two): Promise<void> {
  for (const { page } of [ana, ben]) await seePoints(page, id);
  const record = await ana.page.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}/record`)).text(), id);
  for (const { page } of [ana, ben]) await expectRightRecord(page, ['Ana', 'Ben'], record);
}

test.for(['The Ancient World', 'Sammu-ramat', 'Mesopotamia'] as const)(
  'two people play %s, one at a desk and one with a phone',
  WHOLE,
  async (game) => {
    const two = await sitDown(game);
    // By clicks at random a game of Mesopotamia has 3,900 answers in the mean and up to 11,000 (docs/records/mesopotamia.md).
    const both = PROOFS && game === 'Mesopotamia' ? advised(two) : [two.ana, two.ben];
    const steps = await playTogether(both, async (now) => now >= MOST || (await bothOver(two)));
    expect(steps).toBeGreaterThan(20);
    if (!(await isOver(two.ana.page))) return;
    await (game === 'Mesopotamia' ? expectSameEnd(two) : seePoints(two.ana.page, two.id));
  },
);

test('two people play Mesopotamia to its end, from when four parts of the Gardens stand', LONG, async () => {
  const two = await sitDown('Mesopotamia');
  await house().playOn(two.id, ({ machine }) => Number(Object(machine.pos.s).gardensBuilt) === 4);
  await playTogether(advised(two), () => bothOver(two));
  await expectSameEnd(two);
});
