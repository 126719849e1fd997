import type { Thing } from '@edubba/ui';
import type { Spot } from '../session/frame.ts';
import { spotOf } from './notes.ts';

/** What is lit is met within so many pixels each way, however small it is drawn. */
const REACH = 44;
/** What answers a click by itself, and what lies over the table. */
const OWN = 'button, a, input, label, select, textarea, summary, dialog, .table-tip, .table-menu, #prompt';

/** Whether a click there is meant for something else than the table. */
export function answersItself(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(`${OWN}, header, .lesson-panel, .minimap`) !== null;
}

/** A thing and where it is drawn. */
export interface Drawn {
  readonly element: Element;
  readonly thing: Thing;
}

/** The thing that something lies on. */
export function thingAt(target: EventTarget | null): Drawn | undefined {
  const element = target instanceof Element ? target.closest('[data-thing]') : null;
  const thing = element?.getAttribute('data-thing') ?? undefined;
  return element === null || thing === undefined ? undefined : { element, thing };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ left, top, right, bottom }: Spot): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Spot): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** A place at least as large as a fingertip. */
function grown({ left, top, right, bottom }: Spot): Spot {
  const dx = Math.max(0, (REACH - (right - left)) / 2);
  const dy = Math.max(0, (REACH - (bottom - top)) / 2);
  return { left: left - dx, top: top - dy, right: right + dx, bottom: bottom + dy };
}

/**
 * Which of several small places a point means: the nearest of those it is within reach of. `under`: what lies there itself; it
 * gives way only to what is drawn upon it.
 */
export function inReach<T>(
  point: Point,
  places: readonly { readonly is: T; readonly at: Spot }[],
  under?: Spot,
): T | undefined {
  const far = (at: Spot): number => Math.hypot(middle(at).x - point.x, middle(at).y - point.y);
  return places
    .filter(({ at }) => isIn(point, grown(at)) && (under === undefined || isIn(middle(at), under)))
    .toSorted((a, b) => far(a.at) - far(b.at))[0]?.is;
}

/** The thing that a click means: the one it meets, or a lit one that is hard to meet and so close that it must be meant. */
export function meantBy(root: Element, event: MouseEvent): Drawn | undefined {
  const met = thingAt(event.target);
  // By a key or a program: no place at all.
  if (met?.element.hasAttribute('data-lit') === true || event.detail === 0) return met;
  if (met === undefined && event.target instanceof Element && event.target.closest(OWN) !== null) return undefined;
  const lit = [...root.querySelectorAll('[data-thing][data-lit]')].flatMap((element) => {
    const at = spotOf(element);
    const { x, y } = middle(at);
    const seen = at.right > at.left && element.contains(document.elementFromPoint(x, y));
    return seen ? [{ is: element, at }] : [];
  });
  const under = met?.element.hasAttribute('data-told') === false ? spotOf(met.element) : undefined;
  const close = inReach({ x: event.clientX, y: event.clientY }, lit, under);
  return (close && thingAt(close)) ?? met;
}
