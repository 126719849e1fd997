import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, TABLES, useLab } from './support/lab.ts';

const browser = useBrowser();
const lab = useLab(browser);

/** Positions of each game, things of each that are clicked at the most, spread over all there are, and how many are refused. */
const [POSITIONS, THINGS, REFUSED] = process.env['EDUBBA_PROOFS'] === undefined ? [6, 60, 100] : [30, 500, 500];

/** How clicks on the things of a position were answered. */
interface Answered {
  readonly unlit: number;
  readonly lit: number;
  readonly silent: readonly string[];
}

/** In the page: clicks on things, once each; what is lit must be selected or offer a list, the rest must say why not. */
async function clickThings(most: number): Promise<Answered> {
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
  const prompt = ['.prompt-ask b', '.prompt-why'].map((part) => document.querySelector(`#prompt ${part}`)?.textContent);
  // A second click on the same thing right after the first is taken for a double click: what is drawn twice is clicked once.
  const drawnThings = [...document.querySelectorAll('[data-thing]:not([data-told])')];
  const nameOf = (thing: Element): string | null => thing.getAttribute('data-thing');
  const say = (thing: Element, what: string): unknown => silent.push(`${nameOf(thing)}: ${what}`);
  const asked = document.querySelector('#prompt');
  const middleOf = (thing: Element): readonly [number, number] => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  /** Whether it can be read whole, and what is asked besides. */
  const misplaced = (tip: Element, thing: Element): string | undefined => {
    const { left, top, right, bottom } = tip.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return 'its answer lies half outside the window';
    // What lies behind something else or is scrolled away is met by no pointer.
    const seen = thing.contains(document.elementFromPoint(...middleOf(thing)));
    const kept = seen && asked?.contains(thing) === false ? asked.getBoundingClientRect() : undefined;
    const covers =
      kept !== undefined &&
      Math.min(right, kept.right) - Math.max(left, kept.left) > 1 &&
      Math.min(bottom, kept.bottom) - Math.max(top, kept.top) > 1;
    return covers ? 'its answer lies on the question' : undefined;
  };
  const all = drawnThings.filter((thing, i) => drawnThings.findIndex((first) => nameOf(first) === nameOf(thing)) === i);
  const step = Math.max(1, Math.floor(all.length / most));
  for (const thing of all.filter((_, i) => i % step === 0)) {
    const isLit = thing.hasAttribute('data-lit');
    // Whoever clicks on a player whose board is shown comes back to their own.
    const was = thing.getAttribute('aria-pressed');
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    const refused = (): Element | null => document.querySelector('.table-tip[data-kind=refuse]');
    const answered = (): boolean => {
      if (isLit) return thing.hasAttribute('data-chosen') || document.querySelector('.table-menu') !== null;
      if (thing.hasAttribute('data-own-click')) return was === 'true' || thing.getAttribute('aria-pressed') === 'true';
      return refused()?.getAttribute('data-about') === nameOf(thing);
    };
    // The first reason of a position is fetched.
    for (let patience = 2000; patience > 0 && !answered(); patience--) await drawn();
    const tip = refused();
    if (isLit) {
      lit++;
      if (!answered()) say(thing, 'lit, and nothing happens');
    } else if (thing.hasAttribute('data-own-click')) {
      if (!answered()) say(thing, 'its board is not shown');
    } else {
      unlit++;
      const reasons = [...(tip?.querySelectorAll('.tip-fact') ?? [])].map((fact) => fact.textContent?.trim() ?? '');
      const rules = [...(tip?.querySelectorAll('.rule-chip') ?? [])].map((chip) => chip.textContent ?? '');
      if (tip === null) say(thing, 'no answer');
      else if (tip.getAttribute('data-about') !== nameOf(thing)) say(thing, `about ${tip.getAttribute('data-about')}`);
      else if (reasons.length === 0 || reasons.includes('')) say(thing, 'no reason');
      else if (reasons.some((reason) => prompt.includes(reason))) say(thing, `the prompt again: ${reasons.join(' ')}`);
      else if (rules.length === 0 || !rules.every((rule) => /^[A-Z]{2,3}-[A-Z0-9]+(\.\d+)?$/.test(rule)))
        say(thing, `no rule beside “${reasons.join(' ')}” ${rules.join(' ')}`);
      const where = tip === null ? undefined : misplaced(tip, thing);
      if (where !== undefined) say(thing, where);
    }
    // Back to nothing said and nothing selected; drawn with what comes next.
    key('Escape');
    if (isLit) key('Escape');
  }
  return { unlit, lit, silent };
}

/** In the page: points beside things that are lit and drawn small, on nothing that answers by itself. */
function besideSmall(most: number): readonly { readonly x: number; readonly y: number; readonly thing: string }[] {
  const REACH = 44;
  const free = (x: number, y: number): boolean => {
    const met = document.elementFromPoint(x, y);
    return met !== null && met.closest('[data-thing], button, a, input, #prompt, .table-tip') === null;
  };
  return [...document.querySelectorAll('[data-thing][data-lit]')]
    .flatMap((element, i) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (Math.min(width, height) >= REACH || !element.contains(document.elementFromPoint(x, y))) return [];
      const off = REACH / 2 - 2;
      const beside =
        width < height
          ? [[x - off, y] as const, [x + off, y] as const]
          : [[x, y - off] as const, [x, y + off] as const];
      const thing = element.getAttribute('data-thing') ?? '';
      // One side of each, in turn: a second click so soon would be taken for a double click.
      const sides = beside.filter((at) => free(...at));
      const at = sides[i % 2] ?? sides[0];
      return at === undefined ? [] : [{ x: at[0], y: at[1], thing }];
    })
    .slice(0, most);
}

/** Clicks beside small things that are lit: each is to be met within 44 pixels. Gives those that were missed. */
async function nearMisses(page: Page): Promise<readonly string[]> {
  const missed: string[] = [];
  const points = await page.evaluate(besideSmall, 3);
  for (const { x, y, thing } of points) {
    await page.mouse.click(x, y);
    const met = await page.evaluate(() => document.querySelector('[data-thing][data-chosen], .table-menu') !== null);
    if (!met) missed.push(`${thing}: nothing happens at ${Math.round(x)} ${Math.round(y)}, right beside it`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return missed;
}

test.for(TABLES)(
  '%s: in several positions every thing answers a click: lit ones are selected, the rest say why not, with the rule',
  LONG,
  async (game) => {
    // Selecting only: the position stays while everything is clicked.
    const page = await lab.open(game, { viewport: { width: 1440, height: 900 } }, 'two');
    const silent: string[] = [];
    let unlit = 0;
    let lit = 0;
    for (let position = 0; position < POSITIONS; position++) {
      const { kind, n } = await page.evaluate(nextPosition);
      const answered = await page.evaluate(clickThings, THINGS);
      silent.push(...answered.silent.map((line) => `${kind} after ${n}: ${line}`));
      unlit += answered.unlit;
      lit += answered.lit;
      const missed = await nearMisses(page);
      silent.push(...missed.map((line) => `${kind} after ${n}: ${line}`));
    }
    expect(silent).toEqual([]);
    expect(unlit).toBeGreaterThanOrEqual(REFUSED);
    expect(lit).toBeGreaterThan(5);
  },
);
