import { Readable } from 'node:stream';
import { createDeflateRaw, deflateRawSync } from 'node:zlib';
import { Queue } from '@edubba/hosting';

/** What is longer travels packed to whoever can unpack it: a whole game told anew is a hundred times as long. */
const LONG = 8192;
/** To pack what is longer takes more than a moment: another thread does it, and everybody else is served meanwhile. */
const TAKES_LONG = 32_768;
/** So many bytes are packed in one go: another thread keeps its processor for no longer from those who play. */
const PIECE = 16_384;
const QUICK = { level: 1 };
/** What is packed is about so many times shorter. */
export const SHORTER = 8;
/**
 * Of long texts as they travel those last asked for are kept, up to so many characters: what one seat is told all its windows
 * are told, and forty windows of forty long games that ask for everything anew pay for packing once.
 */
const MOST_KEPT = 16_000_000;

export type Packed = Buffer | Promise<Buffer>;

/** What was made of long texts; whoever nobody asked for longest is dropped first. */
class Kept<Made> {
  private readonly known = new Map<string, Made>();
  private letters = 0;

  get(text: string, make: () => Made): Made {
    const before = this.known.get(text);
    const made = before ?? make();
    if (before === undefined) this.letters += text.length;
    // To the end.
    else this.known.delete(text);
    this.known.set(text, made);
    for (const oldest of this.known.keys()) {
      if (this.letters <= MOST_KEPT) break;
      this.drop(oldest);
    }
    return made;
  }

  /** Something else is made of it by now, unless it was dropped meanwhile. */
  replace(text: string, made: Made, by: Made): void {
    if (this.known.get(text) === made) this.known.set(text, by);
  }

  forget(text: string, made: Made): void {
    if (this.known.get(text) === made) this.drop(text);
  }

  private drop(text: string): void {
    this.known.delete(text);
    this.letters -= text.length;
  }
}

const packs = new Kept<Packed>();
const plains = new Kept<Buffer>();
/** One at a time: the other processor belongs to those who play, too. */
const line = new Queue();

/** A text as it travels to whoever can unpack it: itself where it is short, and later where packing it takes long. */
export function pack(text: string): string | Packed {
  return text.length <= LONG ? text : packs.get(text, () => packed(text));
}

/** A text as it travels to whoever cannot: one that is very long is made bytes once, for all who ask for it. */
export function plain(text: string): string | Buffer {
  return text.length <= TAKES_LONG ? text : plains.get(text, () => Buffer.from(text));
}

function packed(text: string): Packed {
  if (text.length <= TAKES_LONG) return deflateRawSync(text, QUICK);
  const packing = line.run(() => deflated(text));
  packing.then(
    // Whoever asks for it from now on need not wait.
    (bytes) => packs.replace(text, packing, bytes),
    () => packs.forget(text, packing),
  );
  return packing;
}

async function deflated(text: string): Promise<Buffer> {
  const parts = (await Readable.from(piecesOf(text)).pipe(createDeflateRaw(QUICK)).toArray()) as Buffer[];
  return Buffer.concat(parts);
}

function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
