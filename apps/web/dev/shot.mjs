// node apps/web/dev/shot.mjs <address> <file.png> [width] [height] [selector]: a picture of a page in real Chromium.
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

const [address, file, width = '1440', height = '900', selector] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on('console', (message) => message.type() === 'error' && console.log(message.text()));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
page.on('pageerror', (error) => console.log(error.stack ?? error.message));
await page.goto(address, { waitUntil: 'networkidle' });
await page.waitForTimeout(400);
await (selector === undefined ? page : page.locator(selector)).screenshot({ path: file });
await browser.close();
