import { expect, test } from 'vitest';
import { addressOf, useBrowser } from '../browser.ts';

const browser = useBrowser();

test.each([
  ['that has no database', "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"],
  [
    'that blocks its database',
    "IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };",
  ],
])('a browser %s shows its pages and says plainly that no game can be kept', async (_, breaking) => {
  const context = await browser.context();
  await context.addInitScript(breaking);
  // The worker has a world of its own: what it loads begins by breaking the same.
  await context.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${breaking}\n${await answer.text()}` });
  });
  const page = await context.newPage();
  await page.goto(addressOf('/'));
  await page.getByRole('button', { name: 'Play now' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'does not let the page keep games' });
  await said.first().waitFor();
  await page.goto(addressOf('/table/none'));
  await page.getByRole('heading', { name: 'The table could not be opened' }).waitFor();
  await page.goto(addressOf('/rules/assyria'));
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(100);
});
