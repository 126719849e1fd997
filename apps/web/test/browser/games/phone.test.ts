import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { LONG, playOn } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { expectNoOverflow, expectPromptInSight } from '../support/looks.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { bringLate, expectRightEnd, sitDown } from '../support/tables.ts';

const browser = useBrowser();

test('between two people on a phone the curtain opens for a finger that stays, not for a tap', async () => {
  const page = await browser.open('/', PHONE);
  expect(await sitDown(page, 'At one device', 2)).toBe('curtain');
  const button = page.getByRole('button', { name: 'Hold to open' });
  await button.tap();
  expect(await moment(page)).toBe('curtain');
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  await button.waitFor({ state: 'detached' });
  await touch('touchEnd', []);
  expect(await moment(page)).toBe('mine');
});

test('the end of a game against a bot on a phone, by touch; what is asked is always in sight', LONG, async () => {
  const page = await browser.open('/', PHONE);
  await bringLate(page, { game: 'assyria', name: 'thumbs.2p.corpus.1', left: 20 });
  const steps = await playOn(page, touchPlayer(page, dice(4)), {
    most: 600,
    every: 3,
    look: async (at) => {
      await expectNoOverflow(page);
      if (at === 'mine') await expectPromptInSight(page);
    },
  });
  expect(steps).toBeGreaterThan(5);
  await expectRightEnd(page, ['Red', 'Blue']);
});
