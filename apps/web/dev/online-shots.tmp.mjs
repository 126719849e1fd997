import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const shots = JSON.parse(process.argv[2]);
for (const { q, name, size = [1440, 900], steps = [], touch = false, wait = 1500 } of shots) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] }, hasTouch: touch });
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 400)));
  page.on('pageerror', (e) => console.log(name, (e.stack ?? e.message).slice(0, 600)));
  await page.goto(q.startsWith('http') ? q : `http://127.0.0.1:5297/dev/online.html?${q}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(wait);
  for (const [what, arg, more] of steps) {
    if (what === 'click') await page.locator(arg).first().click();
    if (what === 'tab') await page.getByRole(more ?? 'tab', { name: arg }).click();
    if (what === 'fill') await page.locator(arg).fill(more);
    if (what === 'press') await page.keyboard.press(arg);
    if (what === 'eval') await page.evaluate(arg);
    if (what === 'wait') await page.waitForTimeout(arg);
  }
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/online/${name}.png` });
  await page.close();
}
await browser.close();
