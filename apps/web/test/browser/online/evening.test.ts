import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../browser.ts';
import { mousePlayer } from '../players/mouse.ts';
import { LONG } from '../players/player.ts';
import { touchPlayer } from '../players/touch.ts';
import { moment } from '../support/moment.ts';
import { dice } from '../support/random.ts';
import { shownOf } from '../support/shown.ts';
import { expectRightRecord } from '../support/tables.ts';
import { type Ear, listenTo } from './ear.ts';
import { useHouse } from './use-house.ts';
import type { Wire } from './line.ts';
import { CUT, isAsked, isOver, joinBy, linkOf, onTable, openTable, playTogether, type Seated } from './people.ts';

const browser = useBrowser();
const house = useHouse();

/** Somebody far away: a browser of their own on a line of their own. */
interface Guest extends Seated {
  readonly name: string;
  readonly ear: Ear;
  readonly line: Wire;
}

async function atDesk(): Promise<Guest> {
  const line = await house().line();
  const page = await (await browser.context({ mayLog: CUT })).newPage();
  return { name: 'Ana', page, line, ear: listenTo(page), player: mousePlayer(page, dice(21)) };
}

async function withPhone(): Promise<Guest> {
  const line = await house().line();
  const page = await (await browser.context({ ...PHONE, mayLog: CUT })).newPage();
  return { name: 'Ben', page, line, ear: listenTo(page), player: touchPlayer(page, dice(22)) };
}

/** So many answers a game of two has towards its end. */
const LATE = 330;

/** On a busy machine. */
const SOON = { timeout: 60_000 };

const lost = (page: Page): Locator => page.getByText('Connection lost, trying again.');
/** What stands on the board, as its owners are called by the others. */
async function shown({ page, name }: Guest): Promise<readonly string[]> {
  return (await shownOf(page)).pieces.map((piece) => piece.replaceAll('Your', `${name}’s`));
}

/** Every answer the house has was given in a page, once; and both pages show the same. */
async function expectNothingLostOrDoubled(id: string, ana: Guest, ben: Guest, others = 0): Promise<void> {
  await expect.poll(() => ana.ear.done.size + ben.ear.done.size + others, SOON).toBe(await house().answers(id));
  // Either page may be the one that has not heard of it yet.
  const differing = async (): Promise<readonly string[]> => {
    const [ours, theirs] = [await shown(ana), await shown(ben)];
    return ours.filter((piece, i) => piece !== theirs[i]);
  };
  await expect.poll(differing, SOON).toEqual([]);
}

test('two people far from each other: a whole evening, with a line that breaks', LONG, async () => {
  const [ana, ben] = [await atDesk(), await withPhone()];
  const both = [ana, ben];

  // A table, a link, a second person: the game begins by itself.
  const id = await openTable(ana.page, ana.line.address, { name: 'Ana' });
  await joinBy(ben.page, await linkOf(ana.page), ben.line.address, 'Ben');
  await onTable(ana.page);
  await playTogether(both, (steps) => steps >= 20);
  const given = (): number => ana.ear.done.size + ben.ear.done.size;
  await expect.poll(given, SOON).toBeGreaterThan(4);

  // An answer reaches the house and its acknowledgement is lost: it is sent again, and counts once.
  await playTogether(both, () => isAsked(ben.page));
  const before = await house().answers(id);
  ben.line.deafen();
  await playTogether([ben], async () => (await house().answers(id)) > before);
  ben.line.cut();
  await lost(ben.page).waitFor();
  const kept = await house().answers(id);
  ben.line.mend();
  await lost(ben.page).waitFor({ state: 'detached' });
  await expect.poll(() => ben.ear.sent.size - ben.ear.done.size, SOON).toBe(0);
  expect(ben.ear.again).toBeGreaterThan(0);
  expect(await house().answers(id)).toBe(kept);
  await expectNothingLostOrDoubled(id, ana, ben);

  // Ben is cut off and Ana plays on: when the line is back the page has everything, by itself.
  await playTogether(both, () => isAsked(ana.page));
  ben.line.cut();
  await lost(ben.page).waitFor();
  const then = await house().answers(id);
  await playTogether([ana], async () => (await house().answers(id)) > then);
  ben.line.mend();
  await lost(ben.page).waitFor({ state: 'detached' });
  await expectNothingLostOrDoubled(id, ana, ben);

  // Most of the game is played for them, at once; both pages follow, and they play it to its end.
  const others = await house().playOn(id, LATE);
  await expectNothingLostOrDoubled(id, ana, ben, others);
  const steps = await playTogether(both, async () => (await isOver(ana.page)) && isOver(ben.page));
  expect(steps).toBeGreaterThan(20);
  await expectNothingLostOrDoubled(id, ana, ben, others);
  await expectResult(ana.page, id);
  await expectFairDice(ana.page, id);
  await expectReplay(ben.page, id);
  await expectRematch(ana, ben, id);
});

