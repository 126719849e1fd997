import { useEffect, useRef, useState } from 'react';
import { drawnThings } from '../pointing/notes.ts';
import { useFrame, useSession } from '../session/context.ts';

const NONE: ReadonlySet<string> = new Set();

/** What is asked; side offers are lit too, but nobody is led to them. */
const ASKED = '[data-lit]:not([data-offer])';

/** Which tabs hold something that can be chosen now: `map` for the board, else the panel's id. */
function litTabs(panels: readonly string[], lit = '[data-lit]'): ReadonlySet<string> {
  const holds = (selector: string): boolean => {
    const box = document.querySelector(selector);
    return box !== null && drawnThings(box, lit).length > 0;
  };
  const found = panels.filter((id) => holds(`#panel-${CSS.escape(id)}`));
  return new Set(holds('#board') ? ['map', ...found] : found);
}

/** In a tab that scrolls, the first target is brought into sight. */
function scrollToLit(tab: string): void {
  const box = document.getElementById(`panel-${tab}`);
  if (box !== null) drawnThings(box, ASKED)[0]?.scrollIntoView({ block: 'nearest' });
}

/**
 * Where the targets are, when not everything is in sight. A new decision opens the part it is made in, unless some of
 * its targets are in sight anyway; what was opened so is closed when nothing in it is asked any more.
 * `inSight`: what is beside the tabs, not one of them. `stage`: what fills the table now, if not the board.
 */
export function useLitTabs(tab: string, inSight: readonly string[], stage = 'map'): ReadonlySet<string> {
  const session = useSession();
  const beside = inSight.join(' ');
  const number = useFrame(({ standing }) => (standing?.question === null ? undefined : standing?.number));
  const [lit, setLit] = useState(NONE);
  /** The tab that was opened for a decision, not by the person. */
  const led = useRef<string>(undefined);
  /** The tab that is open once the lights are drawn: what filled the table may have made way meanwhile. */
  const open = useRef(tab);
  useEffect(() => {
    open.current = tab;
  }, [tab]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new decision opens another tab.
  useEffect(() => {
    const panels = session.ui.panels.map(({ id }) => id);
    // After the new lights are drawn.
    const later = requestAnimationFrame(() => {
      setLit(number === undefined ? NONE : litTabs(panels));
      const found = number === undefined ? NONE : litTabs(panels, ASKED);
      const first = found.has(stage) ? stage : [...found][0];
      const seen = [open.current, ...inSight].some((part) => found.has(part));
      if (found.size === 0 ? led.current === open.current : !seen) {
        led.current = first;
        session.set({ tab: first ?? stage });
        requestAnimationFrame(() => scrollToLit(first ?? ''));
      } else scrollToLit(open.current);
    });
    return () => cancelAnimationFrame(later);
  }, [number, session, beside]);
  return lit;
}
