import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const IN = 0;
const OUT = 1;
/** More than pipes hold at once. */
const ROOM = 1 << 18;
/** A letter takes at most so many bytes for each of its places in a text. */
const WIDEST = 3;
/** Between two looks at an input or output that does not wait by itself. */
const PAUSE_MS = 1;

/**
 * What comes in, as whole lines, and what goes out; read, written and waited for at once, since a program that does nothing
 * meanwhile gains nothing by streams, and they cost more than what is read.
 */
export class Lines {
  private readonly input = Buffer.allocUnsafe(ROOM);
  private output = Buffer.allocUnsafe(ROOM);
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private ended = false;

  constructor() {
    letWait(process.stdin);
    letWait(process.stdout);
  }

  /** All lines that have come; waits for one. Nothing at the end, after a last one without its sign. */
  next(): readonly string[] | undefined {
    while (!this.ended) {
      const size = patiently(() => readSync(IN, this.input, 0, ROOM, null)) ?? 0;
      this.ended = size === 0;
      const text = this.rest + (this.ended ? this.decoder.end() : this.decoder.write(this.input.subarray(0, size)));
      const lines = text.split('\n');
      this.rest = lines.pop() ?? '';
      if (this.ended && this.rest !== '') lines.push(this.rest);
      if (lines.length !== 0) return lines;
    }
    return undefined;
  }

  /** Writes a text out, all of it. Where nobody reads any more nobody misses it. */
  write(text: string): void {
    if (WIDEST * text.length > this.output.length) this.output = Buffer.allocUnsafe(2 * WIDEST * text.length);
    const length = this.output.write(text);
    for (let written = 0; written < length; ) {
      const from = written;
      const size = patiently(() => writeSync(OUT, this.output, from, length - from));
      if (size === undefined) return;
      written += size;
    }
  }
}

/**
 * A pipe that was laid by this platform says "not yet" instead of waiting, and whoever asks again and again or sleeps in
 * between is ten times as slow: it is told to wait. Files and terminals wait by themselves.
 */
function letWait(stream: unknown): void {
  const { _handle: pipe } = stream as { readonly _handle?: { readonly setBlocking?: (on: boolean) => unknown } | null };
  pipe?.setBlocking?.(true);
}

const asleep = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Tried again as long as it is not the time yet; nothing, where the other end is gone. */
function patiently(deed: () => number): number | undefined {
  for (;;) {
    try {
      return deed();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF' || code === 'EPIPE') return undefined;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(asleep, 0, 0, PAUSE_MS);
    }
  }
}
