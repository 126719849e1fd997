import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { seriousFaults } from './support/axe.ts';
import { LONG } from './players/player.ts';
import { TABLES } from './support/lab.ts';
import { expectNoOverflow } from './support/looks.ts';
import { plainTexts } from './support/plain.ts';

const browser = useBrowser();

/** Whether the puzzle's card hides something of the question that it is about. */
const liesOnQuestion = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const card = document.querySelector('.puzzle-panel')?.getBoundingClientRect();
    const question = document.querySelector('#prompt')?.getBoundingClientRect();
    if (card === undefined || question === undefined) return true;
    return (
      card.bottom > question.top &&
      card.top < question.bottom &&
      card.right > question.left &&
      card.left < question.right
    );
  });

test('today’s puzzle has an address of its own', async () => {
  const page = await browser.open('/puzzle');
  await page.getByRole('complementary', { name: 'Puzzle' }).getByText('What is best').waitFor();
  expect(page.url()).toMatch(/\/puzzle\/[a-z-]+\/\d{4}-\d\d-\d\d$/);
});

// Of days that are over: what is looked at does not depend on the day of the test.
test.for([
  ...TABLES.map((game) => ({ game, options: {} })),
  { game: 'assyria', options: PHONE },
  { game: 'akkad', options: PHONE },
])(
  'a puzzle of $game: another answer says what it loses, the best one is shown with the others against it ($options.isMobile)',
  LONG,
  async ({ game, options }) => {
    const page = await browser.open(`/puzzle/${game}/2026-11-18`, options);
    const panel = page.getByRole('complementary', { name: 'Puzzle' });
    await panel.getByText('What is best').waitFor();
    await expectNoOverflow(page);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await liesOnQuestion(page)).toBe(false);
    const unfold = panel.getByRole('button', { name: 'Read the puzzle' });
    if (options === PHONE) await unfold.click();
    else expect(await unfold.count()).toBe(0);
    await panel.getByText('Answer as at any table').waitFor();
    expect(await liesOnQuestion(page)).toBe(false);
    await panel.getByRole('button', { name: 'Share' }).click();
    await panel.getByText(/Link copied|Copy this address/).waitFor();
    await panel.getByRole('button', { name: 'Give up' }).click();
    await panel.getByText('The others, against it').waitFor();
    await panel.getByText(/played on \d+ times/).waitFor();
    await expectNoOverflow(page);
    expect(await seriousFaults(page)).toEqual([]);
    // Whoever gets the link sees no answer.
    await page.reload();
    await panel.getByText('What is best').waitFor();
  },
);

test('an answer by the keys is judged, and a day that never was says so', async () => {
  const page = await browser.open('/puzzle/ancient-world/2026-11-13');
  const panel = page.getByRole('complementary', { name: 'Puzzle' });
  await panel.getByText('What is best').waitFor();
  const primary = page.locator('#prompt [data-primary]:not([aria-disabled])');
  for (let n = 1; (await panel.locator('.puzzle-others').count()) === 0; n++) {
    expect(n).toBeLessThan(10);
    // The answer before may still be chosen: another one is, once its button says something else.
    const before = (await primary.count()) === 0 ? '' : await primary.innerText();
    await page.keyboard.press(String(n));
    await expect.poll(() => primary.innerText()).not.toBe(before);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.innerText()).toMatch(new RegExp(`${n === 1 ? 'One try' : `${n} tries`}|Right:`));
    await page.keyboard.press('Escape');
  }
  await panel.getByText(/^Right:/).waitFor();
  await page.goto(new URL('/puzzle/ancient-world/2026-13-40', page.url()).href);
  await page.getByRole('heading', { name: 'There is no puzzle of that day' }).waitFor();
});

test('the puzzle speaks the language nobody speaks', async () => {
  const page = await browser.open('/puzzle/assyria/2026-11-18', { settings: { locale: 'en-XA' } });
  await page.locator('.puzzle-panel h3').waitFor();
  expect(await plainTexts(page)).toEqual([]);
  await page.locator('.puzzle-panel footer button').last().click();
  await page.locator('.puzzle-others').waitFor();
  expect(await plainTexts(page)).toEqual([]);
});
