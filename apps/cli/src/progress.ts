import type { Cli } from './cli.ts';

/** A terminal is told this often, a file or a pipe much less so. In milliseconds. */
const LIVE = 100;
const QUIET = 5000;

/** Work that is over sooner than this needs no progress. */
const SHORT = 1000;

/** Tells on stderr how far long work has come. */
export class Progress {
  private readonly cli: Cli;
  private readonly what: string;
  private readonly began = performance.now();
  private last = 0;
  private shown = false;

  /** `what`: catalogue id of a text with `done`, `all` and `percent`. */
  constructor(cli: Cli, what: string) {
    this.cli = cli;
    this.what = what;
  }

  /** To be called as often as one likes. */
  tell(done: number, all: number): void {
    const spent = performance.now() - this.began;
    if (spent < SHORT || spent - this.last < (process.stderr.isTTY ? LIVE : QUIET)) return;
    this.last = spent;
    this.shown = true;
    const text = this.cli.say(this.what, { done, all, percent: Math.floor((100 * done) / all) });
    if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001B[K`);
    else this.cli.note(text);
  }

  /** Takes the line away again. */
  end(): void {
    if (this.shown && process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }
}
