import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG } from '../players/player.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { type Ear, listenTo } from './ear.ts';
import { useHouse } from './use-house.ts';
import { CUT, isAsked, joinBy, linkOf, onTable, openTable, playTogether, type Seated } from './people.ts';

const browser = useBrowser();
const house = useHouse();

interface Guest extends Seated {
  readonly ear: Ear;
}

async function guest(seed: number): Promise<Guest> {
  const page = await (await browser.context({ mayLog: CUT })).newPage();
  return { page, ear: listenTo(page), player: mousePlayer(page, dice(seed)) };
}

/** Two people at a table who have played a little. */
async function atTable(seed: number): Promise<{ readonly id: string; readonly ana: Guest; readonly ben: Guest }> {
  const [ana, ben] = [await guest(seed), await guest(seed + 1)];
  const id = await openTable(ana.page, house().address, { name: 'Ana' });
  await joinBy(ben.page, await linkOf(ana.page), house().address, 'Ben');
  await onTable(ana.page);
  await playTogether([ana, ben], async () => (await house().answers(id)) > 6);
  return { id, ana, ben };
}

/** On a busy machine. */
const SOON = { timeout: 60_000 };

const lost = (page: Page): Locator => page.getByText('Connection lost, trying again.');

test(
  'a page that is loaded again in the middle of a turn has its seat, its question and nothing else',
  LONG,
  async () => {
    const { id, ana, ben } = await atTable(51);
    for (let round = 0; round < 5; round++) {
      await playTogether([ana, ben], () => isAsked(ana.page));
      expect(await moment(ana.page)).toBe('mine');
      const before = { shown: await shownOf(ana.page), answers: await house().answers(id) };
      await ana.page.reload();
      expect(await moment(ana.page)).toBe('mine');
      expect({ shown: await shownOf(ana.page), answers: await house().answers(id) }).toEqual(before);
      await playTogether([ana], async () => (await house().answers(id)) > before.answers);
    }
    await expect.poll(() => ana.ear.done.size + ben.ear.done.size, SOON).toBe(await house().answers(id));
  },
);

test('a house that is stopped and started again is found by the open pages by themselves', LONG, async () => {
  const { id, ana, ben } = await atTable(61);
  const both = [ana, ben];
  for (let round = 0; round < 3; round++) {
    await playTogether(both, () => isAsked(ana.page));
    const before = await house().answers(id);
    const shown = await shownOf(ana.page);
    await house().stop();
    for (const { page } of both) await lost(page).waitFor();
    // What is answered meanwhile waits in the page, and goes out as soon as the house is back.
    const answered = round === 1;
    if (answered) await playTogether([ana], () => ana.page.getByText('Your answer waits here').isVisible());
    await house().start();
    for (const { page } of both) await lost(page).waitFor({ state: 'detached', timeout: 60_000 });
    if (answered) await expect.poll(() => house().answers(id), SOON).toBe(before + 1);
    else {
      expect(await house().answers(id)).toBe(before);
      expect(await shownOf(ana.page)).toEqual(shown);
    }
    await playTogether(both, async () => (await house().answers(id)) > before + 3);
  }
  await expect.poll(() => ana.ear.done.size + ben.ear.done.size, SOON).toBe(await house().answers(id));
});
