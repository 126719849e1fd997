/** So many at once, and so many a second. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private level: number;
  private at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.level = size;
    this.at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    return true;
  }

  empty(now: number): boolean {
    this.fill(now);
    return this.level < 1;
  }

  full(now: number): boolean {
    this.fill(now);
    return this.level >= this.size;
  }

  private fill(now: number): void {
    this.level = Math.min(this.size, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}