/** The page of the points agrees with the record, and the record with the rules. */
async function expectResult(page: Page, id: string): Promise<void> {
  // A pointer that rests on a card has its explanation lie over the button.
  await page.mouse.move(1, 1);
  await page.getByRole('link', { name: 'See how the points came' }).click();
  await page.waitForURL(`**/points/${id}`);
  const text = await page.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}/record`)).text(), id);
  await expectRightRecord(page, ['Ana', 'Ben'], text);
}

/** The page that makes every roll again, with what this browser has kept of its own. */
async function expectFairDice(page: Page, id: string): Promise<void> {
  await page.goBack();
  await page.getByRole('link', { name: 'Check the dice' }).first().click();
  await page.waitForURL(`**/verify/${id}`);
  await page.getByRole('heading', { name: 'Fair', exact: true }).waitFor();
  expect(await page.locator('.verify-steps li').evaluateAll((all) => all.map((one) => one.dataset['right']))).toEqual(
    Array.from({ length: 5 }, () => 'right'),
  );
  // Each roll in the game's words, which come a moment later: no key of the record is left.
  const rolls = page.locator('.verify-rolls li span');
  await rolls.filter({ hasText: 'Food card: ' }).first().waitFor();
  expect((await rolls.allInnerTexts()).join(' ')).not.toMatch(/draw\.|reveal|FD-|CV\d|FV\d|EM-|seat\//);
}

/** The whole game can be watched, from its first answer to its last. */
async function expectReplay(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'See how the points came' }).click();
  await page.locator('.end').waitFor();
  await page.getByRole('link', { name: 'Watch the game' }).first().click();
  await page.waitForURL(`**/watch/${id}`);
  const frame = page.locator('[data-step]');
  await frame.waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  const { head } = await house().inside.desk.get(id);
  await expect.poll(async () => Number(await frame.getAttribute('data-shown')), SOON).toBe(head.answers);
}

/** The first who asks opens the next table, the other follows the invitation; then it begins. */
async function expectRematch(ana: Guest, ben: Guest, id: string): Promise<void> {
  await ana.page.goto(`${ana.line.address}/at/${id}`);
  await ana.page.getByRole('button', { name: 'Play again' }).click();
  await ana.page.waitForURL((url) => url.pathname.startsWith('/at/') && !url.pathname.endsWith(id));
  await ben.page.goto(`${ben.line.address}/at/${id}`);
  await ben.page.getByRole('button', { name: 'Sit down there' }).click();
  await ben.page.waitForURL((url) => url.pathname === new URL(ana.page.url()).pathname);
  await Promise.all([onTable(ana.page), onTable(ben.page)]);
  const next = new URL(ana.page.url()).pathname.split('/')[2] ?? '';
  const before = await house().answers(next);
  await playTogether([ana, ben], async () => (await house().answers(next)) > before);
  expect(await moment(ana.page).catch(() => moment(ben.page))).toBe('mine');
}
