import { test } from 'vitest';
import { useBrowser, PHONE } from './browser.ts';
import { openDecision } from './support/tour.ts';
const browser = useBrowser();
test(`big`, async () => {
  const page = await browser.open('/', {settings:{textSize:150}});
  await openDecision(page, 'feed.next');
  await page.screenshot({ path: '/tmp/proofs/big1.png' });
  console.log(await page.evaluate(() => { const p = document.querySelector('#prompt')!; const c = getComputedStyle(p); return [c.height, c.minHeight, c.maxHeight, c.gridArea, getComputedStyle(p.parentElement!).gridTemplateRows, c.alignSelf, c.overflow, getComputedStyle(p.parentElement!).height].join(' | '); }));
  console.log(await page.evaluate(() => { const p = document.querySelector('#prompt')!; return JSON.stringify([p.scrollHeight, p.clientHeight, [...p.querySelectorAll('*')].map((e) => [e.className?.toString(), Math.round(e.getBoundingClientRect().top), Math.round(e.getBoundingClientRect().bottom)]).filter((e) => (e[2] as number) > p.getBoundingClientRect().bottom)]); }));
});
