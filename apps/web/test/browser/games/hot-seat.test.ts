import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { LONG, playOn } from '../players/player.ts';
import { treePlayer } from '../players/tree.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { dice } from '../support/random.ts';
import { expectRightEnd, sitDown } from '../support/tables.ts';

const browser = useBrowser();

/** Among the proofs four play, otherwise two: as many curtains for each of them. */
const PEOPLE = process.env['EDUBBA_PROOFS'] === '1' ? 4 : 2;

test(`a whole game of ${PEOPLE} people at one device with curtains, by roles and names alone`, LONG, async () => {
  const page = await browser.open('/');
  await sitDown(page, 'At one device', PEOPLE);
  let curtains = 0;
  const steps = await playOn(page, treePlayer(page, dice(3)), {
    most: 1500,
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
  expect(curtains).toBeGreaterThan(7 * PEOPLE);
  expect(steps).toBeGreaterThan(50 * PEOPLE);
  await expectRightEnd(
    page,
    Array.from({ length: PEOPLE }, (_, seat) => `Player ${seat + 1}`),
  );
});
