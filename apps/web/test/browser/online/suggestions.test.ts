import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { LONG } from '../players/player.ts';
import type { House } from './house.ts';
import { joinBy, linkOf, onTable, openTable } from './people.ts';
import { useHouse } from './use-house.ts';

const browser = useBrowser();
const house = useHouse();

/** Everybody answers the first thing there is, in the house itself, until this is asked. */
async function playTo({ inside }: House, id: string, kind: string): Promise<void> {
  const hosted = await inside.desk.get(id);
  await hosted.change({ person: null, receipt: null }, ({ table }) => {
    if (table === undefined) throw new Error('the game has not begun');
    while (table.machine.kind !== kind) {
      const [seat = 0] = table.asked();
      table.play(seat, table.options(seat)[0] ?? '');
    }
  });
}

const asks = (page: Page, words: string): Promise<void> => page.locator('#prompt', { hasText: words }).waitFor();

test(
  'one suggests, the other finds it on the board when they come back, and accepts it with one click',
  LONG,
  async () => {
    const { address } = await house().line();
    const ana = await (await browser.context()).newPage();
    const bens = await browser.context();
    const ben = await bens.newPage();
    const id = await openTable(ana, address, { name: 'Ana', game: 'Sammu-ramat' });
    await joinBy(ben, await linkOf(ana), address, 'Ben');
    await onTable(ana);
    const there = ben.url();
    await ben.close();
    await playTo(house(), id, 'consult');
    await asks(ana, 'Whom do you consult?');
    await ana.getByRole('button', { name: 'Suggest to Ben' }).click();
    await ana.getByText('You suggest to Ben.').waitFor();
    const lit = ana.locator('[data-thing^="person/"][data-lit]');
    const thing = (await lit.first().getAttribute('data-thing')) ?? '';
    const [first = '', ...rest] = thing.slice('person/'.length);
    const name = [first.toUpperCase(), ...rest].join('');
    await lit.first().click();
    await ana.getByText(`You suggest to Ben: ${name}`).waitFor();
    // One's own question is asked again, and nothing was answered.
    await asks(ana, 'Whom do you consult?');

    const back = await bens.newPage();
    await back.goto(there);
    await back.getByText(`Ana suggests: ${name}`).waitFor();
    const ghost = back.locator('.suggest-ghost button');
    await ghost.waitFor();
    const at = await ghost.boundingBox();
    const card = await back.locator('[data-thing^="person/"][data-lit]').first().boundingBox();
    // At the corner of the card it names.
    expect(Math.abs((at?.x ?? 0) + 14 - ((card?.x ?? 0) + (card?.width ?? 0)))).toBeLessThan(20);
    await ghost.click();
    await back.getByText(`Ana suggests`).waitFor({ state: 'detached' });
    await ana.getByText('You suggest to Ben').waitFor({ state: 'detached' });
    const { table } = await house().inside.desk.get(id);
    expect(table?.line.findLast(({ seat }) => seat === 1)?.key).toBe(thing.slice('person/'.length));
  },
);

test('several answers in a row are suggested by phone, and done with one press', LONG, async () => {
  const { address } = await house().line();
  const ana = await (await browser.context()).newPage();
  const ben = await (await browser.context(PHONE)).newPage();
  const id = await openTable(ana, address, { name: 'Ana', game: 'Sammu-ramat' });
  await joinBy(ben, await linkOf(ana), address, 'Ben');
  await onTable(ana);
  await playTo(house(), id, 'turn.act');
  const { table } = await house().inside.desk.get(id);
  const seat = table?.toMove ?? 0;
  const [asked, other] = seat === 0 ? [ana, ben] : [ben, ana];
  await asked.locator('#prompt[data-mine]').waitFor();
  await other.getByRole('button', { name: /^Suggest to/ }).click();
  await other.locator('.suggest-making').waitFor();
  const before = table?.line.length ?? 0;
  await other.evaluate(() => document.querySelector<HTMLElement>('[data-thing="action/move"][data-lit]')?.click());
  await other.getByText('So far: 1').waitFor();
  await other.getByRole('button', { name: 'Suggest this' }).click();
  await asked
    .getByRole('button', { name: /^Do it/ })
    .last()
    .click();
  await expect.poll(() => table?.line.slice(before).map(({ key }) => key)).toEqual(['move']);
});
