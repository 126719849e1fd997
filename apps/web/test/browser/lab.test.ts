import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { seriousFaults } from './support/axe.ts';

const browser = useBrowser();

/** Turns two numbers by keys, chooses few games, and runs them to the end. */
async function run(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Gold places in a Tribute area' }).press('ArrowLeft');
  await page.getByRole('slider', { name: 'Points at the start' }).press('ArrowRight');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('400');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('Done', { exact: true }).waitFor({ timeout: 120_000 });
}

test('numbers are turned, games are played in workers, and what comes of it outlives a reload', LONG, async () => {
  const page = await browser.open('/lab');
  await run(page);
  await expect.poll(() => page.getByText('400 of 400 pairs').count()).toBe(1);
  const share = page.getByRole('button', {
    name: /^Win share of whoever begins first: \d+\.\d \(\d+\.\d to \d+\.\d\); /,
  });
  const told = await share.getAttribute('aria-label');
  expect(await seriousFaults(page)).toEqual([]);
  await page.reload();
  await page.getByText('Done', { exact: true }).waitFor();
  expect(await share.getAttribute('aria-label')).toBe(told);

  // The same experiment by its link comes to the same.
  await page.getByRole('button', { name: 'Share with seed' }).click();
  await page.getByText('Link copied').waitFor();
  const other = await browser.open(new URL(page.url()).pathname + new URL(page.url()).hash);
  await other.getByRole('button', { name: 'Run', exact: true }).click();
  await other.getByText('Done', { exact: true }).waitFor({ timeout: 120_000 });
  const again = other.getByRole('button', { name: /^Win share of whoever begins first: / });
  expect(await again.getAttribute('aria-label')).toBe(told);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('combobox', { name: 'Export' }).selectOption('csv'),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^share\/0,Win share of whoever begins first,share,/m);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('combobox', { name: 'Export' }).selectOption('png'),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  // The games behind a figure open in the replay, with the numbers they were played with.
  await share.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Game \d+$/ })
    .last()
    .click();
  await page.waitForURL(/\/replay\//);
  await page.getByText('11', { exact: true }).first().waitFor();
});

test(
  'behind every plot is its table; A and B change places, and what was played is told the other way round',
  LONG,
  async () => {
    const page = await browser.open('/lab');
    await run(page);
    const shares = page.getByRole('region', { name: 'Win share by place at the start' });
    const told = async (): Promise<string[]> =>
      await shares
        .getByRole('row', { name: /^Win share of whoever begins first/ })
        .getByRole('cell')
        .allTextContents();
    expect(await page.getByRole('table').count()).toBe(0);
    for (const one of await page.getByRole('button', { name: /^Table: / }).all()) await one.click();
    expect(await page.getByRole('table').count()).toBe(5);
    expect(await seriousFaults(page)).toEqual([]);
    const [a = '', b = '', difference = ''] = await told();
    for (const cell of [a, b, difference]) expect(cell).toMatch(/^\S+ \(\S+ to \S+\)$/);

    await page.getByRole('button', { name: 'Swap A and B' }).click();
    await expect.poll(async () => (await told())[0]).toBe(b);
    expect((await told())[1]).toBe(a);
    const value = (cell: string): number => Number.parseFloat(cell.replace('−', '-'));
    expect(value((await told())[2] ?? '')).toBeCloseTo(-value(difference), 9);
    // It stays so, and the slider still turns what was turned.
    await page.reload();
    await page.getByText('Done', { exact: true }).waitFor();
    expect(await page.getByRole('slider', { name: 'Gold places in a Tribute area' }).inputValue()).toBe('3');
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.getByText('Done', { exact: true }).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Table: Win share by place at the start' }).click();
    await expect.poll(async () => (await told())[0]).toBe(b);
  },
);

