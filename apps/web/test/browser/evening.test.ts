import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { mousePlayer } from './players/mouse.ts';
import { LONG, playOn } from './players/player.ts';
import { lessonSays } from './support/lesson.ts';
import { dice } from './support/random.ts';

const browser = useBrowser();

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';
const GAMES = ['assyria', 'akkad', 'ancient-world', 'sammu-ramat', 'mesopotamia'] as const;
/** So many steps of the first game, or in the proofs all of it. */
const SOME = 12;

test.each(GAMES)(
  'the first evening with %s: its lesson is left at the end for a first game, and what went well is told',
  LONG,
  async (game) => {
    const page = await browser.open(`/learn/${game}`);
    await lessonSays(page);
    await page.locator('.lesson-rail button').last().click();
    // What the chapter asks for is another test's; whoever knows it skips it.
    const onward = page.getByRole('button', { name: 'Play a first game' });
    for (let said = await lessonSays(page); said.onward !== 'Play a first game'; said = await lessonSays(page)) {
      await page.getByRole('button', { name: 'Skip chapter' }).click();
      await page.waitForFunction(
        (before) => document.querySelector('.lesson-panel h3')?.textContent !== before,
        said.title,
      );
    }
    await onward.click();
    await page.waitForURL('**/table/*');
    const steps = await playOn(page, mousePlayer(page, dice(9)), {
      most: 6000,
      until: (at, step) => at === 'end' || (!PROOFS && step >= SOME),
    });
    if (!PROOFS) return expect(steps).toBe(SOME);
    // It is the first game that was finished in this browser.
    const well = page.getByRole('region', { name: 'Your first game: what went well' });
    await well.waitFor();
    expect(await well.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  },
);
