/**
 * In the page: what is lit and cannot be pressed where it lies. In a wide window everything asked is in sight at once.
 * Where there are tabs a target may lie under another one, if that one says so; on a phone and a tablet a panel may also
 * be scrolled, but something that is asked is in sight without.
 */
export function unseen(): readonly string[] {
  const { session } = window as unknown as {
    readonly session: {
      readonly state: {
        readonly undrawn: ReadonlySet<string>;
        readonly table: { getState(): { readonly lit: ReadonlyMap<string, readonly string[]> } };
      };
    };
  };
  const arrangement = document.querySelector('[data-arrangement]')?.getAttribute('data-arrangement') ?? '';
  const scrolls = !['wide', 'low'].includes(arrangement);
  const GRID = [0.5, 0.3, 0.7, 0.15, 0.85];
  /** Whether a pointer meets the thing itself somewhere on it. */
  const isMet = (element: Element, thing: string): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return GRID.some((b) =>
      GRID.some((a) => {
        const [x, y] = [left + width * a, top + height * b];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        return document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') === thing;
      }),
    );
  };
  const isUnderLitTab = (element: Element): boolean => {
    const slot = element.closest('.tab-slot[hidden]');
    const panel = slot?.querySelector('[id^="panel-"]')?.id.slice('panel-'.length);
    const onBoard = element.closest('#board') !== null && arrangement === 'phone';
    const tab = onBoard ? 'map' : panel;
    return tab !== undefined && document.querySelector(`.table-tabs [data-tab="${tab}"] .tab-lit`) !== null;
  };
  const { undrawn, table } = session.state;
  const found: string[] = [];
  let inSight = 0;
  let things = 0;
  for (const [thing, keys] of table.getState().lit) {
    const drawn = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
    if (drawn.length === 0) {
      if (!keys.every((key) => undrawn.has(key))) found.push(`${thing} is nowhere`);
      continue;
    }
    things++;
    if (drawn.some((element) => isMet(element, thing))) {
      inSight++;
      continue;
    }
    if (drawn.some(isUnderLitTab)) continue;
    const back = scrolls
      ? drawn.find((element) => element.closest('.tab-panel, .plain-board, .phone-sheet') !== null)
      : undefined;
    back?.scrollIntoView({ block: 'center' });
    if (back !== undefined && isMet(back, thing)) continue;
    const { left, top, width, height } = (drawn[0] as Element).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    const place = [left, top, width, height].map(Math.round).join(' ');
    found.push(`${thing} at ${place} under ${over?.tagName ?? 'nothing'}.${over?.getAttribute('class') ?? ''}`);
  }
  if (things > 0 && inSight === 0) found.push('nothing of what is asked is in sight');
  return found;
}
