import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Spot } from '../table/session/frame.ts';
import { drawnThings, spotOf } from '../table/pointing/notes.ts';
import { overlap, type Placed, placed } from '../table/pointing/place.ts';

/** How often it is looked whether what is spoken of has moved: a map that is panned tells nobody. */
const LOOK = 150;
const GAP = 8;

const visible = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;

const SELECTED = '[data-thing][data-chosen], .prompt-option[aria-pressed=true]';
const CONFIRMS = '#prompt [data-primary]:not([aria-disabled])';

/** What the lesson speaks of, as it is drawn: what confirms a choice, else what can be chosen, else what is pointed out, else the buttons. */
function spokenOf(): readonly Element[] {
  for (const found of [
    document.querySelector(SELECTED) === null ? [] : [...document.querySelectorAll(CONFIRMS)],
    drawnThings(document, '[data-lit]'),
    drawnThings(document, '[data-marked]'),
    [
      ...document.querySelectorAll(
        '#prompt .prompt-option, #prompt .control button, #prompt [data-primary]:not([aria-disabled])',
      ),
    ],
  ]) {
    const seen = found.filter(visible);
    const free = seen.filter(uncovered);
    if (seen.length > 0) return free.length > 0 ? free : seen;
  }
  return [];
}

/** A stage may lie over the board on which the same is lit too. The card itself and what explains something hide nothing here. */
function uncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const upper = document.elementFromPoint(left + width / 2, top + height / 2);
  if (upper === null) return false;
  return element.contains(upper) || upper.contains(element) || upper.closest('.lesson-panel, .table-tip') !== null;
}

/** What is drawn so near to one another is pointed at as one. */
const NEAR = 40;

const areaOf = ({ left, top, right, bottom }: Spot): number => (right - left) * (bottom - top);

/** What the card points at: the largest of what it speaks of, with what lies right beside it. The same may be lit elsewhere too. */
function mainOf(spots: readonly Spot[]): readonly Spot[] {
  const [largest] = spots.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (largest === undefined) return [];
  const { left, top, right, bottom } = largest;
  const reach = { left: left - NEAR, top: top - NEAR, right: right + NEAR, bottom: bottom + NEAR };
  return spots.filter((spot) => overlap(spot, reach) > 0);
}

function around(spots: readonly Spot[]): Spot | undefined {
  const [first] = spots;
  if (first === undefined) return undefined;
  return {
    left: Math.min(...spots.map(({ left }) => left)),
    top: Math.min(...spots.map(({ top }) => top)),
    right: Math.max(...spots.map(({ right }) => right)),
    bottom: Math.max(...spots.map(({ bottom }) => bottom)),
  };
}

/** What it costs to cover the prompt's words in part: more than to cover them all. */
const CUT = 3e6;

/** Where the card lies, and how high it may be where it must fit in somewhere: it is scrolled then. */
export interface Lying extends Placed {
  readonly most?: number;
}

/** Where the words of the prompt end, if no buttons stand beside them. */
function wordsEnd(): number | undefined {
  if (document.querySelector('#prompt .prompt-ask button:not(.rule-chip)') !== null) return undefined;
  const words = [...document.querySelectorAll('#prompt :is(.prompt-ask, .prompt-why)')].map(spotOf);
  return words.length === 0 ? undefined : Math.max(...words.map(({ bottom }) => bottom));
}

/**
 * On a phone: across the whole width, on the prompt if the target stays free there, else where it does. `asked`: the prompt asks
 * what is to be answered, and nothing lies on it.
 */
function onPhone(box: HTMLElement, targets: readonly Spot[], asked: boolean): Lying {
  const { offsetWidth: width } = box;
  const left = (innerWidth - width) / 2;
  const edge = (selector: string): Spot | undefined => {
    const element = document.querySelector(selector);
    return element === null ? undefined : spotOf(element);
  };
  const prompt = edge('#prompt');
  const bar = edge('.table-top')?.bottom ?? 0;
  const foot = edge('.table-tabs')?.top ?? innerHeight;
  const rooms = prompt === undefined ? [foot - bar] : [prompt.top - bar, foot - prompt.bottom];
  const most = Math.max(...rooms) - 2 * GAP;
  const height = asked ? Math.min(box.offsetHeight, most) : box.offsetHeight;
  const words = asked ? undefined : wordsEnd();
  const tops = [
    (prompt?.top ?? innerHeight) - height - GAP,
    foot - height - GAP,
    bar + GAP,
    ...(words === undefined ? [] : [words - height]),
  ];
  const cost = (top: number): number => {
    const spot = { left, top, right: left + width, bottom: top + height };
    const hidden = targets.reduce((sum, one) => sum + overlap(spot, one), 0);
    const outside = Math.max(0, bar - top) + Math.max(0, spot.bottom - innerHeight);
    // Rather all of the prompt's words than half a line of them.
    const cuts = prompt !== undefined && words !== undefined && spot.bottom > prompt.top && spot.bottom < words;
    return (
      (cuts ? CUT : 0) +
      hidden * 400 +
      (prompt === undefined ? 0 : overlap(spot, prompt) * (asked ? 4000 : 4)) +
      outside * 1e9
    );
  };
  const top = tops.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return { left, top, side: 'above', arrow: -1, apart: false, ...(asked ? { most } : {}) };
}

function beside(box: HTMLElement, targets: readonly Spot[]): Placed {
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const prompt = document.querySelector('#prompt');
  const bar = document.querySelector('.table-top');
  const kept = [prompt, bar].flatMap((one) => (one === null ? [] : [spotOf(one)]));
  const room = { width: innerWidth, height: innerHeight };
  const at = around(mainOf(targets)) ??
    kept[0] ?? { left: 0, top: innerHeight, right: innerWidth, bottom: innerHeight };
  // What is pointed out besides, and the pieces on the table: one wants to see what the card speaks of.
  const pieces = [...document.querySelectorAll('[data-piece]')].filter(visible).map(spotOf);
  return placed(at, size, room, [...targets, ...pointedOut()], kept, pieces);
}

const pointedOut = (): readonly Spot[] => drawnThings(document, '[data-marked]').filter(visible).map(spotOf);

/** What its place depends on. Pieces that walk meanwhile do not drive it to and fro. */
function settled(box: HTMLElement, targets: readonly Spot[]): string {
  const prompt = document.querySelector('#prompt');
  const spots = [...(prompt === null ? [] : [spotOf(prompt)]), ...targets, ...pointedOut()];
  const numbers = spots.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]);
  return [box.offsetWidth, box.offsetHeight, innerWidth, innerHeight, ...numbers].map(Math.round).join(' ');
}

/** Where the card of a lesson lies: beside what it speaks of, never on it. Folded or unfolded it has its place before it is seen. */
export function usePlace(
  box: RefObject<HTMLElement | null>,
  phone: boolean,
  asked: boolean,
  folded: boolean,
): Lying | undefined {
  const [place, setPlace] = useState<Lying>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `folded` changes its size.
  useLayoutEffect(() => {
    let seen = '';
    const look = (): void => {
      const element = box.current;
      if (element === null) return;
      const targets = spokenOf().map(spotOf);
      const depends = settled(element, targets);
      if (depends === seen) return;
      seen = depends;
      const next = phone ? onPhone(element, targets, asked) : beside(element, targets);
      setPlace((now) => (now !== undefined && same(now, next) ? now : next));
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [box, phone, asked, folded]);
  return place;
}

function same(a: Lying, b: Lying): boolean {
  const moved = Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.arrow - b.arrow);
  return a.side === b.side && moved + Math.abs((a.most ?? 0) - (b.most ?? 0)) < 2;
}
