import type { TableNews } from '../../worker/api.ts';
import { useSettings } from '../../settings/settings.ts';
import { type Spot } from '../session/frame.ts';
import { spotOf } from '../pointing/notes.ts';
import type { Mover, Session } from '../session/Session.ts';
import { play } from './sounds.ts';

const SPEED = { slow: 1.6, normal: 1, fast: 0.5, off: 0 } as const;
/** Several pieces start one after the other, and all lie within the whole time. */
const STAGGER = 60;
const WHOLE = 1200;
/** More than this at once is no move but another position. */
const MOST = 24;

const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** How long a piece travels: longer ways take longer, none too long. */
function timeFor(x: number, y: number): number {
  return Math.min(600, 320 + 0.4 * Math.hypot(x, y));
}

/** Pixels of the window in the element's own units: what is drawn in an <svg> has its own. */
function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  const matrix = (element.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
  return matrix === undefined || matrix === null || matrix.a === 0 ? 1 : matrix.a;
}

/** How a piece is put so far from its place: inside an <svg> only `transform` moves without the main thread. */
function placing(piece: Element): (x: number, y: number) => Keyframe {
  return piece instanceof SVGElement
    ? (x, y) => ({ transform: `translate(${x}px, ${y}px)` })
    : (x, y) => ({ translate: `${x}px ${y}px` });
}

/** Lets pieces fly from where they were, or from their owner, and counters roll. Acting skips it all. */
export class Flights implements Mover {
  private readonly session: Session;
  private readonly root: Element;
  private pieces = new Map<string, Spot>();
  /** How the board lay in the window when the pieces were where they were, and which of them lay on it. */
  private board: DOMMatrix | undefined;
  private onBoard = new Set<string>();
  private counts = new Map<string, string>();
  private running: Animation[] = [];

  constructor(session: Session, root: Element) {
    this.session = session;
    this.root = root;
  }

  private get speed(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return SPEED[useSettings.getState().motion];
  }

  before(): void {
    this.finish();
    if (this.speed === 0) return;
    this.pieces = new Map(
      this.all('[data-piece]').map((piece) => [piece.getAttribute('data-piece') ?? '', spotOf(piece)]),
    );
    this.board = this.boardNow();
    this.onBoard = new Set(
      this.all('.panzoom-board [data-piece]').map((piece) => piece.getAttribute('data-piece') ?? ''),
    );
    this.counts = new Map(
      this.all('[data-count]').map((count) => [count.getAttribute('data-count') ?? '', count.textContent ?? '']),
    );
  }

  after(news: TableNews): void {
    if (news.type !== 'events') return;
    play(news.by === this.session.state.table?.getState().me ? 'place' : 'other');
    if (this.speed === 0 || this.session.state.behind > 6) return;
    // The next frame has the new position drawn, and has not been shown yet.
    requestAnimationFrame(() => this.fly(news.by));
  }

  /** Whatever still moves lies at once. */
  finish(): void {
    for (const one of this.running) one.finish();
    this.running = [];
  }

  private all(selector: string): readonly Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  private fly(by: number): void {
    const speed = this.speed;
    const origin = this.originOf(by);
    const refitted = this.refitted();
    const moves = this.all('[data-piece]').flatMap((piece) => {
      const to = spotOf(piece);
      const name = piece.getAttribute('data-piece') ?? '';
      const was = this.pieces.get(name);
      const from = was === undefined ? origin : this.onBoard.has(name) ? refitted(was) : was;
      if (from === undefined || (to.right === to.left && to.bottom === to.top)) return [];
      const x = (from.left + from.right - to.left - to.right) / 2;
      const y = (from.top + from.bottom - to.top - to.bottom) / 2;
      const isNew = was === undefined;
      return Math.hypot(x, y) < 3 && !isNew ? [] : [{ piece, x, y, isNew }];
    });
    if (moves.length <= MOST) {
      moves.forEach(({ piece, x, y, isNew }, i) => {
        const scale = scaleOf(piece);
        const delay = Math.min(i * STAGGER, WHOLE - 600);
        const at = placing(piece);
        const keyframes = [
          { ...at(x / scale, y / scale), opacity: isNew ? 0.3 : 1 },
          { ...at(0, 0), opacity: 1, offset: 0.84 },
          { ...at(0, -1.5), opacity: 1, offset: 0.92 },
          { ...at(0, 0), opacity: 1 },
        ];
        // What flies is not set down besides: two at once cannot leave the main thread.
        for (const other of piece.getAnimations()) other.cancel();
        this.run(piece, keyframes, {
          duration: timeFor(x, y) * speed,
          delay: delay * speed,
          easing: EASE,
          fill: 'backwards',
        });
      });
    }
    for (const count of this.all('[data-count]')) this.roll(count, speed);
  }

  private boardNow(): DOMMatrix | undefined {
    return this.root.querySelector<SVGSVGElement>('.panzoom-board')?.getScreenCTM() ?? undefined;
  }

  /** Where a place on the board lies now. A prompt that grows moves the whole board, and no piece on it. */
  private refitted(): (spot: Spot) => Spot {
    const now = this.boardNow();
    if (this.board === undefined || now === undefined) return (spot) => spot;
    const { a, d, e, f } = now.multiply(this.board.inverse());
    return ({ left, top, right, bottom }) => ({
      left: a * left + e,
      top: d * top + f,
      right: a * right + e,
      bottom: d * bottom + f,
    });
  }

  /** Where new pieces come from: the row of whoever acted. */
  private originOf(by: number): Spot | undefined {
    const row = this.root.querySelector(`[data-origin="${by}"] .seal`);
    return row === null ? undefined : spotOf(row);
  }

  private roll(count: Element, speed: number): void {
    const before = this.counts.get(count.getAttribute('data-count') ?? '');
    const now = count.textContent ?? '';
    if (before === undefined || before === now) return;
    const up = Number.parseFloat(now) >= Number.parseFloat(before);
    this.run(
      count,
      [
        { translate: `0 ${up ? 9 : -9}px`, opacity: 0.2 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 240 * speed, easing: EASE },
    );
  }

  private run(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(keyframes, timing);
    this.running.push(animation);
  }
}
