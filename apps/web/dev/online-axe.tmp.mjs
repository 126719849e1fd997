import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const cases = [
  ['n=80&pace=live&left=40&scene=talk,gone,pause', [1440, 900], 'Talk'],
  ['n=80&pace=live&left=40&scene=talk,gone,mine,lost&theme=night', [1440, 900], 'Talk'],
  ['n=80&pace=slow&scene=talk,paused', [390, 844], 'Talk'],
  ['n=80&pace=live&left=80&scene=watch,gone&theme=night', [390, 844], 'Talk'],
  ['n=10&scene=over,rematch,talk', [1440, 900], 'Talk'],
  ['n=10&scene=over,rematch&theme=night', [390, 844], 'Talk'],
];
for (const [q, [width, height], tab] of cases) {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('pageerror', (e) => console.log('error', e.message));
  await page.goto(`http://127.0.0.1:5297/dev/online.html?${q}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(3500);
  await page.getByRole(width < 500 ? 'button' : 'tab', { name: tab }).click();
  await page.waitForTimeout(500);
  for (const dialog of [undefined, 'notes', 'resign']) {
    if (dialog) { await page.evaluate((is) => window.live.openDialog({ is }), dialog); await page.waitForTimeout(500); }
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    for (const v of violations) console.log(q, dialog ?? '', v.id, v.impact, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140) + ' :: ' + (n.any[0]?.message ?? n.failureSummary)).join('\n    '));
  }
  const overflow = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  console.log('done', q, overflow.join('/'));
  await page.close();
}
await browser.close();
