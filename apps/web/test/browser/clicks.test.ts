import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { bringRecord } from './support/tables.ts';
import { moment } from './support/moment.ts';
import { addressOf } from './browser.ts';
import { RICH } from './support/tour.ts';

const browser = useBrowser();

/** How clicks on all things of a position were answered. */
interface Answered {
  readonly unlit: number;
  readonly lit: number;
  readonly silent: readonly string[];
}

/** In the page: clicks on every thing, once; what is lit must be selected or offer a list, the rest must say why not. */
async function clickAll(): Promise<Answered> {
  const silent: string[] = [];
  let lit = 0;
  let unlit = 0;
  // The page draws in between. A timer would wait longer than that.
  const drawn = (): Promise<void> =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        done();
      });
      port1.start();
      port2.postMessage('');
    });
  const key = (name: string): unknown => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
  const say = (thing: Element, what: string): unknown => silent.push(`${thing.getAttribute('data-thing')}: ${what}`);
  for (const thing of document.querySelectorAll('[data-thing]')) {
    const isLit = thing.hasAttribute('data-lit');
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    const refused = (): Element | null => document.querySelector('.table-tip[data-kind=refuse]');
    // The first reason of a position is fetched.
    let patience = isLit || thing.hasAttribute('data-own-click') ? 0 : 2000;
    while (patience-- > 0 && refused() === null) await drawn();
    const tip = refused();
    if (isLit) {
      lit++;
      const answered = thing.hasAttribute('data-chosen') || document.querySelector('.table-menu') !== null;
      if (!answered) say(thing, 'lit, and nothing happens');
    } else if (thing.hasAttribute('data-own-click')) {
      if (thing.getAttribute('aria-pressed') !== 'true') say(thing, 'its board is not shown');
    } else {
      unlit++;
      const reason = tip?.querySelector('.tip-fact')?.textContent ?? '';
      const rules = [...(tip?.querySelectorAll('.rule-chip') ?? [])].map((chip) => chip.textContent ?? '');
      if (tip === null) say(thing, 'no answer');
      else if (reason.trim() === '') say(thing, 'no reason');
      else if (rules.length === 0 || !rules.every((rule) => /^ASY-[A-Z0-9]+(\.\d+)?$/.test(rule)))
        say(thing, `no rule beside “${reason}” ${rules.join(' ')}`);
    }
    // Back to nothing said and nothing selected; drawn with what comes next.
    key('Escape');
    if (isLit) key('Escape');
  }
  return { unlit, lit, silent };
}

test(
  'in twenty positions every thing answers a click: lit ones are selected, the rest say why not, with the rule',
  LONG,
  async () => {
    // Selecting only: the position stays while everything is clicked.
    const page = await browser.open('/', { settings: { oneClick: false } });
    const silent: string[] = [];
    let unlit = 0;
    let lit = 0;
    for (let position = 0; position < 20; position++) {
      const steps = 16 + position * 39;
      await page.goto(addressOf('/'));
      await bringRecord(page, RICH, steps);
      await moment(page);
      const answered = await page.evaluate(clickAll);
      silent.push(...answered.silent.map((line) => `after ${steps}: ${line}`));
      unlit += answered.unlit;
      lit += answered.lit;
    }
    expect(silent).toEqual([]);
    expect(unlit).toBeGreaterThan(3000);
    expect(lit).toBeGreaterThan(100);
  },
);
