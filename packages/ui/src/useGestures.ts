import { type RefObject, useEffect, useRef } from 'react';
import { GIVE, HOME, type Placing, zoomed } from './pan-zoom.ts';

type Move = (next: Placing, settle: boolean, give?: number) => void;
type Point = { readonly x: number; readonly y: number };

/** A hand that trembles is not a hand that drags. */
const SLOP = 7;
const DOUBLE_TAP = 300;
/** Two fingers that leave again so soon, without moving, have tapped. */
const TWO_FINGER_TAP = 260;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.hypot(a.x - b.x, a.y - b.y);

/** Wheel about the pointer, drag, pinch about the middle, double tap. Listens once; the board itself knows nothing of it. */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  at: RefObject<Placing>,
  move: Move,
  onTwoFingerTap?: () => void,
): void {
  const tapped = useRef(onTwoFingerTap);
  useEffect(() => {
    tapped.current = onTwoFingerTap;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs stay; `move` reads only refs.
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const off = new AbortController();
    const { signal } = off;
    const hands = new Map<number, Point>();
    let dragging = false;
    let start: Point = { x: 0, y: 0 };
    let from: Placing = HOME;
    let apart = 1;
    /** When the second finger came; 0 once they have moved. */
    let together = 0;
    let lastTap = { time: 0, x: 0, y: 0 };
    let wheelEnd = 0;

    const local = (event: { clientX: number; clientY: number }): Point => {
      const rect = box.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    const grip = (): void => {
      const points = [...hands.values()];
      start = middle(points);
      apart = spread(points);
      from = at.current;
    };
    const follow = (): void => {
      const points = [...hands.values()];
      const now = middle(points);
      if (Math.hypot(now.x - start.x, now.y - start.y) > SLOP || Math.abs(spread(points) - apart) > SLOP) together = 0;
      const scaled = points.length > 1 ? zoomed(from, spread(points) / apart, start.x, start.y) : from;
      move({ k: scaled.k, x: scaled.x + now.x - start.x, y: scaled.y + now.y - start.y }, false, GIVE);
    };
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };

    box.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const { x, y } = local(event);
        move(zoomed(at.current, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y), false);
        clearTimeout(wheelEnd);
        wheelEnd = window.setTimeout(() => move(at.current, true), 160);
      },
      { passive: false, signal },
    );
    box.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (event.target as Element).closest('.panzoom-tools, .minimap') !== null) return;
        hands.set(event.pointerId, local(event));
        if (hands.size > 1) dragging = true;
        together = hands.size === 2 ? event.timeStamp : 0;
        grip();
      },
      { signal },
    );
    box.addEventListener(
      'pointermove',
      (event) => {
        if (!hands.has(event.pointerId)) return;
        const now = local(event);
        if (!dragging) {
          if (Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
          // A whole board has nowhere to go under the mouse.
          if (event.pointerType === 'mouse' && at.current.k <= 1) return;
          dragging = true;
          box.setPointerCapture(event.pointerId);
          box.dataset['dragging'] = '';
        }
        hands.set(event.pointerId, now);
        follow();
      },
      { signal },
    );
    const release = (event: PointerEvent): void => {
      if (!hands.delete(event.pointerId)) return;
      if (hands.size > 0) {
        grip();
        return;
      }
      delete box.dataset['dragging'];
      if (!dragging) return;
      dragging = false;
      if (event.type === 'pointerup' && event.timeStamp - together < TWO_FINGER_TAP) tapped.current?.();
      together = 0;
      move(at.current, true);
      // The click that ends a drag chooses nothing.
      box.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => box.removeEventListener('click', swallow, { capture: true }), 0);
    };
    box.addEventListener('pointerup', release, { signal });
    box.addEventListener('pointercancel', release, { signal });
    box.addEventListener(
      'click',
      (event) => {
        const { x, y } = local(event);
        const again = event.timeStamp - lastTap.time < DOUBLE_TAP && Math.hypot(x - lastTap.x, y - lastTap.y) < 30;
        lastTap = again ? { time: 0, x, y } : { time: event.timeStamp, x, y };
        // Twice on something that can be chosen is a choice.
        if (!again || (event.target as Element).closest('[data-lit], button') !== null) return;
        move(at.current.k > 1.05 ? HOME : zoomed(at.current, 2, x, y), true);
      },
      { signal },
    );
    return () => off.abort();
  }, []);
}