test('it rests, goes on, and is called off; something turned meanwhile makes it stop', LONG, async () => {
  const page = await browser.open('/lab');
  await page.getByRole('slider', { name: 'Camel limit' }).press('ArrowRight');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('100000');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const done = async (): Promise<number> =>
    Number(
      (
        (await page
          .getByText(/of 100,000 pairs/)
          .first()
          .textContent()) ?? ''
      )
        .replace(/ of.*/, '')
        .replace(',', ''),
    );
  await expect.poll(done).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').waitFor();
  const before = await done();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(done).toBeGreaterThan(before);
  await page.getByRole('slider', { name: 'Camel limit' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing is running').waitFor();
  // Whoever looks ahead has a budget, which goes with the link; nobody else has.
  const budget = page.getByRole('combobox', { name: 'Looks ahead' });
  expect(await budget.count()).toBe(0);
  await page.getByRole('combobox', { name: 'Bots' }).selectOption('master');
  expect(await budget.inputValue()).toBe('500');
  await budget.selectOption('100');
  await page.getByRole('button', { name: 'Share with seed' }).click();
  await page.getByText('Link copied').waitFor();
  const linked = Buffer.from(new URL(page.url()).hash.slice('#e='.length), 'base64url').toString();
  expect(JSON.parse(linked)).toMatchObject({ bots: ['master:100'] });
});

test(
  'an experiment of another game is opened from a file, with its options and when to stop; what is used is told',
  LONG,
  async () => {
    const page = await browser.open('/lab');
    const wish = {
      format: 'edubba-experiment',
      version: 1,
      game: 'ancient-world',
      seats: 2,
      bots: ['random'],
      options: { 'titan-draft': 'on' },
      seed: 'opened',
      games: 10_000,
      stop: { figure: 'share/0', within: 0.2 },
      sides: [{ name: 'A' }, { name: 'B', tuned: { 'start-coins': 9 } }],
    };
    const give = async (text: string): Promise<void> =>
      await page.locator('input[type=file]').setInputFiles({
        name: 'experiment.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await give('nonsense');
    await page.getByText(/This file cannot be opened: /).waitFor();
    await give(JSON.stringify(wish));
    await page.getByRole('slider', { name: 'Coins at the start' }).waitFor();
    expect(await page.getByRole('slider', { name: 'Coins at the start' }).inputValue()).toBe('9');
    expect(await page.getByRole('combobox', { name: 'Stop when sure' }).inputValue()).toBe('20');
    await page.getByText('Options of the table (1 of 8 changed)').click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Stopped early: sure enough').waitFor({ timeout: 120_000 });
    await page.getByText('stops at ± 20 in 100').waitFor();
    // Every source has its interval, every card how often it is used.
    await page.getByRole('button', { name: /^bonus cards \S+ \S+ to \S+$/ }).waitFor();
    const groups = page.getByRole('region', { name: 'Win share of those who use it' });
    await groups.getByRole('combobox', { name: 'What is used' }).selectOption('City-state');
    await groups.getByText('Unearthers of Umnok').waitFor();
    await groups.getByRole('combobox', { name: 'What is used' }).selectOption('Card');
    await groups.getByRole('combobox', { name: 'What is measured' }).selectOption('how often');
    await groups.getByRole('heading', { name: 'How often it is used' }).waitFor();
    await groups.getByRole('button', { name: /^All \d+$/ }).click();
    expect(await groups.getByRole('listitem').count()).toBeGreaterThan(40);
  },
);

test('on a phone it fits and axe finds nothing serious; a link of other rules is refused', LONG, async () => {
  const page = await browser.open('/lab', PHONE);
  await run(page);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const wish = {
    format: 'edubba-experiment',
    version: 1,
    game: 'assyria',
    rules: 99,
    seats: 2,
    bots: ['random'],
    seed: 's',
    games: 20,
    sides: [{ name: 'A' }],
  };
  const strange = await browser.open(`/lab#e=${Buffer.from(JSON.stringify(wish)).toString('base64url')}`);
  await strange.getByText(/rules version 99 of assyria/).waitFor();
  const broken = await browser.open('/lab#e=AAAA');
  await broken.getByText(/This link cannot be opened: /).waitFor();
});
