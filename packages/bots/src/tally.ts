/** Adds up one seat's games: whole numbers only, divided when somebody asks. */
export class Tally {
  n = 0;
  wins = 0;
  shared = 0;
  private sum = 0;
  private squares = 0;
  private least = 0;
  private most = 0;

  add(score: number, won = false, together = false): void {
    this.least = this.n === 0 ? score : Math.min(this.least, score);
    this.most = this.n === 0 ? score : Math.max(this.most, score);
    this.n++;
    this.sum += score;
    this.squares += score * score;
    if (won) this.wins++;
    if (won && together) this.shared++;
  }

  get min(): number {
    return this.least;
  }

  get max(): number {
    return this.most;
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }

  get deviation(): number {
    return this.n === 0 ? 0 : Math.sqrt(Math.max(0, this.squares / this.n - this.mean * this.mean));
  }

  result(): { wins: number; shared: number; meanScore: number; minScore: number; maxScore: number; deviation: number } {
    const { wins, shared, mean, min, max, deviation } = this;
    return { wins, shared, meanScore: mean, minScore: min, maxScore: max, deviation };
  }
}
