import type { TableNews } from '../../worker/api.ts';

type Motion = 'slow' | 'normal' | 'fast' | 'off';

/** How long one answer of somebody else stays before the next is shown, in milliseconds. */
const STAY: { readonly [motion in Motion]: number } = { slow: 1500, normal: 850, fast: 380, off: 0 };

/** However much has happened meanwhile, it is shown within this time. */
const LONGEST = 9000;

/** Shows news one by one at the chosen speed. Whoever acts sees the latest at once. */
export class Pace {
  private readonly waiting: TableNews[] = [];
  /** When everything that waits is to be shown. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly show: (news: TableNews, behind: number) => void;
  private readonly motion: () => Motion;
  /** Says nothing to anybody: it need not be waited for. */
  private readonly isQuiet: (news: TableNews) => boolean;

  constructor(
    show: (news: TableNews, behind: number) => void,
    motion: () => Motion,
    isQuiet: (news: TableNews) => boolean,
  ) {
    this.show = show;
    this.motion = motion;
    this.isQuiet = isQuiet;
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** `now`: it is the reader's own, or changes everything: nothing is held back before it. */
  add(news: TableNews, now: boolean): void {
    this.waiting.push(news);
    if (now || this.motion() === 'off') this.catchUp();
    else if (this.timer === undefined) {
      this.until = Date.now() + LONGEST;
      this.next();
    }
  }

  /** Shows everything that waits, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let news = this.waiting.shift(); news !== undefined; news = this.waiting.shift()) {
      this.show(news, this.waiting.length);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private next(): void {
    this.timer = undefined;
    // Where others go on faster than one can follow, the rest is drawn once, not move by move.
    if (Date.now() >= this.until) return this.catchUp();
    const news = this.waiting.shift();
    if (news === undefined) return;
    this.show(news, this.waiting.length);
    const share = Math.max(0, this.until - Date.now()) / (this.waiting.length + 1);
    const stay = this.isQuiet(news) ? 0 : Math.min(STAY[this.motion()], share);
    this.timer = setTimeout(() => this.next(), stay);
  }
}
