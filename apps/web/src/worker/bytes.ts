/** Writes numbers and texts into bytes, small numbers into one. */
export class ByteWriter {
  readonly bytes: number[] = [];

  byte(n: number): void {
    this.bytes.push(n & 0xff);
  }

  /** Seven bits to a byte, the lowest first; the top bit says that more follow. */
  number(n: number): void {
    let rest = n;
    while (rest > 0x7f) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  text(text: string): void {
    const utf8 = new TextEncoder().encode(text);
    this.number(utf8.length);
    this.bytes.push(...utf8);
  }

  /** Eight hexadecimal digits as four bytes. */
  hex(digits: string): void {
    for (let i = 0; i < 8; i += 2) this.byte(Number.parseInt(digits.slice(i, i + 2), 16));
  }
}

/** Reads what {@link ByteWriter} wrote; throws a RangeError where nothing is left. */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const n = this.bytes[this.at++];
    if (n === undefined) throw new RangeError('the bytes end too early');
    return n;
  }

  number(): number {
    let n = 0;
    for (let scale = 1; scale <= 2 ** 42; scale *= 0x80) {
      const byte = this.byte();
      n += (byte & 0x7f) * scale;
      if (byte < 0x80) return n;
    }
    throw new RangeError('a number without an end');
  }

  text(): string {
    const length = this.number();
    if (length > this.left) throw new RangeError('a text longer than what is left');
    const from = this.at;
    this.at += length;
    return new TextDecoder('utf-8', { fatal: true }).decode(this.bytes.subarray(from, this.at));
  }

  hex(): string {
    return Array.from({ length: 4 }, () => this.byte().toString(16).padStart(2, '0')).join('');
  }
}

/** Bytes as text that an address takes as it is. */
export function toBase64Url(bytes: readonly number[]): string {
  const binary = bytes.map((byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of such a text; nothing for any other. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}
