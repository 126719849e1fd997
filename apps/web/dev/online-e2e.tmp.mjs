import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';
const base = process.env.BASE ?? 'http://127.0.0.1:5298';
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const api = (page, method, path, body) => page.evaluate(async ([method, path, body]) => {
  const r = await fetch('/api/v1/' + path, { method, credentials: 'same-origin', ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
  return { status: r.status, body: r.status === 204 ? null : await r.json().catch(() => null) };
}, [method, path, body]);
const who = async (name, size) => {
  const context = await browser.newContext({ viewport: size, ...(size.width < 500 ? { hasTouch: true } : {}) });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console:', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log(name, 'error:', (e.stack ?? e.message).slice(0, 600)));
  await page.goto(base + '/about');
  console.log(name, (await api(page, 'POST', 'people/guest', { name })).status);
  await page.evaluate((n) => { localStorage.setItem('edubba-person', n); localStorage.setItem('edubba-settings', JSON.stringify({ state: { motion: 'off', theme: n === 'Gold' ? 'clay' : 'night' }, version: 1 })); }, name);
  return { context, page, name };
};
const a = await who('Gold', { width: 1440, height: 900 });
const b = await who('Reed', { width: 390, height: 844 });
const c = (n) => 'abcdefghijklmnop' + n;
const made = await api(a.page, 'POST', 'tables', { game: 'assyria', seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'thumbs' }], options: {}, pace: { kind: 'live', bank: 900000, increment: 30000 }, open: true, spectators: true, contribution: c('aa') });
const id = made.body.id; console.log('table', made.status, id);
await a.page.goto(`${base}/at/${id}`); await a.page.waitForTimeout(3000);
await a.page.screenshot({ path: '/tmp/online/r1-room.png' });
console.log('join', (await api(b.page, 'POST', `tables/${id}/join`, { contribution: c('bb') })).status);
await b.page.goto(`${base}/at/${id}`);
await a.page.waitForSelector('#prompt', { timeout: 30000 }); console.log('a at the table by itself');
await b.page.waitForSelector('#prompt', { timeout: 30000 });
await a.page.waitForTimeout(3000);
await a.page.screenshot({ path: '/tmp/online/r2-a.png' });
await b.page.screenshot({ path: '/tmp/online/r2-b.png' });
const session = (p) => p.evaluate(() => true);
// Play by the list of options: first option each time.
const answerOnce = async ({ page, name }) => {
  const mine = await page.locator('#prompt[data-mine]').count();
  if (mine === 0) return false;
  await page.keyboard.press('o');
  const option = page.locator('.option-list button, dialog button.option').first();
  await option.waitFor({ timeout: 5000 }).catch(() => {});
  const n = await option.count();
  if (n === 0) { console.log(name, 'no option'); await page.keyboard.press('Escape'); return false; }
  await option.click();
  await page.waitForTimeout(150);
  if (await page.locator('dialog[open]').count()) { const go = page.locator('dialog[open] .dialog-buttons .btn').last(); if (await go.count()) await go.click(); else await page.keyboard.press('Escape'); }
  const primary = page.locator('#prompt [data-primary]').first();
  if (await page.locator('#prompt .prompt-primary:not(.off)').count() && /\?$/.test(await page.locator('#prompt .prompt-ask b').first().textContent() ?? '')) await primary.click();
  await page.waitForTimeout(250);
  return true;
};
let n = 0;
for (let i = 0; i < 60 && n < 14; i++) { if (await answerOnce(a) || await answerOnce(b)) n++; else await a.page.waitForTimeout(300); }
console.log('answers by hand', n, 'seq', (await api(a.page, 'GET', `tables/${id}`)).body.answers);
await a.page.screenshot({ path: '/tmp/online/r3-a.png' });
await b.page.screenshot({ path: '/tmp/online/r3-b.png' });
// Cut the network of whoever is to answer, answer, come back.
const asked = (await a.page.locator('#prompt[data-mine]').count()) ? a : b;
console.log('asked', asked.name);
await asked.context.setOffline(true);
await asked.page.waitForTimeout(800);
const before = (await api(asked === a ? b.page : a.page, 'GET', `tables/${id}`)).body.answers;
await answerOnce(asked);
await asked.page.waitForTimeout(500);
await asked.page.screenshot({ path: '/tmp/online/r4-lost.png' });
console.log('notice:', await asked.page.locator('.at-notice[data-tone=warn]').allTextContents());
await asked.context.setOffline(false);
await asked.page.waitForTimeout(2500);
const after = (await api(asked.page, 'GET', `tables/${id}`)).body.answers;
console.log('answers before', before, 'after', after, 'notice now', await asked.page.locator('.at-notice[data-tone=warn]').count());
// A spectator
const w = await who('Watcher', { width: 1280, height: 860 });
await w.page.goto(`${base}/at/${id}`); await w.page.waitForSelector('#prompt'); await w.page.waitForTimeout(2500);
await w.page.screenshot({ path: '/tmp/online/r5-watch.png' });
// Pause
console.log('pause', (await api(a.page, 'POST', `tables/${id}/pause`, { yes: true })).status);
await b.page.waitForTimeout(600);
console.log('b sees:', await b.page.locator('.at-notices').textContent());
await b.page.getByRole('button', { name: 'Pause', exact: true }).click(); await b.page.waitForTimeout(600);
console.log('paused:', await a.page.locator('.at-notices').textContent());
await a.page.getByRole('button', { name: 'Go on', exact: true }).click(); await a.page.waitForTimeout(600);
console.log('again:', await a.page.locator('.at-notices').textContent());
// Rewind: b asks
await b.page.evaluate(() => undefined);
// Resign by a through the menu
await a.page.getByRole('button', { name: 'Menu' }).click(); await a.page.waitForTimeout(500);
await a.page.screenshot({ path: '/tmp/online/r6-menu.png' });
await a.page.getByRole('button', { name: 'Give up' }).click(); await a.page.waitForTimeout(300);
await a.page.screenshot({ path: '/tmp/online/r7-resign.png' });
await a.page.locator('dialog .btn.danger').click(); await a.page.waitForTimeout(1000);
console.log('a after giving up:', await a.page.locator('.at-notices').textContent(), '| b:', await b.page.locator('.at-notices').textContent());
await a.page.getByRole('button', { name: 'Take my seat back' }).click(); await a.page.waitForTimeout(1000);
console.log('a back:', await a.page.locator('.at-notices').textContent());
console.log('title a', await a.page.title(), '| b', await b.page.title());
await browser.close();
