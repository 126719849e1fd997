import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { LONG, playOn } from '../players/player.ts';
import { treePlayer } from '../players/tree.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { bringLate, expectRightEnd, sitDown } from '../support/tables.ts';

const browser = useBrowser();

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
/** Among the proofs four play a whole game, otherwise two its beginning: as many curtains for each of them. */
const PEOPLE = PROOFS ? 4 : 2;
const CURTAINS = PROOFS ? Number.POSITIVE_INFINITY : 10;

/** Plays by roles and names alone until so many curtains have been lifted, or to the end; says how many there were. */
async function playWithCurtains(page: Page, most: number): Promise<number> {
  let curtains = 0;
  await playOn(page, treePlayer(page, dice(3)), {
    most: 1500,
    until: (at) => at === 'end' || curtains >= most,
    look: async (at) => {
      if (at === 'curtain') {
        curtains++;
        // Between two people nothing of the table is in the page.
        expect(await page.locator('[data-thing], #prompt, .log-line, .player').count()).toBe(0);
      } else if (dice(curtains).onceIn(8)) {
        await expectNoOverflow(page);
        if (at === 'mine') await expectPromptInSight(page);
      }
    },
  });
  return curtains;
}

test(`${PEOPLE} people at one device with curtains, by roles and names alone`, LONG, async () => {
  const page = await browser.open('/');
  await sitDown(page, 'At one device', PEOPLE);
  expect(await playWithCurtains(page, CURTAINS)).toBeGreaterThanOrEqual(10);
  if (!PROOFS) return;
  await expectRightEnd(
    page,
    Array.from({ length: PEOPLE }, (_, seat) => `Player ${seat + 1}`),
  );
});

test('two people at one device, taken up late, to the end', LONG, async () => {
  const page = await browser.open('/');
  await bringLate(page, { game: 'assyria', name: 'thumbs.2p.corpus.1', left: 12, people: 2 });
  expect(await playWithCurtains(page, Number.POSITIVE_INFINITY)).toBeGreaterThan(2);
  // Nobody has said what they are called.
  await expectRightEnd(page, ['Red', 'Blue']);
});
