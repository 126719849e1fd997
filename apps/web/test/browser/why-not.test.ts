import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { LONG } from './players/player.ts';
import { nextPosition, TABLES, useLab } from './support/lab.ts';

const browser = useBrowser();
const lab = useLab(browser);

/** The proofs click so often; `npm test` a fifth of it. */
const CLICKS = process.env['EDUBBA_PROOFS'] === undefined ? 100 : 500;
const OF_ONE_POSITION = 12;

/** A refused click: on what, and what was said. */
interface Refused {
  readonly thing: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly facts: readonly string[];
  readonly rules: readonly string[];
  readonly prompt: readonly string[];
  readonly name: string;
}

/** In the page: clicks on some things that are not lit, spread over all of them. */
async function refusedClicks(most: number): Promise<readonly Refused[]> {
  const { session } = window as unknown as {
    readonly session: {
      readonly ui: { explain(view: unknown, thing: string, me: number): { readonly title: { readonly id: string } } };
      readonly state: {
        readonly note?: { readonly thing?: string };
        readonly standing: { readonly view: unknown };
        readonly table: { getState(): { readonly me: number } };
      };
      say(message: unknown): string;
    };
  };
  const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 0));
  const all = [...document.querySelectorAll('[data-thing]:not([data-lit], [data-own-click])')];
  const step = Math.max(1, Math.floor(all.length / most));
  const found: Refused[] = [];
  for (const element of all.filter((_, i) => i % step === 0).slice(0, most)) {
    const thing = element.getAttribute('data-thing') ?? '';
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    const tip = document.querySelector('.table-tip[data-kind=refuse]');
    const { standing, table, note } = session.state;
    const text = (one: Element | null): string => one?.textContent?.trim() ?? '';
    found.push({
      thing,
      title: text(tip?.querySelector('h4') ?? null),
      about: note?.thing,
      facts: [...(tip?.querySelectorAll('.tip-fact') ?? [])].map(text),
      rules: [...(tip?.querySelectorAll('.rule-chip') ?? [])].map(text),
      prompt: ['.prompt-ask b', '.prompt-why'].map((part) => text(document.querySelector(`#prompt ${part}`))),
      name: session.say(session.ui.explain(standing.view, thing, table.getState().me).title),
    });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }
  return found;
}

test.for(TABLES)(
  '%s: refused clicks are answered about the thing that was clicked, with a rule, and never with the prompt again',
  LONG,
  async (game) => {
    const page = await lab.open(game, { viewport: { width: 1440, height: 900 } });
    const wrong: string[] = [];
    let clicks = 0;
    while (clicks < CLICKS) {
      const { kind, n } = await page.evaluate(nextPosition);
      for (const one of await page.evaluate(refusedClicks, OF_ONE_POSITION)) {
        clicks++;
        const say = (what: string): unknown => wrong.push(`${kind} after ${n}, ${one.thing}: ${what}`);
        if (one.facts.length === 0) say('no answer');
        else if (one.about !== one.thing || !one.title.includes(one.name)) say(`about something else: ${one.title}`);
        else if (one.facts.some((fact) => one.prompt.includes(fact))) say(`the prompt again: ${one.facts.join(' ')}`);
        else if (one.rules.length === 0) say(`no rule: ${one.facts.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
