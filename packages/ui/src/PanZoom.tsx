import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from './Icon.tsx';
import { MiniMap } from './MiniMap.tsx';
import { type Placing, type Size, bounded, filling, fitted, HOME, resized, showing, zoomed } from './pan-zoom.ts';
import { useGestures } from './useGestures.ts';

/** What the frame can ask of a board that can be moved. */
export interface PanZoomHandle {
  zoom(factor: number): void;
  fit(): void;
  /** Moves so that these fill the view, unless somebody has just moved it. `sure`: even then. */
  show(elements: Iterable<Element>, sure?: boolean): void;
  /** As big as fills the window, unless somebody has just moved it. */
  fill(): void;
  /** Puts its buttons where they lie on none of these. */
  avoid(elements: Iterable<Element>): void;
}

/** What its buttons are called. */
export interface PanZoomNames {
  readonly board: string;
  readonly fit: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

interface PanZoomProps {
  /** The table: its place and zoom are kept for it while the window is open. */
  readonly id: string;
  readonly size: readonly [number, number];
  readonly names: PanZoomNames;
  /** A small picture of the whole, with the window in it. */
  readonly miniMap?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<PanZoomHandle>;
  /** More buttons under its own. */
  readonly tools?: ReactNode;
  readonly onTwoFingerTap?: (() => void) | undefined;
}

/** Somebody who has just moved the board is left alone for so long. */
const HANDS_OFF = 3000;

const keptAt = (id: string): string => `edubba-zoom-${id}`;

type Kept = Placing & Size;

/** Where a hand left it in a window of this size; in any other it starts from home. */
function kept(id: string, { width, height }: Size): Placing {
  try {
    const at = JSON.parse(sessionStorage.getItem(keptAt(id)) ?? 'null') as Kept | null;
    const same = at !== null && at.width === width && at.height === height;
    return same && [at.x, at.y, at.k].every(Number.isFinite) ? { x: at.x, y: at.y, k: at.k } : HOME;
  } catch {
    return HOME;
  }
}

function keep(id: string, at: Kept): void {
  try {
    sessionStorage.setItem(keptAt(id), JSON.stringify(at));
  } catch {
    // Without storage it starts from its home position next time.
  }
}

/** A board that can be moved and zoomed by wheel, fingers, keys and buttons. Only a transform changes meanwhile. */
export function PanZoom(props: PanZoomProps): ReactElement {
  const { id, size, names, miniMap = false, children, ref, tools, onTwoFingerTap } = props;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const at = useRef<Placing>(HOME);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const [shown, setShown] = useState<Placing>(HOME);
  /** The small picture lies in the lower corner, or in the upper one, or nowhere if both have something to be seen. */
  const [picture, setPicture] = useState<Corner>(PICTURED[0]);
  const tool = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Corner>(CORNERS[0]);
  const content = useId();
  const [width, height] = size;
  const board = { width, height };

  const room = (): Size => {
    const box = frame.current;
    return { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 };
  };
  /** `settle`: the hand is off; it goes back into its bounds, smoothly. */
  const place = (next: Placing, settle: boolean, give = 0): void => {
    at.current = bounded(next, board, room(), settle ? 0 : give);
    const { x, y, k } = at.current;
    const element = svg.current;
    if (element === null) return;
    element.style.transition = settle ? '' : 'none';
    element.style.willChange = settle ? '' : 'transform';
    element.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    if (!settle) return;
    setShown((was) => (was.x === x && was.y === y && was.k === k ? was : at.current));
  };
  const byHand = (next: Placing, settle: boolean, give = 0): void => {
    movedAt.current = performance.now();
    place(next, settle, give);
    if (settle) keep(id, { ...at.current, ...room() });
  };
  const zoom = (factor: number): void => {
    const { width: w, height: h } = room();
    byHand(zoomed(at.current, factor, w / 2, h / 2), true);
  };

  const isInHands = (): boolean => performance.now() - movedAt.current < HANDS_OFF;

  useGestures(frame, at, byHand, onTwoFingerTap);
  useImperativeHandle(ref, () => ({
    zoom,
    fit: () => byHand(HOME, true),
    show: (elements, sure = false) => {
      const drawn = svg.current;
      if (drawn === null || (!sure && isInHands())) return;
      const parts = [...elements].map((element) => partOf(drawn, element, room()));
      const whole = unionOf(parts);
      place(whole === undefined ? HOME : showing(whole, board, room()), true);
      setPicture(
        PICTURED.find((one) => !parts.some((part) => isIn(one, part, at.current, room(), PICTURE))) ?? 'nowhere',
      );
    },
    fill: () => {
      if (!isInHands()) place(filling(board, room()), true);
    },
    avoid: (elements) => {
      const drawn = svg.current;
      if (drawn === null || tool.current === null) return;
      const parts = [...elements].map((element) => partOf(drawn, element, room()));
      const { offsetWidth, offsetHeight } = tool.current;
      const free = CORNERS.find(
        (one) => !parts.some((part) => isIn(one, part, at.current, room(), [offsetWidth, offsetHeight])),
      );
      setCorner(free ?? 'nowhere');
    },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another table starts from another place.
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Its size is told when it is first laid out; asking for it before would have the page laid out twice.
    let before: Size | undefined;
    at.current = HOME;
    const watch = new ResizeObserver(() => {
      const now = room();
      if (before === undefined) {
        // What is lit may have been gone to before the window's size was told.
        if (at.current === HOME) place(kept(id, now), true);
      } else if (now.width !== before.width || now.height !== before.height) {
        place(resized(at.current, board, before, now), true);
      }
      before = now;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [id]);

  const home = shown.k === 1 && shown.x === 0 && shown.y === 0;
  return (
    <div className="panzoom" ref={frame}>
      <svg ref={svg} className="panzoom-board" viewBox={`0 0 ${width} ${height}`} aria-label={names.board} role="group">
        <g id={content}>{children}</g>
      </svg>
      <div className="panzoom-tools" ref={tool} data-corner={corner}>
        <button type="button" className="panzoom-tool panzoom-zoom" aria-label={names.zoomIn} onClick={() => zoom(1.4)}>
          <Icon id="ui-zoom-in" />
        </button>
        <button
          type="button"
          className="panzoom-tool panzoom-zoom"
          aria-label={names.zoomOut}
          onClick={() => zoom(1 / 1.4)}
        >
          <Icon id="ui-zoom-out" />
        </button>
        <button
          type="button"
          className="panzoom-tool"
          aria-label={names.fit}
          data-home={home ? '' : undefined}
          onClick={() => byHand(HOME, true)}
        >
          <Icon id="ui-fit" />
        </button>
        {tools}
      </div>
      {miniMap && !home && picture !== 'nowhere' && (
        <MiniMap
          content={content}
          above={picture === 'upper left'}
          size={size}
          window={windowOn(shown, board, room())}
          onMove={(fx, fy) => {
            const { left, top, width: w, height: h } = fitted(board, room());
            const { k } = at.current;
            byHand({ k, x: room().width / 2 - (left + fx * w) * k, y: room().height / 2 - (top + fy * h) * k }, true);
          }}
        />
      )}
    </div>
  );
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the fitted window an element takes up, whatever the zoom is now, and also while it moves. */
function partOf(board: Element, element: Element, room: Size): Part {
  const origin = board.getBoundingClientRect();
  const k = origin.width / room.width;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: (left - origin.left) / k, top: (top - origin.top) / k, width: width / k, height: height / k };
}

function unionOf(parts: readonly Part[]): Part | undefined {
  if (parts.length === 0) return undefined;
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  return {
    left,
    top,
    width: Math.max(...parts.map((part) => part.left + part.width)) - left,
    height: Math.max(...parts.map((part) => part.top + part.height)) - top,
  };
}

/** Where its buttons may lie, in the order in which a place is looked for; nowhere, if each is on something. */
const CORNERS = ['lower right', 'upper right', 'lower left', 'upper left'] as const;
type Corner = (typeof CORNERS)[number] | 'nowhere';

const PICTURED = ['lower left', 'upper left'] as const;
/** Room the small picture takes up. */
const PICTURE = [94, 94] as const;
/** How far from the edge what lies in a corner is. */
const EDGE = 10;

/** Does a part of the board lie under what is in a corner of the window, once the board is placed so? */
function isIn(
  corner: Corner,
  part: Part,
  { x, y, k }: Placing,
  room: Size,
  [width, height]: readonly [number, number],
): boolean {
  const [left, top] = [part.left * k + x, part.top * k + y];
  const [right, bottom] = [left + part.width * k, top + part.height * k];
  const across = corner.endsWith('right') ? right > room.width - width - EDGE : left < width + EDGE;
  return across && (corner.startsWith('lower') ? bottom > room.height - height - EDGE : top < height + EDGE);
}

/** What of the board is seen, as parts of its width and height. */
function windowOn({ x, y, k }: Placing, board: Size, room: Size): readonly [number, number, number, number] {
  const { left, top, width, height } = fitted(board, room);
  const from = (offset: number, start: number, length: number): number => (-offset / k - start) / length;
  return [from(x, left, width), from(y, top, height), room.width / k / width, room.height / k / height];
}
