import type { Page } from 'playwright-core';

/** Something that can be pressed, and where. */
export interface Target {
  readonly kind: 'thing' | 'option' | 'primary' | 'menu' | 'dialog' | 'control' | 'tab' | 'hold';
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** In the page: everything that invites to be pressed, each with a point where a pointer really meets it. */
function pressable({ scroll }: { readonly scroll: boolean }): readonly Target[] {
  const meets = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top === element) && !isInside(top, element);
  };
  /** A thing on the thing is another thing. */
  const isInside = (top: Element, element: Element): boolean => {
    const own = top.closest('[data-thing]');
    return element.hasAttribute('data-thing') && own !== element;
  };
  const point = (element: Element): { x: number; y: number } | undefined => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [a, b] of [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.75],
      [0.2, 0.2],
      [0.8, 0.8],
      [0.9, 0.1],
      [0.1, 0.9],
    ] as const) {
      const x = left + width * a;
      const y = top + height * b;
      if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && meets(element, x, y)) return { x, y };
    }
    return undefined;
  };
  const of = (kind: Target['kind'], selector: string): Target[] =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      if (scroll && kind === 'thing' && element instanceof HTMLElement && point(element) === undefined)
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = point(element);
      const name = element.getAttribute('data-thing') ?? element.getAttribute('aria-label') ?? element.textContent;
      return at === undefined ? [] : [{ kind, name: name ?? '', ...at }];
    });
  const hold = of('hold', '.curtain-hold');
  if (hold.length > 0) return hold;
  const dialog = of('dialog', 'dialog[open] :is(.dialog-buttons button, .option-list button)');
  // One that asks nothing, opened where the page moved under the finger, is closed again.
  if (dialog.length === 0) dialog.push(...of('dialog', 'dialog[open] header .iconbtn'));
  if (document.querySelector('dialog[open]') !== null) return dialog;
  const menu = of('menu', '.table-menu [role=menuitem]');
  if (menu.length > 0) return menu;
  return [
    ...of('thing', '[data-thing][data-lit]'),
    ...of('option', '#prompt .prompt-option'),
    ...of('primary', '#prompt [data-primary]:not([aria-disabled=true])'),
    ...of('control', '#prompt .control button:not([aria-disabled=true])'),
    ...of('tab', '.table-tabs button'),
  ];
}

/** In the page: it has been drawn again. */
function drawnAgain(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}

/** What can be pressed now. What has just been drawn may take a frame or two until it can be: frames, for a busy machine draws few. */
export async function targets(page: Page): Promise<readonly Target[]> {
  for (let patience = 20; ; patience--) {
    const found = await page.evaluate(pressable, { scroll: true });
    if (found.some(({ kind }) => kind !== 'tab') || patience === 0) return found;
    await page.evaluate(drawnAgain);
  }
}

/** How many options wait for an answer as lit things or buttons; and whether one is selected. */
export async function isSelected(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('[data-thing][data-chosen], .prompt-option[aria-pressed=true]') !== null,
  );
}
