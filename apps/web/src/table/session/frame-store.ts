import { afterPaint } from './after-paint.ts';

type Listener<T> = (state: T, before: T) => void;

/**
 * A store that can let its readers wait. What a click changes first is a mark on one thing of the board; the rest of the
 * frame is drawn again after that mark is on the screen, so that the click is answered at once. The state itself is
 * always the latest.
 */
export class FrameStore<T extends object> {
  private state: T;
  private readonly initial: T;
  private told: T;
  private readonly listeners = new Set<Listener<T>>();
  private waiting: Promise<void> | undefined;
  private draw: () => void = () => undefined;

  constructor(initial: T) {
    this.state = initial;
    this.initial = initial;
    this.told = initial;
  }

  getState = (): T => this.state;
  getInitialState = (): T => this.initial;

  subscribe = (listener: Listener<T>): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Until the mark is on the screen; nothing if none is on its way. */
  get marking(): Promise<void> | undefined {
    return this.waiting;
  }

  set(change: Partial<T>): void {
    this.state = { ...this.state, ...change };
    this.tell();
  }

  /** `draw` is what else is to be drawn then. */
  setAfterPaint(change: Partial<T>, draw: () => void): void {
    this.state = { ...this.state, ...change };
    this.draw = draw;
    this.waiting ??= new Promise((painted) => {
      afterPaint(() => {
        this.waiting = undefined;
        this.draw();
        this.tell();
        painted();
      });
    });
  }

  private tell(): void {
    const before = this.told;
    if (before === this.state) return;
    this.told = this.state;
    for (const listener of this.listeners) listener(this.state, before);
  }
}
