import { type RefObject, useEffect } from 'react';
import { useFrame } from '../session/context.ts';

/**
 * Where can I click? The parts of the table that hold something to choose stay bright and have a rim, the rest lies at
 * dusk. Where only buttons answer, and while others are asked, everything is as at rest. Set on the elements themselves: a
 * part need not be drawn again for it. `filled`: panels come after the board.
 */
export function useAskedAreas(root: RefObject<HTMLElement | null>, filled: boolean): void {
  const standing = useFrame((frame) => frame.standing);
  const undrawn = useFrame((frame) => frame.undrawn);
  const tab = useFrame((frame) => frame.tab);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every question, once its lights are drawn.
  useEffect(() => {
    // Seen at once, and again whenever a part becomes smaller: with the window, or for another part beside it.
    const watch = new ResizeObserver((parts) => {
      for (const { target } of parts) {
        if (target.matches('.table-panel')) bringIntoSight(target);
        else bringOne(target);
      }
    });
    const later = requestAnimationFrame(() => {
      const areas = [...(root.current?.querySelectorAll<HTMLElement>('[data-area]') ?? [])];
      const asked = areas.filter(
        (area) => standing?.question && area.querySelector('[data-lit]:not([data-offer])') !== null,
      );
      for (const area of areas) {
        area.toggleAttribute('data-asked', asked.includes(area));
        area.toggleAttribute('data-dusk', asked.length > 0 && !asked.includes(area));
      }
      for (const area of asked) if (area.matches('.table-panel, .tab-panel')) watch.observe(area);
    });
    return () => {
      cancelAnimationFrame(later);
      watch.disconnect();
    };
  }, [standing, undrawn, filled, tab, root]);
}

/** Where a panel is longer than its place, what is asked is scrolled to; the first of several is in sight in any case. */
function bringIntoSight(panel: Element): void {
  const { top, bottom } = panel.getBoundingClientRect();
  for (const thing of [...panel.querySelectorAll('[data-lit]:not([data-offer])')].toReversed()) {
    const place = thing.getBoundingClientRect();
    if (place.top < top || place.bottom > bottom) thing.scrollIntoView({ block: 'nearest' });
  }
}

/** Under a tab one may scroll; but where nothing of what is asked is in sight, the first of it is scrolled to. */
function bringOne(panel: Element): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const lit = [...panel.querySelectorAll('[data-lit]:not([data-offer])')];
  const isSeen = (thing: Element): boolean => {
    const place = thing.getBoundingClientRect();
    return place.height > 0 && place.top >= top && place.bottom <= bottom;
  };
  if (bottom > top && !lit.some(isSeen)) lit[0]?.scrollIntoView({ block: 'nearest' });
}
