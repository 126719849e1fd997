import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
const base = 'http://127.0.0.1:5298';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const api = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const r = await fetch('/api/v1/' + path, { method, credentials: 'same-origin', ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
  return { status: r.status, body: r.status === 204 ? null : await r.json().catch(() => null) };
}, [method, path, body]);
const who = async (name, size) => {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console:', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(name, 'error:', (e.stack ?? e.message).slice(0, 600)));
  await page.goto(base + '/about');
  await api(page, 'POST', 'people/guest', { name });
  await page.evaluate((n) => { localStorage.setItem('edubba-person', n); localStorage.setItem('edubba-settings', JSON.stringify({ state: { motion: 'off', theme: n === 'Gold' ? 'clay' : 'night' }, version: 1 })); }, name);
  return { context, page, name };
};
const a = await who('Gold', { width: 1440, height: 900 });
const b = await who('Reed', { width: 390, height: 844 });
const made = await api(a.page, 'POST', 'tables', { game: 'assyria', seats: [{ who: 'me' }, { who: 'open' }], options: {}, pace: { kind: 'slow', move: 86400000, bank: 259200000 }, open: true, spectators: true, contribution: 'abcdefghijklmnopaa' });
const id = made.body.id;
await api(b.page, 'POST', `tables/${id}/join`, { contribution: 'abcdefghijklmnopbb' });
await a.page.goto(`${base}/at/${id}`); await b.page.goto(`${base}/at/${id}`);
for (const p of [a, b]) await p.page.waitForSelector('#prompt', { timeout: 30000 });
await a.page.waitForTimeout(2500);
const answer = async ({ page }) => {
  if (!(await page.locator('#prompt[data-mine]').count())) return false;
  await page.keyboard.press('o');
  await page.locator('.option-list button').first().click();
  await page.waitForTimeout(200);
  if (/\?$/.test(await page.locator('#prompt .prompt-ask b').first().textContent() ?? '')) await page.locator('#prompt [data-primary]').first().click();
  await page.waitForTimeout(500);
  return true;
};
for (let i = 0, n = 0; i < 30 && n < 6; i++) { if (await answer(a) || await answer(b)) n++; else await a.page.waitForTimeout(200); }
let waits, other;
for (let i = 0; i < 40; i++) {
  waits = (await a.page.locator('#prompt[data-mine]').count()) ? b : a; other = waits === a ? b : a;
  await waits.page.keyboard.press('u'); await waits.page.waitForTimeout(400);
  if (await waits.page.getByRole('button', { name: 'Ask everybody to go back' }).count()) break;
  await waits.page.keyboard.press('Escape');
  for (let k = 0; k < 4; k++) { if (!(await answer(a))) await answer(b); }
}
await waits.page.screenshot({ path: '/tmp/online/s1-undo.png' });
const ask = waits.page.getByRole('button', { name: 'Ask everybody to go back' });
console.log('ask button', await ask.count());
if (await ask.count()) {
  await ask.click(); await waits.page.waitForTimeout(800);
  console.log(waits.name, 'asks:', await waits.page.locator('.at-notices').textContent());
  console.log(other.name, 'sees:', await other.page.locator('.at-notices').textContent());
  await other.page.screenshot({ path: '/tmp/online/s2-rewind.png' });
  await waits.page.screenshot({ path: '/tmp/online/s2-rewind-mine.png' });
  const before = (await api(a.page, 'GET', `tables/${id}`)).body.answers;
  await other.page.getByRole('button', { name: 'Take it back' }).click(); await other.page.waitForTimeout(800);
  console.log('answers', before, '→', (await api(a.page, 'GET', `tables/${id}`)).body.answers, 'notices', await other.page.locator('.at-notices').textContent());
}
// Talk
await a.page.getByRole('tab', { name: 'Talk' }).click();
await a.page.locator('textarea').fill('Hello Reed'); await a.page.keyboard.press('Enter'); await a.page.waitForTimeout(700);
console.log('talk b badge', await b.page.locator('.at-unread').allTextContents(), 'a lines', await a.page.locator('.talk-line').allTextContents());
// Notes
await a.page.evaluate(() => undefined);
for (const p of [a, b]) console.log('resign', (await api(p.page, 'POST', `tables/${id}/resign`, {})).status);
for (let i = 0; i < 60; i++) { if ((await api(a.page, 'GET', `tables/${id}`)).body.status === 'over') break; await a.page.waitForTimeout(1000); }
for (let i = 0; i < 30; i++) { console.log(i, await a.page.evaluate(() => document.querySelectorAll('.at-link').length), (await a.page.locator('.top-rounds').first().textContent()), await a.page.locator('#prompt .prompt-ask b').first().textContent()); if (await a.page.getByRole('link', { name: 'See how the points came' }).count()) break; await a.page.waitForTimeout(1500); }
console.log('status', (await api(a.page, 'GET', `tables/${id}`)).body.status);
await a.page.waitForTimeout(1500);
await a.page.screenshot({ path: '/tmp/online/s3-over.png' });
await a.page.getByRole('link', { name: 'See how the points came' }).click(); await a.page.waitForTimeout(6000);
await a.page.screenshot({ path: '/tmp/online/s4-points.png' });
console.log('points at', a.page.url());
await a.page.goto(`${base}/at/${id}`); await a.page.waitForSelector('#prompt'); await a.page.waitForTimeout(1500);
await a.page.getByRole('button', { name: 'Play again' }).click(); await a.page.waitForTimeout(2500);
console.log('a at', a.page.url(), await a.page.locator('h1').first().textContent());
console.log('b sees', await b.page.locator('.at-notices').textContent());
await b.page.getByRole('button', { name: 'Sit down there' }).click(); await b.page.waitForTimeout(4000);
console.log('b at', b.page.url(), 'a playing', await a.page.locator('#prompt').count(), 'b playing', await b.page.locator('#prompt').count());
await b.page.screenshot({ path: '/tmp/online/s5-rematch.png' });
await browser.close();
